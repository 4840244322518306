"""With bonus jokers, too, the best table is the best there is; a budget costs only the proof."""

import pytest

from game.engine.notation import read_row, read_table
from game.engine.position import Table, tiles_of
from game.engine.tile import BONUS, COLOR_CHANGE, MIRROR, number_tiles
from game.solver.best_table import Task, best_table
from game.solver.budget import Budget
from game.solver.supplies import Objective
from tests.sizes import size
from tests.solver import hoards
from tests.solver.cases import Case, check_table, read_cases

CASES = read_cases("twist")

objectives = pytest.mark.parametrize("objective", ["tiles", "value"])


def sides_may_hold_more(rows: Table) -> bool:
    """Two Colour changes could lie in a Mirror's sides: that is not tried."""
    there = tiles_of(rows)
    return bool(there[MIRROR]) and there[COLOR_CHANGE] > 1


@objectives
@pytest.mark.parametrize(
    ("bonus", "seeds"),
    [(1, range(size(20, 160))), (2, range(size(9, 70))), (3, range(size(3, 20)))],
)
def test_no_other_way_to_lay_a_small_position_is_better(
    bonus: int, seeds: range, objective: Objective
) -> None:
    for seed in seeds:
        table, rack = hoards.small_position(seed, bonus)
        task = Task(table, rack, objective)
        best = task.best()
        assert best.table is not None
        assert best.proven or sides_may_hold_more((*table, rack))
        check_table(table, rack, best.table)
        found = task.score(best.table)
        assert (seed, found) == (seed, hoards.most(table, rack, objective))


@pytest.mark.parametrize(
    ("table", "rack", "tiles"),
    [
        ("", "R2 D R5", 3),
        ("", "D R12 R13", 3),  # there is no room behind 13
        ("", "D J R13", 3),
        ("", "R5 B5 D", 3),
        ("", "R5 D J J", 4),
        ("", "R3 R4 C B6", 4),
        ("", "R12 C B13 R11", 3),
        ("", "R3 C C R6", 4),
        ("", "J C R13", 3),
        ("", "R5 M R5", 3),
        ("", "R5 R6 M R6 R5", 5),
        ("B13 M B13", "B12 B12", 2),
        ("R5 R6 R7 M R7 R6 R5", "R8", 0),
        ("", "R5 R6 M D", 4),
        ("R5 M R5", "J J", 2),
        ("R5 M R5", "J", 0),
        ("C D O5", "O4", 1),
        ("D J O7", "R7 R5 R9", 0),
        ("K1 K2 K3 | R2 D R5", "R3 R4 K4", 3),
        ("", "D B8 B9 D B12", 5),
        ("", "C B8 D D B13", 5),
        ("", "B7 D M B9 D", 5),
        ("", "D D R12 M R12", 5),
        ("", "R1 R1 M D D", 5),
        ("", "R5 D R8 M R5 D R8", 7),
        ("", "R5 D R8 M R5 R6 D", 7),
        ("", "R11 D M D R11", 5),
    ],
)
def test_how_each_bonus_joker_may_lie(table: str, rack: str, tiles: int) -> None:
    task = Task(read_table(table), read_row(rack))
    best = task.best()
    assert best.proven
    assert best.table is not None
    check_table(task.table, task.rack, best.table)
    assert task.score(best.table) == tiles == hoards.most(task.table, task.rack, "tiles")


def test_a_loose_tile_of_the_table_must_be_laid() -> None:
    task = Task((read_row("R4 R5 R6"), read_row("R7")), ())
    assert task.best().table == (read_row("R4 R5 R6 R7"),)
    assert Task((read_row("R4 R5 R6"), read_row("K7")), ()).best().table is None


@pytest.mark.parametrize("case", CASES[::3], ids=lambda case: str(case.known["id"]))
def test_less_effort_is_never_worse_than_leaving_bonus_jokers_alone(case: Case) -> None:
    table, rack, known = case
    free = tuple(row for row in table if not set(row) & set(BONUS))
    plain = tuple(tile for tile in rack if tile not in BONUS)
    task = Task(table, rack, effort=2000)
    best = task.best()
    assert best.table is not None
    check_table(table, rack, best.table)
    assert task.score(best.table) >= Task(free, plain).score(best_table(free, plain))
    if best.proven:
        assert task.score(best.table) == known["tiles"]


@pytest.mark.parametrize("rack_size", [20, 50])
def test_all_sweeps_of_a_task_together_keep_to_the_budget(rack_size: int) -> None:
    """Only the last sweep may look at more than is left, and at most at twice as much."""
    rack = (*BONUS * 2, *number_tiles()[: 2 * rack_size : 2])
    budget = Budget(12_000)
    best = Task((), rack, effort=8_000, budget=budget).best()
    assert -12_000 < budget.left <= 0
    assert not best.proven
    assert best.table
    check_table((), rack, best.table)


def test_proven_positions_are_solved_alike() -> None:
    for table, rack, known in CASES[:12]:
        task = Task(table, rack)
        best = task.best()
        assert best.table is not None
        assert task.score(best.table) <= known["tiles"] or not known["sure"]
        assert not best.proven or task.score(best.table) == known["tiles"], known["id"]
