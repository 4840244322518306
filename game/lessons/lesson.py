"""A lesson as a value, and as the text it is written in."""

from collections import Counter
from dataclasses import dataclass

from game.engine.limits import NotationError, check_text, quote
from game.engine.notation import read_position
from game.engine.position import Position
from game.engine.tile import HIDDEN, Row
from game.lessons.goal import Goal, read_goal

LONGEST = 4000
"""A lesson has no more characters."""

WORD = "goal "
"""What the line with the goal begins with."""


@dataclass(frozen=True)
class Lesson:
    """Pose a position to the player to move; what is said of it are the texts of its name."""

    name: str
    position: Position
    goal: Goal


def read_lesson(name: str, text: str) -> Lesson:
    """Read a position with one line for the goal; NotationError says what is wrong.

    Lines that begin with `#` are remarks.

    >>> lesson = read_lesson("run", '''
    ... rules family
    ... * Fox R4 R5 R6 K1
    ...   Owl ?7
    ... goal lay R4 R5 R6
    ... ''')
    >>> len(lesson.goal.tiles), len(lesson.position.mover.rack)
    (3, 4)
    """
    check_text(text, LONGEST)
    lines = ["" if line.lstrip().startswith("#") else line for line in text.splitlines()]
    goals = [line[len(WORD) :] for line in lines if line.startswith(WORD)]
    if len(goals) != 1:
        raise NotationError(f"A lesson has one goal, not {len(goals)}.")
    rest = "\n".join("" if line.startswith(WORD) else line for line in lines)
    lesson = Lesson(name, read_position(rest), read_goal(goals[0]))
    _check(lesson)
    return lesson


def _check(lesson: Lesson) -> None:
    """Raise NotationError unless the goal is about tiles that are there to be seen."""
    position, goal = lesson.position, lesson.goal
    on_table = tuple(tile for row in position.table for tile in row)
    if HIDDEN in (*position.mover.rack, *on_table, *position.river):
        raise NotationError("Nothing is hidden from the player to move.")
    _check_there((*goal.tiles, *goal.kept), (*position.mover.rack, *position.river), "rack")
    _check_there(goal.jokers, tuple(tile for tile in on_table if tile.is_joker), "table")
    if (goal.draw and HIDDEN in position.pool[:1]) or (goal.draw and not position.pool):
        raise NotationError("The drawn tile is not known.")


def _check_there(wanted: Row, there: Row, where: str) -> None:
    for tile in Counter(wanted) - Counter(there):
        raise NotationError(f"{quote(str(tile))} of the goal is not on the {where}.")
