"""What a player may do in a turn, and the position it leads to (R12–R18, R35, R36)."""

import copy
import pickle
from dataclasses import replace

import pytest

from game.engine.notation import read_row, read_table, write_row, write_table
from game.engine.position import Handicap, Position
from game.engine.rules import CLASSIC, CUSTOM, LADDER, RELAXED, TWIST, Rules
from game.engine.turn import (
    Draw,
    IllegalTurnError,
    Pass,
    Play,
    Timeout,
    Turn,
    apply,
    changed,
    needed_to_open,
    opening_value,
    play_faults,
    played,
    turn_faults,
)
from tests.engine.positions import position, reasons


def found(before: Position, after: str) -> list[str]:
    return reasons(play_faults(before, read_table(after)))


def test_where_runs_alone_count_a_group_is_a_fault_of_its_own() -> None:
    """R46."""
    start = position("B1 B2 B3", "B4 K7 R7 B7", rules=LADDER["rung-1"], opened=False)
    assert found(start, "B1 B2 B3 | K7 R7 B7") == ["runs-only 1"]
    assert found(replace(start, rules=CLASSIC), "B1 B2 B3 | K7 R7 B7") == ["initial-meld 1"]
    assert found(start, "B1 B2 B3 | K7 R7") == ["group-short 1", "initial-meld"]


@pytest.mark.parametrize(
    ("table", "rack", "after"),
    [
        ("B4 B5 B6", "R1 R2 R3", "B4 B5 B6 | R1 R2 R3"),  # R15
        ("B4 B5 B6 | O8 R8 K8", "B3 B8", "B3 B4 B5 B6 | O8 R8 K8 B8"),  # R18: build
        ("K4 R4 B4 O4", "B3 B5 B6", "B3 B4 B5 B6 | K4 R4 O4"),  # take the fourth tile
        ("B8 B9 B10", "B11 R8 K8", "B9 B10 B11 | B8 R8 K8"),  # add and take
        ("R4 R5 R6 R7 R8", "R6", "R4 R5 R6 | R6 R7 R8"),  # split a run
        ("O1 O2 O3 O4 | K1 R1 B1 O1", "B1", "B1 O1 R1 | O2 O3 O4 | K1 B1 O1"),  # combined split
        (
            "R1 R2 R3 | B1 B2 B3 | K1 K2 K3",
            "O1",
            "R1 B1 K1 O1 | R2 B2 K2 | R3 B3 K3",
        ),  # multiple split
        ("R3 R4 R5 | R6 R7 R8", "R9", "R3 R4 R5 R6 R7 R8 R9"),  # join
        ("R4 R5 R6", "R4 R5 R6", "R4 R5 R6 | R4 R5 R6"),  # second copies
    ],
)
def test_an_opened_player_may_do_all_this(table: str, rack: str, after: str) -> None:
    assert found(position(table, rack), after) == []


@pytest.mark.parametrize(
    ("after", "expected"),
    [
        ("B4 B5 B6 | R1 R2", ["run-short 1"]),
        ("B4 B5 B6 | K9 | R1 R3", ["set-short 1", "run-short 2", "gap 2", "tile-from-nowhere"]),
        ("R1 R2 R3", ["tile-gone", "tile-gone", "tile-gone"]),
        ("B4 B5 B6", ["nothing-played"]),
        ("B6 B5 B4", ["order 0", "nothing-played"]),
        ("B4 B5 B6 B7", ["tile-from-nowhere"]),
        ("", ["tile-gone", "tile-gone", "tile-gone", "nothing-played"]),
    ],
)
def test_all_that_is_wrong_is_told_at_once(after: str, expected: list[str]) -> None:
    assert found(position("B4 B5 B6", "R1 R2 R3"), after) == expected


def test_an_empty_row_is_no_set() -> None:
    before = position("", "R1 R2 R3")
    assert reasons(play_faults(before, (read_row("R1 R2 R3"), ()))) == ["jokers-only 1"]


def test_a_tile_taken_from_the_table_is_named() -> None:
    (gone,) = play_faults(position("B4 B5 B6 B7", "R1 R2 R3"), read_table("B4 B5 B6 | R1 R2 R3"))
    assert gone.reason == "tile-gone"
    assert dict(gone.facts) == {"tile": "B7"}


