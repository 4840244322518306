"""Gamepads: what is pressed there means what a key means, plugged in or out at any time."""

from unittest.mock import Mock

import pygame
import pytest

from game.kit.gamepad import FULL, Gamepads
from game.kit.gestures import Back, Confirm, Gesture, Key, Press, Rest, Step
from game.kit.keyboard import FIRST, THEN
from game.kit.scene import Scene
from tests.kits import open_kit
from tests.pilot import FRAME, Pilot
from tests.scenes.seated import Seated

X, Y = pygame.CONTROLLER_AXIS_LEFTX, pygame.CONTROLLER_AXIS_LEFTY
TRIGGER = pygame.CONTROLLER_AXIS_TRIGGERRIGHT


def axis(number: int, out: float) -> pygame.Event:
    value = round(out * (FULL - 1))
    return pygame.Event(pygame.CONTROLLERAXISMOTION, instance_id=0, axis=number, value=value)


def button(number: int, kind: int = pygame.CONTROLLERBUTTONDOWN) -> pygame.Event:
    return pygame.Event(kind, instance_id=0, button=number)


def gestures(*events: pygame.Event) -> list[Gesture]:
    pads = Gamepads(open_kit((800, 480)))
    return [gesture for event in events for gesture in pads.feed(event)]


def gone() -> pygame.Event:
    return pygame.Event(pygame.CONTROLLERDEVICEREMOVED, instance_id=0)


def test_buttons_mean_what_keys_mean() -> None:
    a, b = pygame.CONTROLLER_BUTTON_A, pygame.CONTROLLER_BUTTON_B
    assert gestures(button(a), button(a, pygame.CONTROLLERBUTTONUP)) == [Press(), Rest()]
    assert gestures(button(b)) == [Back()]
    assert gestures(button(pygame.CONTROLLER_BUTTON_LEFTSTICK)) == []


def test_a_stick_leads_one_way_until_it_is_let_go() -> None:
    assert gestures(*(axis(X, out) for out in (0.1, 0.4, 0.5))) == []
    out = (0.4, 0.6, 0.9, 0.5, 0.4, 0.6, 0.2, 0.0)
    assert gestures(*(axis(X, each) for each in out)) == [Step("right"), Rest()]
    assert gestures(axis(Y, -0.8), axis(X, -0.3), axis(X, -0.9)) == [Step("up"), Step("left")]


def test_a_trigger_that_trembles_presses_once() -> None:
    out = (0.3, 0.6, 0.5, 0.6, 1.0, 0.2, 0.7)
    assert gestures(*(axis(TRIGGER, each) for each in out)) == [Confirm(straight=True)] * 2


def test_the_other_trigger_and_stick_are_keys_for_those_who_listen() -> None:
    assert gestures(axis(pygame.CONTROLLER_AXIS_TRIGGERLEFT, 0.9)) == [Key("w")]
    x, y = pygame.CONTROLLER_AXIS_RIGHTX, pygame.CONTROLLER_AXIS_RIGHTY
    assert gestures(axis(x, 0.9), axis(x, 0.0), axis(y, -0.9)) == [Key("f7"), Key("f5")]
    assert gestures(axis(x, -0.9), axis(y, 0.6), axis(x, 0.0)) == [Key("f3"), Key("f4")]


class Walked(Scene[None]):
    def __init__(self, kit: object) -> None:
        super().__init__(kit)
        self.steps: list[str] = []

    def step(self, direction: str) -> None:
        self.steps.append(direction)


@pytest.mark.parametrize("way", ["stick", "cross", "key"])
def test_what_is_held_goes_on_and_stops_when_it_is_let_go(way: str) -> None:
    pilot = Pilot(Walked)
    down, up = {
        "stick": (axis(X, 0.9), axis(X, 0.0)),
        "cross": (
            button(pygame.CONTROLLER_BUTTON_DPAD_RIGHT),
            button(pygame.CONTROLLER_BUTTON_DPAD_RIGHT, pygame.CONTROLLERBUTTONUP),
        ),
        "key": (
            pygame.Event(pygame.KEYDOWN, key=pygame.K_RIGHT, mod=0, unicode=""),
            pygame.Event(pygame.KEYUP, key=pygame.K_RIGHT, mod=0, unicode=""),
        ),
    }[way]
    pilot.step(down)
    pilot.tick(FIRST - 2 * FRAME)
    assert pilot.scene.steps == ["right"]
    pilot.tick(3 * THEN)
    many = len(pilot.scene.steps)
    assert many in (3, 4)
    pilot.step(up)
    pilot.tick(1)
    assert pilot.scene.steps == ["right"] * many


def test_a_gamepad_that_cannot_be_opened_is_no_fault() -> None:
    added = pygame.Event(pygame.CONTROLLERDEVICEADDED, device_index=99)
    assert gestures(added, gone(), added) == [Rest()]


def test_without_joysticks_in_sdl_all_else_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    fail = Mock(side_effect=pygame.error("No joysticks here"))
    monkeypatch.setattr("pygame._sdl2.controller.init", fail)
    pads = Gamepads(open_kit((800, 480)))
    pads.open()
    assert pads.feed(button(pygame.CONTROLLER_BUTTON_B)) == [Back()]


def test_unplugging_it_amid_a_turn_pauses_if_it_was_played_with() -> None:
    pilot = Seated()
    pilot.key("right")
    pilot.step(gone())
    assert pilot.scene is pilot.turn
    pilot.step(button(pygame.CONTROLLER_BUTTON_A))
    assert pilot.held
    pilot.step(gone())
    assert pilot.scene is not pilot.turn
    pilot.step(pygame.Event(pygame.CONTROLLERDEVICEADDED, device_index=0))
    pilot.key("escape")
    assert pilot.scene is pilot.turn
    pilot.key("return")
    assert pilot.game.turns == 1


def test_start_pauses_and_the_trigger_is_the_big_button_whatever_has_the_focus() -> None:
    pilot = Seated()
    for _ in range(2):
        before = pilot.scene
        pilot.step(button(pygame.CONTROLLER_BUTTON_START))
        assert pilot.scene is not before
    assert pilot.scene is pilot.turn
    pilot.key("tab")
    pilot.step(axis(TRIGGER, 1.0))
    assert pilot.game.turns == 1


def test_shoulders_sort_the_rack_and_other_buttons_undo_and_ask() -> None:
    pilot = Seated()
    pilot.step(button(pygame.CONTROLLER_BUTTON_LEFTSHOULDER))
    assert pilot.rack.startswith("K1")
    pilot.drag(pilot.mine("B3"), pilot.at(0, 0))
    pilot.step(button(pygame.CONTROLLER_BUTTON_X))
    assert pilot.rows[0] == "B4 B5 B6"
    pilot.step(button(pygame.CONTROLLER_BUTTON_Y))
    assert pilot.message
