"""The River: two tiles offered, the Key and the Plunder (R44, R45)."""

from collections.abc import Iterable
from dataclasses import replace

import pytest

from game.engine.draft import Draft, RefusedError
from game.engine.events import (
    DraftChanged,
    Drew,
    Offered,
    Passed,
    Played,
    Refused,
    TimedOut,
    TurnBegan,
)
from game.engine.fault import fault
from game.engine.game import Command, EndTurn, Game, Redo, Reset, TakeKey, Undo
from game.engine.move import At, Move, To
from game.engine.notation import read_row, read_table, read_tile, write_row, write_table
from game.engine.position import Position
from game.engine.record import read_record, write_record
from game.engine.river import offer
from game.engine.rules import CLASSIC, PRESETS, RIVER, Rules
from game.engine.turn import Draw, Pass, Play, Timeout, apply, turn_faults
from tests.engine.positions import lay, position, reasons


def at_river(rack: str = "R2 O9 O11", river: str = "R1 B4 B6 O10 K13", **rest: str) -> Position:
    return position(rack=rack, river=river, rules=RIVER, **rest)


def refused(events: Iterable[object]) -> list[str]:
    (event,) = events
    assert isinstance(event, Refused)
    return reasons(event.faults)


# R44: draw two, keep one


@pytest.mark.parametrize(
    ("keep", "rack", "river"), [("R5", "R5 O1", "B4 K9"), ("K9", "K9 O1", "B4 R5")]
)
def test_of_two_tiles_one_is_kept_and_the_other_goes_to_the_right_end(
    keep: str, rack: str, river: str
) -> None:
    game = Game(at_river("O1", "B4", pool="R5 K9 O2"))
    assert game.do(Draw()) == [Offered(0, read_row("R5 K9"))]
    assert game.offer == read_row("R5 K9")
    assert game.turns == 0
    assert game.do(Draw(read_tile(keep))) == [Drew(0, 1), TurnBegan(1)]
    assert write_row(game.position.seats[0].rack) == rack
    assert write_row(game.position.river) == river
    assert write_row(game.position.pool) == "O2"
    assert game.offer == ()


def test_two_equal_tiles_go_each_its_way() -> None:
    after = apply(at_river("O1", "", pool="R5 R5"), Draw(read_tile("R5")))
    assert (write_row(after.seats[0].rack), write_row(after.river)) == ("R5 O1", "R5")


def test_who_does_not_choose_keeps_the_first() -> None:
    after = apply(at_river("O1", "", pool="R5 K9"), Draw())
    assert (write_row(after.seats[0].rack), write_row(after.river)) == ("R5 O1", "K9")


def test_the_last_tile_of_the_pool_is_kept() -> None:
    game = Game(at_river("O1", "B4", pool="R5"))
    assert offer(game.position) == ()
    assert game.do(Draw()) == [Drew(0, 1), TurnBegan(1)]
    assert write_row(game.position.seats[0].rack) == "R5 O1"
    assert write_row(game.position.river) == "B4"


def test_with_an_empty_pool_one_passes_though_the_river_has_tiles() -> None:
    game = Game(at_river("O1", "B4", pool=""))
    assert refused(game.do(Draw())) == ["pool-empty"]
    assert game.do(Pass()) == [Passed(0), TurnBegan(1)]
    assert write_row(game.position.river) == "B4"


def test_only_a_tile_that_is_offered_can_be_kept() -> None:
    game = Game(at_river(pool="R5 K9 O2"))
    assert refused(game.do(Draw(read_tile("O2")))) == ["no-such-tile"]
    game.do(Draw())
    assert refused(game.do(Draw(read_tile("O2")))) == ["no-such-tile"]
    assert game.offer == read_row("R5 K9")


def test_without_the_river_nothing_is_offered() -> None:
    start = position(pool="R5 K9")
    assert offer(start) == ()
    assert reasons(turn_faults(start, Draw(read_tile("R5")))) == ["no-such-tile"]
    assert Game(start).do(Draw()) == [Drew(0, 1), TurnBegan(1)]


@pytest.mark.parametrize(
    "command", [Draw(), Undo(), Redo(), Reset(), EndTurn(), Pass(), TakeKey(0), lay("O9")], ids=str
)
def test_once_two_tiles_are_seen_one_must_be_chosen(command: Command) -> None:
    game = Game(at_river(pool="R5 K9"))
    game.do(Draw())
    before = game.position
    assert refused(game.do(command)) == ["choose-one"]
    assert (game.position, game.offer) == (before, read_row("R5 K9"))


def test_what_lies_on_the_table_goes_back_before_two_tiles_are_seen() -> None:
    game = Game(at_river(pool="R5 K9"))
    game.do(TakeKey(3))
    game.do(lay("O9", "O10"))
    game.do(Draw())
    assert game.draft.rows == ()
    assert write_row(game.draft.rack) == "R2 O9 O11"
    game.do(Draw(read_tile("R5")))
    assert write_row(game.position.river) == "R1 B4 B6 O10 K13 K9"


