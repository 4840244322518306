"""The sweep over the numbers: the exact dynamic programme that finds the best way to use the tiles.

The idea of the states is that of van Rijn, Takes and Vis, "The Complexity of Rummikub Problems"
(2015). What den Hertog and Hulshof, "Solving Rummikub Problems by Integer Linear Programming"
(2006), ask a linear programme is answered here by walking from 1 to 13.
"""

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from game.engine.tile import COLORS
from game.solver.color import JOKER_PLACE, PARENT, PARENT_BITS, STATES, Supply, steps, tiles_between
from game.solver.dominance import undominated
from game.solver.group import Pattern, patterns

Column = tuple[Supply, ...]
"""One number in all colours."""

Layer = dict[int, int]
"""States (with the jokers used) to the best score, which ends with the state before."""

_BASE = len(STATES)
_PAIR = _BASE**2


class Use(NamedTuple):
    """How many tiles of each colour a number gives to groups and runs; runs count jokers too."""

    groups: Pattern
    runs: Pattern


def sweep(columns: list[Column], jokers: int) -> list[Use] | None:
    """Find the best use of every number; nothing if the table's tiles cannot all be used."""
    layers = [{0: 0}]
    for column in columns:
        layers.append(undominated(_after(layers[-1], column, jokers), jokers))
    ends = layers[-1]
    return _uses(layers, columns, max(ends, key=ends.__getitem__), jokers) if ends else None


class _Pairs(dict[int, tuple[tuple[int, int], ...]]):
    """The steps of two colours together for each pair of states, made when first asked for."""

    def __init__(self, one: Supply, other: Supply, grouped: Pattern, place: int) -> None:
        self.colors = steps(one)[grouped[0]], steps(other)[grouped[1]]
        self.place = place

    def __missing__(self, states: int) -> tuple[tuple[int, int], ...]:
        one, other = divmod(states, _BASE)
        self[states] = found = tuple(
            sorted(
                (
                    (a.state * _BASE + b.state) * self.place + (a.jokers + b.jokers) * JOKER_PLACE,
                    a.gain + b.gain,
                )
                for a in self.colors[0][one]
                for b in self.colors[1][other]
            )
        )
        return found


class _Rest(dict[int, tuple[tuple[int, int], ...]]):
    """The steps of the last two colours in all groups that go with the same of the first two."""

    def __init__(self, jokers: int) -> None:
        self.jokers = jokers
        self.patterns: list[tuple[_Pairs, int, Pattern]] = []

    def __missing__(self, states: int) -> tuple[tuple[int, int], ...]:
        best: dict[int, int] = {}
        for pairs, need, _ in self.patterns:
            for add, gain in pairs[states]:
                if add + need < (self.jokers + 1) * JOKER_PLACE:
                    best[add + need] = max(gain, best.get(add + need, 0))
        self[states] = found = tuple(sorted(undominated(best, self.jokers).items()))
        return found


_pairs = lru_cache(maxsize=65536)(_Pairs)


@lru_cache(maxsize=8192)
def _ways(column: Column, jokers: int) -> tuple[tuple[_Pairs, _Rest], ...]:
    """List the ways to form groups, by the tiles that the first two colours give."""
    ways: dict[Pattern, _Rest] = {}
    for pattern, need in patterns(tuple(each.there for each in column), jokers):
        right = _pairs(*column[2:], pattern[2:], 1)
        rest = ways.setdefault(pattern[:2], _Rest(jokers))
        rest.patterns.append((right, need * JOKER_PLACE, pattern))
    return tuple((_pairs(*column[:2], left, _PAIR), rest) for left, rest in ways.items())


def _after(layer: Layer, column: Column, jokers: int) -> Layer:
    """Take every state one number further, keeping the best way to each new state."""
    limit = (jokers + 1) * JOKER_PLACE
    after: Layer = {}
    best = after.get
    states = [
        (
            key - key % JOKER_PLACE,
            key // _PAIR % _PAIR,
            key % _PAIR,
            (score | PARENT) - PARENT + key,
        )
        for key, score in layer.items()
    ]
    for left, rest in _ways(column, jokers):
        for spent, one, other, score in states:
            for add, gain in left[one]:
                so_far, worth = spent + add, score + gain
                for more, also in rest[other]:
                    key, total = so_far + more, worth + also
                    if key >= limit:
                        break
                    if total > best(key, -1):
                        after[key] = total
    return after


def _uses(layers: list[Layer], columns: list[Column], end: int, jokers: int) -> list[Use]:
    """Walk back from the last state to the first."""
    uses = []
    for at in range(len(columns) - 1, -1, -1):
        start = layers[at + 1][end] & PARENT
        gain = (layers[at + 1][end] >> PARENT_BITS) - (layers[at][start] >> PARENT_BITS)
        uses.append(_use(columns[at], start, end, gain, jokers))
        end = start
    return uses[::-1]


def _use(column: Column, start: int, end: int, gain: int, jokers: int) -> Use:
    """Find again the way that led from one state to the next."""
    for left, rest in _ways(column, jokers):
        for add, one in left[start // _PAIR % _PAIR]:
            for right, need, pattern in rest.patterns:
                for more, other in right[start % _PAIR]:
                    reached = start - start % JOKER_PLACE + need + add + more
                    if reached == end and one + other == gain << PARENT_BITS:
                        return Use(pattern, tuple(map(tiles_between, _states(start), _states(end))))
    raise AssertionError("every state was reached from its parent")


def _states(key: int) -> Iterator[int]:
    for place in range(len(COLORS) - 1, -1, -1):
        yield key // _BASE**place % _BASE
