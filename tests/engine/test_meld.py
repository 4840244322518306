"""Rows read as sets, by table, by a second judge, and by exact counts (R6–R11)."""

from itertools import combinations, product
from random import Random

import pytest
from hypothesis import given

from game.engine.meld import is_set, melds, value
from game.engine.notation import read_row, write_row
from game.engine.tidy import tidy
from game.engine.tile import COLORS, HIDDEN, JOKER, NUMBERS, Row, Tile
from tests.engine.oracle import worth
from tests.engine.strategies import FACES, rows, sets


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
    assert worth(row) == (value(row) if is_set(row) else None)


def test_20000_rows_near_sets_are_judged_as_the_second_judge_does() -> None:
    rng = Random(20_000)
    for _ in range(20_000):
        row = _nearly_a_set(rng)
        assert worth(row) == (value(row) if is_set(row) else None), write_row(row)


def _nearly_a_set(rng: Random) -> Row:
    """Take a stretch of a run or a group and spoil none, one or two tiles."""
    first, length, color = rng.randint(1, 12), rng.randint(2, 7), rng.choice(COLORS)
    run = [Tile(color, min(13, first + at)) for at in range(length)]
    group = [Tile(other, first) for other in rng.sample(COLORS, min(length, 4))]
    row = rng.choice((run, group))
    for _ in range(rng.randrange(3)):
        row[rng.randrange(len(row))] = rng.choice((JOKER, JOKER, rng.choice(FACES)))
    return tuple(row)


@pytest.mark.parametrize(
    ("longest", "counts"), [(13, [329, 1911, 6301]), (5, [185, 679, 1173])], ids=["all", "short"]
)
def test_the_legal_sets_of_the_game_are_as_many_as_published(
    longest: int, counts: list[int]
) -> None:
    """Count bags of tiles that lie as a set in some order, with at most 0, 1 and 2 jokers."""
    by_jokers = [
        sum(_lies_as_a_set(bag, jokers) for bag in _bags(longest - jokers)) for jokers in range(3)
    ]
    assert [sum(by_jokers[: most + 1]) for most in range(3)] == counts


def _bags(most: int) -> set[Row]:
    one_color = (
        tuple(Tile(color, number) for number in numbers)
        for color, size in product(COLORS, range(1, most + 1))
        for numbers in combinations(NUMBERS, size)
    )
    one_number = (
        tuple(Tile(color, number) for color in colors)
        for number, size in product(NUMBERS, range(1, 5))
        for colors in combinations(COLORS, size)
    )
    return {*one_color, *one_number}


def _lies_as_a_set(bag: Row, jokers: int) -> bool:
    return is_set(tidy((*bag, *(JOKER,) * jokers)))
