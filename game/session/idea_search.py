"""Ideas missed in a game, looked for beside the frames, turn by turn."""

from collections.abc import Sequence

from game.analysis.missed import Idea, missed, turns_of, worth_showing
from game.engine.position import Position
from game.session.future import Executor, Future, Priority, answered


class IdeaSearch:
    """Look through the turns of a seat, one question after the other, so that none waits long."""

    def __init__(self, executor: Executor, positions: Sequence[Position], seat: int) -> None:
        self._executor = executor
        self._turns = [*turns_of(positions, seat)]
        self._found: list[Idea | None] = []
        self._asked: Future | None = None
        self.ideas: tuple[Idea, ...] = ()
        """What is worth showing of what is known by now, the easiest first."""

    @property
    def is_done(self) -> bool:
        """Whether all turns have been looked at."""
        return len(self._found) == len(self._turns)

    def tick(self) -> bool:
        """Take an answer and ask the next question; return whether there is anything new."""
        if self.is_done:
            return False
        if self._asked is None:
            self._ask()
        if not self._asked or not self._asked.done():
            return False
        idea = answered(self._asked)
        self._asked = None
        self._found.append(idea)
        before, self.ideas = self.ideas, worth_showing(self._found) if idea else self.ideas
        if not self.is_done:
            self._ask()
        return self.is_done or self.ideas != before

    def _ask(self) -> None:
        turn = self._turns[len(self._found)]
        self._asked = self._executor.submit(missed, *turn, priority=Priority.REVIEW)

    def stop(self) -> None:
        """Stop: nobody waits for an answer any more."""
        if self._asked:
            self._asked.cancel()
        self._turns = self._turns[: len(self._found)]
        self._asked = None