NO_JOKER = replace(CLASSIC, joker_in_initial_meld=False)
BUILDING = replace(CLASSIC, build_in_initial_turn=True)
FIFTY, ANY_SET = replace(CUSTOM, initial_meld=50), replace(CUSTOM, initial_meld=0)


@pytest.mark.parametrize(
    ("rules", "table", "rack", "after", "expected"),
    [
        # R12: it is worth thirty. R11, R14: a joker counts the most that it can stand for.
        (TWIST, "", "R8 R9 R10", "R8 R9 R10", ["initial-meld 0"]),
        (TWIST, "", "B2 B3 B4 B5 R4 R5 R6", "B2 B3 B4 B5 | R4 R5 R6", ["initial-meld 0 1"]),
        (TWIST, "", "R9 R10 J", "R9 R10 J", []),
        (TWIST, "", "R9 R10 J", "J R9 R10", ["initial-meld 0"]),
        (TWIST, "", "R10 B10 J", "R10 B10 J", []),
        (TWIST, "", "J J R10", "J J R10", []),
        (TWIST, "", "R1 R2 R3 K8 B8 O8", "R1 R2 R3 | K8 B8 O8", []),
        (TWIST, "", "R10 B10 K10 R1 R2 R3", "R10 B10 K10 | R1 R2 R3", []),
        (TWIST, "", "O12 O13 R10 B10 K10", "O12 O13 | R10 B10 K10", ["run-short 0"]),
        (TWIST, "", "O12 O13 R4 B4 K4", "O12 O13 | R4 B4 K4", ["run-short 0", "initial-meld 1"]),
        # R14: `D` counts both numbers, `M` nothing, `C` the number of its place.
        (TWIST, "", "R6 D R9", "R6 D R9", []),
        (TWIST, "", "R13 M R13 O1", "R13 M R13", ["initial-meld 0"]),
        (TWIST, "", "R13 M R13 R1 R2 J", "R13 M R13 | R1 R2 J", []),
        (TWIST, "", "R9 R10 C", "R9 R10 C", []),
        (TWIST, "", "C R9 R10", "C R9 R10", ["initial-meld 0"]),
        # R13: what lies there is neither used nor moved nor built upon, and no joker freed.
        (CLASSIC, "B10 B11 B12", "B13", "B10 B11 B12 B13", ["table-touched 0", "initial-meld"]),
        (CLASSIC, "B4 B5 B6", "R10 B10 K10 B7", "B4 B5 B6 B7 | R10 B10 K10", ["table-touched 0"]),
        (
            CLASSIC,
            "B4 B5 B6 B7 B8 B9",
            "R10 B10 K10",
            "B4 B5 B6 | B7 B8 B9 | R10 B10 K10",
            ["table-touched 0 1"],
        ),
        (
            CLASSIC,
            "R10 B10 K10 O10",
            "O11 O12",
            "R10 B10 K10 | O10 O11 O12",
            ["table-touched 0 1", "initial-meld"],
        ),
        (
            CLASSIC,
            "R5 J R7",
            "R6 R10 B10 K10 K1 B1",
            "R5 R6 R7 | R10 B10 K10 | K1 B1 J",
            ["joker-before-meld 2", "table-touched 0 2"],
        ),
        # Other rules refuse jokers, let one build on the table, need more, or any set.
        (
            NO_JOKER,
            "",
            "R9 R10 J K13 B13 O13",
            "K13 B13 O13 | R9 R10 J",
            ["joker-in-initial-meld 1"],
        ),
        (BUILDING, "B4 B5 B6", "R10 B10 K10 B7", "B4 B5 B6 B7 | R10 B10 K10", []),
        (ANY_SET, "", "R1 R2 R3", "R1 R2 R3", []),
        (FIFTY, "", "R13 B13 K13 O1", "R13 B13 K13", ["initial-meld 0"]),
        (FIFTY, "", "R13 B13 K13 O13", "R13 B13 K13 O13", []),
        (ANY_SET, "", "R1 B1 K1", "R1 B1 K1", []),
        (ANY_SET, "", "R1 B1", "R1 B1", ["group-short 0", "initial-meld"]),
        # Relaxed counts what came from the rack alone.
        (RELAXED, "B10 B11 B12", "B13 B10 R10 K10", "B10 B11 B12 B13 | B10 R10 K10", []),
        (RELAXED, "B4 B5 B6", "B7 K4 R4 B4", "B4 B5 B6 B7 | K4 R4 B4", ["initial-meld 1"]),
        (RELAXED, "B4 B5 B6", "B7 B8 B9", "B4 B5 B6 B7 B8 B9", ["initial-meld"]),
        (RELAXED, "B4 B5 B6 B7", "K10 R10 B10 R7 K7", "B4 B5 B6 | B7 R7 K7 | K10 R10 B10", []),
        (
            RELAXED,
            "R5 J R7",
            "R6 K10 R10 B10 K9 B9",
            "R5 R6 R7 | K10 R10 B10 | K9 B9 J",
            ["joker-before-meld 2"],
        ),
    ],
)
def test_what_a_first_meld_may_be(
    rules: Rules, table: str, rack: str, after: str, expected: list[str]
) -> None:
    assert found(position(table, rack, opened=False, rules=rules), after) == expected


