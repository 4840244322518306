"""The best first meld: sets from the rack alone that are worth enough (R12–R14)."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from typing import NamedTuple

from game.engine.meld import value
from game.engine.position import Position, Table
from game.engine.rules import Rules
from game.engine.tile import COLOR_CHANGE, MIRROR, Row
from game.engine.turn import needed_to_open, play_faults
from game.solver.best_table import Best, Task
from game.solver.budget import Budget
from game.solver.sets import richest_sets, upwards, without
from game.solver.split_by_color import split_by_color
from game.solver.supplies import Objective

STATES_A_ROW = 4
"""Laying a row costs as much as this many states of a sweep."""

ENOUGH = 60_000
"""How many states suffice for all racks but large ones with many jokers."""


class LaidSets(NamedTuple):
    """Sets, how many tiles they have, and what they are worth."""

    tiles: int
    worth: int
    sets: Table


def first_meld(position: Position, objective: Objective, effort: int, budget: Budget) -> Best:
    """Lay the best first meld beside the table; where rules allow, build on with what is left."""
    rack, rules = position.mover.rack, position.rules
    usable = tuple(tile for tile in rack if rules.joker_in_initial_meld or not tile.is_joker)
    key = (position.key,) if position.key else ()
    melds = list(enough(usable, needed_to_open(position), key, budget))
    if not melds:
        return Best(None, proven=is_all_tried(rack, budget))
    best = (*position.table, *_best(melds, objective).sets)
    if not rules.build_in_initial_turn:
        return Best(best, proven=is_all_tried(rack, budget))
    goal = Task(position.table, rack, objective, effort, budget)
    bound = goal.best()
    for laid in melds:
        rest = without(rack, sum(laid.sets, ()))
        for kept in (), tuple(row for row in position.table if any(t.is_joker for t in row)):
            free = tuple(row for row in position.table if row not in kept)
            built_on = replace(goal, table=free, rack=rest).best().table or free
            table = (*kept, *laid.sets, *built_on)
            if not play_faults(position, table):
                best = max(best, table, key=goal.score)
    reached = bound.table is not None and goal.score(best) == goal.score(bound.table)
    return Best(best, proven=bound.proven and reached)


def is_all_tried(rack: Row, budget: Budget) -> bool:
    """Return whether every set was weighed; those with Color changes beside a Mirror are not."""
    return not budget.is_spent and (MIRROR not in rack or rack.count(COLOR_CHANGE) < 2)


def best_opening(rack: Row, needed: int, objective: Objective = "tiles") -> Table:
    """Return the sets worth at least `needed` with most tiles, or worth most; none if too poor.

    A joker is worth the number it stands for; of equals, the other objective decides.
    """
    melds = list(enough(rack, needed, (), Budget(ENOUGH)))
    return _best(melds, objective).sets if melds else ()


def richest(rules: Rules, rack: Row, objective: Objective) -> Table:
    """Return the sets that count and have most tiles, or most worth, whatever is needed to open."""
    parts = (part for _, part in split_by_color(rules, (), rack))
    return tuple(row for part in parts for row in best_opening(part, 0, objective))


def _best(melds: list[LaidSets], objective: Objective) -> LaidSets:
    place = 0 if objective == "tiles" else 1
    return max(melds, key=lambda laid: (laid[place], laid[1 - place]))


def enough(rack: Row, needed: int, bound: Row, budget: Budget) -> Iterator[LaidSets]:
    """List the choices of sets, of all that no other beats, that are worth enough.

    What is `bound`, as the Key is, lies in them.
    """
    for laid in _pareto_front(rack, bound, budget):
        if laid.sets and laid.worth >= needed:
            yield laid


def _pareto_front(rack: Row, bound: Row, budget: Budget) -> list[LaidSets]:
    """List the choices of sets that no other beats in both tiles and worth.

    Once the budget is spent no other sets are laid.
    """

    @cache
    def best(left: Row, owed: Row) -> list[LaidSets]:
        if not left or left[0].is_joker or budget.is_spent:
            return [] if owed else [LaidSets(0, 0, ())]
        is_last = owed.count(left[0]) > left[1:].count(left[0])
        found = [] if is_last else list(best(left[1:], owed))
        for row in richest_sets(left[0], left[1:]):
            if budget.is_spent:
                break
            budget.spend(STATES_A_ROW)
            still = tuple((Counter(owed) - Counter(row)).elements())
            for more in best(without(left, row), still):
                laid = LaidSets(more.tiles + len(row), more.worth + value(row), (row, *more.sets))
                found.append(laid)
        return _unbeaten(found)

    return best(upwards(rack), bound)


def _unbeaten(found: list[LaidSets]) -> list[LaidSets]:
    found.sort(key=lambda laid: laid[:2], reverse=True)
    front = found[:1]
    for laid in found:
        if laid.worth > front[-1].worth:
            front.append(laid)
    return front
