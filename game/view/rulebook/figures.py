"""The figures of the rule book: rows of tiles, and below them what the engine says of them."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal

from pygame import SRCALPHA, Rect, Surface

from game.analysis.table_diff import added
from game.engine.meld import Stand, is_set, melds
from game.engine.notation import read_row
from game.engine.rules import Rules
from game.engine.score import score
from game.engine.tile import Row
from game.kit import shapes
from game.kit.kit import Kit
from game.view.proportions import tile_height
from game.view.rulebook.chapters import facts
from game.view.rulebook.examples import Example, ExampleTiles, Figure, Racks
from game.view.table.row_frames import draw_row_frame
from game.view.tile_art import Mark, TileArt
from game.view.wording import reason

LARGEST_TILE = 104  # reference px
CALM_SHARE = 0.8  # tiles grow beyond this share of the largest only if no more lines come of it
SMALLEST_TILE = 12  # px
FRAME_REACH = 0.12  # how far a frame reaches beyond its tiles, in tile widths
ROW_GAP = 0.36  # the space between rows, in tile widths
ARROW_ROOM = 0.62  # the space of an arrow, in tile widths

Size = tuple[int, int]
State = Literal["lying", "legal", "faulty"]


@dataclass(frozen=True)
class FigureRow:
    """A row as it lies, and which of its tiles are marked."""

    row: Row
    state: State = "lying"
    marks: Mapping[int, Mark] = field(default_factory=dict)

    def mark(self, index: int) -> Mark:
        """Return the mark of a tile."""
        return self.marks.get(index, "")

    @property
    def stands(self) -> Sequence[Stand | None]:
        """What each joker of a set stands for; nothing for other tiles."""
        best = max(melds(self.row), key=lambda meld: meld.value, default=None)
        if best is None:
            return [None] * len(self.row)
        pairs = zip(self.row, best.stands, strict=True)
        return [stand if tile.is_joker else None for tile, stand in pairs]


@dataclass(frozen=True)
class Strip:
    """Rows side by side, behind an arrow what became of them, and the words below."""

    rows: tuple[FigureRow, ...]
    words: str
    state: State = "lying"
    before: tuple[FigureRow, ...] = ()


def strips(kit: Kit, rules: Rules, figure: Figure) -> Iterator[Strip]:
    """Say what is drawn of a figure under these rules."""
    match figure:
        case ExampleTiles(tiles, note):
            yield Strip((FigureRow(read_row(tiles)),), kit.text(note))
        case Racks(racks):
            yield from _count_caught_racks(kit, [read_row(rack) for rack in racks])
        case Example():
            yield _judge_example(kit, rules, figure)


def _count_caught_racks(kit: Kit, racks: Sequence[Row]) -> Iterator[Strip]:
    won, *lost = score("out", [(), *racks]).scores
    for rack, points in zip(racks, lost, strict=True):
        yield Strip((FigureRow(rack),), kit.text("book-loses", points=-points))
    yield Strip((), kit.text("book-gains", points=won), "legal")


def _judge_example(kit: Kit, rules: Rules, example: Example) -> Strip:
    faults, river = example.faults(rules), read_row(example.river)
    named = {at for fault in faults for at in fault.rows}
    own = added(example.before, example.turn.table) if example.before else ()
    rows = tuple(
        FigureRow(
            row,
            "faulty" if at in named else "legal" if not faults and is_set(row) else "lying",
            {index: "own" for place, index in own if place == at},
        )
        for at, row in enumerate(example.turn.table)
    )
    before = tuple(map(FigureRow, example.before))
    if example.turn.key is not None:
        before = (FigureRow(river, marks=_taken(example.turn.key)),)
    if faults:
        return Strip(rows, reason(kit, faults[0]), "faulty", before)
    words = (
        kit.text(example.note, **facts(rules))
        if example.note
        else _name_best_meld(kit, rows[0].row)
    )
    return Strip(rows, words, "legal", before)


def _taken(key: int) -> dict[int, Mark]:
    """Mark the Key of a River and its Plunder, as the table does."""
    return {**dict.fromkeys(range(key), "own"), key: "held"}


def _name_best_meld(kit: Kit, row: Row) -> str:
    best = max(melds(row), key=lambda meld: meld.value)
    return kit.text(f"meld-{best.kind.split('-')[0]}", value=best.value)


def draw_figures(kit: Kit, rules: Rules, figures: Iterable[Figure], room: Size) -> Surface:
    """Draw figures one after the other, as large as they fit into a room of pixels."""
    drawer = _Drawer(kit, rules, figures, room[0])
    width = drawer.widest(room[1])
    places, size = drawer.arrange(width)
    picture = Surface(size, SRCALPHA)
    drawer.draw(picture, places, width)
    return picture


def tile_width(kit: Kit, rules: Rules, figures: Iterable[Figure], room: Size) -> int:
    """Return how wide, in pixels, the tiles of figures are in a room."""
    return _Drawer(kit, rules, figures, room[0]).widest(room[1])


class _Drawer:
    """The drawing of strips of figures with tiles of one width."""

    def __init__(self, kit: Kit, rules: Rules, figures: Iterable[Figure], room: int) -> None:
        self._kit, self._room = kit, room
        self._strips = [strip for figure in figures for strip in strips(kit, rules, figure)]
        self._art = TileArt(kit)
        self._captions = [_draw_caption(kit, strip, room) for strip in self._strips]

    def widest(self, height: int) -> int:
        """Return the largest width of tiles with which all is no higher than this."""
        largest = max(self._kit.px(LARGEST_TILE), SMALLEST_TILE)
        lines = _lines(self.arrange(max(round(largest * CALM_SHARE), SMALLEST_TILE))[0])
        for width in range(largest, SMALLEST_TILE, -1):
            places, size = self.arrange(width)
            if size[0] <= self._room and size[1] <= height and _lines(places) <= lines:
                return width
        return SMALLEST_TILE

    def arrange(self, width: int) -> tuple[list[Rect], Size]:
        """Return the place of each strip and the size of all."""
        sizes = [
            self._size(*each, width) for each in zip(self._strips, self._captions, strict=True)
        ]
        return _flow(sizes, self._room, (self._kit.px(36), self._kit.px(30)))

    def _size(self, strip: Strip, caption: Surface, width: int) -> Size:
        lines = self._lines(strip, width)
        widths = [_long(line, width) for line in lines]
        height = len(lines) * _line_height(width) + caption.height
        return max([caption.width, *widths]), height

    def _lines(self, strip: Strip, width: int) -> list[tuple[FigureRow | None, ...]]:
        """Part a strip at its arrow (None) where it is too long for one line."""
        if not strip.before:
            return [strip.rows] if strip.rows else []
        whole = (*strip.before, None, *strip.rows)
        if _long(whole, width) <= self._room:
            return [whole]
        return [strip.before, (None, *strip.rows)]

    def draw(self, picture: Surface, places: Sequence[Rect], width: int) -> None:
        """Draw the strips at their places."""
        for strip, caption, place in zip(self._strips, self._captions, places, strict=True):
            top = place.top
            for row in self._lines(strip, width):
                left = place.left
                for each in row:
                    self._draw_part(picture, each, (left, top), width)
                    left += _width_with_gap(each, width)
                top += _line_height(width)
            picture.blit(caption, (place.left, top))

    def _draw_part(
        self, picture: Surface, part: FigureRow | None, corner: tuple[int, int], width: int
    ) -> None:
        if part:
            kit, margin = self._kit, round(FRAME_REACH * width)
            size = (
                _width_with_gap(part, width) - round(ROW_GAP * width),
                tile_height(width) + 2 * margin,
            )
            picture.blit(draw_row_frame(kit, size, part.state), corner)
            left, top = corner[0] + margin, corner[1] + margin
            for index, (tile, stand) in enumerate(zip(part.row, part.stands, strict=True)):
                self._art.lay(picture, tile, (left, top), width, part.mark(index), stand)
                left += _pitch(width)
            return
        side = round(width * ARROW_ROOM * 0.6)
        sign = shapes.svg(self._kit.art("play"), (side, side), self._kit.theme["ink_soft"])
        middle = corner[1] + round(FRAME_REACH * width) + tile_height(width) // 2
        picture.blit(sign, sign.get_rect(midleft=(corner[0], middle)))


def _lines(places: Sequence[Rect]) -> int:
    """Count the lines on which strips lie."""
    return len({place.top for place in places})


def _pitch(width: int) -> int:
    return width + max(1, round(0.04 * width))


def _width_with_gap(part: FigureRow | None, width: int) -> int:
    if part is None:
        return round((ARROW_ROOM + ROW_GAP) * width)
    tiles = len(part.row) * _pitch(width) - (_pitch(width) - width)
    return tiles + 2 * round(FRAME_REACH * width) + round(ROW_GAP * width)


def _long(parts: Sequence[FigureRow | None], width: int) -> int:
    """Measure rows and arrows side by side, without the space after the last."""
    return sum(_width_with_gap(part, width) for part in parts) - round(ROW_GAP * width)


def _line_height(width: int) -> int:
    return tile_height(width) + 3 * round(FRAME_REACH * width)


def _draw_caption(kit: Kit, strip: Strip, room: int) -> Surface:
    """Draw the words below a strip: in amber with a warning, in green with a check mark."""
    side, height = kit.text_px("body"), kit.px(40)
    if strip.state == "lying":
        return kit.one_line(strip.words, "text", "body", "ink_soft", (room, height))
    faulty = strip.state == "faulty"
    ink = "fault_ink" if faulty else "legal"
    words = kit.one_line(strip.words, "bold", "body", ink, (room - 3 * side, height))
    gap, margin = side // 2, side // 2 if faulty else 0
    size = (2 * margin + side + gap + words.width, max(height, words.height))
    if faulty:
        canvas = kit.canvas(size)
        canvas.blit(shapes.rounded(size, size[1] // 2, kit.theme["fault"]), (0, 0))
        sign = shapes.svg(kit.art("warning"), (side, side), kit.theme[ink])
    else:
        canvas, sign = kit.canvas(size), shapes.tick(side, kit.theme[ink])
    canvas.blit(sign, sign.get_rect(midleft=(margin, size[1] // 2)))
    canvas.blit(words, words.get_rect(midleft=(margin + side + gap, size[1] // 2)))
    return canvas


def _flow(sizes: Sequence[Size], room: int, gap: Size) -> tuple[list[Rect], Size]:
    """Lay rectangles side by side in lines of a width; give their places and the whole size."""
    places: list[Rect] = []
    left = top = low = right = 0
    for size in sizes:
        if left and left + size[0] > room:
            left, top = 0, low + gap[1]
        places.append(Rect((left, top), size))
        left += size[0] + gap[0]
        low, right = max(low, places[-1].bottom), max(right, places[-1].right)
    return places, (right, low)
