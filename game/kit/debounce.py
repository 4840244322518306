"""Presses that only repeat the one before: one guard for all screens that change under a hand."""

from typing import Literal

from pygame import Rect

from game.kit.gestures import (
    OUTSIDE,
    SLOP,
    Confirm,
    Down,
    Drag,
    Gesture,
    Hover,
    Key,
    Point,
    Press,
    Up,
    distance,
)
from game.kit.kit import Kit

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

    def __init__(self, kit: Kit) -> None:
        self._kit = kit
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
            kit = self._kit  # A finger that taps again comes down less exactly than a mouse.
            slop = kit.min_target if kit.input_device == "touch" else max(SLOP, kit.px(SLOP))
            return distance(anchor, now) <= slop
        return anchor == now
