"""Attention counts the turns in which a beginner could lay something, and those that were used."""

from dataclasses import replace

import pytest

from game.engine.notation import read_row, read_turn
from game.engine.position import Position
from game.engine.turn import apply
from game.session.buddy import Attention
from tests.engine.positions import position


def after(start: Position, turn: str) -> Position:
    return apply(replace(start, pool=read_row("K13 " * 9)), read_turn(start.table, turn))


@pytest.mark.parametrize(
    ("table", "rack", "turn", "chances", "taken"),
    [
        ("B4 B5 B6", "B7 O1", "draw", 1, 0),
        ("B4 B5 B6", "B7 O1", "B4 B5 B6 > B4 B5 B6 B7", 1, 1),
        ("B4 B5 B6", "O1 O2 O3 K9", "draw", 1, 0),
        ("B4 B5 B6", "O1 K9", "draw", 0, 0),
        ("R4 R5 R6 R7 R8", "R6 O1", "draw", 0, 0),
        ("R4 R5 R6 R7 R8", "R6 O1", "R4 R5 R6 R7 R8 > R4 R5 R6 | R6 R7 R8", 1, 1),
    ],
)
def test_a_turn_counts_if_own_sets_or_additions_could_be_laid_or_something_was(
    table: str, rack: str, turn: str, chances: int, taken: int
) -> None:
    start = position(table, rack)
    assert Attention().after(start, after(start, turn)) == Attention(chances, taken)


def test_turns_add_up_to_a_share() -> None:
    start = position("B4 B5 B6", "B7 O1")
    watched = Attention(6, 2).after(start, after(start, "draw"))
    watched = watched.after(start, after(start, "B4 B5 B6 > B4 B5 B6 B7"))
    assert watched.share == 3 / 8


def test_nobody_is_blamed_before_there_was_a_chance() -> None:
    assert Attention().share == 1.0
