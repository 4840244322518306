"""The best play in a position, within what its rules say about the first meld and freed jokers."""

from collections.abc import Iterator
from itertools import combinations

from game.engine.position import Position, Table
from game.engine.tile import BONUS, JOKER, Row
from game.engine.turn import Play, arranged, needed_to_open, play_faults
from game.solver.calm import calmest
from game.solver.columns import Objective
from game.solver.opening import best_opening
from game.solver.solve import best_table, score


def best_play(position: Position, objective: Objective = "tiles") -> Play | None:
    """Give the legal play of most tiles, or most value; None if there is none.

    A first meld is the best from the rack alone. Later, the play is the best of all if its jokers
    may lie as they do; if not, it is the best of those that leave rows with jokers as they are,
    and a better one may exist. Bonus jokers stay where they are.
    """
    tables = _tables if position.mover.opened else _openings
    legal = (table for table in tables(position, objective) if not play_faults(position, table))
    table = next(legal, None)
    return None if table is None else Play(arranged(position.table, table))


def _openings(position: Position, objective: Objective) -> Iterator[Table]:
    """Lay the best first meld beside the table."""
    rack = _plain(position.mover.rack)
    if not position.rules.joker_in_initial_meld:
        rack = tuple(tile for tile in rack if tile != JOKER)
    yield (*position.table, *best_opening(rack, needed_to_open(position), objective))


def _tables(position: Position, objective: Objective) -> Iterator[Table]:
    """List the best table, calm or not, then those that leave rows with jokers alone."""
    table, rack = position.table, _plain(position.mover.rack)
    bonus = {at for at, row in enumerate(table) if set(row) & set(BONUS)}
    jokers = [at for at, row in enumerate(table) if JOKER in row and at not in bonus]
    kept, free = _parted(table, bonus)
    best = best_table(free, rack, objective)
    yield kept + calmest(free, rack, best, objective)
    yield kept + best
    others = []
    for count in range(1, len(jokers) + 1):
        for still in combinations(jokers, count):
            kept, free = _parted(table, bonus.union(still))
            others.append(kept + best_table(free, rack, objective))
    yield from sorted(others, key=lambda after: -score(table, after, objective))


def _parted(table: Table, still: set[int]) -> tuple[Table, Table]:
    """Part the rows that lie still from those that may be rearranged."""
    kept = tuple(row for at, row in enumerate(table) if at in still)
    return kept, tuple(row for at, row in enumerate(table) if at not in still)


def _plain(tiles: Row) -> Row:
    return tuple(tile for tile in tiles if tile not in BONUS)
