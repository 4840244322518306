"""Rows read as sets, by table and by a second judge (R6–R12)."""

import pytest
from hypothesis import given

from game.engine.meld import is_set, melds, value
from game.engine.notation import read_row
from game.engine.tile import HIDDEN, JOKER, NUMBERS, Row, Tile
from tests.engine.oracle import readings, worth
from tests.engine.strategies import rows, sets
from tests.trust.judges import judged


@pytest.mark.parametrize(
    ("row", "kinds"),
    [
        ("K4 R4 B4", ["group"]),  # R6
        ("K4 R4 B4 O4", ["group"]),
        ("K4 R4 R4", []),
        ("K4 R4 B4 O4 J", []),
        ("K4 R4 B5", []),
        ("R3 R4 R5", ["run"]),  # R7
        ("R1 R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 R12 R13", ["run"]),
        ("R12 R13 R1", []),
        ("R3 R4 B5", []),
        ("R3 R5 R7", []),
        ("R3 R4", []),  # R8
        ("K4 R4", []),
        ("R4 J", []),
        ("R4", []),
        ("R5 R4 R3", []),  # R9: as it lies
        ("R3 J R5", ["run"]),
        ("R3 R5 J", []),
        ("J R1 R2", []),
        ("R12 R13 J", []),
        ("J R12 R13", ["run"]),
        ("R1 R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 R12 R13 J", []),
        ("J R1 R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 R12 R13", []),
        ("J J", []),  # R10
        ("J J J", []),
        ("J J R10", ["run", "group"]),  # R11
        ("R13 J J", ["group"]),
        ("J R4 J R6", ["run"]),  # R19: a second joker in a set
        ("K4 J J B4", ["group"]),
        ("R4 J R4", []),
    ],
)
def test_a_row_is_read_as_it_lies(row: str, kinds: list[str]) -> None:
    assert [meld.kind for meld in melds(read_row(row))] == kinds
    assert is_set(read_row(row)) == bool(kinds)


def test_runs_of_fourteen_are_refused_whatever_stands_in_them() -> None:
    run = [Tile("R", number) for number in NUMBERS]
    for at in range(14):
        for extra in (JOKER, Tile("R", 1), Tile("R", 13)):
            assert not is_set((*run[:at], extra, *run[at:]))


@pytest.mark.parametrize(
    ("row", "worth"),
    [
        ("R9 R10 J", 30),  # R14: the joker counts what it stands for
        ("J R9 R10", 27),
        ("R10 B10 J", 30),
        ("J J R10", 30),  # R11: the best reading
        ("R5 J J", 18),
        ("J R5 J", 15),
        ("K13 R13 B13 O13", 52),
        ("R3 R5 J", 0),
    ],
)
def test_a_set_is_worth_the_faces_in_it(row: str, worth: int) -> None:
    assert value(read_row(row)) == worth


@pytest.mark.parametrize(
    ("row", "stands"),
    [
        ("R3 J R5", ["R3", "R4", "R5"]),
        ("K4 J B4", ["K4", "R4 O4", "B4"]),
        ("K4 J B4 R4", ["K4", "O4", "B4", "R4"]),
    ],
)
def test_a_joker_stands_for_what_is_missing(row: str, stands: list[str]) -> None:
    (meld,) = melds(read_row(row))
    assert [" ".join(f"{c}{n}" for n in s.numbers for c in s.colors) for s in meld.stands] == stands


def test_a_hidden_tile_makes_no_set() -> None:
    assert not is_set((*read_row("R5 B5"), HIDDEN))
    assert not is_set((HIDDEN,) * 3)


@given(sets())
def test_every_set_is_one_and_the_second_judge_agrees(row: Row) -> None:
    assert is_set(row)
    assert worth(row) == value(row)


@given(rows(most=5))
def test_any_row_is_judged_as_the_second_judge_does(row: Row) -> None:
    assert judged(row) == readings(row)
