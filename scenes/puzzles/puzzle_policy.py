"""What sets a puzzle apart from a lesson: nothing glows, and help comes only when asked for."""

from game.kit.gestures import Down, Gesture, Keyed
from game.puzzles.puzzle import Puzzle
from scenes.puzzles.puzzle_hints import PuzzleHints
from scenes.table.state import TableState
from scenes.table.task_policy import TaskPolicy


class PuzzlePolicy(TaskPolicy):
    """A policy that counts the help that a player had."""

    def __init__(self, state: TableState, puzzle: Puzzle, hints: PuzzleHints) -> None:
        super().__init__(state, puzzle.lesson, "puzzle-can-play", hints)
        self._puzzle_hints = hints

    def count_help(self, left: int) -> None:
        """Count it as a hint; who was led to the end was shown the answer."""
        self._puzzle_hints.count(left)

    def observe(self, gesture: Gesture) -> None:
        """Stop showing the answer when the player presses something."""
        super().observe(gesture)
        if isinstance(gesture, Down | Keyed):
            self._puzzle_hints.stop()
