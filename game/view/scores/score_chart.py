"""The line chart of a match: the points of each seat, told apart by shape as well as colour."""

from collections.abc import Iterator, Sequence

import pygame
from pygame import SRCALPHA, Rect, Surface

from game.engine.rules import Target
from game.kit import shapes
from game.kit.kit import Kit
from game.session.score_sheet import ScoreSheet
from game.view.players.avatars import avatar, seat_color
from game.view.wording import signed

FINE = 2
SEAT_SHAPES = ("circle", "square", "triangle", "diamond")
"""The shape of each colour of seats."""

Point = tuple[float, float]


def seat_shape(kit: Kit, color: int, side: int) -> Surface:
    """Draw the shape of a colour of seats in it; do not draw on it."""
    path = kit.art(SEAT_SHAPES[color])
    return shapes.svg(path, (side, side), seat_color(kit, color))


def draw_chart(kit: Kit, sheet: ScoreSheet, size: tuple[int, int]) -> Surface:
    """Draw the chart of all games so far at a size in pixels."""
    chart = _Chart(kit, sheet, size)
    chart.draw()
    return chart.picture


class _Chart:
    def __init__(self, kit: Kit, sheet: ScoreSheet, size: tuple[int, int]) -> None:
        self._kit, self._sheet = kit, sheet
        self._totals = sheet.totals
        length = sheet.length
        self._target = [length.points] if isinstance(length, Target) else []
        every = [points for seat in self._totals for points in seat]
        self._high, self._low = max(1, *every, *self._target), min(0, *every)
        self.picture = Surface(size, SRCALPHA)
        self._words = kit.lines("small")
        self._face = min(size[1] // 5, size[0] // 9)
        self._mark = max(8, kit.px(16))
        labels = [self._label(points) for points in self._lines()]
        left = max(label.width for label in labels) + self._kit.px(12)
        top = max(self._face, self._words) // 2
        width = self.picture.width - left - self._face - 2 * self._mark
        self._room = Rect(left, top, width, self.picture.height - top - self._words - self._mark)

    def _lines(self) -> list[int]:
        """List the points that have a line across, those that matter most first."""
        return [0, *self._target, self._high, self._low]

    def _label(self, points: int) -> Surface:
        room = (self.picture.width // 5, self._words)
        return self._kit.one_line(signed(points), "text", "small", "ink_dark", room)

    def draw(self) -> None:
        """Draw the grid, the lines with their shapes, and whose they are."""
        self._draw_grid()
        self._draw_games()
        fine = Surface([side * FINE for side in self.picture.size], SRCALPHA)
        for seat in reversed(self._order()):
            self._draw_line(fine, seat)
        self.picture.blit(pygame.transform.smoothscale(fine, self.picture.size), (0, 0))
        for seat in reversed(self._order()):
            mark = seat_shape(self._kit, self._color(seat), self._mark)
            for x, y in _apart(self._points(seat), 1.5 * self._mark):
                self.picture.blit(mark, mark.get_rect(center=(round(x), round(y))))
        self._draw_faces()

    def _order(self) -> list[int]:
        """List the seats from the highest total to the lowest."""
        return sorted(range(len(self._totals)), key=lambda seat: -self._totals[seat][-1])

    def _x(self, game: int) -> float:
        return self._room.left + self._room.width * game / self._sheet.lines

    def _y(self, points: float) -> float:
        share = (self._high - points) / (self._high - self._low)
        return self._room.top + self._room.height * share

    def _points(self, seat: int) -> list[Point]:
        return [(self._x(at), self._y(points)) for at, points in enumerate(self._totals[seat])]

    def _draw_grid(self) -> None:
        """Draw a line across for nothing, the target, the most and the least, if they have room."""
        written: list[float] = []
        for points in self._lines():
            y = self._y(points)
            if any(abs(y - other) < self._words for other in written):
                continue
            written.append(y)
            label = self._label(points)
            right = self._room.left - self._kit.px(12)
            self.picture.blit(label, label.get_rect(midright=(right, round(y))))
            important = points == 0 or points in self._target
            ink = self._kit.theme["ink_dark"]
            color = ink.lerp("white", 0.4 if important else 0.75)
            rule = Rect(self._room.left, round(y), self._room.width, max(1, self._kit.px(2)))
            self.picture.fill(color, rule)

    def _draw_games(self) -> None:
        """Write the numbers of the games below, as many as have room."""
        kit, last = self._kit, self._sheet.lines
        wide = kit.width(f"{last}0", "text", "small")
        step = max(1, -(-wide * last // max(1, self._room.width)))
        for game in range(last, 0, -step):
            number = kit.one_line(str(game), "text", "small", "ink_dark", (wide, self._words))
            place = number.get_rect(midbottom=(round(self._x(game)), self.picture.height))
            self.picture.blit(number, place)

    def _draw_line(self, fine: Surface, seat: int) -> None:
        if not self._sheet.games:
            return
        color, width = seat_color(self._kit, self._color(seat)), max(2, self._kit.px(5)) * FINE
        bends = [(x * FINE, y * FINE) for x, y in self._points(seat)]
        shapes.draw_bends(fine, color, bends, width)

    def _color(self, seat: int) -> int:
        return self._sheet.players[seat].color_on(seat)

    def _draw_faces(self) -> None:
        """Put the face of each player at the end of the line, none over another."""
        order, side = self._order(), self._face
        wanted = [self._y(self._totals[seat][-1]) for seat in order]
        left = self.picture.width - side
        for seat, middle in zip(order, spread(wanted, side, self.picture.height), strict=True):
            face = avatar(self._kit, self._sheet.players[seat], self._color(seat), side)
            self.picture.blit(face, face.get_rect(midleft=(left, round(middle))))


def _apart(points: Sequence[Point], gap: float) -> Iterator[Point]:
    """Choose the last of some points and others before it that keep a distance in x."""
    last: float | None = None
    for x, y in reversed(points):
        if last is None or last - x >= gap:
            last = x
            yield x, y


def spread(middles: Sequence[float], side: float, height: float) -> list[float]:
    """Push sorted middles of things so large apart, within a height that has room for all."""
    pushed: list[float] = []
    floor = side / 2
    for middle in middles:
        pushed.append(max(middle, floor))
        floor = pushed[-1] + side
    ceiling = height - side / 2
    for at in reversed(range(len(pushed))):
        pushed[at] = min(pushed[at], ceiling)
        ceiling = pushed[at] - side
    return pushed
