"""Plays that free a joker, with as few rows as can be."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations

from game.analysis.strands import Strand
from game.engine.freed import is_freed
from game.engine.position import Position, Table
from game.engine.tile import JOKER
from game.engine.turn import play_faults, played
from game.solver.best_table import Task

MOST_ROWS = 3
"""No more rows are taken apart to free a joker."""


def freeing(position: Position) -> Strand | None:
    """Find a play that frees a joker and takes few rows apart; of equals the one that lays least.

    For each choice of rows only one table is looked at, so that another may be overlooked.
    """
    for count in range(1, MOST_ROWS + 1):
        found = [
            step for rows in _choices(position.table, count) if (step := _freed(position, rows))
        ]
        if found:
            return min(found, key=lambda step: len(step.laid))
    return None


def _choices(table: Table, count: int) -> Iterator[Table]:
    """List the choices of so many rows, the first of which has a joker."""
    with_joker = [at for at, row in enumerate(table) if JOKER in row]
    for first in with_joker:
        others = [at for at in range(len(table)) if at != first]
        for chosen in combinations(others, count - 1):
            yield tuple(table[at] for at in (first, *chosen))


def _freed(position: Position, rows: Table) -> Strand | None:
    """Take the joker of the first row to the rack, and lay all so that it is not beside the old."""
    old, others = rows[0], rows[1:]
    singles = tuple((tile,) for tile in old if tile != JOKER)
    rack = (*position.mover.rack, *(tile for tile in old if tile == JOKER))
    table = Task((*others, *singles), rack).best().table
    if table is None:
        return None
    after = (*(Counter(position.table) - Counter(rows)).elements(), *table)
    if not played(position.table, after) or play_faults(position, after):
        return None
    return Strand(rows, table) if is_freed(position.table, after, JOKER) else None