def test_time_over_before_the_choice_keeps_the_first() -> None:
    game = Game(at_river("O1", "B4", pool="R5 K9 O2"))
    game.do(Draw())
    assert game.tick(60) == [TimedOut(0, unfinished=False), Drew(0, 1), TurnBegan(1)]
    assert write_row(game.position.seats[0].rack) == "R5 O1"
    assert write_row(game.position.river) == "B4 K9"
    assert game.record.turns[0].turn == Draw(read_tile("R5"))


@pytest.mark.parametrize("unfinished", [False, True])
def test_a_time_out_draws_one_tile_and_leaves_the_river(unfinished: bool) -> None:
    after = apply(at_river("O1", "B4", pool="R5 K9 O2"), Timeout(unfinished))
    assert write_row(after.seats[0].rack) == "R5 O1"
    assert (write_row(after.pool), write_row(after.river)) == ("K9 O2", "B4")


def test_the_tiles_that_are_offered_are_open_to_the_mover_only() -> None:
    start = at_river(pool="R5 K9 O2")
    assert write_row(start.seen_by(0, offered=2).pool[:2]) == "R5 K9"
    assert write_row(start.seen_by(0).pool) == "?3"
    assert start.seen_by(1).river == start.river


# R45: the Key and the Plunder


def test_the_key_is_played_and_the_plunder_goes_to_the_rack() -> None:
    """The article's example."""
    game = Game(at_river())
    assert game.do(TakeKey(3)) == [DraftChanged((), ())]
    assert write_row(game.draft.rack) == "R2 O9 O10 O11"
    game.do(lay("O9", "O10", "O11"))
    assert game.draft.faults() == ()
    events = game.do(EndTurn())
    assert events == [Played(0, read_row("O9 O10 O11"), opening=False), TurnBegan(1)]
    assert write_table(game.position.table) == "O9 O10 O11"
    assert write_row(game.position.seats[0].rack) == "R1 R2 B4 B6"
    assert write_row(game.position.river) == "K13"
    assert (game.position.key, game.position.plunder) == (None, ())


def test_the_oldest_tile_has_no_plunder_and_the_newest_takes_all() -> None:
    start = at_river("K1 B1 K12 K11")
    oldest = apply(start, Play(read_table("R1 B1 K1"), key=0))
    assert (write_row(oldest.seats[0].rack), write_row(oldest.river)) == (
        "K11 K12",
        "B4 B6 O10 K13",
    )
    newest = apply(start, Play(read_table("K11 K12 K13"), key=4))
    assert (write_row(newest.seats[0].rack), write_row(newest.river)) == ("K1 R1 B1 B4 B6 O10", "")


def test_the_key_counts_for_the_first_thirty() -> None:
    start = at_river("R2 O9 O11")
    start = replace(start, seats=(replace(start.seats[0], opened=False), start.seats[1]))
    assert turn_faults(start, Play(read_table("O9 O10 O11"), key=3)) == ()
    assert reasons(turn_faults(start, Play(read_table("R1 R2 J"), key=0))) == [
        "tile-from-nowhere",
        "joker-in-initial-meld 0",
        "initial-meld 0",
    ]


@pytest.mark.parametrize(
    ("table", "key", "expected"),
    [
        ("O9 O10 O11", None, ["tile-from-nowhere"]),  # not taken
        ("O9 O10 O11", 5, ["no-such-tile"]),
        ("O9 O10 O11", -1, ["no-such-tile"]),
        ("O9 O10 O11", 4, ["tile-from-nowhere", "key-not-played"]),  # another Key
        ("B4 B5 B6", 3, ["tile-from-nowhere"] * 3 + ["key-not-played"]),  # R45: Plunder is blocked
        ("", 3, ["key-not-played", "nothing-played"]),
        ("O9 O11 J", 3, ["tile-from-nowhere", "key-not-played"]),
    ],
)
def test_a_play_from_the_river_is_refused(table: str, key: int | None, expected: list[str]) -> None:
    faults = turn_faults(at_river(), Play(read_table(table), key))
    assert [found.reason for found in faults if not found.rows] == expected


def test_the_plunder_is_blocked_this_turn() -> None:
    draft = Draft(at_river("O9 O11 B5"))
    draft.take(3)
    for blocked in ("B4", "B6", "R1"):
        with pytest.raises(RefusedError, match="no-such-tile"):
            draft.move(lay(blocked))
    assert draft.position.plunder == read_row("R1 B4 B6")


