"""A press never costs a turn: what only repeats the one before does nothing, and one sees that."""

import pygame
import pytest

from game.kit.debounce import PATIENCE
from tests import samples
from tests.kits import store
from tests.scenes.seated import SHARED, Seated, raw


def quick() -> Seated:
    """Sit down with bots that play at once."""
    return Seated(samples.session(SHARED), settings=store(bot_speed="instant"))


def back_again(pilot: Seated) -> int:
    """Wait for the turn to come back; give how many turns have ended then."""
    pilot.wait_for_turn()
    return pilot.game.turns


def finger(pilot: Seated, x: int, y: int) -> None:
    """Tap with a finger."""
    wide, high = pilot.kit.size
    for kind in pygame.FINGERDOWN, pygame.FINGERUP:
        pilot.step(pygame.Event(kind, finger_id=0, x=x / wide, y=y / high))


def resting(pilot: Seated) -> bool:
    """Tell whether the big button shows that it would ignore a press."""
    return pilot.turn.widget("action").resting


@pytest.mark.parametrize("apart", [0.2, 0.5, 0.85, 0.95, 1.0, 1.1, 1.5])
@pytest.mark.parametrize("way", ["action", "pool", "return"])
def test_whoever_presses_on_and_on_draws_about_once_a_second(way: str, apart: float) -> None:
    pilot = quick()
    held, waits, since = len(pilot.board.shown.rack), list[float](), 0.0
    for _ in range(round(8 / apart)):
        if way == "return":
            pilot.key("return")
        else:
            pilot.tap(pilot.kit.place("turn", way).center)
        if len(pilot.game.position.seats[0].rack) > held + len(waits):
            waits.append(since)
            since = 0.0
        pilot.tick(apart)
        since += apart
    first, *others = waits
    assert first == 0
    assert PATIENCE - 0.05 <= min(others) <= max(others) <= 2 * PATIENCE + apart


def test_who_presses_on_and_on_is_told_to_wait() -> None:
    pilot = quick()
    pilot.tap("action")
    turns = back_again(pilot)
    told = []
    for _ in range(3):
        pilot.tap("action")
        pilot.tick(0.1)
        told.append(pilot.message == "Wait a moment, then press again.")
    assert told == [False, True, True]
    pilot.tick(PATIENCE + 0.1)
    pilot.tap("action")
    assert pilot.game.turns > turns


def test_a_finger_that_comes_down_beside_its_last_place_draws_only_once() -> None:
    pilot = quick()
    x, y = pilot.place("action")
    finger(pilot, x, y)
    turns = back_again(pilot)
    finger(pilot, x + 20, y + 10)
    assert pilot.game.turns == turns


def test_the_button_shows_when_a_press_counts_again() -> None:
    pilot = quick()
    assert not resting(pilot)
    pilot.tap("action")
    turns = back_again(pilot)
    pilot.step()
    assert resting(pilot)
    asleep = raw(pilot.picture())
    pilot.tick(PATIENCE - 0.2)
    pilot.tap("action")
    assert resting(pilot)
    pilot.tick(0.3)
    assert not resting(pilot)
    assert raw(pilot.picture()) != asleep
    pilot.tap("action")
    assert pilot.game.turns == turns + 1


def test_with_a_frame_a_second_a_press_counts_after_a_second_too() -> None:
    pilot = quick()
    pilot.tap("action")
    turns = back_again(pilot)
    pilot.step(dt=PATIENCE)
    pilot.tap("action")
    assert pilot.game.turns == turns + 1


def test_it_shows_nothing_to_a_hand_that_was_elsewhere() -> None:
    pilot = quick()
    pilot.tap("action")
    pilot.move(pilot.wood())
    back_again(pilot)
    pilot.step()
    assert not resting(pilot)


def test_a_press_that_comes_when_time_has_just_run_out_draws_no_second_tile() -> None:
    pilot = quick()
    pilot.game.clock.used = pilot.game.clock.limit
    pilot.step()
    turns = back_again(pilot)
    assert turns
    pilot.tap("action")
    assert pilot.game.turns == turns
    pilot.tick(PATIENCE + 0.1)
    pilot.tap("action")
    assert pilot.game.turns == turns + 1


@pytest.mark.parametrize("size", [(800, 480), (480, 800)])
@pytest.mark.parametrize("name", ["pause", "again"])
def test_a_button_with_room_around_it_is_drawn_for_a_finger(
    name: str, size: tuple[int, int]
) -> None:
    pilot = Seated(samples.session(SHARED), size)
    rect = pilot.turn.widget(name).rect
    assert min(rect.size) >= pilot.kit.min_target
    others = [it.rect for it in pilot.turn.widgets if it.name != name and it.visible]
    assert rect.collidelist(others) < 0
