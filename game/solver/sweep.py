"""The sweep over the numbers: the exact dynamic programme that finds the best way to use the tiles.

The idea of the states is that of van Rijn, Takes and Vis, "The Complexity of Rummikub Problems"
(2015). What den Hertog and Hulshof, "Solving Rummikub Problems by Integer Linear Programming"
(2006), ask a linear programme is answered here by walking from 1 to 13.

A state dominates another if its runs are at least as far, it has spent no more jokers and played
no less: whatever can follow the other can follow it. Without this, there can be fifty times as
many states.
"""

from collections import defaultdict
from functools import cache, lru_cache
from itertools import accumulate
from typing import NamedTuple

from game.engine.tile import Row
from game.solver.groups import Pattern, patterns
from game.solver.packing import (
    FIRST_PAIR,
    LAST_PAIR,
    ONE_JOKER,
    PAIR_RADIX,
    PARENT,
    RADIX,
    WORTH_SHIFT,
    gain_between,
    pack_pair,
    pack_state,
    unpack_pair,
    unpack_score,
    unpack_state,
)
from game.solver.run_states import at_least, serves_mirrored, tiles_between
from game.solver.supplies import Column, Supply
from game.solver.transitions import transitions

Layer = dict[int, int]
"""The packed states after a number, each with the best packed score."""

Addition = tuple[int, int, int]
"""The jokers that a transition costs now and later, and what it adds to a state and to a score."""

Needs = tuple[tuple[Pattern, int], ...]
"""The tiles that two colours may give to groups, with the jokers needed."""


class Use(NamedTuple):
    """How many tiles of each colour a number gives to groups and runs; runs count jokers too."""

    groups: Pattern
    runs: Pattern


class Limits(NamedTuple):
    """How far to look: nothing worth less than `least`, `most` states of every number.

    With fewer states than there are the result need not be the best.
    """

    least: int = 0
    most: int | None = None


NO_LIMITS = Limits()


def sweep(columns: list[Column], jokers: int, limits: Limits = NO_LIMITS) -> list[Use] | None:
    """Find the best use of every number; nothing if the table's tiles cannot all be used."""
    layers = [{0: 0}]
    *floors, least = _floors(columns, limits.least)
    for floor, column in zip(floors, columns, strict=True):
        layer = undominated(_not_below(floor, layers[-1]), jokers, limits.most)
        layers.append(after(layer, column, jokers))
    ends = _not_below(least, layers[-1])
    return _uses(layers, columns, max(ends, key=ends.__getitem__), jokers) if ends else None


def _floors(columns: list[Column], least: int) -> list[int]:
    """Tell what must have been played before each number, and at the end, to reach the least."""
    if least <= 0:
        return [0] * (len(columns) + 1)
    worths = [sum(each.rack * each.worth for each in column) for column in columns]
    return list(accumulate(worths, initial=least - sum(worths)))


def _not_below(floor: int, layer: Layer) -> Layer:
    """Keep the states with scores that the tiles still to come can make enough."""
    if floor <= 0:
        return layer
    return {state: score for state, score in layer.items() if score >> WORTH_SHIFT >= floor}


class _PairAdditions(dict[int, tuple[Addition, ...]]):
    """The transitions of two colours together for each packed pair, made when first asked for."""

    def __init__(self, one: Supply, other: Supply, grouped: Pattern, place: int) -> None:
        self.colors = transitions(one)[grouped[0]], transitions(other)[grouped[1]]
        self.jokers = one.jokers
        self.grouped = grouped
        self.place = place

    def __missing__(self, pair: int) -> tuple[Addition, ...]:
        one, other = unpack_pair(pair)
        self[pair] = found = tuple(
            sorted(
                (
                    a.cost + b.cost,
                    pack_state(a.jokers + b.jokers, pack_pair(a.state, b.state), self.place),
                    a.gain + b.gain,
                )
                for a in self.colors[0][one]
                for b in self.colors[1][other]
                if a.cost + b.cost <= self.jokers
            )
        )
        return found


class _GroupAdditions(dict[int, tuple[Addition, ...]]):
    """The transitions of the last pair in all groups that go with the same of the first."""

    def __init__(self, one: Supply, other: Supply, needs: Needs) -> None:
        self.jokers = one.jokers
        self.choices = [
            (_pair_additions(one, other, grouped, LAST_PAIR), need) for grouped, need in needs
        ]

    def __missing__(self, pair: int) -> tuple[Addition, ...]:
        best: dict[int, int] = {}
        costs = {}
        for pairs, need in self.choices:
            for cost, added, gain in pairs[pair]:
                if cost + need <= self.jokers:
                    state = added + need * ONE_JOKER
                    best[state] = max(gain, best.get(state, 0))
                    costs[state] = cost + need
        kept = undominated(best, self.jokers)
        self[pair] = found = tuple(sorted((costs[each], each, kept[each]) for each in kept))
        return found


_pair_additions = lru_cache(maxsize=2048)(_PairAdditions)
_group_additions = lru_cache(maxsize=2048)(_GroupAdditions)


