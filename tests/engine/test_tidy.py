"""What the table makes of a row by itself (R9)."""

from collections import Counter
from itertools import permutations
from random import Random

import pytest
from hypothesis import given

from game.engine.meld import is_set, value
from game.engine.notation import read_row, read_table, write_row, write_table
from game.engine.tidy import normalize, tidy
from game.engine.tile import NUMBERS, Row
from tests.engine.near_sets import MIXES, near_set
from tests.engine.oracle import worth
from tests.engine.strategies import rows, sets
from tests.sizes import size


@pytest.mark.parametrize(
    ("laid", "tidied"),
    [
        ("R5 R3 R4", "R3 R4 R5"),
        ("R5 R3 J", "R3 J R5"),
        ("R13 R12 J", "J R12 R13"),
        ("R2 J R1", "R1 R2 J"),
        ("R7 J R4 J", "R4 J J R7"),
        ("J R9 R10", "J R9 R10"),  # a legal row stays as it lies
        ("B4 K4 R4", "B4 K4 R4"),
        ("R5 R3", "R3 R5"),  # no set yet: reading order
        ("R6 R3 J", "R3 J R6"),
        ("R5 B3", "R5 B3"),
        ("J J", "J J"),
        ("R5 J", "R5 J"),
        ("D R5 R2", "R2 D R5"),  # R27
        ("R12 D R11", "D R11 R12"),
        ("R13 R12 D", "D R12 R13"),
        ("R4 D J R7", "R4 D R7 J"),
        ("B6 C R4 R3", "R3 R4 C B6"),  # R32
        ("R6 B8 C", "R6 C B8"),
        ("R13 R12 C", "C R12 R13"),
        ("C R9 K7 C", "K7 C R9 C"),
        ("R5 R5 M", "R5 M R5"),  # R30
        ("R5 R6 M R5 R6", "R5 R6 M R6 R5"),
        ("R6 R5 M R5 R6", "R5 R6 M R6 R5"),
        ("B8 R8 M B8 R8", "B8 R8 M R8 B8"),
        ("D M R6 R5", "D M R6 R5"),  # R31: legal as it lies
        ("R6 M D R5", "R5 R6 M D"),
        ("M C C R3 B5 R3 B5", "R3 C B5 M B5 C R3"),
        ("C R8 M B6 C J B6", "B6 C R8 M J C B6"),
        ("M R5 R6 R7", "M R5 R6 R7"),  # no set: reading order
    ],
)
def test_a_row_is_put_into_the_order_that_is_a_set(laid: str, tidied: str) -> None:
    assert write_row(tidy(read_row(laid))) == tidied


@pytest.mark.parametrize(
    ("laid", "tidied", "worth"),
    [
        ("J R9 R10", "R9 R10 J", 30),
        ("J R12 R13", "J R12 R13", 36),
        ("J R10 J", "R10 J J", 33),
        ("R13 J J", "R13 J J", 39),
        ("R9 J J", "R9 J J", 30),
        ("R4 R5 R6", "R4 R5 R6", 15),
    ],
)
def test_the_first_meld_gets_the_order_worth_most(laid: str, tidied: str, worth: int) -> None:
    richest = tidy(read_row(laid), richest=True)
    assert write_row(richest) == tidied
    assert value(richest) == worth


@pytest.mark.parametrize(
    ("laid", "rows"),
    [
        ("R4 R5 R6", "R4 R5 R6"),
        ("R4 R5 R6 R6 R7 R8", "R4 R5 R6 | R6 R7 R8"),
        ("R4 R5 R6 K4 B4 O4", "R4 R5 R6 | K4 B4 O4"),
        ("R6 R5 R4 R8 R7 R6", "R4 R5 R6 | R6 R7 R8"),
        ("R1 R2 R3 B1 B2 B3 K1 K2 K3", "R1 R2 R3 | B1 B2 B3 | K1 K2 K3"),
        ("R4 R5 R6 R6 R7", "R4 R5 R6 R6 R7"),  # not all of it makes sets: one row, to be marked
        ("R4 B4", "R4 B4"),
        ("", ""),
    ],
)
def test_a_row_is_parted_where_all_of_it_makes_sets(laid: str, rows: str) -> None:
    assert write_table(normalize(read_row(laid))) == rows


def test_the_parts_of_a_first_meld_get_the_order_worth_most_too() -> None:
    assert normalize(read_row("J R9 R10 K5 B5 O5"), richest=True) == read_table(
        "R9 R10 J | K5 B5 O5"
    )


@given(rows(most=8))
def test_tidying_and_parting_lose_no_tile_and_are_done_once(row: Row) -> None:
    for tidied in (tidy(row), tidy(row, richest=True)):
        assert Counter(tidied) == Counter(row)
    parts = normalize(row)
    assert Counter(tile for part in parts for tile in part) == Counter(row)
    assert [again for part in parts for again in normalize(part)] == list(parts)


@given(sets())
def test_a_set_stays_as_it_lies(row: Row) -> None:
    assert normalize(row) == (row,)


@given(rows(most=4))
def test_no_order_of_a_row_is_better_than_the_one_found(row: Row) -> None:
    agree_with_every_order(row)


@pytest.mark.parametrize("mix", MIXES)
def test_tidying_finds_a_set_exactly_when_some_order_is_one(mix: str) -> None:
    rng, legal = Random(mix), 0
    for _ in range(size(100, 400)):
        row = shuffled(near_set(rng, MIXES[mix]), rng)
        if len(row) <= 6:
            agree_with_every_order(row)
            legal += is_set(tidy(row))
    assert legal > size(25, 100)


def agree_with_every_order(row: Row) -> None:
    """Lay the tiles in every order; the second judge says what each is worth."""
    best = max((worth(order) or 0 for order in set(permutations(row))), default=0)
    assert is_set(tidy(row)) == (best > 0), write_row(row)
    assert value(tidy(row, richest=True)) == best, write_row(row)


@pytest.mark.parametrize("mix", MIXES)
def test_a_long_set_that_was_shuffled_is_found_again(mix: str) -> None:
    rng, found = Random(mix), 0
    for _ in range(size(500, 2_000)):
        row = near_set(rng, MIXES[mix])
        if is_set(row):
            found += 1
            laid = shuffled(row, rng)
            assert is_set(tidy(laid)), write_row(laid)
            assert value(tidy(laid, richest=True)) >= value(row), write_row(laid)
    assert found > size(125, 500)


def shuffled(row: Row, rng: Random) -> Row:
    return tuple(rng.sample(row, len(row)))


def test_a_row_of_all_tiles_is_parted_in_no_time() -> None:
    """One that cannot be parted at its end can be cut before it in more ways than can be tried."""
    runs = read_row(" ".join(f"{color}{number}" for color in "KRBO" * 2 for number in NUMBERS))
    assert len(normalize((*runs, *read_row("K1 K2 K3")))) == 9
    unparted = (*runs, *read_row("K1"))
    assert normalize(unparted) == (unparted,)
