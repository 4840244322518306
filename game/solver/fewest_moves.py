"""The second stage: of tables that are equally good, one that moves few table tiles."""

from collections import Counter
from collections.abc import Iterator

from game.engine.position import Table
from game.engine.tile import JOKER, Row
from game.solver.best_table import plain_tables, score
from game.solver.supplies import Objective, in_place
from game.solver.sweep import Limits

SWEEPS = 10
"""How many tables are looked for, at the most."""

STATES_KEPT = 48
"""How many states of every number a sweep keeps."""


def fewest_moved(table: Table, rack: Row, best: Table, objective: Objective = "tiles") -> Table:
    """Give a table as good as the best that moves few tiles, on small tables mostly the fewest.

    First any row may change. Then some of those that have changed are kept, a third of them,
    a ninth, and so on down to one, and what is found is taken if it moves fewer.
    """
    goal = score(table, best, objective)
    fewest, changes, tried = best, _changes(table, best), set[Table]()
    while changes[0] and len(tried) < SWEEPS:
        kept = next((rows for rows in _to_keep(table, fewest) if rows not in tried), None)
        if kept is None:
            break
        tried.add(kept)
        free = tuple((Counter(table) - Counter(kept)).elements())
        laid = little_moved(free, rack, goal, objective)
        if laid and (found := _changes(table, (*kept, *laid))) < changes:
            fewest, changes = (*kept, *laid), found
    return fewest


def little_moved(table: Table, rack: Row, goal: int, objective: Objective) -> Table | None:
    """Find a table that scores the goal and in which much stays in place; perhaps none.

    The search is not whole: it never takes much longer than that for the best table.
    """
    numbers = goal - rack.count(JOKER) if objective == "tiles" else goal
    limits = Limits(numbers, STATES_KEPT)
    tables = plain_tables(table, rack, objective, limits, in_place(table))
    return next((found for found in tables if score(table, found, objective) == goal), None)


def _changes(table: Table, after: Table) -> tuple[int, int]:
    """Count the tiles that move, and the rows that change."""
    return moved(table, after), (Counter(table) - Counter(after)).total()


def _to_keep(table: Table, after: Table) -> Iterator[Table]:
    """List what may be kept: nothing; the rows that stay, with some that do not, longest first."""
    yield ()
    same = Counter(table) & Counter(after)
    changed = sorted((Counter(table) - same).elements(), key=len, reverse=True)
    size = len(changed)
    while size > 1:
        size = max(1, size // 3)
        for start in range(0, len(changed), size):
            yield (*same.elements(), *changed[start : start + size])


def moved(before: Table, after: Table) -> int:
    """Count the tiles that are not in the row which their old row became.

    Every old row becomes at most one new row; which, is the assignment that keeps most tiles.
    """
    same = Counter(before) & Counter(after)
    old, new = list((Counter(before) - same).elements()), list((Counter(after) - same).elements())
    kept = [[(Counter(one) & Counter(other)).total() for other in new] for one in old]
    return sum(map(len, old)) - _most_kept(kept)


def _most_kept(kept: list[list[int]]) -> int:
    """Assign old rows to new ones by augmenting paths with prices (the Hungarian way)."""
    size = max(len(kept), max(map(len, kept), default=0)) + 1
    gain = [[0] * size] + [[0, *row] + [0] * (size - 1 - len(row)) for row in kept]
    gain += [[0] * size for _ in range(size - len(gain))]
    old_price, new_price, owner = [0] * size, [0] * size, [0] * size
    for start in range(1, size):
        _augment(start, gain, old_price, new_price, owner)
    return sum(gain[owner[at]][at] for at in range(1, size))


def _augment(
    start: int,
    gain: list[list[int]],
    old_price: list[int],
    new_price: list[int],
    owner: list[int],
) -> None:
    """Find the cheapest path from an old row to a free new one and change owners along it."""
    size = len(owner)
    owner[0], at = start, 0
    slack, came_from, done = [10**9] * size, [0] * size, [False] * size
    while owner[at]:
        done[at] = True
        for other in range(1, size):
            if not done[other]:
                cost = -gain[owner[at]][other] - old_price[owner[at]] - new_price[other]
                if cost < slack[other]:
                    slack[other], came_from[other] = cost, at
        step, following = min((slack[o], o) for o in range(1, size) if not done[o])
        for other in range(size):
            if done[other]:
                old_price[owner[other]] += step
                new_price[other] -= step
            else:
                slack[other] -= step
        at = following
    while at:
        owner[at] = owner[came_from[at]]
        at = came_from[at]
