"""A shelf: the puzzles of one grade by their numbers, sheet by sheet."""

from functools import partial

from game.kit.kit import Kit
from game.settings import Settings
from game.solved import solved_of_shelf
from scenes.page import Page
from scenes.puzzles.number_sheet import SheetScreen
from scenes.puzzles.puzzles import Puzzles
from scenes.screen import TurnResult


class ShelfPage(SheetScreen):
    """Shows which puzzles of a grade are solved, and leads to each."""

    layer = "shelf"
    columns, most = (10, 5), 30

    def __init__(self, kit: Kit, puzzles: Puzzles, grade: str) -> None:
        super().__init__(kit)
        self._puzzles, self._grade = puzzles, grade
        self._size = puzzles.library.size(grade)
        self.leaf = self._next // self.most

    @property
    def _next(self) -> int:
        """The first puzzle that is not solved yet; the first of all if none is left."""
        solved = solved_of_shelf(self.kit.store[Settings], self._grade)
        return next((at for at in range(self._size) if at not in solved), 0)

    def page(self) -> Page:
        """Name the grade, and say how hard it is; the yellow number is the next one to solve."""
        kit, grade, first = self.kit, self._grade, self.leaf * self.most
        title, hard = (kit.text(f"puzzle-grade{each}", grade=grade) for each in ("", "-for"))
        solved = solved_of_shelf(kit.store[Settings], grade)
        shown = range(first, min(self._size, first + self.most))
        leading = self._next if self._next in shown else first
        numbers = [
            self.number(
                at + 1,
                f"puzzle-{at + 1}",
                partial(self._play, at),
                kit.text("puzzle-number", grade=grade, number=at + 1),
                kind="primary" if at == leading else "bare",
                solved=at in solved,
            )
            for at in shown
        ]
        return Page(title, hard, numbers, (self.way_back(),), -(-self._size // self.most))

    # Puzzle after puzzle

    def _play(self, at: int) -> None:
        scene = self._puzzles.of_shelf(self.kit, self._grade, at)
        self.push(scene, then=partial(self._left, at))

    def _left(self, at: int, left: TurnResult) -> None:
        """Go on with the puzzle after it, or show the sheet of the last one."""
        following = at + 1
        if left is TurnResult.GO_ON and following < self._size:
            self.leaf = following // self.most
            self._play(following)
        else:
            self.leaf = at // self.most
            self.rebuild()