def test_an_invalid_attempt_does_not_unlock_the_next_first_meld() -> None:
    before = position("", "R1 R2 R3 R8 R9 R10", opened=False)
    for after in ("R8 R9 R10", "R1 R2 R3"):
        with pytest.raises(IllegalTurnError, match="initial-meld"):
            apply(before, Play(read_table(after)))
    assert not before.mover.opened
    assert apply(before, Play(read_table("R1 R2 R3 | R8 R9 R10"))).seats[0].opened


def test_the_fault_of_a_small_meld_tells_its_value_and_what_is_needed() -> None:
    (small,) = play_faults(position("", "R8 R9 R10", opened=False), read_table("R8 R9 R10"))
    assert dict(small.facts) == {"value": 27, "needed": 30}


def test_what_is_counted_so_far_leaves_out_rows_with_tiles_of_the_table() -> None:
    assert opening_value(read_table("B4 B5 B6"), read_table("B4 B5 B6 B7 | K10 R10 B10")) == 30
    one_of_two = read_table("R7 B7 O7 | K5 K6 K7 | K7 K8 K9")  # one 7 came from the rack
    assert opening_value(read_table("K7 R7 B7 O7"), one_of_two) == 24


def test_any_set_opens_for_a_seat_with_that_handicap() -> None:
    before = position("", "R1 B1 K1", opened=False, others=("K2", "K3"))
    easy = replace(before.mover, handicap=Handicap(any_set_opens=True))
    eased = replace(before, seats=(easy, *before.seats[1:]))
    assert found(before, "R1 B1 K1") == ["initial-meld 0"]
    assert (needed_to_open(eased), found(eased, "R1 B1 K1")) == (0, [])
    assert needed_to_open(apply(eased, Draw())) == 30


@pytest.mark.parametrize(("draws", "needed"), [(0, 30), (2, 30), (3, 0), (4, 0)])
def test_after_so_many_draws_mercy_lets_any_set_open(draws: int, needed: int) -> None:
    rules = replace(CUSTOM, mercy=3)
    before = position("", "R1 B1 K1", opened=False, draws=draws, rules=rules)
    assert needed_to_open(before) == needed
    assert found(before, "R1 B1 K1") == (["initial-meld 0"] if needed else [])


def test_mercy_counts_turns_without_a_play_until_the_first_meld() -> None:
    start = position("", "R1 B1 K1", opened=False, rules=replace(CUSTOM, mercy=2), others=("K2",))
    for turn in (Draw(), Draw(), Timeout(unfinished=True), Draw()):
        start = apply(start, turn)
    assert [seat.draws for seat in start.seats] == [2, 2]
    opened = apply(start, Play(read_table("R1 B1 K1")))
    again = apply(apply(opened, Draw()), Draw())
    assert again.seats[0].draws == 2
    without = apply(position("", opened=False), Draw())
    assert without.seats[0].draws == 0


