"""What is known of the turn under way: each question is asked once, beside the frames."""

from collections.abc import Callable
from typing import Any

from game.analysis.hint import STEP_SECONDS, find_hint
from game.analysis.river_choice import find_river_choice
from game.engine.position import Position, Table
from game.engine.tile import Row
from game.session.future import Future
from game.session.session import Session

Question = Callable[..., Any]

Moment = tuple[int, Table, int | None, Row]


class TurnQuestions:
    """The questions about the turn under way, and their answers as far as they are there."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._asked: dict[Question, tuple[object, Future]] = {}
        self._position: Position | None = None
        self._offer: Row = ()
        self._answers = 0
        self.follow()

    @property
    def moment(self) -> Moment:
        """The turn, with its table and its offer as they are now."""
        game = self._session.game
        return game.turns, game.draft.rows, game.draft.key, game.offer

    @property
    def view(self) -> Position:
        """The position that the turn began with, as the player to move sees it."""
        self.follow()
        return self._view

    def ask(self, question: Question, *arguments: object, about: object = None) -> Future:
        """Ask once in this turn, or once about each thing in it; of another it is taken back."""
        self.follow()
        if question not in self._asked or self._asked[question][0] != about:
            self.forget(question)
            self._asked[question] = about, self._session.ask(question, *arguments)
        return self._asked[question][1]

    def ask_hint(self) -> Future:
        """Ask for a `Hint`, or for a `RiverChoice` while two tiles are offered."""
        game = self._session.game
        if game.offer:
            return self.ask(find_river_choice, self.view, about=self.moment)
        left = game.clock.left
        steps = None if left is None else int(left // STEP_SECONDS)
        draft = game.draft.rows, game.draft.key
        return self.ask(find_hint, self.view, *draft, left, about=(self.moment, steps))

    def forget(self, *questions: Question) -> None:
        """Take questions back: they delay nobody."""
        for question in questions:
            if question in self._asked:
                self._asked.pop(question)[1].cancel()

    def tick(self) -> bool:
        """Return whether an answer has come since the last call."""
        self.follow()
        before = self._answers
        self._answers = sum(asked.done() for _, asked in self._asked.values())
        return self._answers > before

    def follow(self) -> None:
        """Take back what another turn was about: it must delay no bot."""
        game = self._session.game
        if self._position is not game.position or self._offer != game.offer:
            self._position, self._offer = game.position, game.offer
            self._view = game.position.seen_by(game.position.to_move, len(game.offer))
            self.forget(*tuple(self._asked))
