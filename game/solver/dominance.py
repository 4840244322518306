"""Which ways of a sweep are worth going on with: those that no other one dominates.

A way dominates another if its runs are at least as far, it has as many jokers left and scores no
less: whatever can follow the other can follow it. Without this, there can be fifty times as many.
"""

from collections import defaultdict
from collections.abc import Iterable
from functools import cache, lru_cache

from game.solver.packing import (
    ONE_JOKER,
    PAIR_RADIX,
    RADIX,
    STATE,
    pack_pair,
    unpack_pair,
)
from game.solver.run_states import at_least, serves_mirrored


def undominated(
    ways: Iterable[int], most: int | None = None, *, mirrored: bool = False
) -> list[int]:
    """Keep the ways that no other one dominates, the `most` best of them, the best first.

    Where runs may yet be `mirrored`, longer ones do not always serve as well.
    """
    # Longer runs have the greater numbers: no way comes before one that dominates it.
    ranked = sorted(ways, reverse=True)
    if len(ranked) < 2:
        return ranked
    dominated = defaultdict[int, int](int)
    kept = []
    for way in ranked:
        left, runs = divmod(way & STATE, ONE_JOKER)
        if not dominated[left] >> runs & 1:
            kept.append(way)
            if len(kept) == most:
                break
            below = _below(runs, mirrored)
            for fewer in range(left + 1):
                dominated[fewer] |= below
    return kept


@lru_cache(maxsize=4096)
def _below(runs: int, mirrored: bool) -> int:
    """Mark the run states of four colours, and those they dominate, in the bits of a number."""
    first, last = divmod(runs, PAIR_RADIX)
    return _below_pair(first, mirrored, PAIR_RADIX) * _below_pair(last, mirrored, 1)


@cache
def _below_pair(pair: int, mirrored: bool, place: int) -> int:
    one, other = unpack_pair(pair)
    serves = serves_mirrored if mirrored else at_least
    return sum(
        1 << pack_pair(a, b) * place
        for a in range(RADIX)
        for b in range(RADIX)
        if serves(one, a) and serves(other, b)
    )
