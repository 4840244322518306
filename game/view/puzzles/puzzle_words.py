"""What is said of puzzles and of days."""

from datetime import date

from game.kit.kit import Kit
from game.lessons.goal import LAY
from game.puzzles.puzzle import Puzzle


def aim(kit: Kit, puzzle: Puzzle) -> str:
    """Say in a sentence what a puzzle asks for; what is taken from the River counts, too."""
    if puzzle.aim == LAY and puzzle.position.river:
        return kit.text("puzzle-aim-river", count=puzzle.count or 0)
    return kit.text("puzzle-aim", aim=puzzle.aim, count=puzzle.count or 0)


def grade(kit: Kit, puzzle: Puzzle) -> str:
    """Name how hard a puzzle is."""
    return kit.text("puzzle-grade", grade=puzzle.grade)


def day_facts(day: date) -> dict[str, int]:
    """Return what texts about a day need."""
    return {"weekday": day.weekday(), "day": day.day, "month": day.month}


def month(kit: Kit, day: date) -> str:
    """Name the month of a day."""
    return kit.text("puzzle-month", month=day.month, year=str(day.year))
