"""Events become gestures: mouse, finger and pen are one pointer, and keys mean what they say."""

from math import inf

import pygame

from game.kit.gestures import (
    OUTSIDE,
    Cancel,
    Down,
    Drag,
    Dropped,
    Gesture,
    Hover,
    InputDevice,
    Point,
    Rest,
    Typed,
    Up,
    distance,
)
from game.kit.keyboard import Keyboard

MOUSE = "mouse"
RESTING = 20.0  # seconds after which a finger that lies still is none
ECHO = 0.5  # seconds after a touch in which a mouse at its place only repeats it


class Pointer:
    """The reader of pygame events as gestures; only the first finger down counts.

    Dirt on a screen may be felt as a finger: see `tick`.
    """

    def __init__(self) -> None:
        self.slop = 6.0
        """How many pixels a pointer moves before it drags."""
        self._holder: str | int | None = None
        self._pos: Point = OUTSIDE
        self._start: Point = OUTSIDE
        self._dragged = False
        self._anchor: Point = OUTSIDE
        self._rested = 0.0
        self._keyboard = Keyboard()
        self._touched: tuple[Point, ...] = ()
        self._since_touch = inf

    def tick(self, dt: float) -> list[Gesture]:
        """Advance by `dt` seconds; what lies still for long is no finger, and lets go."""
        self._since_touch += dt
        if self._holder in (None, MOUSE):
            return []
        if distance(self._anchor, self._pos) >= self.slop:
            self._anchor, self._rested = self._pos, 0.0
        self._rested += dt
        return self._cancel() if self._rested >= RESTING else []

    def feed(self, event: pygame.Event, size: tuple[int, int]) -> list[Gesture]:
        """Return the gestures of an event in a window of `size` pixels."""
        if event.type in FINGER:
            return self._finger(event, size)
        if event.type in MOUSES:
            return [] if getattr(event, "touch", False) else self._mouse(event)
        if event.type == pygame.KEYDOWN:
            return [self._keyboard.read(event)]
        if event.type == pygame.KEYUP:
            return [Rest()]
        if event.type == pygame.TEXTINPUT:
            return [Typed(event.text)]
        if event.type == pygame.DROPFILE:
            return [Dropped(event.file)]
        if event.type == pygame.WINDOWFOCUSLOST:
            return self._cancel()
        if event.type == pygame.WINDOWLEAVE and self._holder is None:
            return [Hover(OUTSIDE)]
        return []

    def _mouse(self, event: pygame.Event) -> list[Gesture]:
        if self._echoes_finger(event.pos):
            return []
        if event.type == pygame.MOUSEMOTION:
            if self._holder == MOUSE and not event.buttons[0]:
                return [*self._cancel(), *self._move(MOUSE, event.pos)]
            return self._move(MOUSE, event.pos)
        if event.button != pygame.BUTTON_LEFT:
            return []
        if event.type == pygame.MOUSEBUTTONDOWN:
            return self._press(MOUSE, event.pos)
        return self._release(MOUSE, event.pos)

    def _echoes_finger(self, pos: Point) -> bool:
        """Return whether a system reports a touch once more, as if a mouse had done it."""
        is_near = any(distance(pos, there) < self.slop for there in self._touched)
        return self._holder != MOUSE and is_near and self._since_touch < ECHO

    def _finger(self, event: pygame.Event, size: tuple[int, int]) -> list[Gesture]:
        pos = (round(event.x * size[0]), round(event.y * size[1]))
        if event.type == pygame.FINGERDOWN:
            gestures = self._press(event.finger_id, pos)
        elif event.type == pygame.FINGERMOTION:
            gestures = self._move(event.finger_id, pos) if self._holder is not None else []
        else:
            gestures = self._release(event.finger_id, pos)
        if gestures:
            self._touched, self._since_touch = (self._start, pos), 0.0
        return gestures

    def _press(self, holder: str | int, pos: Point) -> list[Gesture]:
        if self._holder not in (None, holder):
            return []
        lost = self._cancel() if self._holder == holder else []
        self._holder, self._start, self._pos, self._dragged = holder, pos, pos, False
        self._anchor, self._rested = pos, 0.0
        return [*lost, Down(pos)]

    def _move(self, holder: str | int, pos: Point) -> list[Gesture]:
        if self._holder not in (None, holder):
            return []
        self._pos = pos
        if self._holder is None:
            return [Hover(pos)]
        if not self._dragged and distance(self._start, pos) < self.slop:
            return []
        self._dragged = True
        return [Drag(self._start, pos)]

    def _release(self, holder: str | int, pos: Point) -> list[Gesture]:
        if self._holder != holder:
            return []
        self._holder, self._pos = None, pos
        if not self._dragged and distance(self._start, pos) < self.slop:
            pos = self._start  # What only trembles ends where it began: there the person aimed.
        return [Up(self._start, pos, self._dragged)]

    def _cancel(self) -> list[Gesture]:
        self._holder = None
        return [Cancel()]


FINGER = (pygame.FINGERDOWN, pygame.FINGERMOTION, pygame.FINGERUP)
MOUSES = (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)


def input_device_of(event: pygame.Event) -> InputDevice | None:
    """Return what a person plays with who makes such an event, if it is a press."""
    match event.type:
        case pygame.FINGERDOWN:
            return "touch"
        case pygame.MOUSEBUTTONDOWN if not getattr(event, "touch", False):
            return "mouse"
        case pygame.KEYDOWN:
            return "keys"
        case pygame.CONTROLLERBUTTONDOWN:
            return "gamepad"
    return None
