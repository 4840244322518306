"""The best first meld: sets from the rack alone that are worth enough (R12–R14)."""

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from typing import NamedTuple

from game.engine.meld import value
from game.engine.position import Position, Table
from game.engine.rules import Rules
from game.engine.tile import COLOR_CHANGE, MIRROR, Row, Tile
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


class _Laid(NamedTuple):
    """Sets, how many tiles they have, and what they are worth."""

    tiles: int
    worth: int
    sets: Table


def first_meld(position: Position, objective: Objective, effort: int, budget: Budget) -> Best:
    """Lay the best first meld beside the table; where rules allow, build on with what is left."""
    rack, rules = position.mover.rack, position.rules
    usable = tuple(tile for tile in rack if rules.joker_in_initial_meld or not tile.is_joker)
    melds = list(_enough(usable, needed_to_open(position), position.key, budget))
    if not melds:
        return Best(None, proven=_is_all_tried(rack, budget))
    best = (*position.table, *_best(melds, objective).sets)
    if not rules.build_in_initial_turn:
        return Best(best, proven=_is_all_tried(rack, budget))
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


def _is_all_tried(rack: Row, budget: Budget) -> bool:
    """Return whether every set was weighed; those with Color changes beside a Mirror are not."""
    return not budget.is_spent and (MIRROR not in rack or rack.count(COLOR_CHANGE) < 2)


def best_opening(rack: Row, needed: int, objective: Objective = "tiles") -> Table:
    """Return the sets worth at least `needed` with most tiles, or worth most; none if too poor.

    A joker is worth the number it stands for; of equals, the other objective decides.
    """
    melds = list(_enough(rack, needed, None, Budget(ENOUGH)))
    return _best(melds, objective).sets if melds else ()


def richest(rules: Rules, rack: Row, objective: Objective) -> Table:
    """Return the sets that count and have most tiles, or most worth, whatever is needed to open."""
    parts = (part for _, part in split_by_color(rules, (), rack))
    return tuple(row for part in parts for row in best_opening(part, 0, objective))


def _best(melds: list[_Laid], objective: Objective) -> _Laid:
    place = 0 if objective == "tiles" else 1
    return max(melds, key=lambda laid: (laid[place], laid[1 - place]))


def _enough(rack: Row, needed: int, key: Tile | None, budget: Budget) -> Iterator[_Laid]:
    """List the choices of sets, of all that no other beats, that are worth enough."""
    for laid in _pareto_front(rack, key, budget):
        if laid.sets and laid.worth >= needed:
            yield laid


def _pareto_front(rack: Row, key: Tile | None, budget: Budget) -> list[_Laid]:
    """List the choices of sets, the Key in them, that no other beats in both tiles and worth.

    Once the budget is spent no other sets are laid.
    """

    @cache
    def best(left: Row, has_key: bool) -> list[_Laid]:
        if not left or left[0].is_joker or budget.is_spent:
            return [_Laid(0, 0, ())] if has_key else []
        found = list(best(left[1:], has_key))
        for row in richest_sets(left[0], left[1:]):
            if budget.is_spent:
                break
            budget.spend(STATES_A_ROW)
            for more in best(without(left, row), has_key or key in row):
                laid = _Laid(more.tiles + len(row), more.worth + value(row), (row, *more.sets))
                found.append(laid)
        return _unbeaten(found)

    return best(upwards(rack), key is None)


def _unbeaten(found: list[_Laid]) -> list[_Laid]:
    found.sort(key=lambda laid: laid[:2], reverse=True)
    front = found[:1]
    for laid in found:
        if laid.worth > front[-1].worth:
            front.append(laid)
    return front
