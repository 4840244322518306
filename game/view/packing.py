"""Where the rows of the table lie: what lies stays where it lies, and tiles shrink as it fills."""

from collections import Counter
from collections.abc import Iterator, Sequence

from game.engine.tile import Row
from game.view.lines import TILE_RATIO, Lines, Spot
from game.view.pairing import pairs, shared

__all__ = ["TILE_RATIO", "Packing"]

PART = 2
"""So many tiles from one row make a part of it, which lies down beside the rest."""

SHRINK = 0.9
"""The step to the next tile width when even the smallest of the list is too large."""

Point = tuple[float, float]


class Packing:
    """Give every row a place in a zone of some px, in the largest of the tile widths that fits.

    Rows are recognised by their tiles from one call to the next.
    """

    def __init__(self, size: tuple[float, float], widths: Sequence[int]) -> None:
        """Take the tile widths to try, in px, the largest first."""
        self._size = size
        self._widths = tuple(widths)
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
    def line_gap(self) -> float:
        """The height that is free between two lines, in px."""
        return self._lines.gap

    def clear(self) -> None:
        """Forget where rows lay, and go back to the largest width."""
        self._rows: tuple[Row, ...] = ()
        self._lines = Lines(self._size, self._widths[0])

    def place(self, rows: Sequence[Row], near: Point | None = None) -> list[Point]:
        """Give the top left corner of each row, in px from that of the zone.

        With `near` the last row was put down new at that point, and lies there if there is room.
        """
        return self._arrange(rows, len(rows) - 1 if near else None, near)

    def move(self, rows: Sequence[Row], at: int, near: Point) -> list[Point]:
        """Carry row `at` to a point, the others stay; give the corners like `place`."""
        return self._arrange(rows, at, near)

    def _arrange(self, rows: Sequence[Row], carried: int | None, near: Point | None) -> list[Point]:
        if not rows:
            self.clear()
            return []
        origins = pairs(self._rows, [() if at == carried else row for at, row in enumerate(rows)])
        kept = self._kept(rows, origins, carried)
        wishes = kept | self._dropped([at for at in range(len(rows)) if at not in kept], rows, near)
        lines = self._adjusted(rows, origins, kept, wishes) if wishes else None
        self._lines = lines or self._repacked(rows, wishes)
        self._rows = tuple(rows)
        spots = self._lines.spots()
        return [(spots[at].x, self._lines.top(spots[at].line)) for at in range(len(rows))]

    def _kept(
        self, rows: Sequence[Row], origins: dict[int, int], carried: int | None
    ) -> dict[int, Spot]:
        """Find for rows, and for parts that broke off them, where their tiles lie already."""
        spots = self._lines.spots()
        kept = {}
        for at, row in enumerate(rows):
            origin = origins.get(at, None if at == carried else self._whole(row))
            if origin is not None:
                shift = _shift(self._rows[origin], row) * self._lines.pitch
                kept[at] = spots[origin]._replace(x=spots[origin].x + shift)
        return kept

    def _whole(self, row: Row) -> int | None:
        """Find the row that a new row is a part of."""
        kin = [(shared(old, row), -origin) for origin, old in enumerate(self._rows)]
        count, less = max(kin, default=(0, 0))
        return -less if count >= PART else None

    def _dropped(
        self, new: Sequence[int], rows: Sequence[Row], near: Point | None
    ) -> dict[int, Spot]:
        """Let rows be centred where they were put down."""
        if near is None:
            return {}
        line = self._lines.line_at(near[1])
        lengths = {at: self._lines.length(len(rows[at])) for at in new}
        return {at: Spot(line, round(near[0] - lengths[at] / 2)) for at in new}

    def _adjusted(
        self,
        rows: Sequence[Row],
        origins: dict[int, int],
        kept: dict[int, Spot],
        wishes: dict[int, Spot],
    ) -> Lines | None:
        """Lay what lay there first, the least changed before the rest; None if it gets too full."""

        def change(at: int) -> tuple[bool, int]:
            old = self._rows[origins[at]] if at in origins else ()
            return rows[at] != old, len(rows[at]) - len(old)

        lines = Lines(self._size, self.width)
        later = [at for at in range(len(rows)) if at not in kept]
        fits = all(
            _keep(lines, at, len(rows[at]), kept[at]) for at in sorted(kept, key=change)
        ) and all(_add(lines, at, len(rows[at]), wishes.get(at)) for at in later)
        return lines if fits else None

    def _repacked(self, rows: Sequence[Row], wishes: dict[int, Spot]) -> Lines:
        """Lay everything anew in reading order, in smaller tiles if it must be."""
        beyond = Spot(len(rows), 0)
        reading = sorted(range(len(rows)), key=lambda at: wishes.get(at, beyond))
        longest = sorted(reading, key=lambda at: -len(rows[at]))
        for width in self._narrowing():
            rooms = Lines(self._size, width).rooms
            for order, room in (*((reading, room) for room in rooms), (longest, rooms[-1])):
                lines = Lines(self._size, width)
                lengths = [lines.length(len(row)) for row in rows]
                if all(lines.lay_first(at, lengths[at], room) for at in order):
                    return lines
        raise ValueError(f"A table of {self._size} px is too small for {len(rows)} rows.")

    def _narrowing(self) -> Iterator[int]:
        """List the widths from the present one down."""
        width = self.width
        yield width
        for narrower in self._widths:
            if narrower < width:
                width = narrower
                yield width
        while width > 1:
            width = int(width * SHRINK)
            yield width


def _keep(lines: Lines, key: int, tiles: int, spot: Spot) -> bool:
    """Leave a row on its line, pushing others a little; only if that is full it goes elsewhere."""
    return lines.push_in(key, lines.length(tiles), spot.x, (spot.line,)) or _add(
        lines, key, tiles, spot
    )


def _add(lines: Lines, key: int, tiles: int, wish: Spot | None) -> bool:
    """Find a free place for a row, near its wish if it has one, else let others make room."""
    length = lines.length(tiles)
    if wish:
        return lines.lay_near(key, length, wish) or lines.push_in(key, length, wish.x)
    free = any(lines.lay_first(key, length, room) for room in lines.rooms)
    return free or lines.push_in(key, length, lines.end)


def _shift(old: Row, new: Row) -> int:
    """Tell by how many tiles the row begins further right, its common tiles staying in place."""
    shifts = Counter(
        there - here
        for there, tile in enumerate(old)
        for here, same in enumerate(new)
        if tile == same
    )
    return max(shifts, key=lambda shift: (shifts[shift], -abs(shift), shift), default=0)