def test_the_plunder_can_be_played_the_turn_after() -> None:
    game = Game(at_river("O9 O11 B5", others=("K2 K3",)))
    game.do(Play(read_table("O9 O10 O11"), key=3))
    game.do(Draw())
    game.do(Draw(game.offer[0]))
    assert game.do(Play((*game.position.table, read_row("B4 B5 B6"))))[0] == Played(
        0, read_row("B4 B5 B6"), opening=False
    )


def test_a_last_rack_tile_with_plunder_is_not_the_last() -> None:
    game = Game(at_river("O9 O11"))
    game.do(Play(read_table("O9 O10 O11"), key=3))
    assert game.result is None
    game = Game(at_river("O9 O11", "O10 K13"))
    game.do(Play(read_table("O9 O10 O11"), key=0))
    assert game.result
    assert game.result.ended == "out"


@pytest.mark.parametrize("way", [Undo(), Reset()], ids=str)
def test_a_key_goes_back_with_all_its_tiles(way: Command) -> None:
    game = Game(at_river())
    before = game.draft.position
    game.do(TakeKey(3))
    assert game.do(way) == [DraftChanged((), ())]
    assert (game.draft.key, game.draft.position) == (None, before)
    assert write_row(game.draft.rack) == "R2 O9 O11"
    assert not game.draft.touched


def test_a_key_taken_back_can_be_taken_again_or_another() -> None:
    game = Game(at_river())
    game.do(TakeKey(3))
    game.do(Undo())
    game.do(Redo())
    assert game.draft.key == 3
    game.do(Reset())
    game.do(TakeKey(0))
    assert write_row(game.draft.rack) == "R1 R2 O9 O11"


def test_drawing_and_the_end_of_the_time_put_the_key_back() -> None:
    for unfinished in (False, True):
        game = Game(at_river(pool="R5 K9"))
        game.do(TakeKey(3))
        if unfinished:
            game.do(lay("O10"))
        assert game.tick(60)[0] == TimedOut(0, unfinished)
        assert write_row(game.position.seats[0].rack) == "R2 R5 O9 O11"
        assert write_row(game.position.river) == "R1 B4 B6 O10 K13"


def test_time_over_a_legal_play_with_its_key_stands() -> None:
    game = Game(at_river())
    game.do(TakeKey(3))
    game.do(lay("O9", "O10", "O11"))
    assert Played(0, read_row("O9 O10 O11"), opening=False) in game.tick(60)
    assert write_row(game.position.river) == "K13"


def test_the_river_comes_first_and_once() -> None:
    game = Game(at_river())
    assert refused(game.do(TakeKey(5))) == refused(game.do(TakeKey(-1))) == ["no-such-tile"]
    game.do(TakeKey(3))
    assert refused(game.do(TakeKey(0))) == ["river-first"]
    game.do(Reset())
    game.do(lay("O9"))
    assert refused(game.do(TakeKey(3))) == ["river-first"]
    game.do(Move((At(0, 0),), To.RACK))
    assert game.do(TakeKey(3)) == [DraftChanged((), ())]


def test_where_there_is_no_river_no_key_is_taken() -> None:
    with pytest.raises(RefusedError, match="no-such-tile"):
        Draft(position()).take(0)


def test_the_key_may_go_back_to_the_rack_but_must_be_played() -> None:
    draft = Draft(at_river("R2 R3 R4 O9 O11"))
    draft.take(3)
    draft.move(lay("O10"))
    draft.move(Move((At(0, 0),), To.RACK))
    draft.move(lay("R2", "R3", "R4"))
    assert draft.faults() == (fault("key-not-played", tile="O10"),)


@pytest.mark.parametrize("rules", [rules for rules in PRESETS.values() if not rules.river])
def test_any_preset_can_have_the_river(rules: Rules) -> None:
    with_river = replace(rules, river=True)
    game = Game(replace(at_river(pool="R5 K9"), rules=with_river))
    assert game.do(Draw()) == [Offered(0, read_row("R5 K9"))]
    game.do(Draw(read_tile("K9")))
    assert write_row(game.position.river) == "R1 B4 B6 O10 K13 R5"


def test_a_game_with_a_river_is_read_as_it_was_written() -> None:
    game = Game(at_river(pool="R5 K9 O2 O3", others=("K12 K11 B1",)))
    game.do(Play(read_table("O9 O10 O11"), key=3))
    game.do(Play(read_table("O9 O10 O11 | K11 K12 K13"), key=0))
    game.do(Draw())
    game.do(Draw(read_tile("K9")))
    game.tick(60)
    text = write_record(game.record)
    assert text.splitlines()[1:] == [
        "1. 0.0 take 4; O9 O10 O11",
        "2. 0.0 take 1; K11 K12 K13",
        "3. 0.0 draw K9",
        "4. 60.0 timeout",
    ]
    assert read_record(text) == game.record
    *_, last = read_record(text).positions()
    assert last == game.position
    assert CLASSIC.river is False
