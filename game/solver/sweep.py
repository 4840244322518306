"""The sweep over the numbers: the exact dynamic programme that finds the best way to use the tiles.

The idea of the states is that of van Rijn, Takes and Vis, "The Complexity of Rummikub Problems"
(2015). What den Hertog and Hulshof, "Solving Rummikub Problems by Integer Linear Programming"
(2006), ask a linear programme is answered here by walking from 1 to 13.
"""

from collections.abc import Iterable
from itertools import accumulate, product
from typing import NamedTuple

from game.engine.tile import Row
from game.solver.dominance import undominated
from game.solver.groups import Pattern, needed
from game.solver.options import JOKER_SHIFT, OPTIONS, STEP_BITS
from game.solver.packing import (
    ONE_JOKER,
    STATE,
    WORTH_SHIFT,
    jokers_left,
    run_states,
    score_of,
)
from game.solver.supplies import Column


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
    ways: Iterable[int] = [jokers * ONE_JOKER]
    layers = []
    *floors, least = _floors(columns, limits.least)
    for floor, column in zip(floors, columns, strict=True):
        layers.append(undominated(_not_below(floor, ways), limits.most))
        ways = onward(layers[-1], column)
    ends = _not_below(least, ways)
    return _uses(layers, columns, max(ends)) if ends else None


def _floors(columns: list[Column], least: int) -> list[int]:
    """Return what must have been played before each number, and at the end, to reach the least."""
    if least <= 0:
        return [0] * (len(columns) + 1)
    worths = [sum(each.rack * each.worth for each in column) for column in columns]
    return list(accumulate(worths, initial=least - sum(worths)))


def _not_below(floor: int, ways: Iterable[int]) -> list[int]:
    """Keep the ways with scores that the tiles still to come can make enough."""
    least = floor << WORTH_SHIFT
    return [way for way in ways if way >= least]


def onward(ways: Iterable[int], column: Column, bonus: Row = ()) -> set[int]:
    """Take every way one number further; the bonus jokers lie in groups there."""
    firsts, lasts = OPTIONS.first, OPTIONS.last
    return {
        start + added + more
        for start, first, last in _keys(ways, column, bonus)
        for added, jokers, kind in firsts[first]
        for more in lasts[jokers + last][kind]
    }


def start_of(end: int, ways: Iterable[int], column: Column, bonus: Row = ()) -> int:
    """Find the one of the ways that leads to the end."""
    firsts, lasts = OPTIONS.first, OPTIONS.last
    for way, (start, first, last) in zip(ways, _keys(ways, column, bonus), strict=True):
        wanted = end - start
        if any(
            wanted - added in lasts[jokers + last][kind] for added, jokers, kind in firsts[first]
        ):
            return way
    raise AssertionError("every way has come from its start")


def _keys(ways: Iterable[int], column: Column, bonus: Row) -> list[tuple[int, int, int]]:
    """Return the ways without their runs, and the keys to the options of both pairs of colours."""
    OPTIONS.make_room()
    keys, with_bonus, steps = [], OPTIONS.key_of(bonus), {}
    for way in ways:
        # What the functions of `packing` do is written out, for it is done so often.
        left, runs = divmod(way & STATE, ONE_JOKER)
        if left not in steps:
            steps[left] = OPTIONS.steps(column, left)
        black, red, blue, orange = steps[left]
        first = black[runs // 1000] << STEP_BITS | red[runs // 100 % 10]
        last = blue[runs // 10 % 10] << STEP_BITS | orange[runs % 10]
        keys.append((way - runs, left << JOKER_SHIFT | first, with_bonus | last))
    return keys


def _uses(layers: list[list[int]], columns: list[Column], end: int) -> list[Use]:
    """Walk back from the last way to the first."""
    uses = []
    for ways, column in zip(reversed(layers), reversed(columns), strict=True):
        start = start_of(end, ways, column)
        uses.append(use(column, start, end))
        end = start
    return uses[::-1]


def use(column: Column, start: int, end: int, bonus: Row = ()) -> Use:
    """Return how the tiles were used where one way led to the other."""
    before, after = run_states(start), run_states(end)
    spent, gain = jokers_left(start) - jokers_left(end), score_of(end) - score_of(start)
    OPTIONS.make_room()
    steps = [
        [each for each in OPTIONS.step(numbers[one]) if each.state == other]
        for numbers, one, other in zip(
            OPTIONS.steps(column, jokers_left(start)), before, after, strict=True
        )
    ]
    for step in product(*steps):
        pattern = tuple(each.grouped for each in step)
        jokers = sum(each.jokers for each in step) + needed(pattern, bonus)
        if jokers == spent and sum(each.gain for each in step) == gain:
            return Use(pattern, tuple(each.tiles for each in step))
    raise AssertionError("every way has come from its start")
