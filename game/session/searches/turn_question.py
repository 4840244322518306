"""What is asked once a turn, beside the frames."""

from collections.abc import Callable
from typing import Any

from game.session.future import Future, answered
from game.session.session import Session


class TurnQuestion:
    """A question about the turn under way, and its answer once that is there."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._turn = -1
        self._asked: Future | None = None
        self._answer: Any = None

    @property
    def answer(self) -> Any:
        """The answer; None while there is none, or none for this turn."""
        return self._answer if self._turn == self._session.game.turns else None

    def tick(self, ask: Callable[[], Future | None]) -> bool:
        """Ask once in each new turn; return whether an answer has just come.

        Whoever asks holds this question, which must not hold them: pictures would live on.
        """
        if self._turn != self._session.game.turns:
            self._turn, self._answer = self._session.game.turns, None
            self._asked = ask()
        if self._asked is None or not self._asked.done():
            return False
        self._answer, self._asked = answered(self._asked), None
        return True
