"""Two tables compared: which row is which, and which tiles came or changed their row."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from typing import Protocol

from game.engine.move import At
from game.engine.position import Table, tiles_of
from game.engine.tile import Row, Tile


class Off(Protocol):
    """A place off the table, and the tile there."""

    @property
    def tile(self) -> Tile:
        """The tile."""


def tiles_at(rows: Sequence[Row], places: Iterable[At | Off]) -> Row:
    """Return the tiles at some places, those of the table out of its rows."""
    return tuple(
        rows[each.row][each.index] if isinstance(each, At) else each.tile for each in places
    )


def shared(one: Row, other: Row) -> int:
    """Count the tiles two rows have in common."""
    return (Counter(one) & Counter(other)).total()


def pairs(before: Sequence[Row], after: Sequence[Row]) -> dict[int, int]:
    """Return for the rows of `after` the row of `before` that each comes from, equal rows first.

    Of the others those that share most come first, then those that differ least, then those that
    lay nearest in the table; rows that share nothing are left out.
    """
    paired = equal(before, after)
    taken = set(paired.values())
    kin = sorted(
        (-shared(old, new), len(old) + len(new), abs(at - origin), at, origin)
        for at, new in enumerate(after)
        if at not in paired
        for origin, old in enumerate(before)
        if origin not in taken
    )
    for less, *_, at, origin in kin:
        if less and at not in paired and origin not in taken:
            paired[at] = origin
            taken.add(origin)
    return paired


def equal(before: Sequence[Row], after: Sequence[Row]) -> dict[int, int]:
    """Return for the rows of `after` that lay there before which row of `before` each is.

    Of twins each is the one in its own place, if that is there; so both stay when one changes.
    """
    same = {
        at: at for at, rows in enumerate(zip(before, after, strict=False)) if rows[0] == rows[1]
    }
    there: defaultdict[Row, list[int]] = defaultdict(list)
    for origin, row in reversed(list(enumerate(before))):
        if origin not in same:
            there[row].append(origin)
    others = (at for at in range(len(after)) if at not in same)
    return same | {at: there[after[at]].pop() for at in others if there[after[at]]}


TileIndex = tuple[int, int]
"""The number of a row of the table, and the index of a tile in it."""


def added(before: Table, after: Table) -> frozenset[TileIndex]:
    """Return the places in `after` of the tiles that the table has gained."""
    gained = tiles_of(after) - tiles_of(before)
    found = set()
    for row, index in _arrived(before, after):
        if gained[after[row][index]] > 0:
            gained[after[row][index]] -= 1
            found.add((row, index))
    return frozenset(found)


def moved(before: Table, after: Table) -> frozenset[TileIndex]:
    """Return the places in `after` of tiles that lay in another row before."""
    return frozenset(_arrived(before, after)) - added(before, after)


def _arrived(before: Table, after: Table) -> list[TileIndex]:
    """List the tiles that are new to their row; those of rows that are all new come first.

    A part that a row has lost is less new than a row of tiles from here and there.
    """
    origins = pairs(before, after)
    changed = set(range(len(after))) - equal(before, after).keys()
    rows = sorted(
        changed,
        key=lambda at: (at in origins, max((shared(old, after[at]) for old in before), default=0)),
    )
    return [
        (row, index)
        for row in rows
        for index in _new_to(before[origins[row]] if row in origins else (), after[row])
    ]


def _new_to(old: Row, new: Row) -> Iterator[int]:
    """List the tiles that the old row did not have; of equal tiles the last is the new one."""
    there = Counter(old)
    for index, tile in enumerate(new):
        there[tile] -= 1
        if there[tile] < 0:
            yield index
