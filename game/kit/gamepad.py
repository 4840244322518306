"""Gamepads by SDL's mapping: what is pressed there means what a key means."""

import logging
from typing import Any

import pygame

from game.kit.gestures import Direction, Gesture, Keyed, Rest, Step
from game.kit.key_map import READERS, meaning
from game.kit.kit import Kit

_log = logging.getLogger(__name__)

FAR, NEAR = 0.55, 0.35
"""A stick or trigger counts from so far out, until it comes so near again."""

FULL = 32768
"""As far out as it goes."""

NAMES = {
    pygame.CONTROLLER_BUTTON_A: "A",
    pygame.CONTROLLER_BUTTON_B: "B",
    pygame.CONTROLLER_BUTTON_X: "X",
    pygame.CONTROLLER_BUTTON_Y: "Y",
    pygame.CONTROLLER_BUTTON_BACK: "BACK",
    pygame.CONTROLLER_BUTTON_START: "START",
    pygame.CONTROLLER_BUTTON_LEFTSHOULDER: "LB",
    pygame.CONTROLLER_BUTTON_RIGHTSHOULDER: "RB",
}
WAYS: dict[int, Direction] = {
    pygame.CONTROLLER_BUTTON_DPAD_LEFT: "left",
    pygame.CONTROLLER_BUTTON_DPAD_RIGHT: "right",
    pygame.CONTROLLER_BUTTON_DPAD_UP: "up",
    pygame.CONTROLLER_BUTTON_DPAD_DOWN: "down",
}
TRIGGERS = {pygame.CONTROLLER_AXIS_TRIGGERRIGHT: "RT", pygame.CONTROLLER_AXIS_TRIGGERLEFT: "LT"}

STICK = (pygame.CONTROLLER_AXIS_LEFTX, pygame.CONTROLLER_AXIS_LEFTY)
OTHER_STICK = (pygame.CONTROLLER_AXIS_RIGHTX, pygame.CONTROLLER_AXIS_RIGHTY)


class Gamepads:
    """The gamepads that are there; their events become gestures."""

    def __init__(self, kit: Kit) -> None:
        self._kit = kit
        self._held: dict[int, Any] = {}
        self._sticks = (Stick(STICK), Stick(OTHER_STICK))
        self._pulled: set[int] = set()

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
            # Only of those that are held SDL tells anything.
            try:
                from pygame._sdl2 import controller

                gamepad = controller.Controller(event.device_index)
                self._held[gamepad.as_joystick().get_instance_id()] = gamepad
            except (ImportError, pygame.error) as error:
                _log.warning("gamepad %d: %s", event.device_index, error)
        elif event.type == pygame.CONTROLLERDEVICEREMOVED:
            self._held.pop(event.instance_id, None)
            self._sticks[0].way = None
            return [Rest()]
        elif event.type == pygame.CONTROLLERAXISMOTION:
            return self._move(event.axis, event.value / FULL)
        elif event.type == pygame.CONTROLLERBUTTONUP:
            return [Rest()]
        elif event.type == pygame.CONTROLLERBUTTONDOWN and event.button in NAMES:
            return [self._read(NAMES[event.button])]
        elif event.type == pygame.CONTROLLERBUTTONDOWN and event.button in WAYS:
            return [Step(WAYS[event.button])]
        return []

    def _read(self, button: str) -> Keyed:
        return meaning(self._kit.keys, self._kit.buttons.find_action(button))

    def _move(self, axis: int, out: float) -> list[Gesture]:
        if axis in TRIGGERS:
            pulled = axis in self._pulled
            if out <= (NEAR if pulled else FAR):
                self._pulled.discard(axis)
                return []
            self._pulled.add(axis)
            return [] if pulled else [self._read(TRIGGERS[axis])]
        walking, reading = self._sticks
        if walking.has_turned(axis, out):
            return [Step(walking.way)] if walking.way else [Rest()]
        if reading.has_turned(axis, out) and reading.way:
            return [meaning(self._kit.keys, READERS[reading.way])]
        return []


class Stick:
    """The way that a stick leads, until it is let go or goes another."""

    def __init__(self, axes: tuple[int, int]) -> None:
        self._out = dict.fromkeys(axes, 0.0)
        self.way: Direction | None = None

    def has_turned(self, axis: int, out: float) -> bool:
        """Move it along an axis; return whether it leads another way now."""
        if axis not in self._out:
            return False
        self._out[axis] = out
        before, self.way = self.way, self._leads()
        return self.way != before

    def _leads(self) -> Direction | None:
        x, y = self._out.values()
        far = max(abs(x), abs(y))
        if far < (NEAR if self.way else FAR):
            return None
        if far < FAR:
            return self.way
        if abs(x) > abs(y):
            return "right" if x > 0 else "left"
        return "down" if y > 0 else "up"
