"""The threads on which stores write: one for each, or one for all that follow one another."""

import signal
import sys
from collections import deque
from collections.abc import Callable
from threading import Event, Lock, Thread

Job = Callable[[], None]

Runner = Callable[[Job], Event]
"""Runs a job apart from the frames, and sets the event once it is done."""


class StoreThread:
    """Runs one job after the other on one thread, which lasts as long as there is one to do.

    A public screen begins a new store for each visitor, for weeks.
    """

    def __init__(self) -> None:
        self._jobs: deque[tuple[Job, Event]] = deque()
        self._lock = Lock()
        self._works = False

    def __call__(self, job: Job) -> Event:
        """Run a job after those before it."""
        done = Event()
        with self._lock:
            self._jobs.append((job, done))
            begins, self._works = not self._works, True
        if begins:
            _start(self._work)
        return done

    def _work(self) -> None:
        while following := self._next():
            job, done = following
            job()
            done.set()

    def _next(self) -> tuple[Job, Event] | None:
        """Return what is to be done now; without anything the thread ends."""
        with self._lock:
            self._works = bool(self._jobs)
            return self._jobs.popleft() if self._jobs else None


def run_alone(job: Job) -> Event:
    """Run a job on a thread of its own."""
    done = Event()

    def work() -> None:
        job()
        done.set()

    _start(work)
    return done


def _start(work: Job) -> None:
    def run() -> None:
        if sys.platform != "win32":
            # Otherwise Ctrl+C could arrive here while the main thread blocks it.
            signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
        work()

    Thread(target=run, name="store", daemon=True).start()
