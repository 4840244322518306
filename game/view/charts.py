"""Small charts of what was played: bars, points around nothing, and single large figures."""

from collections.abc import Sequence
from typing import NamedTuple

from pygame import SRCALPHA, Color, Rect, Surface

from game.kit import shapes
from game.kit.kit import Kit
from game.view.sheets import draw_paper
from game.view.wording import signed

LABEL_SHARE = 0.5  # the share of a chart's width that the names of bars take at most
BAR_SHARE = 0.44  # how high a bar is, in heights of its line
LEAST_BAR = 3  # the least room for bars, in their heights: shorter ones say nothing
TALLEST_LINE = 92  # reference px, a line of bars at most
PART_GAP = 12  # reference px between the parts of a chart
WIDEST, BROAD = 64, 0.66  # reference px, a game among the points at most; the share that is its bar
LEAST_POINTS = 20  # points up and down have room in any case
LIGHT_SHARE = 0.2  # the share of white in the upper edge of a bar

Size = tuple[int, int]


class Bar(NamedTuple):
    """A share under a name, such as "3 of 7"."""

    name: str
    won: int
    played: int


def draw_bars(kit: Kit, size: Size, color: Color, bars: Sequence[Bar]) -> Surface:
    """Draw how many games were won of those played, the most played first; as many as fit."""
    picture = kit.canvas(size)
    line = min(kit.px(TALLEST_LINE * kit.text_scale), size[1] // max(1, len(bars)))
    line = max(line, kit.lines("body"))
    shown = sorted(bars, key=lambda bar: -bar.played)[: size[1] // line]
    if not shown:
        return picture
    gap, most = kit.px(PART_GAP), max(bar.played for bar in shown)
    beside = round(size[0] * LABEL_SHARE), line
    names = [kit.one_line(bar.name, "text", "body", "ink", beside) for bar in shown]
    won = (kit.text("chart-won", won=bar.won, played=bar.played) for bar in shown)
    small, soft = kit.text_px("small"), kit.theme["ink_soft"]
    counts = [kit.fonts.render(words, "bold", small, soft) for words in won]
    left = max(name.width for name in names) + gap
    right = size[0] - max(count.width for count in counts) - gap
    top = (size[1] - line * len(shown)) // 2
    for at, (bar, name, count) in enumerate(zip(shown, names, counts, strict=True)):
        middle = top + at * line + line // 2
        picture.blit(name, name.get_rect(midleft=(0, middle)))
        picture.blit(count, count.get_rect(midright=(size[0], middle)))
        room = Rect(left, 0, max(2, right - left), max(6, round(line * BAR_SHARE)))
        room.centery = middle
        if room.width >= LEAST_BAR * room.height:
            room.width = max(room.height, round(room.width * bar.played / most))
            _draw_bar(kit, picture, room, color, bar.won / bar.played)
    return picture


def _draw_bar(kit: Kit, picture: Surface, room: Rect, color: Color, won: float) -> None:
    """Draw what was played as a frame, and the share of it filled that was won."""
    radius, line = room.height // 3, max(1, kit.px(2))
    frame = shapes.rounded(room.size, radius, kit.theme["track"], kit.theme["ink_soft"], line)
    picture.blit(frame, room)
    if won:
        wide = max(2 * line, round(room.width * won))
        filled = shapes.rounded((wide, room.height), min(radius, wide // 2), _shades(color))
        picture.blit(filled, room)


def _shades(color: Color) -> tuple[Color, Color]:
    return color.lerp("white", LIGHT_SHARE), color


def draw_points(kit: Kit, size: Size, color: Color, points: Sequence[int]) -> Surface:
    """Draw the points of games one after the other, as bars up and down from nothing."""
    chart = _Points(kit, size, color, points)
    if points:
        chart.draw()
    return chart.picture


class _Points:
    def __init__(self, kit: Kit, size: Size, color: Color, points: Sequence[int]) -> None:
        self._kit, self._color, self._points = kit, color, points
        self._high, self._low = max(LEAST_POINTS, *points, 0), min(-LEAST_POINTS, *points, 0)
        self.picture = Surface(size, SRCALPHA)
        line, gap = kit.lines("small"), kit.px(PART_GAP)
        left = max(self._label(value).width for value in (self._high, self._low)) + gap
        self._room = Rect(left, line // 2, size[0] - left, size[1] - line)

    def _label(self, value: int) -> Surface:
        kit = self._kit
        return kit.fonts.render(signed(value), "text", kit.text_px("small"), kit.theme["ink_soft"])

    def _y(self, value: int) -> int:
        share = (self._high - value) / max(1, self._high - self._low)
        return round(self._room.top + self._room.height * share)

    def draw(self) -> None:
        """Draw the games, the line of nothing, and the most and the least there were."""
        pitch = min(self._room.width / len(self._points), self._kit.px(WIDEST))
        for at, value in enumerate(self._points):
            top, low = sorted((self._y(value), self._y(0)))
            wide = max(3, round(pitch * BROAD))
            place = Rect(round(self._room.left + at * pitch), top, wide, max(4, low - top))
            kit, radius = self._kit, max(1, place.width // 4)
            if value >= 0:  # It was won: a filled bar upwards, any other a frame downwards.
                bar = shapes.rounded(place.size, radius, _shades(self._color))
                self.picture.blit(bar, bar.get_rect(bottomleft=(place.left, self._y(0))))
            else:
                line = max(1, min(kit.px(2), place.width // 4))
                track, soft = kit.theme["track"], kit.theme["ink_soft"]
                self.picture.blit(shapes.rounded(place.size, radius, track, soft, line), place)
        rule = Rect(self._room.left, self._y(0) - 1, self._room.width, max(2, self._kit.px(2)))
        self.picture.fill(self._kit.theme["ink_soft"], rule)
        self._write()

    def _write(self) -> None:
        """Write at the line of nothing, and at the most and the least where there is room."""
        written: list[int] = []
        for value in (0, self._high, self._low):
            at, label = self._y(value), self._label(value)
            if all(abs(at - other) >= label.height for other in written):
                written.append(at)
                right = self._room.left - self._kit.px(PART_GAP)
                self.picture.blit(label, label.get_rect(midright=(right, at)))


class Figure(NamedTuple):
    """A large figure, the sign beside it, and what both tell."""

    sign: str
    figure: str
    told: str


def draw_figures(kit: Kit, size: Size, figures: Sequence[Figure]) -> list[Surface]:
    """Draw each figure beside its sign, and below them what they tell: all of one size."""
    gap, low = kit.px(PART_GAP), min(kit.lines("body", 2), size[1] // 2)
    told = [
        kit.words(each.told, "text", "body", "ink_soft", (size[0], low), "center")
        for each in figures
    ]
    below = gap + max(words.height for words in told)
    high = size[1] - below
    numbers = _numbers(kit, [each.figure for each in figures], (size[0] - size[1], high))
    side = min(numbers[0].height * 6 // 5, high)
    signs = [shapes.svg(kit.art(it.sign), (side, side), kit.theme["accent_ink"]) for it in figures]
    top = (high - side) // 2
    parts = zip(signs, numbers, told, strict=True)
    return [_draw_figure(kit.canvas(size), gap, top, *each) for each in parts]


def _draw_figure(
    picture: Surface, gap: int, top: int, sign: Surface, number: Surface, words: Surface
) -> Surface:
    left = (picture.width - sign.width - gap - number.width) // 2
    middle = top + sign.height // 2
    picture.blit(sign, sign.get_rect(midleft=(left, middle)))
    picture.blit(number, number.get_rect(midleft=(left + sign.width + gap, middle)))
    picture.blit(words, words.get_rect(midtop=(picture.width // 2, top + sign.height + gap)))
    return picture


def _numbers(kit: Kit, figures: Sequence[str], room: Size) -> list[Surface]:
    """Write figures as large as each has room, as high as their digits."""
    fitting = (kit.fonts.fit(figure, "title", room[1], room[0]) for figure in figures)
    px, ink = min(kit.text_px("huge"), *fitting), kit.theme["ink"]
    lies = kit.fonts.render("0", "title", px, ink).get_bounding_rect()
    drawn = (kit.fonts.render(figure, "title", px, ink) for figure in figures)
    return [number.subsurface(0, lies.y, number.width, lies.height) for number in drawn]


NAMES_SHARE = 0.22, 0.3  # the shares of its width that the names of rows take, as they need it
RULE = 0.75  # how light lines between figures are
MARGIN = 26  # reference px between the edge of the paper and its figures
FIGURE_GAP = 8  # reference px between two figures


def draw_week(
    kit: Kit,
    size: Size,
    color: Color,
    heads: Sequence[str],
    rows: Sequence[tuple[str, Sequence[int]]],
) -> Surface:
    """Draw on paper rows of figures below the names of days, and what they add up to.

    Each stands before its bar; the last of the heads is that of the sums.
    """
    picture, gap, top = draw_paper(kit, size), kit.px(FIGURE_GAP), kit.lines("body")
    room = picture.get_rect().inflate(-2 * kit.px(MARGIN), -2 * kit.px(MARGIN))
    least, most_left = (round(share * room.w) for share in NAMES_SHARE)
    needed = 2 * gap + max(kit.width(name, "text", "body") for name, _ in rows)
    left = min(max(least, needed), most_left)
    wide, high = (room.w - left) // len(heads), (room.h - top) // len(rows)
    for at, head in enumerate(heads):
        words = kit.one_line(head, "bold", "body", "ink_dark", (wide - gap, top))
        middle = room.left + left + at * wide + wide // 2, room.top + top // 2
        picture.blit(words, words.get_rect(center=middle))
    named, ink = (left - 2 * gap, high - gap), kit.theme["ink_dark"]
    px = kit.shared_px([name for name, _ in rows], "text", "body", named)
    most = max(1, *(max(figures) for _, figures in rows))
    for row, (name, figures) in enumerate(rows):
        line = Rect(room.left, room.top + top + row * high, room.w, high)
        picture.fill(ink.lerp("white", RULE), Rect(line.topleft, (line.w, max(1, kit.px(2)))))
        words = kit.fonts.block(name, "text", px, ink, named, "left")
        picture.blit(words, words.get_rect(midleft=line.midleft))
        for at, figure in enumerate((*figures, sum(figures))):
            cell = Rect(line.left + left + at * wide, line.top, wide - gap, high)
            bar = round((high - gap) * figure / most) if at < len(figures) else 0
            if bar:
                body = shapes.rounded((cell.w, bar), gap, color)
                picture.blit(body, body.get_rect(bottomleft=cell.bottomleft))
            number = kit.one_line(str(figure), "bold", "label", "ink_dark", cell.size)
            picture.blit(number, number.get_rect(center=cell.center))
    return picture
