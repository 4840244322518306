"""Transitions leave out what jokers cannot save, and cost the jokers that runs will need."""

from game.solver.run_states import RUN_STATES
from game.solver.supplies import BEYOND, Supply, supply
from game.solver.transitions import Transition, transitions


def one_tile(following: int, after_next: int, jokers: int = 0) -> Supply:
    return supply(0, 1, following, after_next, 1, jokers, False)


def from_none(here: Supply) -> list[Transition]:
    return [each for each in transitions(here, (0, 0)) if not each.grouped]


def reached(here: Supply) -> set[tuple[int, ...]]:
    return {RUN_STATES[each.state] for each in from_none(here)}


def test_a_run_begins_only_where_tiles_and_jokers_can_end_it() -> None:
    assert (1, 0) in reached(one_tile(1, 1))
    assert (1, 0) not in reached(one_tile(1, 0))
    assert (1, 0) in reached(one_tile(1, 0, jokers=1))
    assert (1, 0) not in reached(one_tile(0, 0, jokers=1))
    assert (1, 0) not in reached(one_tile(1, BEYOND, jokers=2))


def test_a_transition_costs_the_jokers_that_its_runs_will_need() -> None:
    here = one_tile(0, 0, jokers=2)
    costs = {RUN_STATES[each.state]: each.cost for each in from_none(here)}
    assert costs[1, 0] == 2
    assert costs[0, 0] == 0


def test_a_run_that_cannot_go_on_is_closed() -> None:
    def after(following: int, jokers: int = 0) -> set[tuple[int, ...]]:
        here = supply(2, 0, following, following, 1, jokers, False)
        return {RUN_STATES[each.state] for each in transitions(here, (3, 3))}

    assert (3, 3) in after(2)
    assert (3, 0) in after(1)
    assert (3, 3) not in after(1)
    assert after(0) == {(0, 0)}
    assert (3, 3) in after(1, jokers=1)
    assert after(BEYOND, jokers=2) == {(0, 0)}
