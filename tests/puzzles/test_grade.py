"""Grades, and the steps below them, on tables small enough to be seen through."""

import pytest

from game.analysis.strands import strands
from game.engine.notation import read_row, read_table, write_table
from game.puzzles.answer import answer
from game.puzzles.cover import can_lay_one
from game.puzzles.grade import grade, is_simple
from game.puzzles.puzzle import read_puzzle
from game.puzzles.steps import smallest_step
from game.solver.best_table import best_table

GRADED = [
    "nudge out / R6 R7 R8 R9 R10 | B2 B3 B4 / R8",
    "split out / R4 R5 R6 R7 | B7 B8 B9 B10 / K7",
    "chain out / K1 K2 K3 | R1 R2 R3 | B1 B2 B3 / O3",
    "knot out / O1 O2 O3 | B3 B4 B5 | R6 R7 R8 R9 | R6 R7 R8 | R1 R2 R3 R4 R5 "
    "| K3 K4 K5 K6 K7 K8 / B8 O7 O8",
    "trap lay 4 / R11 R12 R13 | R6 R7 R8 | K3 K4 K5 | R7 R8 R9 / K7 K8 R6 B8 O7",
    "nudge open / K1 K2 K3 / R9 B9 O9 R10 R11",
    "nudge free / R3 J R5 / R4 K7 K8",
    "split free / R3 J R5 | K4 B4 O4 R4 / K7 K8",
]


@pytest.mark.parametrize("line", GRADED)
def test_a_grade_says_how_many_rows_must_move_at_once(line: str) -> None:
    puzzle = read_puzzle("mine", line)
    assert grade(puzzle) == puzzle.grade


@pytest.mark.parametrize("line", GRADED)
def test_an_answer_reaches_the_aim(line: str) -> None:
    puzzle = read_puzzle("mine", line)
    play = answer(puzzle)
    assert play is not None
    assert puzzle.goal.is_met(puzzle.position, play)


def test_what_cannot_be_reached_has_no_answer() -> None:
    assert answer(read_puzzle("mine", "nudge out / R3 R4 R5 / R6 O1")) is None
    assert answer(read_puzzle("mine", "nudge free / R3 J R5 / O1")) is None


def test_a_simple_player_adds_tiles_but_finds_no_detour() -> None:
    assert is_simple(read_puzzle("mine", "nudge out / R3 R4 R5 / R6 R7"))
    assert not is_simple(read_puzzle("mine", GRADED[2]))
    assert not is_simple(read_puzzle("mine", GRADED[4]))


def test_the_smallest_step_leaves_all_other_rows_alone() -> None:
    puzzle = read_puzzle("mine", "split out / R4 R5 R6 R7 | B7 B8 B9 B10 | O1 O2 O3 / K7 O4")
    step = smallest_step(puzzle.position)
    assert step is not None
    assert (step.before, step.laid) == (read_table("O1 O2 O3"), read_row("O4"))


def test_where_nothing_can_be_laid_there_is_no_step() -> None:
    assert smallest_step(read_puzzle("mine", "nudge out / R4 R5 R6 / K7").position) is None


def test_parts_of_a_play_have_nothing_to_do_with_one_another() -> None:
    before = read_table("R4 R5 R6 R7 | B7 B8 B9 B10 | O1 O2 O3 | K11 K12 K13")
    after = read_table("R4 R5 R6 | B8 B9 B10 | R7 B7 K7 | O1 O2 O3 O4 | K11 K12 K13 | B1 B2 B3")
    found = strands(before, after)
    assert [write_table(strand.before) for strand in found] == [
        "",
        "O1 O2 O3",
        "R4 R5 R6 R7 | B7 B8 B9 B10",
    ]
    assert [strand.laid for strand in found] == [
        read_row("B1 B2 B3"),
        read_row("O4"),
        read_row("K7"),
    ]


@pytest.mark.parametrize(
    ("table", "rack"),
    [
        ("R4 R5 R6 R7 | B7 B8 B9 B10", "K7"),
        ("R4 R5 R6 | B7 B8 B9 B10", "K7"),
        ("K1 K2 K3 | R1 R2 R3 | B1 B2 B3", "O3"),
        ("K1 K2 K3 | R1 R2 R3 | B1 B2 B3", "O4"),
        ("R3 R4 R5 R6 R7", "R5"),
        ("R3 R4 R5 R6", "R5"),
        ("K5 R5 B5 O5", "K5 R5"),
        ("", "R1 R2 R4"),
    ],
)
def test_the_quick_question_has_the_solvers_answer(table: str, rack: str) -> None:
    rows, held = read_table(table), read_row(rack)
    tiles = [tile for row in rows for tile in row]
    assert can_lay_one(tiles, held) == (len(sum(best_table(rows, held), ())) > len(tiles))
