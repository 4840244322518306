"""Which puzzle belongs to which day: a frozen list, one puzzle a day, that begins anew at its end.

A day is a number as `date.toordinal` counts it. Weekdays stay what they are after the end.
"""

from game.lessons.goal import FEWEST, FREE, LAY
from game.puzzles.puzzle import CHAIN, KNOT, NUDGE, OPEN, OUT, SPLIT, TRAP, Puzzle

FIRST_DAY = 739_617
"""1 January 2026, a Thursday."""

WEEK = 7

GRADES_BY_WEEKDAY = (NUDGE, SPLIT, None, CHAIN, KNOT, TRAP, None)
"""Monday is easy and Saturday a trap; Wednesday and Sunday have aims of their own."""

AIMS_BY_WEEKDAY = ((OUT,), (OUT,), (FREE, OPEN, OUT), (OUT,), (OUT,), (LAY, OUT), (FEWEST,))
"""On Wednesday a joker is in play, or first sets are to be laid; on Sunday little may move."""


def place(day: int, count: int) -> int:
    """Return where the puzzle of a day stands in a list of so many days.

    >>> place(FIRST_DAY, 3652), place(FIRST_DAY + 3651, 3652), place(FIRST_DAY + 3652, 3652)
    (0, 3651, 5)
    """
    since = day - FIRST_DAY
    if 0 <= since < count:
        return since
    return since % (count // WEEK * WEEK)


def weekday(day: int) -> int:
    """Return the weekday of a day, Monday as 0."""
    return (day - 1) % WEEK


def suits(puzzle: Puzzle, day: int) -> bool:
    """Return whether a puzzle is of the kind that belongs to the weekday of a day."""
    at = weekday(day)
    grade = GRADES_BY_WEEKDAY[at]
    return puzzle.aim in AIMS_BY_WEEKDAY[at] and grade in (None, puzzle.grade)
