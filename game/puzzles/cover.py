"""Whether tiles can lie in sets: the quick question before the search for the best table.

Only number tiles are known here. Runs of more than five tiles are two shorter ones.
"""

from collections import Counter
from collections.abc import Iterable
from functools import cache

from game.engine.meld import SMALLEST
from game.engine.tile import Tile
from game.solver.sets import joker_free_sets

LONGEST = 2 * SMALLEST - 1
"""A longer run can be parted."""


def can_lay_one(table: Iterable[Tile], rack: Iterable[Tile]) -> bool:
    """Return whether all tiles of a table and one or more of a rack make sets.

    >>> from game.engine.notation import read_row
    >>> can_lay_one(read_row("K5 K6 K7 K8"), read_row("R8 B8"))
    True
    >>> can_lay_one(read_row("K5 K6 K7"), read_row("R8 B8"))
    False
    """
    must, may = Counter(table), Counter(rack)
    return any(_cover(must + Counter([tile]), may - Counter([tile])) for tile in may)


def _cover(must: Counter[Tile], may: Counter[Tile]) -> bool:
    """Return whether sets take all of some tiles, with the help of others."""
    if not must:
        return True
    there = {*must, *may}
    # The lowest tile can only lie at one end of a run.
    lowest = min(must, key=lambda tile: (tile.number, tile.kind))
    for row in _sets_with()[lowest]:
        if row <= there:
            taken = Counter(row)
            if _cover(must - taken, may - (taken - must)):
                return True
    return False


@cache
def _sets_with() -> dict[Tile, list[frozenset[Tile]]]:
    """List for each tile the sets that it can lie in."""
    found: dict[Tile, list[frozenset[Tile]]] = {}
    for row in joker_free_sets():
        if len(row) <= LONGEST:
            for tile in row:
                found.setdefault(tile, []).append(frozenset(row))
    return found
