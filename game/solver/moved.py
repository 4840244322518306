"""How many table tiles change row between two tables, at the least."""

from collections import Counter

from game.engine.position import Table


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
