"""Gamepads by SDL's mapping: what is pressed there means what a key means."""

import logging
from typing import Any

import pygame

from game.kit.gestures import Back, Confirm, Direction, Gesture, Key, Keyed, Press, Rest, Step

_log = logging.getLogger(__name__)

FAR, NEAR = 0.55, 0.35
"""A stick or trigger counts from so far out, until it comes so near again."""

FULL = 32768
"""As far out as it goes."""

BUTTONS: dict[int, Keyed] = {
    pygame.CONTROLLER_BUTTON_A: Press(),
    pygame.CONTROLLER_BUTTON_B: Back(),
    pygame.CONTROLLER_BUTTON_X: Key("z", ctrl=True),
    pygame.CONTROLLER_BUTTON_Y: Key("h"),
    pygame.CONTROLLER_BUTTON_BACK: Key("f1"),
    pygame.CONTROLLER_BUTTON_START: Key("pause"),
    pygame.CONTROLLER_BUTTON_LEFTSHOULDER: Key("page up"),
    pygame.CONTROLLER_BUTTON_RIGHTSHOULDER: Key("page down"),
    pygame.CONTROLLER_BUTTON_DPAD_LEFT: Step("left"),
    pygame.CONTROLLER_BUTTON_DPAD_RIGHT: Step("right"),
    pygame.CONTROLLER_BUTTON_DPAD_UP: Step("up"),
    pygame.CONTROLLER_BUTTON_DPAD_DOWN: Step("down"),
}

TRIGGER = pygame.CONTROLLER_AXIS_TRIGGERRIGHT
STICK = (pygame.CONTROLLER_AXIS_LEFTX, pygame.CONTROLLER_AXIS_LEFTY)


class Gamepads:
    """Hold the gamepads that are there, and turn their events into gestures."""

    def __init__(self) -> None:
        self._held: dict[int, Any] = {}
        self._stick = dict.fromkeys(STICK, 0.0)
        self._way: Direction | None = None
        self._pulled = False

    def open(self) -> None:
        """Ask SDL to report gamepads from now on; a machine without them is no fault."""
        try:
            # Only now: the menu need not wait for a library that few need.
            from pygame._sdl2 import controller

            controller.init()
        except (ImportError, pygame.error) as error:
            _log.warning("gamepads: %s", error)

    def feed(self, event: pygame.Event) -> list[Gesture]:
        """Return the gestures of an event."""
        if event.type == pygame.CONTROLLERDEVICEADDED:
            self._take(event.device_index)
        elif event.type == pygame.CONTROLLERDEVICEREMOVED:
            self._held.pop(event.instance_id, None)
            self._way = None
            return [Rest()]
        elif event.type == pygame.CONTROLLERAXISMOTION:
            return self._move(event.axis, event.value / FULL)
        elif event.type == pygame.CONTROLLERBUTTONUP:
            return [Rest()]
        elif event.type == pygame.CONTROLLERBUTTONDOWN and event.button in BUTTONS:
            return [BUTTONS[event.button]]
        return []

    def _take(self, index: int) -> None:
        """Hold a gamepad, for only of those that are held SDL tells anything."""
        try:
            from pygame._sdl2 import controller

            gamepad = controller.Controller(index)
            self._held[gamepad.as_joystick().get_instance_id()] = gamepad
        except (ImportError, pygame.error) as error:
            _log.warning("gamepad %d: %s", index, error)

    def _move(self, axis: int, out: float) -> list[Gesture]:
        if axis == TRIGGER:
            pulled = out > (NEAR if self._pulled else FAR)
            begun, self._pulled = pulled and not self._pulled, pulled
            return [Confirm(straight=True)] if begun else []
        if axis not in STICK:
            return []
        self._stick[axis] = out
        way = self._leads()
        if way == self._way:
            return []
        self._way = way
        return [Step(way)] if way else [Rest()]

    def _leads(self) -> Direction | None:
        """Return where the stick leads: it goes on that way until it is let go or goes another."""
        x, y = (self._stick[axis] for axis in STICK)
        far = max(abs(x), abs(y))
        if far < (NEAR if self._way else FAR):
            return None
        if far < FAR:
            return self._way
        if abs(x) > abs(y):
            return "right" if x > 0 else "left"
        return "down" if y > 0 else "up"