def test_what_is_played_and_what_it_counts() -> None:
    before, after = read_table("B4 B5 B6"), read_table("B4 B5 B6 | R9 R10 J | K1 K2")
    assert write_row(played(before, after)) == "K1 K2 R9 R10 J"
    assert opening_value(before, after) == 30


def test_changed_rows_are_those_gone_and_those_new() -> None:
    before = read_table("B4 B5 B6 | K8 R8 O8 | K8 R8 O8")
    gone, new = changed(before, read_table("K8 R8 O8 | B3 B4 B5 B6 | K8 R8 O8 B8"))
    assert write_table(gone) == "B4 B5 B6 | K8 R8 O8"
    assert write_table(new) == "B3 B4 B5 B6 | K8 R8 O8 B8"


def test_a_play_opens_and_keeps_rows_in_their_places() -> None:
    before = position("B4 B5 B6 | O8 R8 K8 | K1 K2 K3", "B8 R1 R2 R3 O9", pool="K9 K10")
    table = read_table("R1 R2 R3 | B4 B5 B6 | O8 R8 K8 B8 | K1 K2 K3")
    after = apply(before, Play(table))
    assert write_table(after.table) == "B4 B5 B6 | K1 K2 K3 | R1 R2 R3 | O8 R8 K8 B8"
    assert write_row(after.seats[0].rack) == "O9"
    assert after.seats[1] == before.seats[1]
    assert after.pool == before.pool
    assert after.to_move == 1


@pytest.mark.parametrize(
    ("turn", "pool", "rack", "left"),
    [
        (Draw(), "B1 B2 B3 B4", "K1 B1", "B2 B3 B4"),  # R16
        (Timeout(unfinished=False), "B1 B2 B3 B4", "K1 B1", "B2 B3 B4"),  # R35
        (Timeout(unfinished=True), "B1 B2 B3 B4", "K1 B1 B2 B3", "B4"),  # R36
        (Timeout(unfinished=True), "B1 B2", "K1 B1 B2", ""),
        (Timeout(unfinished=True), "", "K1", ""),
        (Pass(), "", "K1", ""),  # R17
    ],
)
def test_a_turn_without_a_play_takes_what_the_pool_has(
    turn: Turn, pool: str, rack: str, left: str
) -> None:
    after = apply(position("", pool=pool), turn)
    assert write_row(after.seats[0].rack) == rack
    assert write_row(after.pool) == left
    assert after.to_move == 1


def test_nobody_passes_on_a_full_pool_nor_draws_from_an_empty_one() -> None:
    assert reasons(turn_faults(position(pool="?3"), Pass())) == ["pool-not-empty"]
    assert reasons(turn_faults(position(pool=""), Draw())) == ["pool-empty"]
    assert turn_faults(position(pool="?3"), Draw()) == ()
    assert turn_faults(position(pool=""), Pass()) == ()


def test_passes_count_until_somebody_plays() -> None:
    before = position("", "R1 R2 R3 K9", pool="B1", others=("K2",))
    drawn = apply(before, Draw())
    assert drawn.passes == 0
    passed = apply(drawn, Pass())
    assert (passed.passes, passed.ended) == (1, None)
    assert apply(passed, Timeout(unfinished=True)).ended == "blocked"
    assert apply(passed, Play(read_table("R1 R2 R3"))).passes == 0


def test_seats_move_in_a_circle() -> None:
    at_table = position(others=("?14", "?14"))
    moved = []
    for _ in range(4):
        moved.append(at_table.to_move)
        at_table = apply(at_table, Draw())
    assert moved == [0, 1, 2, 0]


def test_a_turn_that_is_not_legal_names_its_faults() -> None:
    with pytest.raises(IllegalTurnError, match="nothing-played") as error:
        apply(position("B4 B5 B6"), Play(read_table("B4 B5 B6")))
    assert reasons(error.value.faults) == ["nothing-played"]


def test_an_illegal_turn_survives_the_way_between_processes() -> None:
    error = IllegalTurnError(turn_faults(position(pool=""), Draw()))
    for other in (copy.copy(error), pickle.loads(pickle.dumps(error))):
        assert other.faults == error.faults
        assert str(other) == "pool-empty"
