"""Where the rows of the table lie: what lies stays where it lies, and tiles shrink as it fills."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from game.analysis.table_diff import pairs, shared
from game.engine.tile import Row
from game.view.proportions import FRAME
from game.view.table.places.row_lines import AIR, APART, LineSpot, RowLines

PART = 2
"""So many tiles from one row make a part of it, which lies down beside the rest."""

SHRINK = 0.9
"""The step to the next tile width when even the smallest of the list is too large."""

Point = tuple[float, float]


@dataclass(frozen=True)
class _Wish:
    """Where a row of so many tiles would lie, if that is known, and when it is its turn."""

    row: int
    tiles: int
    spot: LineSpot | None
    stays: bool
    order: tuple[int, int]
    """What lies still comes first, then what changed by the tiles it grew, parts, new rows."""


class RowLayout:
    """Give every row a place in a zone of some px, in the largest of the tile widths that fits.

    Rows are recognised by their tiles from one call to the next.
    """

    def __init__(
        self, size: tuple[float, float], widths: Sequence[int], airy: Sequence[int] = ()
    ) -> None:
        """Take the tile widths to try, in px, the largest first; the airy ones before the others.

        In an airy table words have room between two lines.
        """
        self._size = size
        self._steps = [*((width, AIR) for width in airy), *((width, APART) for width in widths)]
        self.clear()

    @property
    def width(self) -> int:
        """The tile width in use now."""
        return self._lines.width

    @property
    def pitch(self) -> int:
        """The distance from one tile of a row to the next, in px."""
        return self._lines.pitch

    @property
    def frame(self) -> int:
        """How far the frame drawn around a row reaches beyond its tiles, in px."""
        return round(self.width * FRAME)

    @property
    def line_gap(self) -> int:
        """The height that is free between two lines, in px."""
        return self._lines.gap

    def clear(self) -> None:
        """Forget where rows lay, and go back to the largest width."""
        self._rows: tuple[Row, ...] = ()
        self._lines = RowLines(self._size, *self._steps[0])

    def place(self, rows: Sequence[Row], near: Point | None = None) -> list[Point]:
        """Give the top left corner of each row, in px from that of the zone.

        With `near` the last row was put down new at that point, and lies there if there is room.
        """
        return self._arrange(rows, len(rows) - 1 if near else None, near)

    def move(self, rows: Sequence[Row], at: int, near: Point) -> list[Point]:
        """Carry row `at` to a point, the others stay; give the corners like `place`."""
        return self._arrange(rows, at, near)

    def glimpse(self, rows: Sequence[Row]) -> list[Point] | None:
        """Give the corners that rows would have; None where everything would be laid anew."""
        lines = self._adjusted(sorted(self._wishes(rows, None, None), key=lambda each: each.order))
        return self._corners(lines, len(rows)) if lines else None

    def _arrange(self, rows: Sequence[Row], carried: int | None, near: Point | None) -> list[Point]:
        if not rows:
            self.clear()
            return []
        wishes = sorted(self._wishes(rows, carried, near), key=lambda wish: wish.order)
        self._lines = self._adjusted(wishes) or self._repacked(wishes)
        self._rows = tuple(rows)
        return self._corners(self._lines, len(rows))

    @staticmethod
    def _corners(lines: RowLines, count: int) -> list[Point]:
        spots = lines.spots()
        return [(spots[at].x, lines.top(spots[at].line)) for at in range(count)]

    def _wishes(
        self, rows: Sequence[Row], carried: int | None, near: Point | None
    ) -> Iterator[_Wish]:
        """Tell for each row where it lies already or was put down."""
        origins = pairs(self._rows, [() if at == carried else row for at, row in enumerate(rows)])
        spots = self._lines.spots()
        for at, row in enumerate(rows):
            origin = origins.get(at, None if at == carried else self._whole(row))
            if origin is None:
                yield _Wish(at, len(row), self._under(near, len(row)), False, (3, 0))
                continue
            old, spot = self._rows[origin], spots[origin]
            spot = spot._replace(x=spot.x + _shift(old, row) * self.pitch)
            change = (int(row != old), len(row) - len(old)) if at in origins else (2, 0)
            yield _Wish(at, len(row), spot, True, change)

    def _whole(self, row: Row) -> int | None:
        """Find the row that a new row is a part of."""
        kin = [(shared(old, row), -origin) for origin, old in enumerate(self._rows)]
        count, less = max(kin, default=(0, 0))
        return -less if count >= PART else None

    def _under(self, near: Point | None, tiles: int) -> LineSpot | None:
        """Give the place of a row that is centred under a point."""
        if near is None:
            return None
        return LineSpot(
            self._lines.line_at(near[1]), round(near[0] - self._lines.length(tiles) / 2)
        )

    def _adjusted(self, wishes: Sequence[_Wish]) -> RowLines | None:
        """Lay new rows beside those that lie there; None if none does or it gets too full."""
        lines = RowLines(self._size, self.width, self._lines.air)
        known = any(wish.spot for wish in wishes)
        return lines if known and all(_lay(lines, wish) for wish in wishes) else None

    def _repacked(self, wishes: Sequence[_Wish]) -> RowLines:
        """Lay everything anew in reading order, in smaller tiles if it must be."""
        beyond = LineSpot(len(wishes), 0)
        reading = sorted(wishes, key=lambda wish: (wish.spot or beyond, wish.row))
        longest = sorted(reading, key=lambda wish: -wish.tiles)
        for step in self._narrowing():
            rooms = RowLines(self._size, *step).rooms
            for order, room in (*((reading, room) for room in rooms), (longest, rooms[-1])):
                lines = RowLines(self._size, *step)
                if all(lines.lay_first(each.row, lines.length(each.tiles), room) for each in order):
                    return lines
        raise ValueError(f"A table of {self._size} px is too small for {len(wishes)} rows.")

    def _narrowing(self) -> Iterator[tuple[int, float]]:
        """List the widths from the present one down, and how far apart lines are at least."""
        now = self.width, self._lines.air
        yield now
        yield from (step for step in self._steps if step < now)
        width = min(now, self._steps[-1])[0]
        while width > 1:
            width = int(width * SHRINK)
            yield width, APART


def _lay(lines: RowLines, wish: _Wish) -> bool:
    """Find a place for a row as near to its wish as can be; False if no line can take it.

    A row that lies pushes its neighbours rather than leave its line.
    """
    length, x = lines.length(wish.tiles), wish.spot.x if wish.spot else lines.end
    if wish.spot and wish.stays and lines.push_in(wish.row, length, x, (wish.spot.line,)):
        return True
    free = (
        lines.lay_near(wish.row, length, wish.spot)
        if wish.spot
        else any(lines.lay_first(wish.row, length, room) for room in lines.rooms)
    )
    return free or lines.push_in(wish.row, length, x) or lines.exchange(wish.row, length, x)


def _shift(old: Row, new: Row) -> int:
    """Tell by how many tiles the row begins further right, its common tiles staying in place."""
    shifts = Counter(
        there - here
        for there, tile in enumerate(old)
        for here, same in enumerate(new)
        if tile == same
    )
    return max(shifts, key=lambda shift: (shifts[shift], -abs(shift), shift), default=0)
