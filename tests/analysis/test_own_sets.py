"""The sets of a rack with a tile in them, the best first."""

import pytest

from game.analysis.own_sets import own_sets
from game.engine.notation import read_row, read_tile, write_row
from game.engine.rules import CLASSIC


@pytest.mark.parametrize(
    ("rack", "tile", "sets"),
    [
        ("R5 R6 R7 R8 K1", "R7", ["R5 R6 R7 R8", "R6 R7 R8", "R5 R6 R7"]),
        ("R5 R6 R7 K7 B7", "R7", ["K7 R7 B7", "R5 R6 R7"]),
        ("R5 R6 R7 K7 B7", "K7", ["K7 R7 B7"]),
        ("R5 R6 K7 B7", "R5", []),
        ("R5 R6 J B7", "R5", ["R5 R6 J"]),
        ("R5 R6 R7 J J B7 B8", "R5", ["R5 R6 R7"]),
        ("R5 R6 J J B7", "J", ["R5 R6 J"]),
        ("R5 R6 R7", "K1", []),
    ],
)
def test_it_lists_the_sets_with_the_tile(rack: str, tile: str, sets: list[str]) -> None:
    assert [*map(write_row, own_sets(CLASSIC, read_row(rack), read_tile(tile)))] == sets
