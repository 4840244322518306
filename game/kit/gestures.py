"""Events become gestures: mouse, finger and pen are one pointer; keys go back, confirm, step."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from math import hypot
from typing import Literal

import pygame
from pygame import Rect

Point = tuple[int, int]
MOUSE = "mouse"
OUTSIDE: Point = (-1, -1)
SLOP = 6  # reference px a pressing hand may tremble
RESTING = 20.0  # seconds after which a finger that lies still is none


@dataclass(frozen=True)
class Hover:
    """The pointer is over a place without pressing."""

    pos: Point


@dataclass(frozen=True)
class Down:
    """The pointer presses."""

    pos: Point


@dataclass(frozen=True)
class Drag:
    """The pointer moves while pressed, further than a trembling hand."""

    start: Point
    pos: Point


@dataclass(frozen=True)
class Up:
    """The pointer lets go."""

    start: Point
    pos: Point
    dragged: bool


@dataclass(frozen=True)
class Cancel:
    """What was begun by pressing does not count."""


@dataclass(frozen=True)
class Back:
    """Go back to where one came from."""


@dataclass(frozen=True)
class Confirm:
    """Do what has the focus, or else what comes next; `straight`, whatever has the focus."""

    straight: bool = False


@dataclass(frozen=True)
class Press:
    """Press what one has come to, or else what comes next."""


Direction = Literal["left", "right", "up", "down", "next", "previous"]


@dataclass(frozen=True)
class Step:
    """Go on to what lies in a direction."""

    direction: Direction


@dataclass(frozen=True)
class Key:
    """Any other key was pressed; names as `pygame.key.name` gives them."""

    name: str
    shift: bool = False
    ctrl: bool = False


@dataclass(frozen=True)
class Rest:
    """What led somewhere as long as it was held is let go."""


@dataclass(frozen=True)
class Typed:
    """Text was typed, in whatever way the system has for it."""

    text: str


@dataclass(frozen=True)
class Dropped:
    """A file was dropped on the window."""

    path: str


Keyed = Back | Confirm | Press | Step | Key
Gesture = Hover | Down | Drag | Up | Cancel | Dropped | Rest | Typed | Keyed


def turned(gesture: Gesture, width: int) -> Gesture:
    """Return a gesture as it would be on the other side of a window of such a width."""
    match gesture:
        case Step("left"):
            return Step("right")
        case Step("right"):
            return Step("left")
    return placed(gesture, lambda pos: (width - 1 - pos[0], pos[1]))


def placed(gesture: Gesture, place: Callable[[Point], Point]) -> Gesture:
    """Return a gesture as it would be at other points."""
    match gesture:
        case Hover(pos) | Down(pos) if pos != OUTSIDE:
            return replace(gesture, pos=place(pos))
        case Drag(start, pos) | Up(start, pos):
            return replace(gesture, start=place(start), pos=place(pos))
    return gesture


InputDevice = Literal["mouse", "touch", "keys", "gamepad"]
"""What a person plays with."""

MEANINGS: dict[int, Keyed] = {
    pygame.K_ESCAPE: Back(),
    pygame.K_RETURN: Confirm(),
    pygame.K_KP_ENTER: Confirm(),
    pygame.K_LEFT: Step("left"),
    pygame.K_RIGHT: Step("right"),
    pygame.K_UP: Step("up"),
    pygame.K_DOWN: Step("down"),
}


class Pointer:
    """Turns pygame events into gestures; the first finger down counts, others are ignored.

    Dirt on a screen may be felt as a finger: see `tick`.
    """

    def __init__(self, slop: float = 6.0) -> None:
        self.slop = slop
        self._holder: str | int | None = None
        self._pos: Point = OUTSIDE
        self._start: Point = OUTSIDE
        self._dragged = False
        self._anchor: Point = OUTSIDE
        self._rested = 0.0

    def tick(self, dt: float) -> list[Gesture]:
        """Advance by `dt` seconds; what lies still for long is no finger, and lets go."""
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
            return [keyed(event)]
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
        if event.type == pygame.MOUSEMOTION:
            if self._holder == MOUSE and not event.buttons[0]:
                return [*self._cancel(), *self._move(MOUSE, event.pos)]
            return self._move(MOUSE, event.pos)
        if event.button != pygame.BUTTON_LEFT:
            return []
        if event.type == pygame.MOUSEBUTTONDOWN:
            return self._press(MOUSE, event.pos)
        return self._release(MOUSE, event.pos)

    def _finger(self, event: pygame.Event, size: tuple[int, int]) -> list[Gesture]:
        pos = (round(event.x * size[0]), round(event.y * size[1]))
        if event.type == pygame.FINGERDOWN:
            return self._press(event.finger_id, pos)
        if event.type == pygame.FINGERMOTION:
            return self._move(event.finger_id, pos) if self._holder is not None else []
        return self._release(event.finger_id, pos)

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


def distance(a: Point, b: Point) -> float:
    """Measure the straight way between two points in pixels."""
    return hypot(a[0] - b[0], a[1] - b[1])


def keyed(event: pygame.Event) -> Keyed:
    """Return what a KEYDOWN event means."""
    shift = bool(event.mod & pygame.KMOD_SHIFT)
    if event.key == pygame.K_TAB:
        return Step("previous" if shift else "next")
    if event.key in MEANINGS:
        return MEANINGS[event.key]
    ctrl = bool(event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META))
    return Key(pygame.key.name(event.key), shift, ctrl)


PATIENCE = 1.0
"""Seconds after which a press is meant for what is there now."""

Unseen = Literal["unseen"]
UNSEEN: Unseen = "unseen"
"""What a person did before anybody took note of it."""

Noted = Point | Confirm | Press | Key | Unseen | None
"""What is known of the last thing that a person did."""


class Debounce:
    """The filter of presses that only repeat the one before, not meant for what is there now.

    It only repeats until the pointer has moved, something else was touched, or time has passed. A
    press that is ignored must not begin this again: an impatient person would wait forever.
    """

    def __init__(self, slop: float) -> None:
        """Take how far, in px, a pointer may tremble."""
        self.slop = slop
        self._last: Noted = None
        self._anchor: Noted = None
        self._left = 0.0
        self._everywhere = False

    @property
    def is_repeat(self) -> bool:
        """Return whether a press that comes now only repeats the last."""
        return self._left > 0 and (self._everywhere or self._anchor is not None)

    def guards(self, place: Rect) -> bool:
        """Return whether a press at a place, or with the same key, would only repeat the last."""
        there = not isinstance(self._anchor, tuple) or place.collidepoint(self._anchor)
        return self.is_repeat and (self._everywhere or there)

    def miss(self) -> None:
        """Take it that there was a press before, wherever that was."""
        self._last = UNSEEN

    def begin(self, *, everywhere: bool = False, seconds: float = PATIENCE) -> None:
        """Begin something new, for which the last press was not meant; or none, `everywhere`."""
        self._anchor, self._left, self._everywhere = self._last, seconds, everywhere

    def observe(self, gesture: Gesture) -> None:
        """Take note of what a person does."""
        match gesture:
            case Hover(pos) | Down(pos) | Drag(_, pos) | Up(_, pos, _):
                now: Noted = pos if pos != OUTSIDE else self._last
            case Confirm() | Press() | Key():
                now = gesture
            case _:
                now = None
        if self._anchor == UNSEEN:
            self._anchor = now
        elif not self._is_there_still(now):
            self._anchor = None
        self._last = now

    def tick(self, dt: float) -> None:
        """Advance by `dt` seconds."""
        self._left = max(0.0, self._left - dt)

    def _is_there_still(self, now: Noted) -> bool:
        anchor = self._anchor
        if isinstance(anchor, tuple) and isinstance(now, tuple):
            return hypot(now[0] - anchor[0], now[1] - anchor[1]) <= self.slop
        return anchor == now
