"""What is marked on the table: tiles it has gained, and tiles that changed their row."""

from collections import Counter
from collections.abc import Iterator

from game.engine.position import Table, tiles_of
from game.engine.tile import Row
from game.view.pairing import pairs

Place = tuple[int, int]
"""A row of the table, and the index of a tile in it."""


def fresh(before: Table, after: Table) -> frozenset[Place]:
    """Give the places in `after` of the tiles that the table has gained."""
    gained = tiles_of(after) - tiles_of(before)
    found = set()
    for row, index in _arrived(before, after):
        if gained[after[row][index]] > 0:
            gained[after[row][index]] -= 1
            found.add((row, index))
    return frozenset(found)


def moved(before: Table, after: Table) -> frozenset[Place]:
    """Give the places in `after` of tiles that lay in another row before."""
    return frozenset(_arrived(before, after)) - fresh(before, after)


def _arrived(before: Table, after: Table) -> list[Place]:
    """List the tiles that are new to their row; those of rows that are all new come first."""
    origins = pairs(before, after)
    rows = sorted(range(len(after)), key=lambda row: row in origins)
    return [
        (row, index)
        for row in rows
        for index in _added(before[origins[row]] if row in origins else (), after[row])
    ]


def _added(old: Row, new: Row) -> Iterator[int]:
    """List the tiles that the old row did not have; of equal tiles the last is the new one."""
    there = Counter(old)
    for index, tile in enumerate(new):
        there[tile] -= 1
        if there[tile] < 0:
            yield index
