"""Ideas missed in a game, looked for beside the frames, turn by turn."""

from collections.abc import Sequence
from functools import partial

from game.analysis.past.best_turn import best_turn
from game.analysis.past.missed import Idea, missed, turns_of, worth_showing
from game.engine.position import Position
from game.session.future import Executor, Priority
from game.session.searches.questions import Questions


class IdeaSearch:
    """Look through the turns of a seat."""

    def __init__(self, executor: Executor, positions: Sequence[Position], seat: int) -> None:
        ask = partial(executor.submit, priority=Priority.REVIEW)
        self._questions = Questions[Idea | None](ask, missed, turns_of(positions, seat))
        best = best_turn(positions, seat)
        self._best = best.turn if best else 0
        self.ideas: tuple[Idea, ...] = ()
        """What is worth showing of what is known by now, the easiest first."""

    @property
    def is_done(self) -> bool:
        """Whether all turns have been looked at."""
        return self._questions.is_done

    def tick(self) -> bool:
        """Look at the next turn; return whether there is anything new."""
        if not self._questions.tick():
            return False
        before, found = self.ideas, self._questions.answers
        if found[-1]:
            self.ideas = worth_showing(found, self._best)
        return self.is_done or self.ideas != before

    def stop(self) -> None:
        """Look at no more turns."""
        self._questions.stop()
