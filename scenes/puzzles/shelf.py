"""A shelf: the puzzles of one grade by their numbers, page by page."""

from functools import partial
from typing import ClassVar

from pygame import Rect

from game.kit import layout
from game.kit.gestures import Direction
from game.kit.kit import Kit
from game.kit.widgets.button import Kind
from game.settings import Settings
from game.solved import solved_of_shelf
from scenes.page import Page, PageScreen
from scenes.puzzles.number_button import NumberButton, stride
from scenes.puzzles.puzzles import Puzzles
from scenes.screen import TurnResult

CELL_GAP = 14  # reference px between two numbers
PER_PAGE = 30


class ShelfPage(PageScreen[None]):
    """Shows which puzzles of a grade are solved, and leads to each."""

    layer: ClassVar[str] = "shelf"

    def __init__(self, kit: Kit, puzzles: Puzzles, grade: str) -> None:
        super().__init__(kit)
        self._puzzles, self._grade = puzzles, grade
        self._size = puzzles.library.size(grade)
        self.leaf = self._next // PER_PAGE
        self._cells: list[NumberButton] = []

    @property
    def _solved(self) -> frozenset[int]:
        return solved_of_shelf(self.kit.store[Settings], self._grade)

    @property
    def _next(self) -> int:
        """The first puzzle that is not solved yet; the first of all if none is left."""
        solved = self._solved
        return next((at for at in range(self._size) if at not in solved), 0)

    def clear(self) -> None:
        """Drop the numbers, too."""
        super().clear()
        self._cells = []

    def step(self, direction: Direction) -> None:
        """Go from number to number with the arrows; from elsewhere they turn the pages."""
        if cell := stride(self._cells, self.focused, direction, self._across):
            self.focus(cell)
        else:
            super().step(direction)

    def page(self) -> Page:
        """Name the grade, and say how hard it is."""
        text, grade = self.kit.text, self._grade
        title, hard = text("puzzle-grade", grade=grade), text("puzzle-grade-for", grade=grade)
        return Page(title, hard, (), (self.way_back(),), -(-self._size // PER_PAGE))

    def build(self) -> None:
        """Put a page of numbers above the buttons."""
        super().build()
        first, across = self.leaf * PER_PAGE, self._across
        places = layout.grid(self.zone("cells"), PER_PAGE // across, across, self.kit.px(CELL_GAP))
        for at, place in zip(range(first, self._size), places, strict=False):
            self._build_cell(at, place)

    @property
    def _across(self) -> int:
        room = self.zone("cells")
        return 10 if room.w > room.h else 5

    def _build_cell(self, at: int, place: Rect) -> None:
        on_page = range(self.leaf * PER_PAGE, (self.leaf + 1) * PER_PAGE)
        leading = self._next if self._next in on_page else on_page[0]
        kind: Kind = "primary" if at == leading else "plain"
        cell = NumberButton(
            self.kit,
            self.stage,
            place,
            at + 1,
            partial(self._play, at),
            f"puzzle-{at + 1}",
            kind=kind,
            solved=at in self._solved,
        )
        self._cells.append(self.add(cell))

    # Puzzle after puzzle

    def _play(self, at: int) -> None:
        scene = self._puzzles.of_shelf(self.kit, self._grade, at)
        self.push(scene, then=partial(self._left, at))

    def _left(self, at: int, left: TurnResult) -> None:
        """Go on with the puzzle after it, or show the page of the last one."""
        following = at + 1
        if left is TurnResult.GO_ON and following < self._size:
            self.leaf = following // PER_PAGE
            self._play(following)
        else:
            self.leaf = at // PER_PAGE
            self.rebuild()
