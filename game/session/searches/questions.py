"""Questions about a game that is over, answered beside the frames, one after the other."""

from collections.abc import Callable, Iterable
from typing import Any, Generic, TypeVar

from game.session.future import Executor, Future, Priority, answered

Answer = TypeVar("Answer")


class Questions(Generic[Answer]):
    """Ask the same of one thing after another, so that nothing else waits long for an answer."""

    def __init__(
        self,
        executor: Executor,
        function: Callable[..., Answer],
        arguments: Iterable[tuple[Any, ...]],
    ) -> None:
        self._executor, self._function = executor, function
        self._left = [*arguments]
        self._asked: Future | None = None
        self.answers: list[Answer | None] = []
        """What is known by now, in order; None where a question had no answer."""

    @property
    def is_done(self) -> bool:
        """Whether nothing is left to ask."""
        return not self._left

    def tick(self) -> bool:
        """Take an answer and ask the next question; return whether one has come."""
        if self.is_done:
            return False
        asked = self._asked or self._ask()
        if not asked.done():
            return False
        self.answers.append(answered(asked))
        self._asked = None
        del self._left[0]
        if self._left:
            self._ask()
        return True

    def _ask(self) -> Future:
        self._asked = self._executor.submit(
            self._function, *self._left[0], priority=Priority.REVIEW
        )
        return self._asked

    def stop(self) -> None:
        """Stop: nobody waits for an answer any more."""
        if self._asked:
            self._asked.cancel()
        self._asked = None
        self._left.clear()
