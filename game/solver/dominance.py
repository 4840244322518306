"""Dominance: which states of a layer another one makes superfluous.

A state beats another if its runs are at least as far, it has spent no more jokers and played no
less: whatever can follow the other can follow it. Without this, states can be fifty times as many.
"""

from functools import cache

from game.solver.color import JOKER_PLACE, PARENT, STATES, at_least

_COLORS_OF_HALF = 2
_BASE = len(STATES)
_PAIR = _BASE**_COLORS_OF_HALF


def undominated(layer: dict[int, int], jokers: int, most: int | None = None) -> dict[int, int]:
    """Keep the states that no other one beats, the `most` best of them."""
    if len(layer) < 2:
        return layer
    beaten = [0] * (jokers + 1)
    kept = {}
    highest = jokers * JOKER_PLACE
    # The number of a state is higher than those of all states that it beats.
    ranked = [
        (score | PARENT) - PARENT + highest + key % JOKER_PLACE * 2 - key
        for key, score in layer.items()
    ]
    ranked.sort(reverse=True)
    for rank in ranked:
        left, state = divmod(rank & PARENT, JOKER_PLACE)
        spent = jokers - left
        if not beaten[spent] >> state & 1:
            key = spent * JOKER_PLACE + state
            kept[key] = layer[key]
            if len(kept) == most:
                break
            below = _below(state)
            for more in range(spent, jokers + 1):
                beaten[more] |= below
    return kept


@cache
def _below(state: int) -> int:
    """Mark a state of four colours, and those it beats, in the bits of a number."""
    left, right = divmod(state, _PAIR)
    marks = _below_pair(right)
    return sum(marks << at * _PAIR for at in range(_PAIR) if _below_pair(left) >> at & 1)


@cache
def _below_pair(pair: int) -> int:
    one, other = divmod(pair, _BASE)
    return sum(
        1 << a * _BASE + b
        for a in range(_BASE)
        for b in range(_BASE)
        if at_least(one, a) and at_least(other, b)
    )
