"""The heartbeat of a game under a supervisor: a sign a second that it still gets on."""

import os
import time
from collections.abc import Callable

BETWEEN = 1.0
"""Seconds between two beats."""

ORPHANED = 1
"""The exit code of a game that nobody watches any more, and that would be in the way of another."""


class Pulse:
    """Tell the supervisor on standard output, at most once a second, that the game gets on."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        """Take standard output for this process alone: what else it says goes to errors."""
        self._now, self._last = now, float("-inf")
        self._stream = os.dup(1)  # Nothing that is started from here on has it.
        os.dup2(2, 1)

    def beat(self) -> None:
        """Tell that a frame was drawn, or a step of loading done."""
        now = self._now()
        if now - self._last < BETWEEN:
            return
        self._last = now
        try:
            os.write(self._stream, b".")
        except BrokenPipeError:
            os._exit(ORPHANED)
