"""The luck of the draws of a game, looked at beside the frames, draw by draw."""

from collections.abc import Sequence
from functools import partial

from game.analysis.past.luck import Luck, WeighedDraw, drawings, luck_of, luckiest, weighed
from game.engine.position import Position
from game.session.future import Executor, Priority
from game.session.searches.questions import Questions


class LuckSearch(Questions[WeighedDraw]):
    """Weigh the draws of a seat."""

    def __init__(self, executor: Executor, positions: Sequence[Position], seat: int) -> None:
        ask = partial(executor.submit, priority=Priority.REVIEW)
        super().__init__(ask, weighed, ((drawing,) for drawing in drawings(positions, seat)))
        self.luck: Luck | None = None
        """How lucky all draws were, once they are known; None of too few."""
        self.luckiest: tuple[WeighedDraw, ...] = ()
        """The draws worth a mark, once all are known."""

    def tick(self) -> bool:
        """Weigh the next draw; return whether all is known now."""
        if not super().tick() or not self.is_done:
            return False
        draws = [draw for draw in self.answers if draw]
        self.luck, self.luckiest = luck_of(draws), luckiest(draws)
        return True
