"""Gestures: what a person did, by mouse, finger, pen, keys or gamepad."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from math import hypot
from typing import Literal

Point = tuple[int, int]
OUTSIDE: Point = (-1, -1)
CTRL = "ctrl+"
SLOP = 6  # reference px a pressing hand may tremble


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

    @classmethod
    def parse(cls, written: str) -> "Key":
        """Return the key that is written like this, as `ctrl+z`."""
        return cls(written.removeprefix(CTRL), ctrl=written.startswith(CTRL))

    @property
    def written(self) -> str:
        """The key as settings write it, whether Shift is held or not."""
        return CTRL * self.ctrl + self.name


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


def distance(a: Point, b: Point) -> float:
    """Measure the straight way between two points in pixels."""
    return hypot(a[0] - b[0], a[1] - b[1])
