"""Which row is which: the rows of two tables paired by the tiles they share."""

from collections import Counter, defaultdict
from collections.abc import Sequence

from game.engine.tile import Row


def shared(one: Row, other: Row) -> int:
    """Count the tiles two rows have in common."""
    return (Counter(one) & Counter(other)).total()


def pairs(before: Sequence[Row], after: Sequence[Row]) -> dict[int, int]:
    """Give for the rows of `after` the row of `before` that each comes from, equal rows first.

    Of the others those that share most come first, then those that differ least; rows that share
    nothing are left out.
    """
    paired = equal(before, after)
    taken = set(paired.values())
    kin = sorted(
        (-shared(old, new), len(old) + len(new), at, origin)
        for at, new in enumerate(after)
        if at not in paired
        for origin, old in enumerate(before)
        if origin not in taken
    )
    for less, _, at, origin in kin:
        if less and at not in paired and origin not in taken:
            paired[at] = origin
            taken.add(origin)
    return paired


def equal(before: Sequence[Row], after: Sequence[Row]) -> dict[int, int]:
    """Give for the rows of `after` that lay there before which row of `before` each is."""
    there: defaultdict[Row, list[int]] = defaultdict(list)
    for origin, row in reversed(list(enumerate(before))):
        there[row].append(origin)
    return {at: there[row].pop() for at, row in enumerate(after) if there[row]}
