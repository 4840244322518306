"""How hard a puzzle is: the hardest of the smallest steps, or that they never reach the aim."""

from game.analysis.strands import Strand
from game.engine.position import Position
from game.engine.turn import Play
from game.lessons.goal import FREE, LAY
from game.puzzles.freeing import freeing
from game.puzzles.puzzle import CHAIN, KNOT, NUDGE, OPEN, SPLIT, TRAP, Puzzle
from game.puzzles.steps import climb
from game.solver.greedy_play import greedy_play

BY_ROWS = (NUDGE, NUDGE, SPLIT, CHAIN)
"""The grade by the rows that have to move at once; more of them are a knot."""


def grade(puzzle: Puzzle) -> str:
    """Find the grade.

    A joker is freed in one step. Nothing on the table moves for first sets. Where few tiles may
    move, the grade says how hard it is to lay the rack at all.
    """
    if puzzle.aim == OPEN:
        return NUDGE
    if puzzle.aim == FREE:
        step = freeing(puzzle.position)
        return by_rows(len(step.before) if step else 0)
    return grade_of(puzzle, *climb(puzzle.position))


def grade_of(puzzle: Puzzle, steps: list[Strand], end: Position) -> str:
    """Return the grade of a puzzle by its smallest steps, and by what is left at their end."""
    needed = puzzle.count if puzzle.aim == LAY and puzzle.count else len(puzzle.rack)
    if len(puzzle.rack) - len(end.mover.rack) < needed:
        return TRAP
    return by_rows(max((len(step.before) for step in steps), default=0))


def by_rows(rows: int) -> str:
    """Return the grade by how many rows have to move at once."""
    return BY_ROWS[rows] if rows < len(BY_ROWS) else KNOT


def is_simple(puzzle: Puzzle) -> bool:
    """Return whether a player who lays own sets and then tile by tile reaches the aim."""
    position = puzzle.position
    if puzzle.aim == OPEN:
        return False
    table = greedy_play(position, position.mover.rack).table
    return puzzle.goal.is_met(position, Play(table))
