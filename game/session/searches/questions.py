"""The same asked of several things beside the frames, of one after the other."""

from collections.abc import Callable, Iterable
from typing import Any, Generic, TypeVar

from game.session.future import Future, answered

Answer = TypeVar("Answer")


class Questions(Generic[Answer]):
    """Ask the same of one thing after another, so that nothing else waits long for an answer."""

    def __init__(
        self,
        ask: Callable[..., Future],
        function: Callable[..., Answer],
        arguments: Iterable[tuple[Any, ...]],
    ) -> None:
        self._ask, self._function = ask, function
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
        if self._asked is None:
            self._asked = self._ask(self._function, *self._left[0])
        if not self._asked.done():
            return False
        self.answers.append(answered(self._asked))
        self._asked = None
        del self._left[0]
        return True

    def stop(self) -> None:
        """Stop: nobody waits for an answer any more."""
        if self._asked:
            self._asked.cancel()
        self._asked = None
        self._left.clear()
