"""The guide of a lesson: the next command on the way to the goal, from wherever the table is."""

from collections import Counter
from functools import cached_property
from itertools import takewhile

from game.analysis.hint import EFFORT, steps_to
from game.bots.sight import with_rack
from game.engine.draft import Draft
from game.engine.game import Command, EndTurn, Reset
from game.engine.move import Move, To
from game.engine.turn import Draw, Play
from game.lessons.lesson import Lesson
from game.solver.play import search


class Guide:
    """Lead through a lesson to a play that is known to reach its goal.

    Where none is given, it is the best play without what is to be kept, as the solver finds it.
    """

    def __init__(self, lesson: Lesson, known: Play | None = None) -> None:
        self._lesson, self._known = lesson, known
        self._view = lesson.position.seen_by(lesson.position.to_move)

    @cached_property
    def play(self) -> Play | None:
        """The play that it leads to; none where one is to draw."""
        if self._known:
            return self._known
        goal, rack = self._lesson.goal, Counter(self._view.mover.rack)
        if goal.draw:
            return None
        free = tuple((rack - Counter(goal.kept)).elements())
        return search(with_rack(self._view, free), effort=EFFORT).play

    @cached_property
    def steps(self) -> tuple[Command, ...]:
        """The moves of that play, from the beginning."""
        return tuple(steps_to(self._view, self.play, self._view.table, None)) if self.play else ()

    def next(self, draft: Draft) -> Command:
        """Return what to do next with the table of a turn as it is now."""
        if self.play is None:
            return Reset() if draft.touched else Draw()
        if self._lesson.goal.is_met(self._lesson.position, draft.play):
            return EndTurn()
        if not draft.touched:
            return self.steps[0]
        ahead = tuple(steps_to(self._view, self.play, draft.rows, draft.key))
        return ahead[0] if ahead and self._is_simple(ahead) and not _circles(draft) else Reset()

    def _is_simple(self, ahead: tuple[Command, ...]) -> bool:
        """Return whether to go on takes no more than to begin afresh, and nothing is taken back."""
        back = (move for move in ahead if isinstance(move, Move) and move.to is To.RACK)
        return len(ahead) <= len(self.steps) and not any(back)


def _circles(draft: Draft) -> bool:
    """Return whether the table was like this before, since it was last as at the beginning."""
    start = draft.position.table, None
    since = takewhile(lambda state: state != start, reversed(draft.past))
    return (draft.rows, draft.key) in since
