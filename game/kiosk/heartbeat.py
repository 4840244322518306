"""The heartbeat of a game under a supervisor: one byte a second while it runs.

Another byte says that it waits for its window. A window system may stop a window that is minimised
for as long as it likes; a game that waits for that does not hang.
"""

import os
import threading
import time
from collections.abc import Callable

BETWEEN = 1.0
"""Seconds between two beats."""

BEAT, WAITS = b".", b"w"
"""What it writes: that it runs, and that from here on it waits for its window."""

ORPHANED = 1
"""The exit code of a game whose supervisor is gone: it would be in the way of the next one."""


class Heartbeat:
    """The sign of life to the supervisor: at most once a second, on standard output."""

    def __init__(self) -> None:
        """Take standard output for the heartbeat alone; anything else printed goes to errors."""
        self._last = float("-inf")
        self._stream = os.dup(1)  # Nothing that is started from here on has it.
        os.dup2(2, 1)

    def beat(self) -> None:
        """Report that a frame was drawn, or a step of loading done."""
        now = time.monotonic()
        if now - self._last < BETWEEN:
            return
        self._last = now
        self._write(BEAT)

    def wait(self) -> None:
        """Report at once that what follows may wait for the window."""
        self._write(WAITS)

    def watch(self, is_at_window: Callable[[], bool]) -> None:
        """Report from now on, in a thread, if the game stays with its window for long."""

        def look() -> None:
            waited = False
            while True:
                time.sleep(BETWEEN)
                before, waited = waited, is_at_window()
                if before and waited:
                    self.wait()

        threading.Thread(target=look, daemon=True).start()

    def _write(self, what: bytes) -> None:
        try:
            os.write(self._stream, what)
        except BrokenPipeError:
            os._exit(ORPHANED)
