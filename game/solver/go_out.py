"""Going out: a play that lays the whole rack is found where the best play is not."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations

from game.engine.position import Position, Table
from game.engine.river import take
from game.engine.tile import BONUS, JOKER
from game.engine.turn import Play, arranged, play_faults
from game.solver.best_table import EFFORT, Task
from game.solver.budget import Budget

SWEEPS = 2
"""How many times the states of one sweep all sweeps together may visit."""

Start = tuple[int | None, Position]
"""Which tile of the River is taken, and the position then."""


def starts(position: Position) -> list[Start]:
    """List what a turn may start from: a tile of the River as the Key, but only once, or none."""
    keys = () if position.key else range(len(position.river))
    return [(None, position), *((key, take(position, key)) for key in keys)]


def go_out(position: Position, effort: int = EFFORT) -> Play | None:
    """Find a play that lays the whole rack of a player who has opened.

    Where every tile must be laid there is little to choose, so that a sweep is short; but with many
    bonus jokers, or where the rules forbid what it finds, another such play may be overlooked.
    """
    budget = Budget(SWEEPS * effort)
    # With a Plunder the rack is never empty.
    able = [start for start in starts(position) if position.mover.opened and not start[1].plunder]
    for at, (key, start) in enumerate(able):
        table = _laid(start, effort, budget.share(len(able) - at))
        if table is not None:
            return Play(arranged(position.table, table), key)
    return None


def _laid(start: Position, effort: int, budget: Budget) -> Table | None:
    rack = tuple((tile,) for tile in start.mover.rack)
    for kept in _to_keep(start.table):
        if budget.is_spent:
            break
        free = tuple((Counter(start.table) - Counter(kept)).elements())
        found = Task((*free, *rack), (), "tiles", effort, budget).best().table
        if found is not None and not play_faults(start, kept + found):
            return kept + found
    return None


def _to_keep(table: Table) -> Iterator[Table]:
    """List which rows with jokers may stay: all with bonus jokers, then all but one, but two.

    Each time the other jokers are free at first, but what is freed is bound by rules.
    """
    bonus = [row for row in table if set(row) & set(BONUS)]
    plain = tuple(row for row in table if JOKER in row and row not in bonus)
    for count in range(len(bonus), -1, -1):
        for kept in combinations(bonus, count):
            yield kept
            if plain:
                yield (*kept, *plain)
