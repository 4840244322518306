"""The lines of a rack, which no window bounds: where tiles stand, and how they make room.

A tile takes two columns of a line, so that a gap may be half a tile wide.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby, pairwise
from typing import NamedTuple

from game.engine.limits import NotationError, quote
from game.engine.notation import read_row, write_row
from game.engine.tile import Row, Tile

TILE = 2
"""The columns that a tile takes."""

GAP = 1
"""The columns between tiles that do not belong together."""

NEAR = 1
"""How many columns from where they were dropped tiles may end up."""

LONGEST = 600
"""No line has more columns: not even if every tile of a game stood on it, each far apart."""

MOST = 8
"""No rack has more lines."""


class Spot(NamedTuple):
    """A place on a rack: its line, and the first of its columns."""

    line: int
    column: int


Standing = tuple[Tile, Spot]

RackLines = tuple[tuple[Tile | None, ...], ...]
"""The tiles of each line from left to right; None is a free column."""


class Word(NamedTuple):
    """Tiles that stay together: how many, behind how many free columns, and if on a new line."""

    tiles: int
    gap: int = GAP
    begins: bool = False


def standings(lines: RackLines) -> Iterator[Standing]:
    """Return each tile with its spot."""
    for number, line in enumerate(lines):
        column = 0
        for tile in line:
            if tile is not None:
                yield tile, Spot(number, column)
            column += 1 if tile is None else TILE


def lines_of(standings: Iterable[Standing]) -> RackLines:
    """Return the lines on which tiles stand so; no two may stand on the same column."""
    lines: list[list[Tile | None]] = []
    ends: list[int] = []
    for tile, spot in sorted(standings, key=lambda standing: standing[1]):
        while len(lines) <= spot.line:
            lines.append([])
            ends.append(0)
        lines[spot.line] += [*(None,) * (spot.column - ends[spot.line]), tile]
        ends[spot.line] = spot.column + TILE
    return tuple(map(tuple, lines))


def write_lines(lines: RackLines) -> str:
    """Write lines, a dot for each free column.

    >>> write_lines(read_lines("R3 R4 . K7 / / B1 ?2"))
    'R3 R4 . K7 / / B1 ?2'
    """
    return " ".join(" / ".join(map(_write_line, lines)).split())


def _write_line(line: Sequence[Tile | None]) -> str:
    parts = groupby(line, key=lambda tile: tile is None)
    return " ".join(
        " ".join("." for _ in tiles) if free else write_row(tile for tile in tiles if tile)
        for free, tiles in parts
    )


def read_lines(text: str) -> RackLines:
    """Read lines, as they are written."""
    lines = [_read_line(part.split()) for part in text.split("/")]
    while lines and not lines[-1]:
        lines.pop()
    if len(lines) > MOST or any(TILE * len(line) > LONGEST for line in lines):
        raise NotationError(f"{quote(text)} is longer than a rack.")
    return tuple(lines)


def _read_line(words: list[str]) -> tuple[Tile | None, ...]:
    while words and words[-1] == ".":
        words.pop()
    return tuple(tile for word in words for tile in ((None,) if word == "." else read_row(word)))


def words_of(spots: Iterable[Spot]) -> list[Word]:
    """Part tiles where columns are free between them; their spots are in order."""
    words: list[Word] = []
    line, end = -1, 0
    for spot in spots:
        gap = spot.column - (end if spot.line == line else 0)
        if spot.line == line and not gap:
            words[-1] = words[-1]._replace(tiles=words[-1].tiles + 1)
        else:
            words.append(Word(1, gap, begins=spot.line != line))
        line, end = spot.line, spot.column + TILE
    return words


def flow(words: Iterable[Word], columns: int) -> list[Spot]:
    """Lay words on lines of `columns`; break words that are longer than a line."""
    spots: list[Spot] = []
    line = column = 0
    for word in words:
        if word.begins and spots:
            line, column = line + 1, 0
        if column or word.begins:
            column += word.gap
        if column and column + word.tiles * TILE > columns:
            line, column = line + 1, 0
        for _ in range(word.tiles):
            if column and column + TILE > columns:
                line, column = line + 1, 0
            spots.append(Spot(line, column))
            column += TILE
    return spots


def put(standing: Sequence[Standing], tiles: Row, at: Spot, columns: int) -> RackLines:
    """Put tiles side by side among others, which make room as in `part`."""
    staying, taken = part([spot for _, spot in standing], at, len(tiles), columns)
    others = (tile for tile, _ in standing)
    return lines_of([*zip(others, staying, strict=True), *zip(tiles, taken, strict=True)])


def part(
    spots: Sequence[Spot], at: Spot, tiles: int, columns: int
) -> tuple[list[Spot], list[Spot]]:
    """Return where those who stand there go for some tiles, and where these come to stand.

    The lines have `columns` columns; only the line with the wish `at` changes.
    """
    there = sorted(spot.column for spot in spots if spot.line == at.line)
    start, others = make_room(there, at.column, tiles * TILE, columns)
    moved = dict(zip(there, others, strict=True))
    staying = [
        Spot(at.line, moved[each.column]) if each.line == at.line else each for each in spots
    ]
    return staying, [Spot(at.line, start + TILE * number) for number in range(tiles)]


def make_room(others: list[int], at: int, width: int, columns: int) -> tuple[int, list[int]]:
    """Return where tiles so wide come to stand on a line, and where the others go.

    As few as can be move, as little as can be, and gaps stay gaps; a line without room grows.
    """
    left, crossing = sum(other < at for other in others), width // TILE + 1
    about = range(max(0, left - crossing), min(len(others), left + crossing) + 1)
    everywhere = range(len(others) + 1)
    spacing = [min(GAP, right - left - TILE) for left, right in pairwise(others)]
    close = [0] * len(spacing)
    near = range(at - NEAR, at + NEAR + 1)
    longer = max(columns, TILE * len(others) + width)
    for starts, counts, apart, end in (
        (near, about, spacing, columns),
        (near, about, close, columns),
        (near, about, close, longer),
        (range(longer), everywhere, close, longer),
    ):
        ways = [
            (_moved(others, parted), abs(start - at), start, parted)
            for start in starts
            for count in counts
            if (parted := _parted(others, count, start, width, apart, end)) is not None
        ]
        if ways:
            *_, start, parted = min(ways)
            return start, parted
    raise AssertionError("A line that is long enough has room.")


def _moved(before: Sequence[int], after: Sequence[int]) -> int:
    return sum(abs(new - old) for old, new in zip(before, after, strict=True))


def _parted(
    others: list[int], count: int, start: int, width: int, apart: list[int], end: int
) -> list[int] | None:
    """Push the first `count` tiles left of a block, the rest right of it, if there is room."""
    parted = list(others)
    ceiling = start
    for at in reversed(range(count)):
        parted[at] = min(others[at], ceiling - TILE)
        ceiling = parted[at] - (apart[at - 1] if at else 0)
    floor = start + width
    for at in range(count, len(others)):
        parted[at] = max(others[at], floor)
        floor = parted[at] + TILE + (apart[at] if at < len(apart) else 0)
    last = max([start + width, *(column + TILE for column in parted)])
    return parted if start >= 0 and min([0, *parted]) >= 0 and last <= end else None


def nearest_free(others: Iterable[Spot], wish: Spot) -> Spot:
    """Return the free spot of a line that is nearest to a wish."""
    taken = [spot.column for spot in others if spot.line == wish.line]
    free = (
        column
        for column in range(max([wish.column, *taken]) + TILE + 1)
        if all(abs(column - other) >= TILE for other in taken)
    )
    return wish._replace(column=min(free, key=lambda column: abs(column - wish.column)))
