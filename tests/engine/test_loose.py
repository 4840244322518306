"""Loose tiles: one or two that a play leaves go to the player, where the rules say so (R43)."""

import copy
from dataclasses import replace

import pytest

from game.engine.draft import Draft
from game.engine.events import Played, TimedOut, TurnBegan
from game.engine.game import EndTurn, Game
from game.engine.move import At, Move, To
from game.engine.notation import read_row, read_table, read_turn, write_row, write_table
from game.engine.position import Position
from game.engine.record import read_record, write_record
from game.engine.rules import ARTICLE, PRESETS, RIVER, Rules
from game.engine.turn import Play, apply, loose_tiles, play_faults
from tests.engine.positions import lay, position, reasons


def found(before: Position, after: str) -> list[str]:
    return reasons(play_faults(before, read_table(after)))


@pytest.mark.parametrize(
    ("table", "rack", "played", "left", "kept", "held"),
    [
        ("B4 B5 B6 B7", "R4 K4", "B4 R4 K4 | B5 B6 B7", "", "B4 R4 K4 | B5 B6 B7", ""),
        # two in a row
        ("R4 K4 B4", "B5 B6 O1", "B4 B5 B6 | R4 K4", "R4 K4", "B4 B5 B6", "K4 R4 O1"),
        # two apart
        ("R3 R4 R5", "B4 O4 O1", "R3 | R4 B4 O4 | R5", "R3 R5", "R4 B4 O4", "R3 R5 O1"),
        # three are too many
        ("R4 R5 R6 R7", "B7 O7 O1", "R4 R5 | R6 | R7 B7 O7", None, "", ""),
        # one's own too
        ("B4 B5 B6", "B7 O9", "B4 B5 B6 B7 | O9", "O9", "B4 B5 B6 B7", "O9"),
    ],
)
def test_one_or_two_loose_tiles_go_to_the_player(
    table: str, rack: str, played: str, left: str | None, kept: str, held: str
) -> None:
    before = position(table, rack, rules=ARTICLE)
    after = read_table(played)
    assert write_row(loose_tiles(before, after)) == (left or "")
    if left is None:
        assert found(before, played) == ["run-short 0", "set-short 1"]
        return
    assert found(before, played) == []
    then = apply(before, Play(after))
    assert write_table(then.table) == kept
    assert write_row(then.seats[0].rack) == held


@pytest.mark.parametrize(
    "rules", [rules for rules in PRESETS.values() if rules.loose_tiles == "refused"]
)
def test_everywhere_else_loose_tiles_are_refused(rules: Rules) -> None:
    before = position("R4 K4 B4", "B5 B6 O1", rules=rules)
    assert found(before, "B4 B5 B6 | R4 K4") == ["group-short 1"]


@pytest.mark.parametrize(
    ("table", "rack", "played", "faults"),
    [
        # R21: no joker goes to a rack, and what lies beside it stays too.
        ("R5 J R7", "R6 K9 B9", "R5 R6 R7 | J", ["jokers-only 1"]),
        ("R5 J R7 | R8 K8 B8", "K5 B5", "R5 K5 B5 | J R7 | R8 K8 B8", ["set-short 1"]),
        # To take some is no play.
        ("R4 R5 R6 R7", "O1", "R4 R5 R6 | R7", ["nothing-played"]),
        ("R4 R5 R6 R7", "O1", "R5 R6 R7 | R4 | O1", ["nothing-played"]),
        # A long row that is no set is not loose.
        ("R4 R5 R6 | B1 B2 B3", "R7 B5", "R4 R5 R6 R7 | B1 B2 B3 B5", ["gap 1"]),
        # Beside a loose tile the other faults name their own rows.
        ("R5 J R7 | B1 B2 B3", "R6 O9", "O9 | R5 R6 R7 | B1 B2 B3 J", ["joker-in-old-set 2"]),
    ],
)
def test_not_everything_is_loose(table: str, rack: str, played: str, faults: list[str]) -> None:
    assert found(position(table, rack, rules=ARTICLE), played) == faults


def test_a_first_meld_takes_none_from_the_table_but_ones_own_back() -> None:
    before = position("R1 R2 R3 R4", "K10 B10 O10 K1 B1", opened=False, rules=ARTICLE)
    assert found(before, "R1 R2 R3 R4 | K10 B10 O10 | K1") == []
    assert found(before, "R2 R3 R4 | R1 | K10 B10 O10") == ["table-touched 0"]
    small = position("", "R4 K4 B4 O9", opened=False, rules=ARTICLE)
    assert found(small, "O9 | R4 K4 B4") == ["initial-meld 1"]


def test_the_last_tile_of_a_rack_does_not_win_beside_loose_ones() -> None:
    after = apply(
        position("R4 R5 R6 R7", "B7 O7", rules=ARTICLE), Play(read_table("R7 B7 O7 | R4 R5 R6"))
    )
    assert after.ended == "out"
    after = apply(
        position("R4 R5 R6", "B6 O6", rules=ARTICLE), Play(read_table("R6 B6 O6 | R4 R5"))
    )
    assert after.ended is None
    assert write_row(after.seats[0].rack) == "R4 R5"


