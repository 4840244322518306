"""A modelled beginner who borrows finishes own sets with tiles that rows can spare, at the end."""

import pytest

from game.bots.person import Person
from tests.bots.tables import turn_of
from tests.engine.positions import position

BORROWER, OTHER = Person(holds=0.0, borrows=3), Person(holds=0.0)


def turn(table: str, rack: str, person: Person = BORROWER, **more: object) -> str:
    return turn_of(person, position(table, rack, **more))


@pytest.mark.parametrize(
    ("table", "rack", "expected"),
    [
        ("K4 R4 B4 O4", "O5 O6 K9", "K4 R4 B4 O4 > K4 R4 B4 | O4 O5 O6"),
        ("R4 R5 R6 R7", "K7 B7 O1", "R4 R5 R6 R7 > R4 R5 R6 | R7 K7 B7"),
        ("R4 R5 R6 R7 R8", "K6 B6 O1", "draw"),
        ("R5 R6 R7", "K7 B7 O1", "draw"),
        ("R4 R5 R6 J", "K7 B7 O1", "draw"),
    ],
    ids=["the fourth tile", "the end of a run", "no middle", "a row of three", "no joker"],
)
def test_with_few_tiles_it_takes_what_a_row_can_spare(table: str, rack: str, expected: str) -> None:
    assert turn(table, rack).split(" > ")[0] == expected.split(" > ")[0]
    assert rows(turn(table, rack)) == rows(expected)


def rows(text: str) -> list[list[str]]:
    return sorted(sorted(row.split()) for row in text.split(" > ")[-1].split(" | "))


def test_with_many_tiles_it_borrows_only_from_an_empty_pool() -> None:
    table, rack = "K4 R4 B4 O4", "O5 O6 K9 K11"
    assert turn(table, rack) == "draw"
    assert turn(table, rack, pool="") != "pass"
    assert turn(table, rack, OTHER, pool="") == "pass"


def test_its_first_meld_is_its_own() -> None:
    assert turn("K13 R13 B13 O13", "O11 O12", opened=False) == "draw"
