"""Where each row of a table wishes to lie: where it lay, where a hand puts it, or anywhere."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from math import inf

from game.analysis.table_diff import pairs, shared
from game.engine.tile import Row
from game.view.table.places.row_lines import LineSpot, Rank, RowLines

PART = 2
"""How many tiles from one row count as a part of it, which settles next to the rest."""

NEAR = 1.5
"""How far from its point a row is laid at most, in tile widths, while smaller tiles may help."""

Point = tuple[float, float]


class Freedom(Enum):
    """Say how far a row may go, if it has no room where it wishes to lie."""

    STAY = "stay"
    """It keeps its line; a new one lies near its point."""
    LEAVE = "leave"
    """It goes to another line."""
    TRADE = "trade"
    """It takes the place of another row, and that one goes to another line."""


@dataclass(frozen=True)
class Home:
    """Where the row lay that a row comes from, how long that was, and how much further right.

    Tiles that both rows have stay in place, so a row begins some tiles further right or left.
    """

    spot: LineSpot
    tiles: int
    shift: int

    def on(self, lines: RowLines, before: RowLines, down: int) -> tuple[LineSpot, Rank]:
        """Return the same place on lines that may be longer, larger and further down."""
        share = (self.spot.x + before.length(self.tiles) / 2) / before.size[0]
        x = share * lines.size[0] - lines.length(self.tiles) / 2
        spot = LineSpot(self.spot.line + down, round(x + self.shift * lines.pitch))
        return spot, Rank(x, self.shift)


@dataclass(frozen=True)
class Wish:
    """Where a row of some tiles wants to be; one without a home may go near a point."""

    row: int
    tiles: int
    order: tuple[int, int]
    """What lies still comes first, then what changed by the tiles it grew, parts, new rows."""
    home: Home | None = None
    near: Point | None = None

    def under(self, lines: RowLines) -> LineSpot | None:
        """Return the place of the row that is centred under its point."""
        if self.near is None:
            return None
        x = round(self.near[0] - lines.length(self.tiles) / 2)
        return LineSpot(lines.line_at(self.near[1]), x)

    def lay(self, lines: RowLines, before: RowLines, down: int, freedom: Freedom) -> bool:
        """Lay the row as near to its wish as can be; False if it may go nowhere that has room."""
        key, length, spot = self.row, lines.length(self.tiles), self.under(lines)
        reach = NEAR * lines.width if freedom is Freedom.STAY else inf
        if self.home:
            spot, rank = self.home.on(lines, before, down)
            stays = lines.keep(key, length, spot, rank)
            if stays or freedom is Freedom.STAY:
                return stays
        x = spot.x if spot else round(lines.middle - length / 2)
        if spot:
            laid = lines.lay_near(key, length, spot, reach)
        else:
            laid = lines.lay_inmost(key, length) or lines.push_in(key, length, x)
        return laid or (freedom is Freedom.TRADE and lines.exchange(key, length, x))


def wishes(
    before: Sequence[Row],
    spots: Mapping[int, LineSpot],
    rows: Sequence[Row],
    carried: int | None = None,
    near: Point | None = None,
) -> list[Wish]:
    """Return what each row wishes, known by its tiles, in the order in which they are laid.

    Row `carried` is put down at a point, wherever it lay.
    """
    return sorted(_wishes(before, spots, rows, carried, near), key=lambda wish: wish.order)


def _wishes(
    before: Sequence[Row],
    spots: Mapping[int, LineSpot],
    rows: Sequence[Row],
    carried: int | None,
    near: Point | None,
) -> Iterator[Wish]:
    origins = pairs(before, [() if at == carried else row for at, row in enumerate(rows)])
    left = {origin: rows[at] for at, origin in origins.items()}
    for at, row in enumerate(rows):
        origin = origins.get(at)
        if origin is None and at != carried:
            origin = _whole(before, row, left)
        if origin is None:
            yield Wish(at, len(row), (3, 0), near=near if at == carried else None)
            continue
        old = before[origin]
        change = (int(row != old), len(row) - len(old)) if at in origins else (2, 0)
        yield Wish(at, len(row), change, home_of(old, spots[origin], row))


def home_of(old: Row, spot: LineSpot, row: Row) -> Home:
    """Return where a row comes from that was another one there."""
    return Home(spot, len(old), _shift(old, row))


def _whole(before: Sequence[Row], row: Row, left: Mapping[int, Row]) -> int | None:
    """Find the row that a new row is a part of; `left` is what is now in place of those before.

    A tile alone is a part if more has gone that lay between it and the rest.
    """
    kin = [(shared(old, row), -origin) for origin, old in enumerate(before)]
    count, less = max(kin, default=(0, 0))
    if count >= PART:
        return -less
    return next((at for at in left if count and _apart(before[at], left[at], row)), None)


def _apart(old: Row, rest: Row, row: Row) -> bool:
    """Return whether a tile lay in a row, but not beside the rest of it."""
    first = _shift(old, rest)
    beside = range(first - 1, first + len(rest) + 1)
    return any((tile,) == row and at not in beside for at, tile in enumerate(old))


def _shift(old: Row, new: Row) -> int:
    """Say by how many tiles the row begins further right, its common tiles staying in place."""
    if old == new:
        return 0
    shifts = Counter(
        there - here
        for there, tile in enumerate(old)
        for here, same in enumerate(new)
        if tile == same
    )
    return max(shifts, key=lambda shift: (shifts[shift], -abs(shift), shift), default=0)
