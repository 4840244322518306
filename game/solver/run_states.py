"""The run states of one colour: the lengths of its open runs, and how they change.

A colour has two open runs at most, for a tile has two copies and a third run could always be
joined to the others. Three tiles or more count as three: such a run may end or go on, while a
shorter one must go on. So there are ten run states, each known by its place in `RUN_STATES`.
"""

from collections import Counter
from functools import cache
from itertools import permutations

from game.engine.meld import SMALLEST
from game.engine.tile import COPIES

Lengths = tuple[int, ...]

RUN_STATES: tuple[Lengths, ...] = tuple(
    (long, short) for long in range(SMALLEST + 1) for short in range(long + 1)
)
"""The lengths of the open runs, the longer first; the first state is that no run is open."""


def count_short(lengths: Lengths) -> int:
    """Count the runs that must go on."""
    return sum(0 < length < SMALLEST for length in lengths)


@cache
def extended(lengths: Lengths, tiles: int) -> Lengths:
    """Add tiles: first short runs go on, then long ones, then new ones begin."""
    runs = sorted(lengths, key=lambda length: (length in (0, SMALLEST), -length))
    longer = [min(length + 1, SMALLEST) for length in runs[:tiles]]
    return tuple(sorted(longer + [0] * (COPIES - tiles), reverse=True))


@cache
def still_open(lengths: Lengths, tiles: int) -> Lengths:
    """End the long runs that get none of the tiles once short runs have theirs."""
    short = [length for length in lengths if 0 < length < SMALLEST]
    long = max(0, min(lengths.count(SMALLEST), tiles - len(short)))
    padded = [SMALLEST] * long + short + [0] * COPIES
    return tuple(padded[:COPIES])


@cache
def at_least(one: int, other: int) -> bool:
    """Return whether all that one state can become the other can become too: 3 beats 2, 1 and 0."""
    return any(
        all(a in (b, SMALLEST) or a > b > 0 for a, b in zip(RUN_STATES[one], lengths, strict=True))
        for lengths in permutations(RUN_STATES[other])
    )


def serves_mirrored(one: int, other: int) -> bool:
    """Return whether one state is as good as the other for a Mirror too, whose sides are alike."""
    return one == other or (at_least(one, other) and not count_short(RUN_STATES[other]))


@cache
def without_runs(lengths: Lengths) -> tuple[int | None, ...]:
    """Return for each state the one without runs of these lengths, if it has them."""
    found = []
    for state in RUN_STATES:
        left = Counter(state) - Counter(lengths)
        fits = not Counter(lengths) - Counter(state)
        padded = sorted(left.elements(), reverse=True) + [0] * COPIES
        found.append(RUN_STATES.index(tuple(padded[:COPIES])) if fits else None)
    return tuple(found)


@cache
def with_run(length: int) -> tuple[int | None, ...]:
    """Return for each state the one with another run; of three a long one ends, if there is one."""
    found: list[int | None] = []
    for state in RUN_STATES:
        runs = sorted([each for each in (*state, length) if each], reverse=True)
        ended = runs[1:] if len(runs) > COPIES and runs[0] == SMALLEST else runs
        padded = tuple([*ended, 0, 0][:COPIES])
        found.append(RUN_STATES.index(padded) if len(ended) <= COPIES else None)
    return tuple(found)
