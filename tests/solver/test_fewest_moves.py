"""Of equally good tables one is found that moves few tiles; how many, is counted."""

import pytest

from game.engine.notation import read_row, read_table
from game.solver.best_table import best_table, score
from game.solver.fewest_moves import fewest_moved, little_moved, moved
from tests.bench.unseen import unseen
from tests.sizes import size
from tests.solver import boxes
from tests.solver.cases import check_table, read_cases

CASES = read_cases("positions")


def test_it_is_as_good_and_moves_fewer_tiles() -> None:
    saved = 0
    for table, rack, known in CASES[::5]:
        best = best_table(table, rack)
        fewest = fewest_moved(table, rack, best)
        check_table(table, rack, fewest)
        assert score(table, fewest, "tiles") == known["opt_tiles"]
        assert moved(table, fewest) <= moved(table, best)
        saved += moved(table, best) - moved(table, fewest)
    assert saved > 0


def test_of_small_positions_nearly_all_move_the_fewest_tiles_there_can() -> None:
    more = []
    for seed in range(2000, size(2015, 2060)):
        table, rack = boxes.small_position(seed)
        held = rack[:3]
        fewest = fewest_moved(table, held, best_table(table, held))
        more.append(moved(table, fewest) - boxes.fewest_moved(table, held, "tiles"))
    assert min(more) == 0
    assert more.count(0) >= 0.95 * len(more)


def test_of_large_positions_few_tiles_move() -> None:
    stirred, still = 0, 0
    for table, rack in map(unseen, range(40)):
        best = best_table(table, rack)
        stirred += moved(table, best)
        still += moved(table, fewest_moved(table, rack, best))
    assert stirred > 800
    assert still <= 120


@pytest.mark.parametrize(
    ("table", "rack", "tiles", "count"),
    [
        ("R3 R4 R5 | R6 R7 R8 | K9 B9 O9 | K9 B9 R9", "R11 R12 R13", 3, 0),
        ("R7 R8 R9 J | O6 O7 O8 O9", "O10", 1, 0),  # the spare joker stays
        ("R4 R5 R6 | R10 R11 R12", "R7 R8 R9", 3, 0),  # they could be one row
        # Rows that become one on the way are parted where they met.
        ("O6 O7 O8 O9 | O10 O11 O12 | R5 B5 K5 O5", "B6 B7", 2, 1),
    ],
)
def test_what_need_not_move_stays(table: str, rack: str, tiles: int, count: int) -> None:
    before, held = read_table(table), read_row(rack)
    fewest = fewest_moved(before, held, best_table(before, held))
    assert (score(before, fewest, "tiles"), moved(before, fewest)) == (tiles, count)


def test_for_value_it_is_worth_as_much() -> None:
    for table, rack, known in CASES[::10]:
        fewest = fewest_moved(table, rack, best_table(table, rack, "value"), "value")
        assert score(table, fewest, "value") == known["opt_value"]


def test_no_table_scores_more_than_the_best() -> None:
    table, rack = read_table("R4 R5 R6"), read_row("R7 K1")
    assert little_moved(table, rack, 1, "tiles") == (read_row("R4 R5 R6 R7"),)
    assert little_moved(table, rack, 2, "tiles") is None


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


def test_what_the_rules_refuse_is_not_given_for_what_they_allow() -> None:
    table = read_table("R4 R5 R6 | K9 B9 O9 | B1 B2 B3 B4")
    rack = read_row("R9 R7")
    best = read_table("R4 R5 R6 R7 | K9 B9 O9 R9 | B1 B2 B3 B4")
    assert fewest_moved(table, rack, best, is_allowed=lambda after: after == best) == best


def test_where_the_best_is_refused_another_as_good_is_given_that_is_not() -> None:
    table = read_table("R4 R5 J | K9 B9 O9")
    rack = read_row("R6 R9")
    refused = read_table("R4 R5 R6 | K9 B9 O9 R9 J")
    fewest = fewest_moved(
        table, rack, refused, is_allowed=lambda after: any({*row} > {*table[0]} for row in after)
    )
    assert score(table, fewest, "tiles") == 2
    assert any({*row} > {*table[0]} for row in fewest)


def test_beside_rows_with_bonus_jokers_few_tiles_move() -> None:
    table = read_table("R4 D R7 | O6 O7 O8 O9 | O10 O11 O12 | K3 B3 R3")
    rack = read_row("O3 O13")
    stirred = read_table("R4 D R7 | O6 O7 O8 O9 O10 O11 O12 O13 | K3 B3 R3 O3")
    assert moved(table, stirred) == 3
    assert moved(table, fewest_moved(table, rack, stirred)) == 0


def test_tiles_left_loose_stay_loose() -> None:
    table, rack = read_table("K4 K5 K6 K7 | R1 R2 R3"), read_row("K8 B7 O7")
    loose = (*read_table("K5 K6 K7 K8 | R1 R2 R3"), read_row("K4"))
    assert read_row("K4") in fewest_moved(table, rack, loose)
