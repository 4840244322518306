"""In the family Draw is quiet while there is an easy play, and asks once a turn."""

from dataclasses import replace

import pytest

from game.analysis.hint import find_hint
from game.analysis.simple_play import simple_play
from game.engine.notation import read_position
from game.engine.rules import CLASSIC, FAMILY, Rules
from tests import samples
from tests.kits import store
from tests.later import Later
from tests.scenes.seated import SHARED, Seated, play_b3

RACK = "B3 B7 B8 R7 K1 K1 K2 O13"
NOTHING = SHARED.replace(RACK, "K1 K1 K2 O13")
APART = SHARED.replace("B4 B5 B6", "K9 R9 B9 O9").replace(RACK, "R8 R10 K1 K4")
"""With the red 9 a run could be laid: a row would have to give it."""
QUESTION = "You could play something. Draw anyway?"


def family(text: str = SHARED, rules: Rules = FAMILY) -> Seated:
    """Sit at a table of the family, when what can be played is known."""
    pilot = Seated(samples.session(text, rules=rules))
    pilot.step()
    return pilot


def kind(pilot: Seated) -> str:
    return pilot.turn.widget("action").kind


def test_draw_is_quiet_while_something_can_be_played() -> None:
    pilot = family()
    assert (pilot.action, kind(pilot)) == (("Draw", "7 in the pool", True), "plain")
    play_b3(pilot)
    assert (pilot.action[0], kind(pilot)) == ("Play", "primary")
    pilot.tap("undo")
    assert kind(pilot) == "plain"


def test_it_asks_once_and_the_next_press_draws() -> None:
    pilot = family()
    pilot.tap("action")
    assert pilot.game.turns == 0
    assert pilot.message == QUESTION
    assert pilot.action == ("Draw anyway", "or play something", True)
    pilot.tick(1.1)
    assert pilot.message == QUESTION
    pilot.tap("action")
    assert pilot.game.turns == 1


@pytest.mark.parametrize("way", ["action", "return"])
def test_the_same_press_twice_answers_no_question(way: str) -> None:
    pilot = family()
    for _ in range(2):
        pilot.tap("action") if way == "action" else pilot.key("return")
    assert pilot.game.turns == 0


def test_playing_is_an_answer_and_it_does_not_ask_again_in_this_turn() -> None:
    pilot = family()
    pilot.tap("action")
    play_b3(pilot)
    assert pilot.message != QUESTION
    pilot.tap("reset")
    pilot.tap("action")
    assert pilot.game.turns == 1


def test_in_the_next_turn_it_asks_again() -> None:
    pilot = family(SHARED.partition("  Otter")[0] + "pool R12 B12 K12 K13 R13")
    pilot.tap("action")
    pilot.tick(1.1)
    pilot.tap("action")
    pilot.wait_for_turn()
    turns = pilot.game.turns
    pilot.tick(1.1)
    pilot.tap("action")
    assert (pilot.game.turns, pilot.message) == (turns, QUESTION)


@pytest.mark.parametrize("text", [NOTHING, APART])
def test_where_nothing_is_easy_to_play_the_button_is_as_ever(text: str) -> None:
    pilot = family(text)
    assert kind(pilot) == "primary"
    pilot.tap("action")
    assert pilot.game.turns == 1


def test_elsewhere_nobody_looks() -> None:
    pilot = family(rules=replace(CLASSIC, seconds=None))
    assert kind(pilot) == "primary"
    pilot.tap("action")
    assert pilot.game.turns == 1


def thinking() -> tuple[Seated, Later]:
    """Sit at a table of the family where answers take as long as wanted."""
    executor = Later()
    position = replace(read_position(SHARED), rules=FAMILY)
    session = samples.at_position(position, executor=executor)
    pilot = Seated(session, settings=store(borrowed=True))
    pilot.step()
    return pilot, executor


def test_as_long_as_nothing_is_known_the_button_is_as_ever() -> None:
    pilot, executor = thinking()
    assert kind(pilot) == "primary"
    executor.asked[0].think()
    pilot.step()
    assert kind(pilot) == "plain"


def test_a_hint_does_not_wait_for_this() -> None:
    pilot, executor = thinking()
    pilot.tap("hint")
    assert [question.function for question in executor.asked] == [simple_play, find_hint]
    executor.asked[1].think()
    pilot.step()
    assert pilot.message == "You can play."
