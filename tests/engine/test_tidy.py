"""What the table makes of a row by itself (R9)."""

from collections import Counter
from itertools import permutations

import pytest
from hypothesis import given

from game.engine.meld import is_set, value
from game.engine.notation import read_row, read_table, write_row, write_table
from game.engine.tidy import settle, tidy
from game.engine.tile import Row
from tests.engine.oracle import worth
from tests.engine.strategies import rows, sets


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
    assert write_table(settle(read_row(laid))) == rows


def test_the_parts_of_a_first_meld_get_the_order_worth_most_too() -> None:
    assert settle(read_row("J R9 R10 K5 B5 O5"), richest=True) == read_table("R9 R10 J | K5 B5 O5")


@given(rows(most=8))
def test_tidying_and_parting_lose_no_tile_and_are_done_once(row: Row) -> None:
    for tidied in (tidy(row), tidy(row, richest=True)):
        assert Counter(tidied) == Counter(row)
    parts = settle(row)
    assert Counter(tile for part in parts for tile in part) == Counter(row)
    assert [again for part in parts for again in settle(part)] == list(parts)


@given(sets())
def test_a_set_stays_as_it_lies(row: Row) -> None:
    assert settle(row) == (row,)


@given(rows(most=4))
def test_no_order_of_a_row_is_better_than_the_one_found(row: Row) -> None:
    best = max((worth(order) or 0 for order in permutations(row)), default=0)
    assert value(tidy(row, richest=True)) == best
    assert is_set(tidy(row)) == (best > 0)
