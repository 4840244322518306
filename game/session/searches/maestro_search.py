"""The tries of the Maestro in somebody's chair, played beside the frames, a few turns at a time."""

from collections.abc import Sequence

from game.engine.position import Position
from game.session.future import Executor, Future, Priority, answered
from game.session.maestro import ChairTry, Verdict, play_on, sit_down
from game.session.player import Player


class ChairSearch:
    """Play one try after the other; each question takes a few turns, so that none waits long."""

    def __init__(
        self, executor: Executor, start: Position, players: Sequence[Player], seat: int
    ) -> None:
        self._executor = executor
        self._left = [*sit_down(start, players, seat)]
        self._asked: Future | None = None
        self.over: tuple[ChairTry, ...] = ()
        """The tries that have ended."""

    @property
    def is_done(self) -> bool:
        """Whether no try is left."""
        return not self._left

    @property
    def verdict(self) -> Verdict | None:
        """What the tries say, once all have ended; None also where none could be played."""
        return Verdict(self.over) if self.is_done and self.over else None

    def tick(self) -> None:
        """Take an answer and ask the next question; a try without an answer is left out."""
        if self._asked and self._asked.done():
            played, self._asked = answered(self._asked), None
            if played and not played.result:
                self._left[0] = played
            else:
                del self._left[0]
                self.over = (*self.over, played) if played else self.over
        if self._left and not self._asked:
            self._asked = self._executor.submit(play_on, self._left[0], priority=Priority.REVIEW)

    def stop(self) -> None:
        """Stop: nobody waits for an answer any more. A later tick goes on from there."""
        if self._asked:
            self._asked.cancel()
        self._asked = None
