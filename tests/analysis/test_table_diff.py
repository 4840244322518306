"""What changed between two tables: which row became which, what is fresh and what has moved."""

import pytest

from game.analysis.table_diff import added, moved, pairs
from game.engine.notation import read_table
from game.engine.turn import Play, played
from tests.analysis.plays import game

Place = tuple[int, int]


@pytest.mark.parametrize(
    ("before", "after", "found"),
    [
        # Equal rows belong together first, and copies of a row keep their order.
        ("R1 R2 R3 R4 | R1 R2 R3", "R1 R2 R3 | R1 R2 R3 R4", {0: 1, 1: 0}),
        ("R1 R2 R3 | R1 R2 R3", "R1 R2 R3 | R1 R2 R3", {0: 0, 1: 1}),
        # Then the row that shares most, or is most alike, or lies in the same place is the one.
        ("R1 R2 R3 R4 | K4 B4 O4", "K4 B4 O4 R4 | R1 R2 R3", {0: 1, 1: 0}),
        ("R1 R2 R3 | R1", "R1 K1", {0: 1}),
        (
            "K5 K6 K7 | R1 R2 R3 | K4 K5 K6",
            "K5 K6 | R1 R2 R3 | K4 K5 K6 K7",
            {0: 0, 1: 1, 2: 2},
        ),
        ("J R2 R3 | B1 O1 K1 | J R5 R6", "J | B1 O1 K1 | R2 R3 J R5 R6", {0: 0, 1: 1, 2: 2}),
        ("K4 R4 B4 O4 | K4 R4 B4 O4", "K4 R4 B4 | K4 R4 B4 O4 | O4", {0: 0, 1: 1}),
        ("K4 R4 B4 O4 | K4 R4 B4 O4", "K4 R4 B4 O4 | K4 R4 B4 | O4", {0: 0, 1: 1}),
        # Rows that share nothing are strangers.
        ("R1 R2 R3", "K1 K2 K3", {}),
    ],
)
def test_which_row_became_which(before: str, after: str, found: dict[int, int]) -> None:
    assert pairs(read_table(before), read_table(after)) == found


@pytest.mark.parametrize(
    ("before", "after", "fresh", "others"),
    [
        ("B4 B5 B6 | K8 R8 O8", "B3 B4 B5 B6 | K8 R8 O8", {(0, 0)}, set()),
        ("B4 B5 B6", "K1 K2 K3 | B4 B5 B6", {(0, 0), (0, 1), (0, 2)}, set()),
        # Of two copies the one that came is fresh, or the one in a new row.
        ("R6 R7 R8 | K6 B6 O6", "R6 R7 R8 | K6 B6 O6 R6", {(1, 3)}, set()),
        ("R6 R7 R8 | K6 B6 O6", "K6 B6 R6 O6 | R6 R7 R8", {(0, 2)}, set()),
        (
            "K7 B7 O7 | R7 R8 R9 R10",
            "K7 B7 O7 R7 | R8 R9 R10 | R5 R6 R7",
            {(2, 0), (2, 1), (2, 2)},
            {(0, 3)},
        ),
        # The one in the lost part of a row is not.
        (
            "R5 R6 R7 R8 R9 R10 R11",
            "R5 R6 R7 | R8 R9 R10 R11 | B6 R6",
            {(2, 0), (2, 1)},
            {(0, 0), (0, 1), (0, 2)},
        ),
        # A tile that only changed its row has moved; a row that parts moves its smaller part.
        ("R6 R7 R8 R9 | K9 B9", "R6 R7 R8 | K9 B9 R9 O9", {(1, 3)}, {(1, 2)}),
        (
            "R3 R4 R5 R6 R7 R8 R9",
            "R3 R4 R5 R6 | R6 R7 R8 R9",
            {(1, 0)},
            {(1, 1), (1, 2), (1, 3)},
        ),
        # Nothing is marked on a table that was only shuffled.
        ("R3 R4 R5 | K1 K2 K3 | R3 R4 R5", "R3 R4 R5 | K1 K2 K3 | R3 R4 R5", set(), set()),
    ],
)
def test_what_is_fresh_and_what_has_moved(
    before: str, after: str, fresh: set[Place], others: set[Place]
) -> None:
    tables = read_table(before), read_table(after)
    assert (added(*tables), moved(*tables)) == (fresh, others)


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
