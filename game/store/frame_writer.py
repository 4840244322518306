"""Writes games at the end of a frame, where a program has but one thread."""

import time
from collections.abc import Callable
from pathlib import Path
from threading import Event

from game.store.pending import Pending, answered
from game.store.threads import Job
from game.store.writer import QUIET, Found, Statement, Writer


def _run_nothing(_: Job) -> Event:
    done = Event()
    done.set()
    return done


class FrameWriter(Writer):
    """Do what a thread would do: at the end of each frame, or when something is asked."""

    def __init__(self, path: Path, quiet: float = QUIET) -> None:
        super().__init__(path, quiet, _run_nothing)
        self._handed_over: list[Statement] = []
        self._last = time.monotonic()
        self._is_due = True
        self._prepare()

    def write(self, *statements: Statement) -> None:
        """Hand over what is to be written at the end of this frame."""
        self._handed_over += statements

    def _ask(self, find: Callable[[], list[Found]]) -> Pending[Found]:
        """Find it at once, after all that was written."""
        self._write_now()
        return answered(*find())

    def end_frame(self) -> None:
        """Write what was handed over, or look after the file in a quiet moment."""
        if self._handed_over:
            self._write_now()
        elif self._is_due and time.monotonic() - self._last > self._quiet:
            self._is_due = False
            self._look_after()

    def end(self) -> None:
        """Write what is still to be written, and let the file go."""
        self._write_now()
        self._finish()

    def _write_now(self) -> None:
        self._last = time.monotonic()
        handed_over, self._handed_over = self._handed_over, []
        if handed_over:
            self._take(tuple(handed_over))
