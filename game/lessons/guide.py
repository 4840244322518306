"""The guide of a lesson: the next command on the way to the goal, from wherever the table is."""

from functools import cached_property

from game.analysis.hint import EFFORT, steps_to
from game.engine.draft import Draft
from game.engine.game import Command, EndTurn, Reset
from game.engine.turn import Draw, Play
from game.lessons.lesson import Lesson
from game.solver.play import search


class Guide:
    """Lead through a lesson to the best play, as the solver finds it."""

    def __init__(self, lesson: Lesson) -> None:
        self._lesson = lesson
        self._view = lesson.position.seen_by(lesson.position.to_move)

    @cached_property
    def play(self) -> Play | None:
        """The play that it leads to; none where one is to draw."""
        return None if self._lesson.goal.draw else search(self._view, effort=EFFORT).play

    def next(self, draft: Draft) -> Command:
        """Give what to do next with the table of a turn as it is now."""
        goal = self._lesson.goal
        if self.play is None:
            return Reset() if draft.touched else Draw()
        if goal.is_met(self._lesson.position, draft.play):
            return EndTurn()
        steps = steps_to(self._view, self.play, draft.rows, draft.key)
        # What is as good and meets no goal leads nowhere: one begins afresh.
        return next(iter(steps), Reset())
