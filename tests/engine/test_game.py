"""A game in progress: commands in, events out, and the time that runs (R16, R17, R34–R36)."""

import copy
from dataclasses import replace
from math import inf, nan

import pytest

from game.engine.events import (
    DraftChanged,
    Drew,
    GameEnded,
    Passed,
    Played,
    Prolonged,
    Refused,
    TimedOut,
    TurnBegan,
)
from game.engine.game import Command, EndTurn, Game, MoreTime, Redo, Reset, Undo
from game.engine.move import At, Move, To
from game.engine.notation import (
    read_position,
    read_row,
    read_table,
    write_row,
    write_table,
)
from game.engine.position import Handicap
from game.engine.record import Record, TimedTurn
from game.engine.rules import ARTICLE, CLASSIC, CUSTOM, FAMILY, Rules
from game.engine.score import Result
from game.engine.turn import Draw, IllegalTurnError, Pass, Play
from tests.engine.positions import lay, position, reasons


def test_a_move_tells_the_table_before_and_after() -> None:
    game = Game(position("B4 B5 B6", "B7 R1"))
    (event,) = game.do(lay("B7", to=At(0, 3)))
    assert event == DraftChanged(read_table("B4 B5 B6"), read_table("B4 B5 B6 B7"))
    assert game.position.table == read_table("B4 B5 B6")


def test_undo_redo_and_reset_change_the_draft_or_tell_nothing() -> None:
    game = Game(position("B4 B5 B6", "B7 R1"))
    start, moved = read_table("B4 B5 B6"), read_table("B4 B5 B6 B7")
    assert game.do(Undo()) == game.do(Redo()) == game.do(Reset()) == []
    game.do(lay("B7", to=At(0, 3)))
    assert game.do(Undo()) == [DraftChanged(moved, start)]
    assert game.do(Redo()) == [DraftChanged(start, moved)]
    assert game.do(Reset()) == [DraftChanged(moved, start)]


def test_a_refused_move_changes_nothing() -> None:
    game = Game(position("B4 B5 B6", "B7 R1"))
    (event,) = game.do(Move((At(0, 0),), To.RACK))
    assert isinstance(event, Refused)
    assert reasons(event.faults) == ["not-your-tile"]
    assert not game.draft.touched


def test_a_play_ends_the_turn() -> None:
    game = Game(position("B4 B5 B6", "B7 R1"))
    game.tick(4.26)
    game.do(lay("B7", to=At(0, 3)))
    assert game.do(EndTurn()) == [Played(0, read_row("B7"), opening=False), TurnBegan(1)]
    assert write_table(game.position.table) == "B4 B5 B6 B7"
    assert (game.turns, game.record.turns[0].seconds, game.clock.used) == (1, 4.3, 0)
    assert game.draft.position == game.position
    assert not game.draft.can_undo


def test_the_initial_meld_is_told_as_one() -> None:
    game = Game(position("", "R10 B10 K10 R1", opened=False))
    events = game.do(Play(read_table("R10 B10 K10")))
    assert events == [Played(0, read_row("K10 R10 B10"), opening=True), TurnBegan(1)]


def test_a_table_with_faults_cannot_be_left() -> None:
    game = Game(position("B4 B5 B6", "R1 R2"))
    game.do(lay("R1", "R2"))
    (event,) = game.do(EndTurn())
    assert isinstance(event, Refused)
    assert reasons(event.faults) == ["run-short 1"]
    assert (game.turns, write_table(game.draft.rows)) == (0, "B4 B5 B6 | R1 R2")


def test_drawing_takes_the_first_tile_of_the_pool_and_own_tiles_go_back() -> None:
    game = Game(position("", "R1 R2", pool="O9 O8"))
    game.do(lay("R1"))
    assert game.do(Draw()) == [Drew(0, 1), TurnBegan(1)]
    assert write_row(game.position.seats[0].rack) == "R1 R2 O9"
    assert write_row(game.position.pool) == "O8"
    assert game.position.table == ()


def test_a_tile_just_drawn_waits_for_the_next_turn() -> None:
    game = Game(position("B4 B5 B6", "K1", pool="B7"))
    game.do(Draw())
    (event,) = game.do(lay("B7", to=At(0, 3)))
    assert isinstance(event, Refused)