def test_the_draft_tells_what_would_come_back_and_the_game_what_came_in_time_or_not() -> None:
    game = Game(position("R4 R5 R6", "B6 O6 O1", rules=ARTICLE))
    game.do(lay("B6", "O6"))
    game.do(Move((At(0, 2),), At(1, 0)))
    assert write_row(game.draft.loose) == "R4 R5"
    assert game.draft.faults() == ()
    played = Played(0, read_row("B6 O6"), False, taken=2)
    in_time = copy.deepcopy(game)
    assert in_time.do(EndTurn()) == [played, TurnBegan(1)]
    assert game.tick(60)[:2] == [TimedOut(0, unfinished=False), played]


def test_a_key_left_loose_is_not_played() -> None:
    start = position("R4 R5 R6", "B6 O6", river="O10", rules=RIVER)
    draft = Draft(start)
    draft.take(0)
    draft.move(lay("O10"))
    draft.move(lay("B6", "O6"))
    draft.move(Move((At(0, 2),), At(2, 0)))
    assert reasons(draft.faults()) == ["run-short 0", "set-short 1"]  # three are loose
    draft = Draft(start)
    draft.take(0)
    draft.move(Move((At(0, 2),), To.NEW_ROW))
    draft.move(lay("B6", "O6", to=At(1, 1)))
    assert reasons(draft.faults()) == ["key-not-played"]


def test_a_turn_with_loose_tiles_is_read_as_it_was_written() -> None:
    game = Game(position("R4 R5 R6 | K1 K2 K3", "B6 O6 O1", pool="O2 O3", rules=ARTICLE))
    game.do(Play(read_table("R4 R5 | K1 K2 K3 | R6 B6 O6")))
    assert write_record(game.record).splitlines()[1:] == ["1. 0.0 R4 R5 R6 > R4 R5 | R6 B6 O6"]
    record = read_record(write_record(game.record))
    assert record == game.record
    *_, last = record.positions()
    assert last == game.position
    assert write_table(last.table) == "K1 K2 K3 | R6 B6 O6"


@pytest.mark.parametrize(
    ("rack", "pool", "passes"), [("O4", "", 1), ("O4 K9 R9", "", 1), ("O4", "B1", 0)]
)
def test_a_play_that_makes_no_rack_smaller_is_a_pass_with_an_empty_pool(
    rack: str, pool: str, passes: int
) -> None:
    """R39: O4 goes to the table for B7, which comes back."""
    before = position("B4 K4 R4 | B7 B8 B9 B10", rack, rules=ARTICLE, pool=pool, others=("K2",))
    after = apply(before, Play(read_table("B4 K4 R4 O4 | B8 B9 B10 | B7")))
    assert len(after.seats[0].rack) == len(before.seats[0].rack)
    assert (after.passes, after.ended) == (passes, None)


def test_a_play_that_makes_the_rack_smaller_is_none() -> None:
    before = position("B4 K4 R4 | B7 B8 B9", "O4 B10 R1", rules=ARTICLE, pool="", others=("K2",))
    assert apply(before, Play(read_table("B4 K4 R4 O4 | B7 B8 B9 B10"))).passes == 0


HANDED_ROUND = """
R2 R3 R4 R5 | R5 R6 R7 R8 > R1 R2 R3 R4 R5 R6 R7 | R5 | R8
R1 R2 R3 R4 R5 R6 R7 > R2 R3 R4 R5 R6 | R6 R7 R8 | R1
R2 R3 R4 R5 R6 | R6 R7 R8 > R1 R2 R3 R4 R5 R6 R7 | R6 | R8
R1 R2 R3 R4 R5 R6 R7 > R2 R3 R4 R5 | R5 R6 R7 R8 | R1
R2 R3 R4 R5 | R5 R6 R7 R8 > R1 R2 R3 R4 R5 R6 R7 | R5 | R8
"""
"""Three players hand tiles round: one lays R1 and takes two, the next lays two and takes R1."""


def test_who_lays_only_what_was_taken_has_passed() -> None:
    """R39: with an empty pool only a rack smaller than ever breaks the chain of passes."""
    start = position(
        "R2 R3 R4 R5 | R5 R6 R7 R8",
        "R1 B13",
        rules=ARTICLE,
        pool="",
        others=("R6 R8 K13", "R1 O13"),
    )
    here = replace(start, seats=tuple(replace(seat, opened=True) for seat in start.seats))
    passes = []
    for line in HANDED_ROUND.strip().splitlines():
        assert not here.ended
        here = apply(here, read_turn(here.table, line))
        passes.append(here.passes)
    assert passes == [1, 0, 1, 2, 3]
    assert [seat.taken for seat in here.seats] == [0, 1, 1]
    assert here.ended == "blocked"
