"""A process beside the frames that answers questions one by one, the most urgent first."""

import gc
import logging
import os
import pickle
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from multiprocessing import get_context, resource_tracker
from typing import TYPE_CHECKING, Any, Self

from game.trace import format_traceback

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

TRIES = 3
"""How many processes may die or be late before a question is given up."""

DEADLINE = 4.5
"""Seconds after which an answer will not come any more: none takes longer than one."""

NICE = 10
"""How far the process steps back behind the frames, where the system knows of that."""

YOUNG = 1
"""The generations of objects to which all belong that an answer has made."""


_log = logging.getLogger(__name__)


class TakenBackError(Exception):
    """Say that a question was taken back before it was answered."""


class NoAnswerError(Exception):
    """Say that one process after another died over a question, or did not answer in time."""


class WorkerQuestion:
    """Hold an answer that may not be there yet."""

    def __init__(self, worker: "Worker", asked: bytes, priority: int) -> None:
        self.asked = asked
        self.priority = priority
        self.tries = 0
        self.due = 0.0
        self._worker = worker
        self._answer: tuple[Any, Exception | None] | None = None

    def done(self) -> bool:
        """Return whether the answer is there."""
        if self._answer is None:
            self._worker.listen(0.0)
        return self._answer is not None

    def result(self) -> Any:
        """Return the answer, or raise what the function has raised; wait for it if need be."""
        while self._answer is None:
            self._worker.listen(None)
        answer, error = self._answer
        if error:
            raise error
        return answer

    def cancel(self) -> None:
        """Take the question back, unless it was answered; the result is a TakenBackError then."""
        if self._answer is None:
            self._answer = (None, TakenBackError())
            self._worker.drop(self)

    def take(self, answer: bytes) -> None:
        """Take the answer."""
        self._answer = pickle.loads(answer)
        if error := self._answer[1]:
            way = getattr(error, "__notes__", [type(error).__name__])[-1]
            _log.warning("No answer to a question: %s", way)

    def give_up(self) -> None:
        """Stop waiting for the answer."""
        self._answer = (None, NoAnswerError())
        _log.warning("Gave up on a question: %s processes did not answer.", self.tries)


class Worker:
    """Answers questions in a process of its own, and in another one if that dies."""

    def __init__(
        self,
        deadline: float = DEADLINE,
        tries: int = TRIES,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        """Take the seconds after which a process is replaced, and how often a question is tried."""
        self._deadline = deadline
        self._tries = tries
        self._now = now
        self._waiting: list[WorkerQuestion] = []
        self._asked: WorkerQuestion | None = None
        self._process: _Process | None = None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def start(self) -> None:
        """Start the process, unless it runs or cannot now; a question would try again."""
        with suppress(OSError):
            self._running()

    def submit(
        self, function: Callable[..., Any], /, *arguments: Any, priority: int = 0
    ) -> WorkerQuestion:
        """Ask for what the function gives; pickle must be able to carry all of it.

        Of the questions that wait, the first with the lowest `priority` is asked next.
        """
        question = WorkerQuestion(self, pickle.dumps((function, arguments)), priority)
        self._waiting.append(question)
        if self._asked is None:
            self._ask()
        return question

    def drop(self, question: WorkerQuestion) -> None:
        """Do not answer a question; end the process that thinks about it and start another."""
        if question is not self._asked:
            self._waiting.remove(question)
            return
        self._asked = None
        if self._process:
            self.close()
            self.start()
            self._ask()

    def listen(self, seconds: float | None) -> None:
        """Wait so long, or until it is due, for the next answer, then ask the next question."""
        if self._process is None:
            self._ask()  # It was closed over the question.
            return
        left = self._asked.due - self._now() if self._asked else None
        try:
            if not self._process.pipe.poll(left if seconds is None else seconds):
                if left is not None and left <= 0:
                    self.close()
                    self._ask()
                return
            answer = self._process.pipe.recv_bytes()
        except (EOFError, OSError):
            self.close()
        else:
            self._answered(answer)
        self._ask()

    def close(self) -> None:
        """End the process, whatever it is doing."""
        if self._process:
            self._process.end()
        self._process = None

    def _running(self) -> "_Process":
        if self._process is None:
            self._process = _Process()
        return self._process

    def _ask(self) -> None:
        """Ask a question, or once more the one that was asked: one at a time fills no pipe up."""
        while self._asked or self._waiting:
            if not self._asked:
                self._asked = min(self._waiting, key=lambda each: each.priority)
                self._waiting.remove(self._asked)
            question = self._asked
            if question.tries == self._tries:
                self._asked = None
                question.give_up()
            elif self._is_asked(question):
                return

    def _is_asked(self, question: WorkerQuestion) -> bool:
        """Ask a process, or answer where none can be had; tell whether there is one to wait for."""
        question.tries += 1
        question.due = self._now() + self._deadline
        try:
            process = self._running()
        except OSError:
            self._answered(_answer(question.asked))
            return False
        try:
            process.pipe.send_bytes(question.asked)
        except OSError:
            self.close()
            return False
        return True

    def _answered(self, answer: bytes) -> None:
        question, self._asked = self._asked, None
        if question:
            question.take(answer)


class _Process:
    """A process that answers as long as both it and the game live."""

    def __init__(self) -> None:
        # With vfork Python lets other threads run, on the same memory, until the process has begun.
        vars(subprocess)["_USE_VFORK"] = False
        context = get_context("spawn")
        self.pipe, other = context.Pipe()
        self._process = context.Process(target=_serve, args=(other,), daemon=True)
        with _later():
            self._process.start()
        other.close()

    def end(self) -> None:
        self.pipe.close()
        self._process.kill()
        self._process.join()


@contextmanager
def _later() -> Iterator[None]:
    """Let Ctrl+C wait while a process starts: it is meant for the game, not for the process."""
    if sys.platform == "win32":
        yield
        return
    resource_tracker.ensure_running()  # When that starts it lets signals in again.
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _serve(pipe: "Connection") -> None:
    """Answer until the pipe is cut, which it is when the game has ended, however it did."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Windows does not hand it down.
    if sys.platform != "win32":
        os.setsid()  # Linux shares the processors among sessions first; nice counts within one.
        os.nice(NICE)
    gc.disable()
    with suppress(EOFError, OSError):
        while True:
            pipe.send_bytes(_answer(pipe.recv_bytes()))
            tidy_up()


def tidy_up() -> None:
    """Collect the garbage of one answer, between two answers, where nobody waits for it.

    What is remembered from earlier ones is left alone: to look through it took a quarter of the
    time of all answers.
    """
    gc.collect(YOUNG)


def _answer(asked: bytes) -> bytes:
    try:
        function, arguments = pickle.loads(asked)
        return pickle.dumps((function(*arguments), None))
    except Exception as error:
        way = format_traceback(error)
        error.add_note(way)
        try:
            carried = pickle.dumps((None, error))
            pickle.loads(carried)
        except Exception:  # Of an error that does not survive that only words go.
            words = RuntimeError(repr(error))
            words.add_note(way)
            return pickle.dumps((None, words))
        return carried
