"""The figures of the rule book: rows of tiles, and below them what the engine says of them."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal, NamedTuple

from pygame import SRCALPHA, Rect, Surface

from game.analysis.table_diff import added
from game.engine.meld import Stand, is_set, melds
from game.engine.notation import read_row
from game.engine.rules import Rules
from game.engine.score import score
from game.engine.tile import Row, Tile
from game.kit import shapes
from game.kit.kit import Kit
from game.view.proportions import tile_height
from game.view.table.row_frames import draw_row_frame
from game.view.tile_art import Mark, TileArt
from game.view.wording import reason
from scenes.rulebook.chapters import facts
from scenes.rulebook.examples import Example, ExampleTiles, Figure, Racks

LARGEST_TILE = 104  # reference px
CALM_SHARE = 0.8  # tiles grow beyond this share of the largest only if no more lines come of it
SMALLEST_TILE = 12  # px
FRAME_REACH = 0.12  # how far a frame reaches beyond its tiles, in tile widths
ROW_GAP = 0.36  # the space between rows, in tile widths
ARROW_ROOM = 0.62  # the space of an arrow, in tile widths
LONGEST = 13  # tiles that are laid in one play

Size = tuple[int, int]
State = Literal["lying", "legal", "faulty", "held"]


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


Line = tuple[FigureRow | None, ...]
"""Rows side by side; None is an arrow."""


@dataclass(frozen=True)
class Strip:
    """Rows side by side, behind an arrow what became of them, and the words below."""

    rows: tuple[FigureRow, ...]
    words: str
    state: State = "lying"
    before: tuple[FigureRow, ...] = ()
    hand: Row = ()
    """The own tiles, if the play can be shown as a move."""

    @property
    def begin(self) -> Line:
        """What lies there before the play: the rows, and the own tiles beside them."""
        return (*self.before, FigureRow(self.hand, "held", dict.fromkeys(range(LONGEST), "own")))


class FigureTile(NamedTuple):
    """A tile at its place in a figure."""

    tile: Tile
    mark: Mark
    stand: Stand | None
    corner: Size


class MovedTile(NamedTuple):
    """A tile of a play: before it, and after it."""

    start: FigureTile
    end: FigureTile


class PlayedFigure(NamedTuple):
    """A figure that plays by itself: its place, the frames before and after, and the tiles."""

    place: Rect
    before: Surface
    after: Surface
    moves: tuple[MovedTile, ...]


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
    before, hand = tuple(map(FigureRow, example.before)), [rows[y].row[x] for y, x in own]
    if example.turn.key is not None:
        key = example.turn.key  # The tiles before it are the Plunder.
        marks: dict[int, Mark] = {**dict.fromkeys(range(key), "own"), key: "held"}
        before = (FigureRow(river, marks=marks),)
    if faults:
        return Strip(rows, reason(kit, faults[0]), "faulty", before, tuple(hand))
    words = (
        kit.text(example.note, **facts(rules))
        if example.note
        else _name_best_meld(kit, rows[0].row)
    )
    return Strip(rows, words, "legal", before, tuple(hand))


def _name_best_meld(kit: Kit, row: Row) -> str:
    best = max(melds(row), key=lambda meld: meld.value)
    return kit.text(f"meld-{best.kind.split('-')[0]}", value=best.value)


class FigureSheet:
    """Figures one after the other, as large as they fit into a room of pixels."""

    def __init__(
        self, kit: Kit, rules: Rules, figures: Iterable[Figure], room: Size, *, plays: bool = False
    ) -> None:
        """Take whether moves play by themselves, instead of what was before beside what is then."""
        self._kit, self._room, self._plays = kit, room[0], plays
        self._strips = [strip for figure in figures for strip in strips(kit, rules, figure)]
        self.art = TileArt(kit)
        self._captions = [_draw_caption(kit, strip, room[0]) for strip in self._strips]
        self.tile = self._find_width(room[1])
        """How wide tiles are, in pixels."""

    def _find_width(self, height: int) -> int:
        """Return the largest width of tiles with which all is no higher than this."""
        largest = max(self._kit.px(LARGEST_TILE), SMALLEST_TILE)
        lines = _lines(self._arrange(max(round(largest * CALM_SHARE), SMALLEST_TILE))[0])
        for width in range(largest, SMALLEST_TILE, -1):
            places, size = self._arrange(width)
            if size[0] <= self._room and size[1] <= height and _lines(places) <= lines:
                return width
        return SMALLEST_TILE

    def _arrange(self, width: int) -> tuple[list[Rect], Size]:
        """Return the place of each strip and the size of all."""
        sizes = [
            self._size(*each, width) for each in zip(self._strips, self._captions, strict=True)
        ]
        return _flow(sizes, self._room, (self._kit.px(36), self._kit.px(30)))

    def _size(self, strip: Strip, caption: Surface, width: int) -> Size:
        lines = self._lines(strip, width)
        begin = [strip.begin] if self._is_played(strip) else []
        widths = [_long(line, width) for line in (*lines, *begin)]
        height = len(lines) * _line_height(width) + caption.height
        return max([caption.width, *widths]), height

    def _is_played(self, strip: Strip) -> bool:
        return self._plays and bool(strip.before and strip.hand)

    def _lines(self, strip: Strip, width: int) -> list[Line]:
        """Part a strip at its arrow (None) where it is too long for one line."""
        if not strip.before or self._is_played(strip):
            return [strip.rows] if strip.rows else []
        whole = (*strip.before, None, *strip.rows)
        if _long(whole, width) <= self._room:
            return [whole]
        return [strip.before, (None, *strip.rows)]

    def draw(self) -> Surface:
        """Draw all that lies still."""
        places, size = self._arrange(self.tile)
        picture = Surface(size, SRCALPHA)
        for strip, caption, place in zip(self._strips, self._captions, places, strict=True):
            lines = [] if self._is_played(strip) else self._lines(strip, self.tile)
            for at, line in enumerate(lines):
                corner = place.left, place.top + at * _line_height(self.tile)
                self._draw_frames(picture, line, corner)
                for laid in self._spread(line, corner):
                    self.art.lay(picture, laid.tile, laid.corner, self.tile, laid.mark, laid.stand)
            picture.blit(caption, caption.get_rect(bottomleft=place.bottomleft))
        return picture

    def plays(self) -> Iterator[PlayedFigure]:
        """Return the figures that play."""
        places, _ = self._arrange(self.tile)
        for strip, place in zip(self._strips, places, strict=True):
            if self._is_played(strip):
                before, after = (self._draw_ground(it, place.w) for it in (strip.begin, strip.rows))
                waiting = list(self._spread(strip.begin, place.topleft))
                moves = []
                for end in self._spread(strip.rows, place.topleft):
                    start = next(it for it in waiting if it[:2] == end[:2])
                    waiting.remove(start)
                    moves.append(MovedTile(start, end))
                yield PlayedFigure(place, before, after, tuple(moves))

    def _draw_ground(self, line: Line, wide: int) -> Surface:
        ground = Surface((wide, _line_height(self.tile)), SRCALPHA)
        self._draw_frames(ground, line, (0, 0))
        return ground

    def _spread(self, line: Line, corner: Size) -> Iterator[FigureTile]:
        """Return where the tiles of a line lie."""
        left, margin = corner[0], _reach(self.tile)
        for part in line:
            if part:
                for at, (tile, stand) in enumerate(zip(part.row, part.stands, strict=True)):
                    place = left + margin + at * _pitch(self.tile), corner[1] + margin
                    yield FigureTile(tile, part.mark(at), stand, place)
            left += _width_with_gap(part, self.tile)

    def _draw_frames(self, picture: Surface, line: Line, corner: Size) -> None:
        """Draw what lies under the tiles of a line, and its arrow."""
        (left, top), width, kit = corner, self.tile, self._kit
        for part in line:
            wide = _width_with_gap(part, width)
            if not part:
                side = round(width * ARROW_ROOM * 0.6)
                sign = shapes.svg(
                    kit.left_to_right_art("play"), (side, side), kit.theme["ink_soft"]
                )
                middle = top + _reach(width) + tile_height(width) // 2
                picture.blit(sign, sign.get_rect(midleft=(left, middle)))
            elif part.state != "held":
                size = wide - round(ROW_GAP * width), _line_height(width) - _reach(width)
                picture.blit(draw_row_frame(kit, size, part.state), (left, top))
            left += wide


def _lines(places: Sequence[Rect]) -> int:
    """Count the lines on which strips lie."""
    return len({place.top for place in places})


def _pitch(width: int) -> int:
    return width + max(1, round(0.04 * width))


def _width_with_gap(part: FigureRow | None, width: int) -> int:
    if part is None:
        return round((ARROW_ROOM + ROW_GAP) * width)
    tiles = len(part.row) * _pitch(width) - (_pitch(width) - width)
    return tiles + 2 * _reach(width) + round(ROW_GAP * width)


def _long(parts: Line, width: int) -> int:
    """Measure rows and arrows side by side, without the space after the last."""
    return sum(_width_with_gap(part, width) for part in parts) - round(ROW_GAP * width)


def _line_height(width: int) -> int:
    return tile_height(width) + 3 * _reach(width)


def _reach(width: int) -> int:
    return round(FRAME_REACH * width)


def _draw_caption(kit: Kit, strip: Strip, room: int) -> Surface:
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
