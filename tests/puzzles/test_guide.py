"""The guide of lessons leads through a puzzle to its answer."""

import pytest

from game.engine.game import EndTurn, Game
from game.lessons.guide import Guide
from game.puzzles.answer import answer
from game.puzzles.puzzle import read_puzzle

LINES = [
    "split out / R4 R5 R6 R7 | B7 B8 B9 B10 / K7",
    "chain out / K1 K2 K3 | R1 R2 R3 | B1 B2 B3 / O3",
    "trap lay 4 / R11 R12 R13 | R6 R7 R8 | K3 K4 K5 | R7 R8 R9 / K7 K8 R6 B8 O7",
    "nudge free / R3 J R5 / R4 K7 K8",
    "nudge open / K1 K2 K3 / R9 B9 O9 R10 R11",
]


@pytest.mark.parametrize("line", LINES)
def test_the_guide_of_lessons_leads_to_the_answer(line: str) -> None:
    puzzle = read_puzzle("mine", line)
    guide, game = Guide(puzzle.lesson, answer(puzzle)), Game(puzzle.position)
    for _ in range(30):
        command = guide.next(game.draft)
        if isinstance(command, EndTurn):
            break
        assert game.do(command)
    assert puzzle.goal.is_met(puzzle.position, game.draft.play)
