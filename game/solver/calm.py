"""The second stage: of tables that are equally good, one that moves few table tiles."""

from collections import Counter
from collections.abc import Iterator

from game.engine.position import Table
from game.engine.tile import Row
from game.solver.columns import Objective
from game.solver.moved import moved
from game.solver.solve import calm_table, score

SWEEPS = 10
"""How many tables are looked for, at the most."""


def calmest(table: Table, rack: Row, best: Table, objective: Objective = "tiles") -> Table:
    """Give a table as good as the best that moves few tiles, on small tables mostly the fewest.

    First any row may change. Then some of those that have changed are kept, a third of them,
    a ninth, and so on down to one, and what is found is taken if it is calmer.
    """
    goal = score(table, best, objective)
    calm, unrest, tried = best, _unrest(table, best), set[Table]()
    while unrest[0] and len(tried) < SWEEPS:
        kept = next((rows for rows in _to_keep(table, calm) if rows not in tried), None)
        if kept is None:
            break
        tried.add(kept)
        free = tuple((Counter(table) - Counter(kept)).elements())
        laid = calm_table(free, rack, goal, objective)
        if laid and (found := _unrest(table, (*kept, *laid))) < unrest:
            calm, unrest = (*kept, *laid), found
    return calm


def _unrest(table: Table, after: Table) -> tuple[int, int]:
    """Count the tiles that move, and the rows that change."""
    return moved(table, after), (Counter(table) - Counter(after)).total()


def _to_keep(table: Table, calm: Table) -> Iterator[Table]:
    """List what may be kept: nothing; the rows that stay, with some that do not, longest first."""
    yield ()
    still = Counter(table) & Counter(calm)
    changed = sorted((Counter(table) - still).elements(), key=len, reverse=True)
    size = len(changed)
    while size > 1:
        size = max(1, size // 3)
        for start in range(0, len(changed), size):
            yield (*still.elements(), *changed[start : start + size])
