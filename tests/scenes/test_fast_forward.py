"""Fast forward: Draw held, or its sign pressed, draws until something simple can be laid."""

import pygame
import pytest

from game.engine.rules import FAMILY, Rules
from tests import samples
from tests.kits import store
from tests.scenes.seated import Seated

EMPTY = """
rules classic-2016 seconds=none
table B4 B5 B6
* Fox+  K1 R9 O11
  Owl+  O1 O3 B13 K7
pool K3 R5 R1 O5 O8 R7 B7 R11 K9 B11 K13 R13
"""
"""Fox draws K3, R1, O8 and then the blue 7, which fits; Owl can lay nothing."""

CAN = EMPTY.replace("R9", "B7")


def table(
    text: str = EMPTY, rules: Rules | None = None, people: tuple[int, ...] = (0,), **settings: bool
) -> Seated:
    session = samples.session(text, rules=rules, people=people)
    return Seated(session, settings=store(**settings))


def draw(pilot: Seated, times: int) -> None:
    """Draw so often, and wait for the next turn each time."""
    for _ in range(times):
        pilot.tap("action")
        until_own_turn(pilot)


def until_own_turn(pilot: Seated) -> None:
    pilot.tick(0.2)
    pilot.wait_for_turn(0.05)
    pilot.tick(1.2)


def hold(pilot: Seated, seconds: float) -> None:
    pilot.press("action")
    pilot.tick(seconds)


def has_sign(pilot: Seated) -> bool:
    """Tell whether the sign is there, in the place of Reset."""
    sign = pilot.turn.widget("fast_forward").visible
    assert sign != pilot.turn.widget("reset").visible
    return sign


def test_the_sign_comes_after_two_turns_without_a_play_where_none_is_seen() -> None:
    pilot = table()
    assert not has_sign(pilot)
    draw(pilot, 1)
    assert not has_sign(pilot)
    draw(pilot, 1)
    assert has_sign(pilot)
    pilot.drag(pilot.mine("K1"), pilot.felt())
    assert not has_sign(pilot)
    pilot.tap("reset")
    assert has_sign(pilot)


def test_there_is_no_sign_where_something_fits() -> None:
    pilot = table(CAN)
    draw(pilot, 3)
    assert not has_sign(pilot)


def test_after_a_press_on_it_turns_pass_until_a_tile_fits() -> None:
    pilot = table()
    draw(pilot, 2)
    pilot.tap("fast_forward")
    pilot.tick(8)
    assert pilot.message == "You can play."
    assert (pilot.game.turns, "B7" in pilot.rack.split()) == (8, True)
    assert pilot.turn.state.shown.can_act
    pilot.tick(2)
    assert pilot.game.turns == 8


def test_draw_held_does_the_same_and_letting_go_ends_it() -> None:
    pilot = table()
    hold(pilot, 8)
    pilot.release("action")
    assert (pilot.game.turns, pilot.message) == (8, "You can play.")
    pilot = table()
    hold(pilot, 1.0)
    pilot.release("action")
    until_own_turn(pilot)
    assert pilot.game.turns == 2


def test_it_is_four_times_as_fast() -> None:
    slow, fast = table(), table()
    slow.tap("action")
    hold(fast, 0.9)
    seconds = []
    for pilot in (slow, fast):
        passed = 0.0
        while pilot.game.turns < 2:
            pilot.step()
            passed += 1 / 60
            assert passed < 20
        seconds.append(passed)
    assert seconds[1] < seconds[0] / 2


def test_a_press_ends_it_and_does_nothing_else() -> None:
    pilot = table()
    draw(pilot, 2)
    pilot.tap("fast_forward")
    pilot.tick(0.3)
    turns = pilot.game.turns
    pilot.tap("action")
    until_own_turn(pilot)
    assert pilot.game.turns == turns + 1
    assert not pilot.turn.widget("fast_forward").chosen


def test_a_short_press_draws_once() -> None:
    by_hand, by_key = table(), table()
    hold(by_hand, 0.4)
    by_hand.release("action")
    by_key.tick(1.2)
    by_key.key("return")
    for pilot in (by_hand, by_key):
        until_own_turn(pilot)
        assert pilot.game.turns == 2


@pytest.mark.parametrize("seconds", [0.6, 0.75, 0.85, 1.0, 1.2])
def test_a_slow_press_draws_once_too(seconds: float) -> None:
    """Whoever presses slowly would else never draw."""
    pilot = table()
    pilot.tick(1.2)
    hold(pilot, seconds)
    pilot.release("action")
    until_own_turn(pilot)
    assert pilot.game.turns == 2


def test_whoever_presses_slowly_again_draws_although_there_is_a_play() -> None:
    pilot = table(CAN)
    for turns in (0, 2):
        hold(pilot, 0.9)
        pilot.release("action")
        until_own_turn(pilot)
        assert pilot.game.turns == turns


def test_no_turn_is_lost_where_there_is_a_play_already() -> None:
    for rules in (None, FAMILY):
        pilot = table(CAN, rules)
        hold(pilot, 1.0)
        pilot.release("action")
        assert (pilot.game.turns, pilot.message) == (0, "You can play.")


def test_the_return_key_held_goes_on_after_its_own_draw() -> None:
    pilot = table()
    pilot.tick(1.2)
    pilot.step(pygame.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode=""))
    pilot.tick(8)
    pilot.step(pygame.Event(pygame.KEYUP, key=pygame.K_RETURN, mod=0, unicode=""))
    assert (pilot.game.turns, pilot.message) == (8, "You can play.")


def test_without_hints_it_stops_after_each_round_and_says_nothing() -> None:
    pilot = table(hints=False)
    draw(pilot, 2)
    pilot.tap("fast_forward")
    pilot.tick(6)
    assert (pilot.game.turns, pilot.turn.state.shown.can_act) == (6, True)
    assert pilot.message != "You can play."


@pytest.mark.parametrize(
    ("text", "people"),
    [(EMPTY.replace("O1 O3 B13 K7", "O1 O3"), (0,)), (EMPTY, (0, 1))],
    ids=["somebody has two tiles", "several people"],
)
def test_else_it_does_not_run(text: str, people: tuple[int, ...]) -> None:
    pilot = table(text, people=people)
    hold(pilot, 1.5)
    assert pilot.game.turns == 0
    assert not pilot.turn.widget("fast_forward").visible


def test_it_stops_once_somebody_has_two_tiles() -> None:
    pilot = table(EMPTY.replace("O1 O3 B13 K7", "O1 O3 O9 O10 O12").replace("R5", "O11"))
    hold(pilot, 8)
    assert (pilot.game.turns, len(pilot.game.position.seats[1].rack)) == (4, 2)
