"""Which of two offered tiles to keep, and why."""

import pytest

from game.analysis.river_choice import RiverChoice, find_river_choice
from game.engine.notation import read_position, read_row, read_tile

TABLE = """
rules river
table B4 B5 B6 | K8 R8 O8
* Fox+  R4 R5 K7 O10
  Owl+  ?4
pool {two} ?9
river K1 R6
"""


@pytest.mark.parametrize(
    ("two", "tile", "why", "near"),
    [
        ("O1 J", "J", "joker", ""),
        ("K12 R3", "R3", "play", ""),
        ("B8 R12", "B8", "play", ""),
        ("K12 O11", "O11", "near", "O10"),
        ("O11 K9", "K9", "near", "K7"),
        ("B12 R1", "R1", "low", ""),
        ("J J", "J", "joker", ""),
    ],
)
def test_the_tile_that_helps_is_kept(two: str, tile: str, why: str, near: str) -> None:
    found = find_river_choice(read_position(TABLE.format(two=two)))
    assert found == RiverChoice(read_tile(tile), why, read_row(near))


def test_a_copy_of_what_one_has_makes_nothing_playable() -> None:
    text = TABLE.replace("R4 R5 K7 O10", "B7 K1 O10")
    assert find_river_choice(read_position(text.format(two="B7 O11"))).tile == read_tile("O11")


def test_before_the_first_sets_only_what_opens_counts_as_playable() -> None:
    text = TABLE.replace("* Fox+", "* Fox ")
    found = find_river_choice(read_position(text.format(two="B8 R3")))
    assert found.why == "near"