def test_a_blocked_game_ends_when_all_have_passed() -> None:
    game = Game(position("", "R8", pool="", others=("R5 R3", "K10 O10")))
    assert game.do(Pass()) == [Passed(0), TurnBegan(1)]
    (event,) = game.do(Draw())
    assert isinstance(event, Refused)
    assert game.do(Pass()) == [Passed(1), TurnBegan(2)]
    result = Result("blocked", (0, 1), (6, 6, -12))
    assert game.do(Pass()) == [Passed(2), GameEnded(result)]
    assert game.result == result


def test_the_odd_point_of_a_shared_win_goes_to_the_tied_who_comes_first() -> None:
    blocked = position("", "R4", pool="", others=("K4", "K9"))
    for first, scores in enumerate([(3, 2, -5), (2, 3, -5), (3, 2, -5)]):
        game = Game(replace(blocked, to_move=first))
        for _ in range(3):
            game.do(Pass())
        assert game.result == Result("blocked", (0, 1), scores)


def test_an_empty_rack_ends_the_game_and_nothing_happens_after() -> None:
    game = Game(position("B4 B5 B6", "B7", others=("R13 J",)))
    (played, ended) = game.do(Play(read_table("B4 B5 B6 B7")))
    assert played == Played(0, read_row("B7"), opening=False)
    assert ended == GameEnded(Result("out", (0,), (43, -43)))
    before = copy.deepcopy((game.position, game.record))
    commands: list[Command] = [lay("R13"), Undo(), Redo(), Reset(), EndTurn(), Draw(), Pass()]
    for command in commands:
        assert game.do(command) == []
    assert game.tick(1000) == []
    assert (game.position, game.record) == before


def test_time_over_a_legal_play_stands() -> None:
    """R34."""
    game = Game(position("B4 B5 B6", "B7 R1", pool="O9"))
    game.do(lay("B7", to=At(0, 3)))
    assert game.tick(59.9) == []
    assert game.tick(0.2) == [
        TimedOut(0, unfinished=False),
        Played(0, read_row("B7"), opening=False),
        TurnBegan(1),
    ]
    assert game.record.turns[0].seconds == 60


def test_every_turn_takes_as_long_as_the_handicap_of_its_seat_says() -> None:
    """R37."""
    start = position("", "R1", pool="O9 O8 O7", others=("R2", "R3"))
    times = zip(start.seats, (2, None, 1), strict=True)
    seats = tuple(replace(seat, handicap=Handicap(time=time)) for seat, time in times)
    game = Game(replace(start, seats=seats))
    assert game.tick(119.9) == []
    assert game.tick(0.2)[-1] == TurnBegan(1)
    assert game.clock.limit is None
    assert game.tick(100_000) == []
    game.do(Draw())
    assert game.before(1).clock.limit is None
    assert game.tick(60)[-1] == TurnBegan(0)
    assert game.clock.limit == 120


def test_a_minute_more_can_be_had_any_number_of_times_and_for_this_turn_only() -> None:
    """R37."""
    game = Game(position("", "R1", pool="O9 O8"))
    game.tick(59)
    before = game.state
    assert game.do(MoreTime()) == game.do(MoreTime()) == [Prolonged(0, 60)]
    assert game.state != before
    assert game.tick(120.5) == []
    assert game.tick(0.5)[-1] == TurnBegan(1)
    assert game.record.turns[0].seconds == 180
    assert game.clock.limit == 60


def test_where_no_clock_runs_there_is_no_more_time_to_have() -> None:
    game = Game(position("", "R1", rules=replace(CLASSIC, seconds=None)))
    before = game.state
    assert game.do(MoreTime()) == []
    assert game.state == before


def test_time_over_nothing_played_costs_one_tile() -> None:
    """R35: untouched, or only rearranged."""
    for moves in ([], [Move((At(0, 3), At(0, 4), At(0, 5)), To.NEW_ROW)]):
        game = Game(position("B4 B5 B6 B7 B8 B9", "R1", pool="O9 O8"))
        for move in moves:
            game.do(move)
        assert game.tick(60) == [TimedOut(0, unfinished=False), Drew(0, 1), TurnBegan(1)]
        assert write_table(game.position.table) == "B4 B5 B6 B7 B8 B9"
        assert write_row(game.position.seats[0].rack) == "R1 O9"