@lru_cache(maxsize=1024)
def _additions(
    column: Column, jokers: int, bonus: Row = ()
) -> tuple[tuple[_PairAdditions, _GroupAdditions], ...]:
    """List the choices of groups, by the tiles that the first two colours give."""
    one, other, *last = column
    needs: dict[Pattern, list[tuple[Pattern, int]]] = defaultdict(list)
    for pattern, need in patterns(tuple(each.there for each in column), jokers, bonus):
        needs[pattern[:2]].append((pattern[2:], need))
    return tuple(
        (
            _pair_additions(one, other, grouped, FIRST_PAIR),
            _group_additions(*last, tuple(rest)),
        )
        for grouped, rest in needs.items()
    )


def after(layer: Layer, column: Column, jokers: int, bonus: Row = ()) -> Layer:
    """Take every state one number further, keeping the best way to each new state.

    The bonus jokers lie in groups of this number. Where others may help runs later on, the column
    counts on more jokers than there are.
    """
    counted_on = column[0].jokers
    found: Layer = {}
    best = found.get
    # What `unpack_state` and `pack_score` do is written out: to call them costs 14 % here.
    states = [
        (
            counted_on - state // ONE_JOKER,
            state - state % ONE_JOKER,
            state // PAIR_RADIX % PAIR_RADIX,
            state % PAIR_RADIX,
            (score | PARENT) - PARENT + state,
        )
        for state, score in layer.items()
    ]
    for left, rest in _additions(column, jokers, bonus):
        for room, spent, first, last, score in states:
            for cost, added, gain in left[first]:
                if cost > room:
                    break
                left_room, so_far, worth = room - cost, spent + added, score + gain
                for more_cost, more, also in rest[last]:
                    if more_cost > left_room:
                        break
                    state, total = so_far + more, worth + also
                    if total > best(state, -1):
                        found[state] = total
    if counted_on > jokers:
        limit = (jokers + 1) * ONE_JOKER
        return {state: score for state, score in found.items() if state < limit}
    return found


def _uses(layers: list[Layer], columns: list[Column], end: int, jokers: int) -> list[Use]:
    """Walk back from the last state to the first."""
    uses = []
    for at in range(len(columns) - 1, -1, -1):
        score = layers[at + 1][end]
        _, _, start = unpack_score(score)
        gain = gain_between(layers[at][start], score)
        uses.append(use(columns[at], start, end, gain, jokers))
        end = start
    return uses[::-1]


def use(column: Column, start: int, end: int, gain: int, jokers: int, bonus: Row = ()) -> Use:
    """Find again the transitions that led from one state to the next."""
    spent, first, last = unpack_state(start)
    wanted = end - spent * ONE_JOKER
    for left, rest in _additions(column, jokers, bonus):
        for _, added, one in left[first]:
            for right, need in rest.choices:
                for _, more, other in right[last]:
                    if added + need * ONE_JOKER + more == wanted and one + other == gain:
                        _, *reached = unpack_state(end)
                        runs = _tiles(first, reached[0]) + _tiles(last, reached[1])
                        return Use(left.grouped + right.grouped, runs)
    raise AssertionError("every state was reached from its parent")


@cache
def _tiles(before: int, after: int) -> Pattern:
    """Count the tiles of two colours that lead from one packed pair to the other."""
    return tuple(map(tiles_between, unpack_pair(before), unpack_pair(after)))


def undominated(
    layer: Layer, jokers: int, most: int | None = None, *, mirrored: bool = False
) -> Layer:
    """Keep the states that no other one dominates, the `most` best of them.

    Where runs may yet be `mirrored`, longer ones do not always serve as well.
    """
    if len(layer) < 2:
        return layer
    dominated = [0] * (jokers + 1)
    kept = {}
    # A rank is a score with the state in place of the one before, and with the jokers left in
    # place of those spent: so no state ranks before one that dominates it. It is packed and
    # unpacked here, for functions of its own cost 13 %.
    all_left = jokers * ONE_JOKER
    ranked = [
        (score | PARENT) - PARENT + all_left + state % ONE_JOKER * 2 - state
        for state, score in layer.items()
    ]
    ranked.sort(reverse=True)
    for rank in ranked:
        left, runs = divmod(rank & PARENT, ONE_JOKER)
        spent = jokers - left
        if not dominated[spent] >> runs & 1:
            state = spent * ONE_JOKER + runs
            kept[state] = layer[state]
            if len(kept) == most:
                break
            below = _dominated_by(runs, mirrored)
            for more in range(spent, jokers + 1):
                dominated[more] |= below
    return kept


@cache
def _dominated_by(runs: int, mirrored: bool) -> int:
    """Mark the run states of four colours, and those they dominate, in the bits of a number."""
    first, last = divmod(runs, PAIR_RADIX)
    marks = _dominated_by_pair(last, mirrored)
    return sum(
        marks << pair * PAIR_RADIX
        for pair in range(PAIR_RADIX)
        if _dominated_by_pair(first, mirrored) >> pair & 1
    )


@cache
def _dominated_by_pair(pair: int, mirrored: bool) -> int:
    one, other = unpack_pair(pair)
    serves = serves_mirrored if mirrored else at_least
    return sum(
        1 << pack_pair(a, b)
        for a in range(RADIX)
        for b in range(RADIX)
        if serves(one, a) and serves(other, b)
    )
