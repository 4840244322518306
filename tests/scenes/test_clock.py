"""The clock at the table: when it runs, and what happens when it has run out."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from game.engine.notation import read_position, read_row
from game.engine.position import Handicap, Position
from game.engine.rules import CLASSIC
from game.session.journal import write_journal
from game.session.session import Session
from scenes.play.handover import HandOver
from scenes.play.shared_table import LOOK_SECONDS
from scenes.table.more_time import OFFERED_SECONDS
from tests import samples
from tests.scenes.seated import SHARED, WAITING, Seated, assert_home, play_b3

BACK = "Time’s up. Everything went back, and you drew 3 tiles."


def timed(text: str = SHARED, seconds: int | None = 30, **kwargs: object) -> Seated:
    rules = replace(CLASSIC, seconds=seconds)
    position = replace(read_position(text), rules=rules)
    return Seated(samples.at_position(position, rules=rules, **kwargs))


def test_the_clock_counts_while_a_person_plays() -> None:
    pilot = timed()
    before = pilot.picture()
    pilot.tick(2)
    assert pilot.game.clock.left == pytest.approx(28, abs=0.1)
    ring = pilot.kit.zone("turn", "ring")
    assert pilot.picture().subsurface(ring).copy().get_buffer().raw != (
        before.subsurface(ring).copy().get_buffer().raw
    )


def test_a_turn_run_out_with_nothing_laid_costs_a_tile() -> None:
    pilot = timed()
    pilot.tick(30.1, fps=20)
    assert pilot.message == "Time’s up. You drew a tile."
    assert len(pilot.game.position.seats[0].rack) == 9
    assert pilot.rack.endswith("R12")


def test_a_turn_run_out_in_the_middle_costs_three_and_the_tiles_go_back() -> None:
    pilot = timed()
    pilot.drag(pilot.mine("O13"), pilot.at(0, 0))
    pilot.press(pilot.mine("K2"))
    pilot.move(pilot.at(0, 1), held=True)
    pilot.tick(30, fps=20)
    assert pilot.rows[0] == "B4 B5 B6"
    assert pilot.rack == "B3 B7 B8 R7 K1 K1 K2 O13 R12 B12 O12"
    assert pilot.message == BACK
    pilot.board.tiles.finish()
    assert_home(pilot.board)


def test_a_turn_run_out_on_a_legal_table_is_played() -> None:
    pilot = timed()
    play_b3(pilot)
    pilot.tick(30, fps=20)
    assert pilot.game.position.seats[0].rack == read_row("K1 K1 K2 R7 B7 B8 O13")
    assert pilot.message == "Time’s up. The tile you laid stays."


def run_out(**kwargs: object) -> Seated:
    """Let the time run out in the middle of a play."""
    pilot = timed(**kwargs)
    pilot.drag(pilot.mine("O13"), pilot.at(0, 0))
    pilot.tick(30, fps=20)
    assert pilot.message == BACK
    return pilot


def test_what_the_clock_did_stands_there_whatever_the_bots_do_until_one_does_something() -> None:
    pilot = run_out()
    while not pilot.turn.state.shown.can_act:
        pilot.step()
        assert pilot.message == BACK
    pilot.tick(6)
    assert pilot.message == BACK
    assert pilot.turn.state.view.message.tone == "notice"
    pilot.tap("sort_runs")
    assert pilot.message == "Your turn."


@pytest.mark.parametrize("way", ["move", "press", "key"])
def test_doing_anything_is_enough(way: str) -> None:
    pilot = run_out()
    pilot.wait_for_turn()
    pilot.tick(6, fps=20)
    if way == "move":
        pilot.tap(pilot.mine("K2"))
    elif way == "press":
        pilot.tap(pilot.board.zone.midtop)
    else:
        pilot.key("tab")
    pilot.step()
    assert pilot.message == "Your turn."


def test_a_press_that_was_under_way_when_the_time_ran_out_is_none_about_it() -> None:
    pilot = timed()
    pilot.press(pilot.mine("O13"))
    pilot.move(pilot.at(0, 1), held=True)
    pilot.tick(30.1, fps=20)
    pilot.release(pilot.at(0, 1))
    pilot.tap(pilot.mine("K2"))
    assert pilot.message == "Time’s up. You drew a tile."


def test_among_people_it_is_told_before_their_curtain_and_after_their_next() -> None:
    pilot = run_out(people=(0, 1))
    pilot.tick(3)
    assert pilot.message == BACK
    pilot.tick(2)
    assert "Fox ran out of time. The tiles go back. Fox drew 3 tiles." in pilot.turn.state.story()
    pilot.tap("button")
    assert pilot.message == "Owl, it’s your turn."
    pilot.tick(1.1)
    pilot.tap("action")
    while not isinstance(pilot.scene, HandOver):
        pilot.step(dt=0.05)
    pilot.tap("button")
    assert pilot.message == BACK
    pilot.tick(6)
    assert pilot.message == BACK
    pilot.tap(pilot.mine("K2"))
    pilot.step()
    assert pilot.message == "Fox, it’s your turn."


def test_the_time_of_others_is_told_as_everything_else() -> None:
    pilot = timed(people=(0, 1), seconds=30)
    pilot.tap("action")
    pilot.tick(1.2)
    pilot.tap("button")
    pilot.tick(30, fps=20)
    pilot.tick(6)
    while not isinstance(pilot.scene, HandOver):
        pilot.step(dt=0.05)
    pilot.tap("button")
    assert pilot.message == "Fox, it’s your turn."


def test_a_row_under_the_hand_that_goes_with_the_time_harms_nothing() -> None:
    pilot = timed()
    pilot.drag(pilot.mine("O13"), pilot.felt())
    pilot.press(pilot.mine("K2"))
    pilot.move(pilot.at(pilot.row("O13")), held=True)
    pilot.tick(30, fps=20)
    assert len(pilot.rows) == 4
    assert pilot.held == []


def test_the_clock_stands_in_the_pause() -> None:
    pilot = timed()
    pilot.tick(1)
    used = pilot.game.clock.used
    pilot.key("escape")
    pilot.tick(40, fps=20)
    assert pilot.game.clock.used == used
    pilot.key("escape")
    pilot.tick(1)
    assert pilot.game.clock.used > used


def test_the_clock_stands_at_the_hand_over() -> None:
    pilot = timed(people=(0, 1))
    pilot.tap("action")
    pilot.tick(LOOK_SECONDS + 0.1)
    assert isinstance(pilot.scene, HandOver)
    pilot.tick(40, fps=20)
    assert pilot.game.clock.used == 0
    pilot.tap("button")
    assert pilot.game.turns == 1


def test_the_clock_stands_while_a_bot_shows_its_move() -> None:
    pilot = timed(WAITING, seconds=1)
    while not pilot.turn.state.shown.can_act:
        assert pilot.game.clock.used == 0
        pilot.step()
    assert pilot.game.turns == 2


def test_without_a_limit_time_never_runs_out() -> None:
    pilot = timed(seconds=None)
    pilot.tick(600, fps=20)
    assert pilot.game.turns == 0
    assert pilot.game.clock.left is None


def test_the_last_ten_seconds_tick(played: list[str]) -> None:
    pilot = timed()
    pilot.tick(19.5)
    assert "tick" not in played
    pilot.tick(10)
    assert played.count("tick") == 10


def little_left(position: Position, seconds: int = 60, **kwargs: Any) -> Seated:
    """Let nearly all the time of a turn pass."""
    rules = replace(CLASSIC, seconds=seconds)
    pilot = Seated(samples.at_position(replace(position, rules=rules), rules=rules, **kwargs))
    pilot.tick(seconds - OFFERED_SECONDS + 0.1, fps=20)
    return pilot


def eased(handicap: Handicap, text: str = SHARED) -> Position:
    """Give the player to move a handicap."""
    position = read_position(text)
    mover = replace(position.mover, handicap=handicap)
    return replace(position, seats=(mover, *position.seats[1:]))


def is_offered(pilot: Seated) -> bool:
    return pilot.turn.widget("more_time").active


def press_t(pilot: Seated) -> None:
    pilot.key("t")


def walk_there(pilot: Seated) -> None:
    """Go by Tab to the button and press it."""
    while pilot.turn.focused is not pilot.turn.widget("more_time"):
        pilot.key("tab")
    pilot.key("space")


@pytest.mark.parametrize("press", [lambda pilot: pilot.tap("more_time"), press_t, walk_there])
def test_one_more_minute_is_a_press_when_little_is_left(press: Callable[[Seated], None]) -> None:
    pilot = little_left(read_position(SHARED))
    assert is_offered(pilot)
    left = pilot.game.clock.left
    press(pilot)
    assert pilot.game.clock.left == pytest.approx(left + 60, abs=0.5)
    assert pilot.message == "You have one more minute."
    pilot.step()
    assert not is_offered(pilot)
    pilot.tick(60, fps=20)
    assert is_offered(pilot)
    pilot.tick(OFFERED_SECONDS, fps=20)
    assert pilot.message == "Time’s up. You drew a tile."
    assert pilot.game.record.turns[0].seconds == 120


def test_the_minute_takes_no_tile_out_of_the_hand_and_outlasts_a_save() -> None:
    pilot = little_left(read_position(SHARED))
    pilot.tap(pilot.mine("O13"))
    before = pilot.rows, pilot.rack
    press_t(pilot)
    assert (pilot.rows, pilot.rack) == before
    again = Session.resume(write_journal(pilot.session.journal))
    assert again.state == pilot.session.state
    assert again.game.clock.left == pilot.game.clock.left


def test_nobody_is_offered_time_before_little_is_left() -> None:
    pilot = timed(seconds=60)
    pilot.tick(60 - OFFERED_SECONDS - 1, fps=20)
    assert not is_offered(pilot)
    before = pilot.game.clock.left
    press_t(pilot)
    assert pilot.game.clock.left <= before


@pytest.mark.parametrize(("time", "offered"), [(1, False), (2, True)])
def test_where_others_wait_it_takes_a_handicap(time: int, offered: bool) -> None:
    pilot = little_left(eased(Handicap(time=time)), 30 // time, people=(0, 1))
    pilot.tick(max(0, pilot.game.clock.left - OFFERED_SECONDS + 0.2), fps=20)
    assert 10 < pilot.game.clock.left < OFFERED_SECONDS
    assert is_offered(pilot) == offered


def test_without_a_clock_by_handicap_there_is_no_ring_until_another_turn_has_one() -> None:
    free, limited = timed(seconds=None), little_left(eased(Handicap(time=None)), people=(0, 1))
    ring = free.kit.zone("turn", "ring")
    rings = {each.picture().subsurface(ring).copy().get_buffer().raw for each in (free, limited)}
    assert len(rings) == 1
    assert not is_offered(limited)
