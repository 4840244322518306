"""Which moves have a name: a table, a rack and the table after it in, at most one name out."""

import pytest

from game.analysis.named_move import named_move
from game.analysis.stamps import Taken
from game.engine.notation import read_table
from game.engine.turn import Draw, Play, apply, arranged
from tests.engine.positions import position


def name(before: str, rack: str, after: str) -> tuple[str, str, int] | None:
    start = position(before, f"{rack} O13")
    turn = Play(arranged(start.table, read_table(after)))
    move = named_move(Taken(start, turn, apply(start, turn)))
    return move and (move.name, " ".join(map(str, move.row)), move.count)


@pytest.mark.parametrize(
    ("before", "rack", "after", "expected"),
    [
        ("K3 K4 K5 K6 K7", "K5", "K3 K4 K5 | K5 K6 K7", ("split", "K5 K6 K7", 1)),
        ("K6 R6 B6 O6", "R4 R5", "K6 B6 O6 | R4 R5 R6", ("fourth", "R4 R5 R6", 1)),
        ("R9 J R11", "R10 K1 K3", "R9 R10 R11 | K1 J K3", ("joker", "K1 J K3", 1)),
        # Many changed rows are greater than what happens in one.
        (
            "K3 K4 K5 | R7 B7 O7 | O1 O2 O3 | B9 B10 B11",
            "K6 K7 O4 B12",
            "K3 K4 K5 K6 | R7 B7 O7 K7 | O1 O2 O3 O4 | B9 B10 B11 B12",
            ("rows", "K3 K4 K5 K6", 4),
        ),
        # What is done every day has no name.
        ("", "R4 R5 R6", "R4 R5 R6", None),
        ("R4 R5 R6", "R7", "R4 R5 R6 R7", None),
        ("R4 R5 R6 | K1 K2 K3", "R7 K4", "R4 R5 R6 R7 | K1 K2 K3 K4", None),
    ],
)
def test_a_great_move_has_a_name_and_a_row(
    before: str, rack: str, after: str, expected: tuple[str, str, int] | None
) -> None:
    assert name(before, rack, after) == expected


def test_a_turn_that_lays_nothing_has_none() -> None:
    start = position("R4 R5 R6", "R7", pool="?3")
    assert named_move(Taken(start, Draw(), apply(start, Draw()))) is None
