"""The second stage: of tables that are equally good, one that moves few table tiles."""

from collections import Counter

from game.engine.position import Table
from game.engine.tile import Row
from game.solver.columns import Objective
from game.solver.moved import moved
from game.solver.solve import best_table, score


def calmest(table: Table, rack: Row, best: Table, objective: Objective = "tiles") -> Table:
    """Give a table as good as the best in which rows stay as they lie, found row by row.

    Each row that moved is tried in turn, the longest first, and stays if that costs nothing. No
    choice is taken back, so few tiles move, but not always the fewest.
    """
    goal = score(table, best, objective)
    calm, still = best, Counter(table) & Counter(best)
    for row in sorted((Counter(table) - still).elements(), key=len, reverse=True):
        if still[row] == Counter(table)[row]:
            continue
        kept = (*still.elements(), row)
        free = tuple((Counter(table) - Counter(kept)).elements())
        after = (*kept, *best_table(free, rack, objective))
        if score(table, after, objective) == goal:
            calm = min(calm, after, key=lambda each: moved(table, each))
            still = Counter(table) & Counter(after)
    return calm
