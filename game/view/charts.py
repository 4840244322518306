"""Small charts on paper of what was played: bars, points around nothing, and a week."""

from collections.abc import Sequence
from typing import NamedTuple

from pygame import SRCALPHA, Color, Rect, Surface

from game.kit import shapes
from game.kit.kit import Kit
from game.view.wording import signed

LABEL_SHARE = 0.5  # the share of a chart's width that the names of bars take at most
BAR_SHARE = 0.44  # how high a bar is, in heights of its line
LEAST_BAR = 3  # the least room for bars, in their heights: shorter ones say nothing
TALLEST_LINE = 92  # reference px, a line of bars at most
PART_GAP = 12  # reference px between the parts of a chart
WIDEST, BROAD = 64, 0.66  # reference px, a game among the points at most; the share that is its bar
LEAST_POINTS = 20  # points up and down have room in any case
PALE = 0.7  # how much of the white of paper is in what was not won
INK = "ink_dark"

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
    names = [kit.one_line(bar.name, "text", "body", INK, beside) for bar in shown]
    won = [kit.text("chart-won", won=bar.won, played=bar.played) for bar in shown]
    counts = [kit.fonts.render(it, "bold", kit.text_px("small"), kit.theme[INK]) for it in won]
    left = max(name.width for name in names) + gap
    wide = size[0] - max(count.width for count in counts) - gap - left
    high = max(6, round(line * BAR_SHARE))
    for at, (bar, name, count) in enumerate(zip(shown, names, counts, strict=True)):
        middle = at * line + line // 2
        picture.blit(name, name.get_rect(midleft=(0, middle)))
        picture.blit(count, count.get_rect(midright=(size[0], middle)))
        if wide >= LEAST_BAR * high:
            whole = max(high, round(wide * bar.played / most))
            for share, paint in ((1, color.lerp("white", PALE)), (bar.won / bar.played, color)):
                if part := round(whole * share):
                    drawn = shapes.rounded((part, high), min(high // 3, part // 2), paint)
                    picture.blit(drawn, drawn.get_rect(midleft=(left, middle)))
    return picture


def draw_points(kit: Kit, size: Size, color: Color, points: Sequence[int]) -> Surface:
    """Draw the points of games one after the other, as bars up and down from nothing.

    A game that was not won is pale.
    """
    picture = Surface(size, SRCALPHA)
    if not points:
        return picture
    high, low = max(LEAST_POINTS, *points, 0), min(-LEAST_POINTS, *points, 0)
    small, ink, gap = kit.text_px("small"), kit.theme[INK], kit.px(PART_GAP)
    labels = {it: kit.fonts.render(signed(it), "text", small, ink) for it in (0, high, low)}
    left, edge = max(label.width for label in labels.values()) + gap, kit.lines("small") // 2

    def down(value: int) -> int:
        return edge + round((size[1] - 2 * edge) * (high - value) / (high - low))

    pitch = min((size[0] - left) / len(points), kit.px(WIDEST))
    for at, value in enumerate(points):
        top, foot = sorted((down(value), down(0)))
        bar = max(3, round(pitch * BROAD)), max(4, foot - top)
        paint = color if value >= 0 else color.lerp("white", PALE)
        drawn = shapes.rounded(bar, max(1, bar[0] // 4), paint)
        place = drawn.get_rect(topleft=(round(left + at * pitch), top))
        picture.blit(drawn, place if value < 0 else place.move(0, foot - place.bottom))
    picture.fill(ink, (left, down(0) - 1, size[0] - left, max(2, kit.px(2))))
    written = list[int]()
    for value, label in labels.items():
        if all(abs(down(value) - other) >= label.height for other in written):
            written.append(down(value))
            picture.blit(label, label.get_rect(midright=(left - gap, down(value))))
    return picture


NAMES_SHARE = 0.22, 0.3  # the shares of its width that the names of rows take, as they need it
SHADE_SHARE = 0.38  # how much of the ground's colour is in the bar behind a figure
FIGURE_GAP = 8  # reference px between two figures


def draw_week(
    kit: Kit,
    size: Size,
    color: Color,
    heads: Sequence[str],
    rows: Sequence[tuple[str, Sequence[int]]],
) -> Surface:
    """Draw rows of figures below the names of days, each before its bar, and what they add up to.

    The last of the heads is that of the sums.
    """
    picture, slit, top = kit.canvas(size), kit.px(FIGURE_GAP), kit.lines("body")
    least, most_left = (round(share * size[0]) for share in NAMES_SHARE)
    needed = 2 * slit + max(kit.width(name, "text", "body") for name, _ in rows)
    left = min(max(least, needed), most_left)
    wide, high = (size[0] - left) // len(heads), (size[1] - top) // len(rows)
    most = max(1, *(max(figures) for _, figures in rows))
    for at, head in enumerate(heads):
        words = kit.one_line(head, "bold", "body", "ink_soft", (wide - slit, top))
        picture.blit(words, words.get_rect(center=(left + at * wide + wide // 2, top // 2)))
    named = left - 2 * slit, high - slit
    px = kit.shared_px([name for name, _ in rows], "text", "body", named)
    for row, (name, figures) in enumerate(rows):
        place = Rect((0, top + row * high), named)
        words = kit.fonts.block(name, "text", px, kit.theme["ink"], named, "left")
        picture.blit(words, words.get_rect(midleft=place.midleft))
        shares = [*(figure / most for figure in figures), 0.0]
        for at, figure in enumerate((*figures, sum(figures))):
            cell = Rect(left + at * wide, place.top, wide - slit, place.height)
            _draw_cell(kit, picture, cell, color, figure, shares[at])
    return picture


def _draw_cell(
    kit: Kit, picture: Surface, cell: Rect, color: Color, figure: int, share: float
) -> None:
    """Draw a figure before a bar as high as its share of a cell."""
    track, radius = kit.theme["track"], kit.px(FIGURE_GAP)
    picture.blit(shapes.rounded(cell.size, radius, track), cell)
    if high := round(cell.height * share):
        bar = Rect(cell.left, cell.bottom - high, cell.width, high)
        picture.blit(shapes.rounded(bar.size, radius, color.lerp(track, SHADE_SHARE)), bar)
    ink = "ink" if figure else "ink_soft"
    number = kit.one_line(str(figure), "bold", "label", ink, cell.size)
    picture.blit(number, number.get_rect(center=cell.center))
