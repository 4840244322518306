"""What is asked once a turn, beside the frames."""

from collections.abc import Callable
from typing import Any

from game.session.future import Future, answered
from game.session.session import Session


class TurnQuestion:
    """A question about the turn under way, and its answer once that is there."""

    def __init__(self, session: Session, ask: Callable[[], Future | None]) -> None:
        """Take what asks; it returns None where there is nothing to ask in a turn."""
        self._session = session
        self._ask = ask
        self._turn = -1
        self._asked: Future | None = None
        self._answer: Any = None

    @property
    def answer(self) -> Any:
        """The answer; None while there is none, or none for this turn."""
        return self._answer if self._turn == self._session.game.turns else None

    def tick(self) -> bool:
        """Ask in a new turn; return whether an answer has just come."""
        if self._turn != self._session.game.turns:
            self._turn, self._answer = self._session.game.turns, None
            self._asked = self._ask()
        if self._asked is None or not self._asked.done():
            return False
        self._answer, self._asked = answered(self._asked), None
        return True
