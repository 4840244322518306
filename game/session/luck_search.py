"""The luck of the draws of a game, looked at beside the frames, draw by draw."""

from collections.abc import Sequence

from game.analysis.luck import Luck, WeighedDraw, drawings, luck_of, luckiest, weighed
from game.engine.position import Position
from game.session.future import Executor, Future, Priority, answered


class LuckSearch:
    """Weigh the draws of a seat, one question after the other, so that none waits long."""

    def __init__(self, executor: Executor, positions: Sequence[Position], seat: int) -> None:
        self._executor = executor
        self._drawings = [*drawings(positions, seat)]
        self._found: list[WeighedDraw | None] = []
        self._asked: Future | None = None
        self.luck: Luck | None = None
        """How lucky all draws were, once they are known; None of too few."""
        self.luckiest: tuple[WeighedDraw, ...] = ()
        """The draws worth a mark, once all are known."""

    @property
    def is_done(self) -> bool:
        """Whether all draws have been weighed."""
        return len(self._found) == len(self._drawings)

    def tick(self) -> bool:
        """Take an answer and ask the next question; return whether all is known now."""
        if self.is_done:
            return False
        if self._asked is None:
            self._ask()
        if not self._asked or not self._asked.done():
            return False
        self._found.append(answered(self._asked))
        self._asked = None
        if not self.is_done:
            self._ask()
            return False
        draws = [draw for draw in self._found if draw]
        self.luck, self.luckiest = luck_of(draws), luckiest(draws)
        return True

    def _ask(self) -> None:
        drawing = self._drawings[len(self._found)]
        self._asked = self._executor.submit(weighed, drawing, priority=Priority.REVIEW)

    def stop(self) -> None:
        """Stop: nobody waits for an answer any more."""
        if self._asked:
            self._asked.cancel()
        self._drawings = self._drawings[: len(self._found)]
        self._asked = None
