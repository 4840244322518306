"""Tiles count as moved when they are not in what their row became."""

import pytest

from game.engine.notation import read_table
from game.solver.moved import moved


@pytest.mark.parametrize(
    ("before", "after", "count"),
    [
        ("", "R4 R5 R6", 0),
        ("R4 R5 R6", "R4 R5 R6", 0),
        ("R4 R5 R6", "R4 R5 R6 R7", 0),
        ("R4 R5 R6 R7", "R4 R5 R6 | K7 B7 R7", 1),
        ("R4 R5 R6 R7 R8", "R4 R5 R6 | R6 R7 R8", 2),
        ("R4 R5 R6 | R7 R8 R9", "R4 R5 R6 R7 R8 R9", 3),
        ("R1 R2 R3 | K1 K2 K3 | B1 B2 B3", "R1 K1 B1 | R2 K2 B2 | R3 K3 B3", 6),
        ("R4 R5 R6 | R4 R5 R6", "R4 R5 R6 | R4 R5 R6", 0),
        ("R4 R5 R6 R7 | R8 R9 R10", "R4 R5 R6 | R7 R8 R9 R10", 1),
    ],
)
def test_the_fewest_tiles_that_must_have_moved(before: str, after: str, count: int) -> None:
    assert moved(read_table(before), read_table(after)) == count
