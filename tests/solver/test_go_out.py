"""The last play: it lays the whole rack, by the rules, also where many bonus jokers lie."""

import pytest

from game.engine.notation import write_row, write_table
from game.engine.rules import CLASSIC, RIVER, TWIST, Rules
from game.engine.turn import apply, play_faults, turn_faults
from game.solver.play import last_play
from tests.engine.positions import position
from tests.sizes import size
from tests.solver import hoards

EFFORT = 20_000
"""As hints have it."""

POSITIONS = size(10, 80)


@pytest.mark.parametrize(
    ("table", "rack", "rules"),
    [
        ("R3 R4 R5", "R6 R7 K9 R9 B9", CLASSIC),
        ("K4 R4 B4 O4", "B3 B5 B6", CLASSIC),
        ("R3 R4 R5", "R6 R7 D", TWIST),
        (
            "K11 R11 O11 | R3 R4 R5 | K9 O9 B9 | K4 K5 D K8 | R5 R6 R7 R8 | K2 R2 O2 | K9 O9 R9"
            " | K12 B12 O12 | B5 B6 B7 B8 B9 B10 | O4 D O7 | K7 R7 O7 | B1 B2 B3",
            "K1 K4 K8 R9 R13 B1 B4 B6 B11 B13 O2 O4 O13 J M M",
            TWIST,
        ),
        (
            "K12 R12 J | B7 B8 D | B11 M B11 | O8 O9 O10 O11 | K10 K11 K12 K13",
            "K6 K13 R4 R7 R9 R13 B2 B6 B7 B10 B13 O1 O2 O5 O7 O7 O12 C D J M",
            TWIST,
        ),
        (
            "R1 B1 O1 | K8 B8 O8 | O4 O5 O6 | R9 R10 R11 R12 | K10 B10 O10 | K5 R5 O5 | O10 D O13"
            " | K6 R6 B6 | K2 R2 B2 O2 | K1 K2 K3 | R7 B7 O7 | K10 K11 K12 K13 | O4 C R6"
            " | R11 R12 R13",
            "K4 K7 K8 K12 K13 R1 R3 R5 R9 R13 B3 B4 B4 B5 B11 B13 O2 O3 O13 J J M M",
            TWIST,
        ),
    ],
    ids=["two rows", "a split", "a Double", "four bonus jokers", "five", "a rack of 23"],
)
def test_a_whole_rack_is_laid(table: str, rack: str, rules: Rules) -> None:
    start = position(table, rack, rules=rules)
    play = last_play(start, EFFORT)
    assert play
    assert turn_faults(start, play) == ()
    assert apply(start, play).seats[0].rack == ()


@pytest.mark.parametrize("bonus", [0, 1, 2, 3])
def test_of_those_there_are_hardly_any_is_overlooked(bonus: int) -> None:
    """Some, of several that the rules for freed jokers forbid, lie where nobody looks."""
    found = overlooked = 0
    for seed in range(POSITIONS):
        table, rack = hoards.small_position(seed, bonus)
        start = position(write_table(table), write_row(rack), rules=TWIST)
        play = last_play(start, EFFORT)
        whole = len(rack) + sum(map(len, table))
        laid = (rows for rows in hoards.tables(table, rack) if sum(map(len, rows)) == whole)
        if play:
            assert turn_faults(start, play) == ()
            assert apply(start, play).seats[0].rack == ()
            found += 1
        else:
            overlooked += any(not play_faults(start, rows) for rows in laid)
    assert found >= POSITIONS // 20
    assert overlooked <= 3


def test_before_the_first_meld_it_is_that_meld() -> None:
    assert last_play(position("R3 R4 R5", "K10 R10 B10", opened=False))
    assert last_play(position("R3 R4 R5", "K9 R9 B9", opened=False)) is None
    assert last_play(position("R3 R4 R5", "K10 R10 B10 R6", opened=False)) is None


def test_a_tile_without_a_place_forbids_it() -> None:
    assert last_play(position("R3 R4 R5", "R6 R7 K9")) is None


def test_a_joker_goes_where_the_rules_let_it() -> None:
    """At K10 or K6 it would have joined a whole old set (R21)."""
    assert last_play(position("R3 R4 R5 J | K7 K8 K9", "R6"))


@pytest.mark.parametrize(("key", "river"), [(0, "B7 O9 R13"), (None, "O9 B7 R13")])
def test_a_tile_of_the_river_may_be_what_is_missing(key: int | None, river: str) -> None:
    """Only the first of them has no Plunder."""
    play = last_play(position("B4 B5 B6", "K7 R7", river=river, rules=RIVER))
    assert (play and play.key) == key
    assert (play is not None) == (key == 0)
