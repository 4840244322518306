"""The best table: the one that plays the most tiles of a rack, or the most value."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from typing import NamedTuple

from game.engine.position import Table
from game.engine.tile import JOKER, Row, Tile, number_tiles
from game.solver.color import PLAYED
from game.solver.columns import Objective, Supplies, columns, supplies
from game.solver.lying import lying
from game.solver.rows import add_jokers, rows
from game.solver.sweep import WHOLE, Search, sweep

STATES_KEPT = 48
"""How many states of every number the search for a calm table keeps."""


class Played(NamedTuple):
    """How many tiles a rack has played, and the sum of the numbers on them."""

    tiles: int
    value: int


def best_table(table: Table, rack: Row, objective: Objective = "tiles") -> Table:
    """Play the most tiles, or the most value, wherever freed jokers go; the table if none can be.

    The table's rows are sets, and there are two at most of each tile, jokers too. A joker counts
    as a tile and is worth nothing. Spare jokers of the rack are played only for `tiles`.
    """
    found = [(score(table, t, objective), t) for t in tables(supplies(table, rack), objective)]
    return max((each for each in found if each[0]), default=(0, table))[1]


def calm_table(table: Table, rack: Row, goal: int, objective: Objective) -> Table | None:
    """Find a table that scores the goal and in which much stays as it lies; perhaps none.

    The search is not whole: it never takes much longer than that for the best table.
    """
    given = replace(supplies(table, rack), lying=lying(table))
    numbers = goal - given.rack[JOKER] if objective == "tiles" else goal
    search = Search(numbers * PLAYED, STATES_KEPT)
    found = (t for t in tables(given, objective, search) if score(table, t, objective) == goal)
    return next(found, None)


def played(before: Table, after: Table) -> Played:
    """Measure what the table has gained; it has lost nothing."""
    return Played(_count(after) - _count(before), _worth(after) - _worth(before))


def score(before: Table, after: Table, objective: Objective) -> int:
    """Give what the objective counts."""
    measure = _count if objective == "tiles" else _worth
    return measure(after) - measure(before)


def _count(table: Table) -> int:
    return sum(map(len, table))


def _worth(table: Table) -> int:
    return sum(tile.number for row in table for tile in row)


def tables(given: Supplies, objective: Objective, search: Search = WHOLE) -> Iterator[Table]:
    """List what there is to choose from: nearly always the one table that the sweep finds."""
    swept = _swept(given, objective, search)
    if not swept:
        return
    spare = given.jokers - sum(row.count(JOKER) for row in swept)
    optional = min(spare, given.rack[JOKER])
    wanted = spare if objective == "tiles" else spare - optional
    full = add_jokers(swept, wanted)
    if full:
        yield full
    else:
        if wanted == optional:
            yield swept
        yield from _with_joker_as_tile(given, objective, search)


def _swept(given: Supplies, objective: Objective, search: Search) -> Table:
    """Give the sets that the sweep finds, without spare jokers; none if it cannot use all tiles."""
    found = columns(given, objective)
    uses = sweep(found, given.jokers, search)
    if not uses:
        return ()
    laid = rows(uses, found)
    return tuple(sorted(laid, key=lambda row: -_likeness(row, given.lying.with_jokers)))


def _likeness(row: Row, others: Table) -> int:
    """Count the number tiles that the row shares with the most alike of the others."""
    return max((len(set(row) & set(other) - {JOKER}) for other in others), default=0)


def _with_joker_as_tile(given: Supplies, objective: Objective, search: Search) -> Iterator[Table]:
    """Let the one joker that found no place among full groups be each tile in its turn."""
    joker = Counter([JOKER])
    for face in dict.fromkeys(number_tiles()):
        as_tile = Supplies(given.table - joker + Counter([face]), given.rack - joker)
        if table := _swept(as_tile, objective, search):
            yield with_joker_for(face, table)


def with_joker_for(face: Tile, table: Table) -> Table:
    """Put a joker in the place of the tile."""
    at = next(at for at, row in enumerate(table) if face in row)
    place = table[at].index(face)
    row = (*table[at][:place], JOKER, *table[at][place + 1 :])
    return (*table[:at], row, *table[at + 1 :])