def test_time_over_in_the_middle_of_a_play_costs_three() -> None:
    """R36, and fewer where the pool has fewer."""
    for pool, drawn, event in [
        ("O9 O8 O7 O6", "R1 R2 O7 O8 O9", Drew(0, 3)),
        ("O9 O8", "R1 R2 O8 O9", Drew(0, 2)),
        ("", "R1 R2", Passed(0)),
    ]:
        game = Game(position("B4 B5 B6", "R1 R2", pool=pool))
        game.do(lay("R1", to=At(0, 0)))
        assert game.tick(61) == [TimedOut(0, unfinished=True), event, TurnBegan(1)]
        assert write_table(game.position.table) == "B4 B5 B6"
        assert write_row(game.position.seats[0].rack) == drawn


def test_a_small_first_meld_is_unfinished_when_the_time_is_over() -> None:
    game = Game(position("", "R1 R2 R3 R4", opened=False))
    game.do(lay("R1", "R2", "R3"))
    assert game.tick(60)[0] == TimedOut(0, unfinished=True)
    assert not game.position.seats[0].opened


def test_a_table_left_to_time_outs_comes_to_its_end() -> None:
    game = Game(position("", "R8", pool="O1 O2", others=("K9",)))
    turns = 0
    while not game.result:
        assert game.tick(60)
        turns += 1
    assert (turns, game.result.ended) == (4, "blocked")


def test_without_a_limit_time_ends_nothing() -> None:
    game = Game(position(rules=replace(CLASSIC, seconds=None)))
    assert game.tick(100_000) == []
    assert (game.turns, game.clock.left) == (0, None)


@pytest.mark.parametrize("dt", [inf, -inf, nan, -0.1])
def test_time_that_cannot_pass_is_refused(dt: float) -> None:
    game = Game(position())
    with pytest.raises(ValueError, match=r"^Time passes by some seconds, not by "):
        game.tick(dt)
    assert game.clock.used == 0


@pytest.mark.parametrize("seconds", [30, 60, 90, 120])
def test_the_limit_can_be_chosen(seconds: int) -> None:
    """R37."""
    game = Game(position(rules=replace(CUSTOM, seconds=seconds), pool="O1"))
    assert game.tick(seconds - 0.1) == []
    assert game.tick(0.1) == [TimedOut(0, unfinished=False), Drew(0, 1), TurnBegan(1)]


@pytest.mark.parametrize(("rules", "drawn"), [(CLASSIC, 3), (ARTICLE, 1), (FAMILY, 1)])
def test_the_penalty_is_that_of_the_rules(rules: Rules, drawn: int) -> None:
    game = Game(position("", "R1 R2", rules=replace(rules, seconds=30), pool="O1 O2 O3 O4"))
    game.do(lay("R1"))
    assert game.tick(30) == [TimedOut(0, unfinished=True), Drew(0, drawn), TurnBegan(1)]


def test_every_turn_has_all_its_time() -> None:
    game = Game(position(pool="O1 O2"))
    game.tick(59)
    game.do(Draw())
    assert game.tick(59) == []
    assert game.clock.left == 1


def test_a_game_goes_on_where_its_record_ends() -> None:
    game = Game(
        read_position("rules classic-2016\ntable B4 B5 B6\nfox+ B7 O1\npip+ O2 O3\npool K1 K2")
    )
    game.do(Play(read_table("B4 B5 B6 B7")))
    game.tick(12.34)
    game.do(Draw())
    again = Game.from_record(game.record)
    assert again.state == game.state
    assert again.do(Draw()) == game.do(Draw())
    assert again.state == game.state


def test_what_the_rules_forbid_is_no_game() -> None:
    start = read_position("rules classic-2016\nfox B7 O1\npip O2\npool K1")
    with pytest.raises(IllegalTurnError, match="pool-not-empty"):
        Game.from_record(Record(start, (TimedTurn(Pass()),)))


def test_games_that_differ_only_in_steps_taken_back_are_not_equal() -> None:
    one, other = (Game(read_position("rules classic-2016\nfox B7 O1\npip O2")) for _ in "ab")
    one.do(lay("B7"))
    one.do(Undo())
    assert one.draft.rows == other.draft.rows
    assert one.state != other.state
