"""The timeline of a game: a tile for each turn, as high as it laid tiles, highlights above."""

from collections.abc import Callable, Sequence
from typing import ClassVar, NamedTuple

from pygame import SRCALPHA, Color, Rect, Surface

from game.kit import shapes
from game.kit.gestures import Point
from game.kit.kit import Kit
from game.kit.stage import Stage
from game.kit.widgets.widget import Widget, call_nothing
from game.view.players.avatars import avatar, seat_color
from game.view.replay.outline import Outline, TurnSign

SIGNS_SHARE = 0.45
"""The share of the height that the signs of the highlights take."""

LOWEST, HIGHEST = 0.16, 8
"""How high the bar of a turn without a play is, and how many tiles make the highest."""

WIDEST, EDGE = 56, 6
"""How wide the tile of a turn is at most, and how high its edge, in reference pixels."""

FADED_ALPHA = 90
"""How much is seen, of 255, of turns that are still to come."""


class TurnTip(NamedTuple):
    """What a place of the timeline is about."""

    turn: int
    tip: str
    rect: Rect


class PlacedSign(NamedTuple):
    """A sign, and where within the timeline it is."""

    sign: TurnSign
    rect: Rect


class Timeline(Widget):
    """A bar that shows how far a game is seen; a press or a drag goes to any turn of it."""

    pressable = True
    turns = False
    keys: ClassVar[str] = "tip-timeline"
    """The text that says which keys do what."""

    def __init__(
        self,
        kit: Kit,
        stage: Stage,
        rect: Rect,
        outline: Outline,
        turn: int,
        on_seek: Callable[[int], None],
    ) -> None:
        self.turn = turn
        self._outline = outline
        self._on_seek = on_seek
        self._room = Rect(0, 0, *rect.size).inflate(-2 * kit.px(16), -2 * kit.px(12))
        self.kit = kit
        self.signs = self._placed_signs()
        self._bright = self._strip()
        self._faded = self._bright.copy()
        self._faded.set_alpha(FADED_ALPHA)
        self.tip = kit.text(self.keys)
        super().__init__(kit, stage, rect, "timeline")

    @property
    def _slots(self) -> int:
        """The deal and every turn have a slot each."""
        return len(self._outline.turns) + 1

    def _x(self, turn: float) -> float:
        """Return where the middle of a slot is within the widget."""
        return self._room.left + self._room.width * (turn + 0.5) / self._slots

    def turn_at(self, pos: Point) -> int:
        """Return the turn that a point of the screen is about: among the signs, the nearest one."""
        x, y = pos[0] - self.rect.left, pos[1] - self.rect.top
        if y < max(self.kit.min_target, self._room.top + self._room.height * SIGNS_SHARE):
            near = [sign for sign in self.signs if abs(sign.rect.centerx - x) <= sign.rect.width]
            if near:
                return min(near, key=lambda sign: abs(sign.rect.centerx - x)).sign.turn
        slot = (x - self._room.left) * self._slots // self._room.width
        return max(0, min(len(self._outline.turns), int(slot)))

    def told_at(self, pos: Point) -> TurnTip:
        """Say what a point of the screen is about, and where that is."""
        turn = self.turn_at(pos)
        words = self._outline.told(self.kit, turn)
        middle = self.rect.left + round(self._x(turn))
        return TurnTip(turn, words, Rect(middle, self.rect.top, 1, self.rect.height))

    def activate(self, pos: Point | None) -> None:
        """Go to the turn at a point."""
        if pos:
            self._on_seek(self.turn_at(pos))

    def disconnect(self) -> None:
        """Call nothing any more."""
        self._on_seek = call_nothing

    def show(self, turn: int) -> None:
        """Show that the game is seen up to a turn."""
        if turn != self.turn:
            self.turn = turn
            self.refresh()

    @property
    def _side(self) -> int:
        return round(self._room.height * SIGNS_SHARE) - self.kit.px(6)

    def _placed_signs(self) -> list[PlacedSign]:
        """Place a sign above each turn that has one; leave out those without room."""
        side = self._side
        by_turn: dict[int, TurnSign] = {}
        for sign in self._outline.signs:
            if len(by_turn) < self._room.width // side:
                by_turn.setdefault(sign.turn, sign)
        turns = sorted(by_turn)
        wanted = [self._x(turn) - self._room.left for turn in turns]
        middles = spread(wanted, side, self._room.width)
        lefts = [round(self._room.left + x - side / 2) for x in middles]
        return [
            PlacedSign(by_turn[turn], Rect(left, self._room.top, side, side))
            for turn, left in zip(turns, lefts, strict=True)
        ]

    def _strip(self) -> Surface:
        strip = Surface(self._room.inflate(2 * self._room.left, 2 * self._room.top).size, SRCALPHA)
        width = max(2, round(min(0.8 * self._room.width / self._slots, self.kit.px(WIDEST))))
        high = round(self._room.height * (1 - SIGNS_SHARE))
        for turn, tiles in enumerate(self._outline.turns, start=1):
            share = LOWEST + (1 - LOWEST) * min(1.0, tiles.laid / HIGHEST)
            size = (width, max(2, round(high * share)))
            bar = self._tile(size, seat_color(self.kit, self._outline.color_of(turn)))
            strip.blit(bar, bar.get_rect(midbottom=(round(self._x(turn)), self._room.bottom)))
        return strip

    def _tile(self, size: tuple[int, int], color: Color) -> Surface:
        edge, radius = min(self.kit.px(EDGE), size[1] // 3), max(1, size[0] // 5)
        tile = shapes.rounded(size, radius, color.lerp("black", 0.45)).copy()
        face = size[0], size[1] - edge
        tile.blit(shapes.rounded(face, radius, (color.lerp("white", 0.35), color)), (0, 0))
        return tile

    def paint(self) -> Surface:
        """Draw the bars, those to come faded, the signs over them, and where the game is."""
        canvas, origin = self.canvas(), (self.pad, self.pad)
        canvas.blit(self.background("panel", 0.1 if self.hovered else 0.0), origin)
        seen = round(self._x(self.turn + 0.5))
        later = Rect(seen, 0, self._bright.width - seen, self._bright.height)
        canvas.blit(self._bright, origin, Rect(0, 0, seen, self._bright.height))
        canvas.blit(self._faded, (self.pad + seen, self.pad), later)
        self._paint_signs(canvas)
        width, color = max(2, self.kit.px(5)), self.kit.theme["accent_ink"]
        over = self.kit.px(4)
        high = round(self._room.height * (1 - SIGNS_SHARE)) + 2 * over
        line = shapes.rounded((width, high), width // 2, color)
        foot = (round(self._x(self.turn)) + self.pad, self._room.bottom + over + self.pad)
        canvas.blit(line, line.get_rect(midbottom=foot))
        return canvas

    def _paint_signs(self, canvas: Surface) -> None:
        for sign, rect in self.signs:
            canvas.blit(self._picture(sign, rect.width), rect.move(self.pad, self.pad))

    def _picture(self, sign: TurnSign, side: int) -> Surface:
        if not sign.icon:
            seat = self._outline.turns[sign.turn - 1].seat
            player, color = self._outline.players[seat], self._outline.color_of(sign.turn)
            return avatar(self.kit, player, color, side)
        return shapes.svg(self.kit.art(sign.icon), (side, side), self.kit.theme[sign.color])


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
