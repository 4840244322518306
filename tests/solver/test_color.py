"""Supplies that ask the same of a colour are equal; steps leave out what jokers cannot save."""

from game.solver.color import BEYOND, STATES, Supply, steps, supply


def one_tile(following: int, after_next: int, jokers: int = 0) -> Supply:
    return supply(0, 1, following, after_next, 1, jokers, False)


def reached(here: Supply) -> set[tuple[int, ...]]:
    """Give the states that one can come to where no run is open and no tile goes into groups."""
    return {STATES[step.state] for step in steps(here)[0][0]}


def test_more_tiles_ahead_than_can_matter_make_no_difference() -> None:
    assert one_tile(2, 2) == one_tile(1, 1)
    assert one_tile(0, 2) == one_tile(0, 0)
    assert one_tile(0, 2, jokers=1) != one_tile(0, 0, jokers=1)


def test_a_run_begins_only_where_tiles_and_jokers_can_end_it() -> None:
    assert (1, 0) in reached(one_tile(1, 1))
    assert (1, 0) not in reached(one_tile(1, 0))
    assert (1, 0) in reached(one_tile(1, 0, jokers=1))
    assert (1, 0) not in reached(one_tile(0, 0, jokers=1))
    assert (1, 0) not in reached(one_tile(1, BEYOND, jokers=2))


def test_a_step_costs_the_jokers_that_its_runs_will_need() -> None:
    costs = {STATES[step.state]: step.cost for step in steps(one_tile(0, 0, jokers=2))[0][0]}
    assert costs[1, 0] == 2
    assert costs[0, 0] == 0
