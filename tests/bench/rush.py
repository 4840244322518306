"""How far bots of every level come in a Rush, if they look and lay about as fast as people.

A bot has no hands, so this supposes that a look takes so many seconds and a move so many. Who has
looked in vain a few times skips the puzzle, if that is still allowed.
"""

from collections.abc import Iterator
from datetime import date
from random import Random
from statistics import mean

from game.analysis.plan import moves_to
from game.bots import LEVELS, Bot
from game.puzzles.puzzle import Puzzle
from game.puzzles.rush import Rush
from game.view.puzzles.library import Library
from tests.kits import ASSETS

LOOK, MOVE = 6.0, 1.0
"""The seconds of a look, and of each move."""

IN_VAIN = 5
"""After so many looks a puzzle is skipped."""

FIRST = date(2026, 1, 1).toordinal()


def run(days: int) -> Iterator[dict[str, object]]:
    """Let each level play the Rush of so many days."""
    library = Library(ASSETS)
    for level, bot in LEVELS.items():
        ends = [_played(library, bot, date.fromordinal(FIRST + day)) for day in range(days)]
        solved = sorted(end.solved for end in ends)
        yield {
            "level": level,
            "days": days,
            "solved": round(mean(solved), 1),
            "least": solved[0],
            "most": solved[-1],
            "points": round(mean(end.points for end in ends)),
            "skipped": round(mean(len(end.skipped) for end in ends), 1),
        }


def _played(library: Library, bot: Bot, day: date) -> Rush:
    rush, rng = library.rush(day), Random(day.toordinal())
    while not rush.is_over:
        puzzle = library.for_ticket(rush.ticket)
        rush = _tried(rush, puzzle, bot, rng)
    return rush


def _tried(rush: Rush, puzzle: Puzzle, bot: Bot, rng: Random) -> Rush:
    """Look at a puzzle until it is solved or skipped, or until the time has run out."""
    looks = 0
    while not rush.is_over:
        rush = rush.tick(LOOK)
        looks += 1
        turn = bot(puzzle.position.seen_by(0), rng)
        if puzzle.goal.is_met(puzzle.position, turn):
            moves = len(moves_to(puzzle.position, turn))
            return rush.tick(MOVE * moves).solve(len(puzzle.rack), moves, undone=False)
        if looks >= IN_VAIN and rush.skips:
            return rush.skip()
    return rush
