"""Ideas missed in a game, looked for beside the frames, turn by turn."""

from collections.abc import Sequence
from functools import partial

from game.analysis.past.best_turn import best_turn
from game.analysis.past.missed import Idea, missed, turns_of, worth_showing
from game.engine.position import Position
from game.session.future import Executor, Priority
from game.session.searches.questions import Questions


class IdeaSearch(Questions[Idea | None]):
    """Look through the turns of a seat."""

    def __init__(self, executor: Executor, positions: Sequence[Position], seat: int) -> None:
        ask = partial(executor.submit, priority=Priority.REVIEW)
        super().__init__(ask, missed, turns_of(positions, seat))
        best = best_turn(positions, seat)
        self._best = best.turn if best else 0
        self.ideas: tuple[Idea, ...] = ()
        """What is worth showing of what is known by now, the easiest first."""

    def tick(self) -> bool:
        """Look at the next turn; return whether there is anything new."""
        if not super().tick():
            return False
        before = self.ideas
        if self.answers[-1]:
            self.ideas = worth_showing(self.answers, self._best)
        return self.is_done or self.ideas != before
