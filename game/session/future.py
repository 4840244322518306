"""Answers that may not be there yet, and who runs the functions that give them."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import IntEnum
from typing import Any, Protocol


class Priority(IntEnum):
    """Say which of the questions that wait is answered first.

    One that is being thought about is not interrupted by another, so whoever reviews a game asks
    turn by turn.
    """

    TURN = 0
    HINT = 1
    REVIEW = 2


class Future(Protocol):
    """Hold an answer that may not be there yet, as a future does."""

    def done(self) -> bool:
        """Return whether the answer is there."""

    def result(self) -> Any:
        """Return the answer."""

    def cancel(self) -> None:
        """Take the question back: nobody waits for the answer any more."""


def answered(asked: Future) -> Any:
    """Return the answer; None until it is there, or if there is none: then the log says why."""
    try:
        return asked.result() if asked.done() else None
    except Exception:  # Whatever it was, the game goes on without.
        return None


class Executor(Protocol):
    """Run a function somewhere: in this process, or in another."""

    def submit(self, function: Callable[..., Any], /, *arguments: Any, priority: int = 0) -> Future:
        """Begin to run the function, before those with a higher number."""


@dataclass(frozen=True)
class KnownAnswer:
    """Hold an answer that is there already."""

    answer: Any

    def done(self) -> bool:
        """Say that it is."""
        return True

    def result(self) -> Any:
        """Return it."""
        return self.answer

    def cancel(self) -> None:
        """Keep the answer; there is nothing left to stop."""


class Inline:
    """Run a function at once."""

    def submit(
        self,
        function: Callable[..., Any],
        /,
        *arguments: Any,
        priority: int = 0,  # noqa: ARG002
    ) -> Future:
        """Return its answer as known."""
        return KnownAnswer(function(*arguments))
