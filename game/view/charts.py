"""Small charts on paper of what was played: bars, points around nothing, and a week."""

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
PALE = 0.7  # how much of the white of paper is in what was not won
INK = "ink_dark"


class Bar(NamedTuple):
    """A share under a name, such as "3 of 7"."""

    name: str
    won: int
    played: int


def draw_bars(kit: Kit, size: shapes.Size, color: Color, bars: Sequence[Bar]) -> Surface:
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


def draw_points(kit: Kit, size: shapes.Size, color: Color, points: Sequence[int]) -> Surface:
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
RULE = 0.75  # how light lines between figures are
MARGIN = 26  # reference px between the edge of the paper and its figures
FIGURE_GAP = 8  # reference px between two figures


def draw_week(
    kit: Kit,
    size: shapes.Size,
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
    px = kit.find_shared_px([name for name, _ in rows], "text", "body", named)
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
