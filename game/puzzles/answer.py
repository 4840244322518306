"""The answer to a puzzle, as the solver finds it; any other way to its aim is as good."""

from collections import Counter

from game.engine.turn import Play, arranged
from game.lessons.goal import FREE
from game.puzzles.freeing import freeing
from game.puzzles.puzzle import Puzzle
from game.solver.play import search

EFFORT = 20_000
"""What the search may look at: enough for a bonus joker on a small table."""


def answer(puzzle: Puzzle) -> Play | None:
    """Return a play that reaches the aim; None if none is found."""
    play = puzzle.known or _search(puzzle)
    return play if play and puzzle.goal.is_met(puzzle.position, play) else None


def _search(puzzle: Puzzle) -> Play | None:
    if puzzle.aim != FREE:
        return search(puzzle.position, effort=EFFORT).play
    step = freeing(puzzle.position)
    if step is None:
        return None
    kept = (Counter(puzzle.table) - Counter(step.before)).elements()
    return Play(arranged(puzzle.table, (*kept, *step.after)))
