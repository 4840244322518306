"""Somebody who sits at a puzzle, and can solve it by the moves of the answer."""

from datetime import date

from game.engine.game import EndTurn
from game.lessons.guide import Guide
from game.puzzles.answer import answer
from game.puzzles.puzzle import Puzzle, read_puzzle
from game.session.future import Inline
from game.solved import Solved
from game.view.puzzles.library import Library
from scenes.puzzles.puzzle_scene import Posed, PuzzleScene
from scenes.puzzles.puzzles import Puzzles
from tests.kits import ASSETS
from tests.scenes.opened import Opened

TODAY = date(2026, 11, 12)

PUZZLES = {
    "out": "nudge out / B4 B5 B6 | K9 R9 O9 / B7",
    "lay": "trap lay 1 / R3 R4 R5 R6 R7 | K9 R9 B9 / R5 K1",
    "fewest": "nudge fewest 3 / R3 R4 R5 R6 R7 | K9 R9 B9 / R5",
    "free": "nudge free / B5 B6 J | K9 R9 O9 / B4 R1 R2",
    "open": "nudge open / K9 R9 B9 / R10 R11 R12 K1 K2 K3",
}
"""A puzzle with each aim."""


def puzzles(today: date = TODAY) -> Puzzles:
    """Open the puzzles on a day."""
    return Puzzles(Library(ASSETS), today=lambda: today)


def solve(scene: PuzzleScene) -> None:
    """Make the moves of the answer, and press the big button."""
    puzzle = scene._puzzle
    guide = Guide(puzzle.lesson, answer(puzzle))
    while not isinstance(command := guide.next(scene.session.game.draft), EndTurn):
        scene.control.do(command)
    scene.press("action")


class Solver(Opened):
    """A pilot at a puzzle; `found` are the results of those that were found."""

    def __init__(
        self, puzzle: str | Puzzle, size: tuple[int, int] = (1366, 768), **more: object
    ) -> None:
        self.found: list[Solved] = []
        made = read_puzzle("1", PUZZLES[puzzle]) if isinstance(puzzle, str) else puzzle
        line = lambda found: f"found {found.tries}/{found.hints}"  # noqa: E731
        posed = Posed(made, "Today", self.found.append, line)
        super().__init__(lambda kit: PuzzleScene(kit, posed, Inline()), size, **more)
        self.puzzle: PuzzleScene = self.scene
        self.tick(0.5)

    @property
    def message(self) -> str:
        """What the line over the rack says."""
        return self.puzzle.state.view.message.text

    @property
    def told(self) -> str:
        """What the animal says below the heading."""
        return self.puzzle.in_bubble

    def middle(self, text: str) -> tuple[int, int]:
        """Give the middle of a tile, the first one of that name."""
        found = (it for it in self.puzzle.state.board.tiles.sprites if str(it.tile) == text)
        return next(found).placement.rect.center

    def solve(self) -> None:
        """Solve it by the moves of the answer."""
        solve(self.puzzle)
        self.step()

    def hint(self) -> str:
        """Ask for a hint, and return what is said."""
        self.tap("hint")
        self.step()
        return self.message
