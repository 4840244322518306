"""The sweep over the numbers: the exact dynamic programme that finds the best way to use the tiles.

The idea of the states is that of van Rijn, Takes and Vis, "The Complexity of Rummikub Problems"
(2015). What den Hertog and Hulshof, "Solving Rummikub Problems by Integer Linear Programming"
(2006), ask a linear programme is answered here by walking from 1 to 13.
"""

from collections import defaultdict
from functools import cache, lru_cache
from itertools import accumulate
from typing import NamedTuple

from game.engine.tile import Row
from game.solver.color import JOKER_PLACE, PARENT, PARENT_BITS, STATES, Supply, steps, tiles_between
from game.solver.dominance import undominated
from game.solver.group import Pattern, patterns

Column = tuple[Supply, ...]
"""One number in all colours."""

Layer = dict[int, int]
"""States (with the jokers used) to the best score, which ends with the state before."""

Way = tuple[int, int, int]
"""A way on: the jokers it costs now and later, what it adds to a state, what the score gains."""

Needs = tuple[tuple[Pattern, int], ...]
"""The tiles that two colours may give to groups, with the jokers needed."""

_BASE = len(STATES)
_PAIR = _BASE**2


class Use(NamedTuple):
    """How many tiles of each colour a number gives to groups and runs; runs count jokers too."""

    groups: Pattern
    runs: Pattern


class Search(NamedTuple):
    """How far to look: nothing that plays less than `least`, `most` states of every number.

    With fewer states than there are the result need not be the best.
    """

    least: int = 0
    most: int | None = None


WHOLE = Search()


def sweep(columns: list[Column], jokers: int, search: Search = WHOLE) -> list[Use] | None:
    """Find the best use of every number; nothing if the table's tiles cannot all be used."""
    layers = [{0: 0}]
    *floors, least = _floors(columns, search.least)
    for floor, column in zip(floors, columns, strict=True):
        layer = undominated(_not_below(floor, layers[-1]), jokers, search.most)
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
    return {key: score for key, score in layer.items() if score >> PARENT_BITS >= floor}


class _Pairs(dict[int, tuple[Way, ...]]):
    """The steps of two colours together for each pair of states, made when first asked for."""

    def __init__(self, one: Supply, other: Supply, grouped: Pattern, place: int) -> None:
        self.colors = steps(one)[grouped[0]], steps(other)[grouped[1]]
        self.jokers = one.jokers
        self.grouped = grouped
        self.place = place

    def __missing__(self, states: int) -> tuple[Way, ...]:
        one, other = divmod(states, _BASE)
        self[states] = found = tuple(
            sorted(
                (
                    a.cost + b.cost,
                    (a.state * _BASE + b.state) * self.place + (a.jokers + b.jokers) * JOKER_PLACE,
                    a.gain + b.gain,
                )
                for a in self.colors[0][one]
                for b in self.colors[1][other]
                if a.cost + b.cost <= self.jokers
            )
        )
        return found


class _Rest(dict[int, tuple[Way, ...]]):
    """The steps of the last two colours in all groups that go with the same of the first two."""

    def __init__(self, one: Supply, other: Supply, needs: Needs) -> None:
        self.jokers = one.jokers
        self.ways = [(_pairs(one, other, grouped, 1), need) for grouped, need in needs]

    def __missing__(self, states: int) -> tuple[Way, ...]:
        best: dict[int, int] = {}
        costs = {}
        for pairs, need in self.ways:
            for cost, add, gain in pairs[states]:
                if cost + need <= self.jokers:
                    key = add + need * JOKER_PLACE
                    best[key] = max(gain, best.get(key, 0))
                    costs[key] = cost + need
        kept = undominated(best, self.jokers)
        self[states] = found = tuple(sorted((costs[key], key, gain) for key, gain in kept.items()))
        return found


_pairs = lru_cache(maxsize=2048)(_Pairs)
_rest = lru_cache(maxsize=2048)(_Rest)


@lru_cache(maxsize=1024)
def _ways(column: Column, jokers: int, bonus: Row = ()) -> tuple[tuple[_Pairs, _Rest], ...]:
    """List the ways to form groups, by the tiles that the first two colours give."""
    one, other, *last = column
    needs: dict[Pattern, list[tuple[Pattern, int]]] = defaultdict(list)
    for pattern, need in patterns(tuple(each.there for each in column), jokers, bonus):
        needs[pattern[:2]].append((pattern[2:], need))
    return tuple(
        (_pairs(one, other, grouped, _PAIR), _rest(*last, tuple(rest)))
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
    states = [
        (
            counted_on - key // JOKER_PLACE,
            key - key % JOKER_PLACE,
            key // _PAIR % _PAIR,
            key % _PAIR,
            (score | PARENT) - PARENT + key,
        )
        for key, score in layer.items()
    ]
    for left, rest in _ways(column, jokers, bonus):
        for room, spent, one, other, score in states:
            for cost, add, gain in left[one]:
                if cost > room:
                    break
                left_room, so_far, worth = room - cost, spent + add, score + gain
                for more_cost, more, also in rest[other]:
                    if more_cost > left_room:
                        break
                    key, total = so_far + more, worth + also
                    if total > best(key, -1):
                        found[key] = total
    if counted_on > jokers:
        limit = (jokers + 1) * JOKER_PLACE
        return {key: score for key, score in found.items() if key < limit}
    return found


def _uses(layers: list[Layer], columns: list[Column], end: int, jokers: int) -> list[Use]:
    """Walk back from the last state to the first."""
    uses = []
    for at in range(len(columns) - 1, -1, -1):
        start = layers[at + 1][end] & PARENT
        gain = (layers[at + 1][end] >> PARENT_BITS) - (layers[at][start] >> PARENT_BITS)
        uses.append(use(columns[at], start, end, gain, jokers))
        end = start
    return uses[::-1]


def use(column: Column, start: int, end: int, gain: int, jokers: int, bonus: Row = ()) -> Use:
    """Find again the way that led from one state to the next."""
    before, reached = _pairs_of(start), _pairs_of(end)
    wanted, gained = end - start + start % JOKER_PLACE, gain << PARENT_BITS
    for left, rest in _ways(column, jokers, bonus):
        for _, add, one in left[before[0]]:
            for right, need in rest.ways:
                for _, more, other in right[before[1]]:
                    if add + need * JOKER_PLACE + more == wanted and one + other == gained:
                        return Use(left.grouped + right.grouped, _tiles(before, reached))
    raise AssertionError("every state was reached from its parent")


def _pairs_of(key: int) -> tuple[int, int]:
    """Part a state into those of the first two colours and of the last two."""
    return divmod(key % JOKER_PLACE, _PAIR)


def _tiles(before: tuple[int, int], after: tuple[int, int]) -> Pattern:
    """Count the tiles that lead from the pairs of states to the others."""
    return _tiles_of_pair(before[0], after[0]) + _tiles_of_pair(before[1], after[1])


@cache
def _tiles_of_pair(before: int, after: int) -> Pattern:
    return tuple(map(tiles_between, divmod(before, _BASE), divmod(after, _BASE)))
