"""The whole rack, all or nothing: a play that lays it is found where the best play is not."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations

from game.engine.position import Position, Table
from game.engine.tile import BONUS, JOKER
from game.engine.turn import Play, arranged, play_faults
from game.solver.bonus import EFFORT, Task
from game.solver.budget import Budget
from game.solver.starts import starts

SWEEPS = 2
"""All sweeps together may look at so many times the states of one."""


def whole_rack(position: Position, effort: int = EFFORT) -> Play | None:
    """Find a play that lays the whole rack of a player who has opened.

    Where every tile must be laid there is little to choose, so that a sweep is short; but with many
    bonus jokers, or where the rules forbid what it finds, another way may be overlooked.
    """
    budget = Budget(SWEEPS * effort)
    # With a Plunder the rack is never empty.
    ways = [way for way in starts(position) if position.mover.opened and not way[1].plunder]
    for at, (key, start) in enumerate(ways):
        table = _laid(start, effort, budget.share(len(ways) - at))
        if table is not None:
            return Play(arranged(position.table, table), key)
    return None


def _laid(start: Position, effort: int, budget: Budget) -> Table | None:
    rack = tuple((tile,) for tile in start.mover.rack)
    for still in _lying_still(start.table):
        if budget.is_spent:
            break
        free = tuple((Counter(start.table) - Counter(still)).elements())
        found = Task((*free, *rack), (), "tiles", effort, budget).best().table
        if found is not None and not play_faults(start, still + found):
            return still + found
    return None


def _lying_still(table: Table) -> Iterator[Table]:
    """List which rows with jokers may lie still: all with bonus jokers, then all but one, but two.

    Each time the other jokers are free at first, but what is freed is bound by rules.
    """
    bonus = [row for row in table if set(row) & set(BONUS)]
    plain = tuple(row for row in table if JOKER in row and row not in bonus)
    for count in range(len(bonus), -1, -1):
        for still in combinations(bonus, count):
            yield still
            if plain:
                yield (*still, *plain)
