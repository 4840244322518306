"""The threads on which stores write: one for each, or one for all that follow one another."""

import signal
import sys
from collections.abc import Callable
from queue import SimpleQueue
from threading import Event, Thread

Job = Callable[[], None]

Runner = Callable[[Job], Event]
"""Runs a job apart from the frames, and sets the event once it is done."""


class StoreThread:
    """Runs one job after the other on one thread, which lasts as long as the process.

    A public screen begins a new store for each visitor, for weeks.
    """

    def __init__(self) -> None:
        self._jobs: SimpleQueue[tuple[Job, Event]] = SimpleQueue()
        _start(self._work)

    def __call__(self, job: Job) -> Event:
        """Run a job after those before it."""
        done = Event()
        self._jobs.put((job, done))
        return done

    def _work(self) -> None:
        while True:
            job, done = self._jobs.get()
            job()
            done.set()


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
