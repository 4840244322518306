"""All that a person plays with, as one stream of gestures, and the rest that easy hands take."""

from math import inf

import pygame

from game.kit.gamepad import Gamepads
from game.kit.gestures import SLOP, Cancel, Confirm, Down, Drag, Gesture, Key, Press, Up
from game.kit.keyboard import Repeat
from game.kit.kit import Kit
from game.kit.pointer import Pointer, input_device_of

EASY_SLOP = 24
"""Reference px that easy hands may tremble."""

REST = 0.3
"""Seconds after a press of easy hands in which another one is only the same."""


class Inputs:
    """The readers of events from pointer, keys and gamepads."""

    def __init__(self, kit: Kit) -> None:
        self._kit = kit
        self._pointer = Pointer()
        self._gamepads = Gamepads(kit)
        self._repeat = Repeat()
        self._since_press = inf
        self._is_swallowed = False

    def open(self) -> None:
        """Ask for gamepads from now on."""
        self._gamepads.open()

    def tick(self, dt: float) -> list[Gesture]:
        """Advance by `dt` seconds; return what comes of keys that are held and fingers that lie."""
        self._since_press += dt
        again = self._repeat.tick(dt)
        return [*([again] if again else []), *self._pointer.tick(dt)]

    def feed(self, event: pygame.Event, size: tuple[int, int]) -> list[Gesture]:
        """Return the gestures of an event in a window of `size` pixels."""
        kit = self._kit
        slop = EASY_SLOP if kit.preferences.easy_hands else SLOP
        self._pointer.slop = max(slop, kit.px(slop))
        found = [*self._pointer.feed(event, size), *self._gamepads.feed(event)]
        if found:
            kit.input_device = input_device_of(event) or kit.input_device
        gestures = [gesture for gesture in found if not self._comes_too_soon(gesture)]
        for gesture in gestures:
            self._repeat.feel(gesture)
        return gestures

    def _comes_too_soon(self, gesture: Gesture) -> bool:
        """Return whether a gesture belongs to a press within the rest, which it never lengthens."""
        is_soon = self._kit.preferences.easy_hands and self._since_press < REST
        match gesture:
            case Down():
                self._is_swallowed = is_soon
            case Drag():
                return self._is_swallowed
            case Up() | Cancel():
                was_swallowed, self._is_swallowed = self._is_swallowed, False
                if not was_swallowed:
                    self._since_press = 0.0
                return was_swallowed
            case Confirm() | Press() | Key("space") if not is_soon:
                self._since_press = 0.0
                return False
            case Confirm() | Press() | Key("space"):
                pass
            case _:
                return False
        return is_soon
