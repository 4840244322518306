"""The heartbeat of a game under a supervisor: a sign a second that frames are still drawn."""

import os
import time
from collections.abc import Callable

BETWEEN = 1.0
"""Seconds between two beats."""

ORPHANED = 1
"""The exit code of a game that nobody watches any more, and that would be in the way of another."""


class Pulse:
    """Tell the supervisor on standard output, at most once a second, that a frame was drawn."""

    def __init__(self, now: Callable[[], float] = time.monotonic, stream: int = 1) -> None:
        self._now, self._stream = now, stream
        self._last = float("-inf")

    def beat(self) -> None:
        """Tell that a frame was drawn."""
        now = self._now()
        if now - self._last < BETWEEN:
            return
        self._last = now
        try:
            os.write(self._stream, b".")
        except BrokenPipeError:
            os._exit(ORPHANED)
