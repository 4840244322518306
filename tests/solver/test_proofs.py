"""What is proven is the best there is, however crowded with bonus jokers; and much is proven."""

import pytest

from game.engine.notation import write_row, write_table
from game.engine.rules import ARTICLE, TWIST
from game.engine.turn import play_faults
from tests.engine.positions import position
from tests.sizes import size
from tests.solver import crowded, hoards
from tests.solver.exhaustive import Exhaustive, best_gain
from tests.trust.proofs import compared

SMALL = 11
POSITIONS = size(8, 60)
MOST_UNPROVEN = size(2, 8)


def test_among_small_positions_no_proof_is_false_and_few_are_missing() -> None:
    found = [compared(crowded.with_bonus_jokers(at, SMALL)) for at in range(POSITIONS)]
    assert [str(each) for each in found if each.proven and each.short] == []
    assert sum(not each.proven for each in found) <= MOST_UNPROVEN


@pytest.mark.parametrize(
    ("table", "rack", "tiles"),
    [
        ("B12 M B12 | D O9 O10 D", "B11 B11 K1", 2),
        ("B11 M B11 | D O9 D", "O10 B12 B12", 3),
        ("B9 D M R9 D", "B7 R7 B11 K9 B9 R7 M", 6),
        ("B8 D B11", "B12 D K1", 2),
        ("K1 D D", "K3 M", 2),
        ("C R3 C", "M R7 R4", 2),
        ("B9 C K11 | K12 O12 D", "O9 J R11 R9", 4),
        ("C J R8 | R5 D R8", "B4 B6 B7 K5 J", 5),
        ("B8 B9 C K11 | D O9 D | R5 M R5", "K12", 1),
    ],
)
def test_bonus_jokers_near_the_highest_numbers(table: str, rack: str, tiles: int) -> None:
    before = position(table, rack, rules=TWIST)
    answer = compared(before)
    assert (answer.found, answer.other) == (tiles, tiles)


@pytest.mark.parametrize("seed", range(size(5, 40)))
def test_the_search_of_every_way_finds_what_trying_all_parts_finds(seed: int) -> None:
    table, rack = hoards.small_position(seed, bonus=2)
    before = position(write_table(table), write_row(rack), rules=TWIST)
    assert Exhaustive(table, rack).most() == hoards.most(table, rack, "tiles")
    if len(rack) + sum(map(len, table)) <= SMALL:
        assert best_gain(before) == (hoards.most_within_rules(before, "tiles") or 0)


def test_every_way_to_leave_tiles_loose_is_tried() -> None:
    before = position("R7 B7 K7", "R5 R6 R8 K1", rules=ARTICLE)
    ways = Exhaustive(before.table, before.mover.rack, loose=2)
    (table,) = [rows for rows in ways.tables(1) if not play_faults(before, rows)]
    assert sorted(map(write_row, table)) == ["B7", "K7", "R5 R6 R7 R8"]
    assert best_gain(before) == 1
