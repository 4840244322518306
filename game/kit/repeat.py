"""An arrow that is held down goes on by itself."""

from game.kit.gestures import Gesture, Hover, Step

FIRST, THEN = 0.4, 0.11
"""Seconds until it does for the first time, and from each time to the next."""

ARROWS = ("left", "right", "up", "down")


class Repeat:
    """The arrow that is held, and its steps."""

    def __init__(self) -> None:
        self._step: Step | None = None
        self._left = 0.0

    def feel(self, gesture: Gesture) -> None:
        """Take note of a gesture: an arrow begins, and all else ends it, but for a mere look."""
        if isinstance(gesture, Step) and gesture.direction in ARROWS:
            self._step, self._left = gesture, FIRST
        elif not isinstance(gesture, Hover):
            self._step = None

    def tick(self, dt: float) -> Step | None:
        """Advance by `dt` seconds; return a step when it is due."""
        if self._step is None:
            return None
        self._left -= dt
        if self._left > 0:
            return None
        self._left = THEN
        return self._step
