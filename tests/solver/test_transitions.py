"""Transitions leave out what jokers cannot save, and cost the jokers that runs will need."""

from game.solver.run_states import RUN_STATES
from game.solver.supplies import BEYOND, Supply, supply
from game.solver.transitions import transitions


def one_tile(following: int, after_next: int, jokers: int = 0) -> Supply:
    return supply(0, 1, following, after_next, 1, jokers, False)


def reached(here: Supply) -> set[tuple[int, ...]]:
    """Give the states that one can come to where no run is open and no tile goes into groups."""
    return {RUN_STATES[each.state] for each in transitions(here)[0][0]}


def test_a_run_begins_only_where_tiles_and_jokers_can_end_it() -> None:
    assert (1, 0) in reached(one_tile(1, 1))
    assert (1, 0) not in reached(one_tile(1, 0))
    assert (1, 0) in reached(one_tile(1, 0, jokers=1))
    assert (1, 0) not in reached(one_tile(0, 0, jokers=1))
    assert (1, 0) not in reached(one_tile(1, BEYOND, jokers=2))


def test_a_transition_costs_the_jokers_that_its_runs_will_need() -> None:
    here = one_tile(0, 0, jokers=2)
    costs = {RUN_STATES[each.state]: each.cost for each in transitions(here)[0][0]}
    assert costs[1, 0] == 2
    assert costs[0, 0] == 0
