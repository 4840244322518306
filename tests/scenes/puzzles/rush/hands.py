"""Hands that play a Rush by the moves of the answers."""

from game.engine.game import EndTurn
from game.lessons.guide import Guide
from game.puzzles.answer import answer
from scenes.puzzles.rush.rush_table import RushTable


def solve_rush(table: RushTable) -> None:
    """Make the moves of the answer; the turn ends by itself."""
    puzzle = table._puzzle
    guide = Guide(puzzle.lesson, answer(puzzle))
    while not table._moves:
        command = guide.next(table.session.game.draft)
        assert not isinstance(command, EndTurn), "the turn did not end by itself"
        table.control.do(command)
        table.show_changes()
