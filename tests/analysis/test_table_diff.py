"""None"""

import pytest

from game.analysis.table_diff import added, moved, pairs
from game.engine.notation import read_table
from game.engine.turn import Play, played
from tests.analysis.plays import game


def test_equal_rows_belong_together_first() -> None:
    before = read_table("R1 R2 R3 R4 | R1 R2 R3")
    assert pairs(before, read_table("R1 R2 R3 | R1 R2 R3 R4")) == {0: 1, 1: 0}


def test_copies_of_a_row_keep_their_order() -> None:
    rows = read_table("R1 R2 R3 | R1 R2 R3")
    assert pairs(rows, rows) == {0: 0, 1: 1}


def test_the_row_that_shares_most_is_the_one() -> None:
    before = read_table("R1 R2 R3 R4 | K4 B4 O4")
    assert pairs(before, read_table("K4 B4 O4 R4 | R1 R2 R3")) == {0: 1, 1: 0}


def test_of_rows_that_share_as_much_the_most_alike_is_the_one() -> None:
    assert pairs(read_table("R1 R2 R3 | R1"), read_table("R1 K1")) == {0: 1}


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("K5 K6 K7 | R1 R2 R3 | K4 K5 K6", "K5 K6 | R1 R2 R3 | K4 K5 K6 K7"),
        ("J R2 R3 | B1 O1 K1 | J R5 R6", "J | B1 O1 K1 | R2 R3 J R5 R6"),
    ],
)
def test_of_rows_as_much_alike_the_one_in_the_same_place_is_the_one(
    before: str, after: str
) -> None:
    assert pairs(read_table(before), read_table(after)) == {0: 0, 1: 1, 2: 2}


def test_of_equal_rows_the_one_that_changes_is_found_in_its_place() -> None:
    before = read_table("K4 R4 B4 O4 | K4 R4 B4 O4")
    assert pairs(before, read_table("K4 R4 B4 | K4 R4 B4 O4 | O4")) == {0: 0, 1: 1}
    assert pairs(before, read_table("K4 R4 B4 O4 | K4 R4 B4 | O4")) == {0: 0, 1: 1}


def test_rows_that_share_nothing_are_strangers() -> None:
    assert pairs(read_table("R1 R2 R3"), read_table("K1 K2 K3")) == {}


def test_a_tile_added_to_a_row_is_fresh() -> None:
    before, after = read_table("B4 B5 B6 | K8 R8 O8"), read_table("B3 B4 B5 B6 | K8 R8 O8")
    assert added(before, after) == {(0, 0)}
    assert not moved(before, after)


def test_a_new_row_is_fresh_as_a_whole() -> None:
    before, after = read_table("B4 B5 B6"), read_table("K1 K2 K3 | B4 B5 B6")
    assert added(before, after) == {(0, 0), (0, 1), (0, 2)}


def test_of_two_copies_the_one_that_came_is_fresh() -> None:
    before = read_table("R6 R7 R8 | K6 B6 O6")
    assert added(before, read_table("R6 R7 R8 | K6 B6 O6 R6")) == {(1, 3)}
    assert added(before, read_table("K6 B6 R6 O6 | R6 R7 R8")) == {(0, 2)}


def test_of_two_copies_that_arrive_the_one_in_a_new_row_is_fresh() -> None:
    before = read_table("K7 B7 O7 | R7 R8 R9 R10")
    after = read_table("K7 B7 O7 R7 | R8 R9 R10 | R5 R6 R7")
    assert added(before, after) == {(2, 0), (2, 1), (2, 2)}
    assert moved(before, after) == {(0, 3)}


def test_of_two_copies_the_one_in_the_lost_part_of_a_row_is_not_fresh() -> None:
    before = read_table("R5 R6 R7 R8 R9 R10 R11")
    after = read_table("R5 R6 R7 | R8 R9 R10 R11 | B6 R6")
    assert added(before, after) == {(2, 0), (2, 1)}


def test_a_tile_that_only_changed_its_row_has_moved() -> None:
    before = read_table("R6 R7 R8 R9 | K9 B9")
    after = read_table("R6 R7 R8 | K9 B9 R9 O9")
    assert added(before, after) == {(1, 3)}
    assert moved(before, after) == {(1, 2)}


def test_a_row_that_parts_moves_its_smaller_part() -> None:
    before = read_table("R3 R4 R5 R6 R7 R8 R9")
    after = read_table("R3 R4 R5 R6 | R6 R7 R8 R9")
    assert added(before, after) == {(1, 0)}
    assert moved(before, after) == {(1, 1), (1, 2), (1, 3)}


def test_nothing_is_marked_on_a_table_that_was_only_shuffled() -> None:
    before = read_table("R3 R4 R5 | K1 K2 K3 | R3 R4 R5")
    assert not added(before, before[::-1])
    assert not moved(before, before[::-1])


@pytest.mark.parametrize("seed", range(3))
def test_in_a_game_the_fresh_tiles_are_those_played(seed: int) -> None:
    plays = [(position, turn) for position, turn in game(seed)[:40] if isinstance(turn, Play)]
    assert plays
    for position, turn in plays:
        places = added(position.table, turn.table)
        tiles = [turn.table[row][index] for row, index in places]
        assert sorted(tiles) == sorted(played(position.table, turn.table))
        assert not places & moved(position.table, turn.table)
        assert all(turn.table[row] not in position.table for row, _ in places)
