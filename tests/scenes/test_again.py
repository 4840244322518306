"""What the others did is shown once more, and nothing of it happens again."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from game.engine.rules import CLASSIC
from scenes.play.handover import HandOver
from scenes.play.recap import RecapScene
from tests import samples
from tests.kits import store
from tests.scenes.seated import SHARED, WAITING, Seated, assert_home, assert_whole, marked, play_b3

MINE = "K9 J K11"
"""A row that no bot touches."""


def after_bots(text: str = WAITING, seconds: int | None = 60) -> Seated:
    """Sit at the table when the bots have just played."""
    rules = replace(CLASSIC, seconds=seconds)
    pilot = Seated(samples.session(text, rules=rules), settings=store(bot_speed="fast"))
    pilot.wait_for_turn()
    pilot.settle()
    return pilot


def can_see_again(pilot: Seated) -> bool:
    return pilot.turn.widget("again").active


def watch(pilot: Seated) -> list[list[str]]:
    """Let it be shown to its end; give the tables seen."""
    pilot.step()
    assert isinstance(pilot.scene, RecapScene)
    seen = [pilot.rows]
    for _ in range(1200):
        if pilot.scene is pilot.turn:
            return seen
        pilot.step()
        if pilot.rows != seen[-1]:
            seen.append(pilot.rows)
    raise AssertionError(seen)


def test_the_moves_of_the_bots_are_shown_once_more() -> None:
    pilot = after_bots()
    table, rack, places = pilot.rows, pilot.rack, pilot.places()
    record = pilot.game.record
    assert "O1 O2 O3" in table
    pilot.tap("again")
    seen = watch(pilot)
    assert "O1 O2 O3" not in seen[0]
    assert len(seen) > 3
    assert (pilot.rows, pilot.rack, pilot.places()) == (table, rack, places)
    assert pilot.game.record == record
    pilot.settle()
    assert_home(pilot.board)
    assert_whole(pilot.board)


def framed(pilot: Seated) -> list[int]:
    """Give the seats whose plates have the frame of the player to move."""
    pilot.step()
    screen, color = pilot.app.screen, pilot.kit.theme["accent_ink"]
    seats = pilot.turn.state.view.seats
    edges = [(each.plate.centerx, each.plate.top + 1) for each in seats.places]
    return [at for at, edge in enumerate(edges) if screen.get_at(edge) == color]


def test_meanwhile_the_player_is_framed_whose_turn_it_was() -> None:
    pilot = after_bots()
    assert framed(pilot) == [0]
    pilot.tap("again")
    pilot.step()
    assert framed(pilot) == [1]
    watch(pilot)
    pilot.settle()
    assert framed(pilot) == [0]


def test_a_row_that_no_bot_touched_lies_still_meanwhile() -> None:
    pilot = after_bots()
    place = pilot.places()[MINE]
    pilot.tap("again")
    for _ in range(90):
        pilot.step()
        assert pilot.places()[MINE] == place


def test_a_table_that_a_hand_laid_lies_so_afterwards_even_in_another_window() -> None:
    pilot = after_bots(seconds=None)
    pilot.drag(pilot.frame(pilot.row(MINE)), pilot.board.zone.topleft)
    pilot.settle()
    places = pilot.places()
    pilot.tap("again")
    watch(pilot)
    assert pilot.places() == places
    pilot.tap("again")
    pilot.tick(1.5)
    assert isinstance(pilot.scene, RecapScene)
    pilot.resize((1920, 1080))
    pilot.step()
    pilot.resize((1366, 768))
    assert pilot.places() == places


@pytest.mark.parametrize("way", ["tap", "escape", "return"])
def test_a_press_skips_it_and_does_nothing_else(way: str) -> None:
    pilot = after_bots()
    table, turns = pilot.rows, pilot.game.turns
    pilot.key("a")
    pilot.tick(1.5)
    assert pilot.rows != table
    if way == "tap":
        pilot.tap(pilot.turn.widget("action").rect.center)
    else:
        pilot.key(way)
    pilot.step()
    assert pilot.scene is pilot.turn
    assert (pilot.rows, pilot.game.turns) == (table, turns)


def test_the_clock_stands_meanwhile_and_so_it_is_shown_only_once() -> None:
    pilot = after_bots()
    left = pilot.game.clock.left
    pilot.key("a")
    watch(pilot)
    assert pilot.game.clock.left == pytest.approx(left, abs=0.1)
    assert not can_see_again(pilot)
    pilot.key("a")
    pilot.step()
    assert pilot.scene is pilot.turn


def test_without_a_clock_it_is_shown_as_often_as_one_likes() -> None:
    pilot = after_bots(seconds=None)
    for _ in range(2):
        pilot.tap("again")
        watch(pilot)
    assert can_see_again(pilot)


def test_it_waits_until_own_moves_are_taken_back() -> None:
    pilot = after_bots()
    play_b3(pilot)
    assert not can_see_again(pilot)
    pilot.tap("reset")
    assert can_see_again(pilot)


def test_there_is_nothing_to_show_where_nobody_has_played() -> None:
    assert not can_see_again(Seated())
    drew = WAITING.replace("O1 O2 O3 B13", "R13 B13 O1").replace("K4 K5 K6 R11", "K4 R11")
    assert not can_see_again(after_bots(drew))
    assert not can_see_again(Seated(samples.session(SHARED, people=(0, 1))))


def handed_over(do: Callable[[Seated], None]) -> Seated:
    """Sit with two people and a bot at the curtain of the second person."""
    pilot = Seated(samples.session(SHARED, people=(0, 1)), settings=store(bot_speed="fast"))
    do(pilot)
    pilot.tick(5, fps=20)
    assert isinstance(pilot.scene, HandOver)
    return pilot


def play(pilot: Seated) -> None:
    """Lay a tile and end the turn."""
    play_b3(pilot)
    pilot.tap("action")


def run_out_of_time(pilot: Seated) -> None:
    """Do nothing for a minute but move the mouse, for a rack left alone would be covered."""
    for _ in range(3):
        pilot.move((5, 5))
        pilot.tick(20.1, fps=20)


def test_the_curtain_leads_to_what_another_person_did() -> None:
    pilot = handed_over(play)
    pilot.tap("again")
    pilot.step()
    assert pilot.rack == "O1 O2 O3 B13"
    assert marked(pilot, "seat_0") == set()
    seen = watch(pilot)
    assert "B4 B5 B6" in seen[0]
    assert "B3 B4 B5 B6" in seen[-1]
    assert marked(pilot, "seat_0") == {"B3"}
    assert pilot.turn.state.shown.can_act
    assert not can_see_again(pilot)


def test_what_the_clock_did_is_told_again() -> None:
    pilot = handed_over(run_out_of_time)
    pilot.tap("again")
    told = set()
    while pilot.step() and isinstance(pilot.scene, RecapScene):
        told.add(pilot.message)
    assert "Fox ran out of time. Fox drew a tile." in told


def test_a_turn_that_drew_is_told_among_others() -> None:
    drew = WAITING.replace("K4 K5 K6 R11", "K4 R11")
    pilot = after_bots(drew)
    pilot.tap("again")
    told = []
    while pilot.step() and isinstance(pilot.scene, RecapScene):
        told.append(pilot.message)
    assert list(dict.fromkeys(filter(None, told))) == [
        "Owl’s last turn",
        "Owl played 3 tiles.",
        "Otter drew a tile.",
    ]


def test_while_a_bot_plays_the_key_does_nothing() -> None:
    pilot = Seated(samples.session(WAITING))
    pilot.key("a")
    pilot.step()
    assert pilot.scene is pilot.turn


def test_another_window_ends_it() -> None:
    pilot = after_bots()
    table = pilot.rows
    pilot.tap("again")
    pilot.tick(1.2)
    pilot.resize((1080, 1920))
    pilot.step()
    assert pilot.scene is pilot.turn
    assert pilot.rows == table
    assert_home(pilot.board)
    assert_whole(pilot.board)
