"""The heartbeat of a game under a supervisor: one byte a second while it runs."""

import os
import time
from collections.abc import Callable

BETWEEN = 1.0
"""Seconds between two beats."""

ORPHANED = 1
"""The exit code of a game whose supervisor is gone: it would be in the way of the next one."""


class Heartbeat:
    """Write to the supervisor on standard output, at most once a second, that the game runs."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        """Take standard output for the heartbeat alone; anything else printed goes to errors."""
        self._now, self._last = now, float("-inf")
        self._stream = os.dup(1)  # Nothing that is started from here on has it.
        os.dup2(2, 1)

    def beat(self) -> None:
        """Report that a frame was drawn, or a step of loading done."""
        now = self._now()
        if now - self._last < BETWEEN:
            return
        self._last = now
        try:
            os.write(self._stream, b".")
        except BrokenPipeError:
            os._exit(ORPHANED)
