"""The shelves of puzzles: one for each grade, from the easiest on."""

from functools import partial
from typing import ClassVar

from pygame import Surface

from game.kit import layout, shapes
from game.kit.kit import Kit
from game.kit.widgets.button import Kind
from game.kit.widgets.card import Card, Picture, Size, Words
from game.puzzles.puzzle import GRADES
from game.settings import Settings
from game.solved import solved_of_shelf
from scenes.puzzles.own import OwnPuzzles, Waiting
from scenes.puzzles.puzzles import Puzzles
from scenes.puzzles.rush.offered import is_offered
from scenes.puzzles.shelf import ShelfPage
from scenes.screen import SideScreen, TurnResult

SHELF_GAP = 14  # reference px between two shelves


class PuzzleShelves(SideScreen[None]):
    """Leads to the puzzles of each grade."""

    layer: ClassVar[str] = "shelves"

    def __init__(self, kit: Kit, puzzles: Puzzles) -> None:
        super().__init__(kit)
        self._puzzles = puzzles

    def resume(self) -> None:
        """Show what was solved meanwhile."""
        self.rebuild()

    def build(self) -> None:
        """Put a shelf below the other; the yellow one is the first that is not all solved."""
        kit, text = self.kit, self.kit.text
        self.add_heading(text("puzzles"), text("puzzles-sub"))
        counts = {grade: self._counts(grade) for grade in GRADES}
        unfinished = (grade for grade, (count, all) in counts.items() if count < all)
        next_one = next(unfinished, GRADES[-1])
        rush = is_offered(kit)
        count = len(GRADES) + rush
        first, *others = layout.rows(self.zone("list"), count, kit.px(SHELF_GAP))
        places = others if rush else [first, *others]
        if rush:
            words, sub = text("rush"), text("rush-sub")
            self.add_button(first, "rush", words, self._rush, icon="clock", sub=sub, align="left")
        for grade, place in zip(GRADES, places, strict=True):
            kind: Kind = "primary" if grade == next_one else "plain"
            count, all = counts[grade]
            solved = text("puzzles-solved", count=count, all=all)
            self.add_card(place, self._shelf(grade, solved, kind))
        self.add_button(self.zone("back"), "back", text("back"), self.back)
        self._offer_own()

    def _shelf(self, grade: str, solved: str, kind: Kind) -> Card:
        """Show a grade: its stars, its name, what it means, and how many are solved."""
        kit, stars = self.kit, GRADES.index(grade) + 1
        name, means = (kit.text(f"puzzle-grade{each}", grade=grade) for each in ("", "-for"))
        lines = Words(name, "label", "bold", end=solved), Words(means, "small")
        ink = kit.theme["ink_dark" if kind == "primary" else "ink"]

        def draw(size: Size) -> Surface:
            side = min(size[1] // 2, size[0] // len(GRADES))
            picture = kit.canvas((side * stars, side))
            for at in range(stars):
                picture.blit(shapes.svg(kit.art("star"), (side, side), ink), (at * side, 0))
            return picture

        picture, press = Picture(draw, "left", len(GRADES) / 2), partial(self._open, grade)
        return Card(f"shelf-{grade}", lines, press, picture, kind=kind)

    def _offer_own(self) -> None:
        """Offer what comes back today, if anything does."""
        own = self._puzzles.own
        if own and (due := own.due()):
            words = self.kit.text("own-puzzles")
            sub, pose = self.kit.text("own-puzzles-due", count=len(due)), partial(self._pose, own)
            self.add_button(self.zone("own"), "own", words, pose, icon="flag", sub=sub)

    def _pose(self, own: OwnPuzzles) -> None:
        """Pose what has waited longest, and then the next."""
        if due := own.due():
            scene = self._puzzles.of_player(self.kit, own, due[0])
            self.push(scene, then=partial(self._tried, own, due[0]))

    def _tried(self, own: OwnPuzzles, waiting: Waiting, left: TurnResult) -> None:
        own.later(waiting)
        if left is TurnResult.GO_ON and own.due():
            self._pose(own)
        else:
            self.rebuild()

    def _rush(self) -> None:
        # Imported late: whoever wants a shelf needs none of it.
        from scenes.puzzles.rush.start import RushStart, at_home

        self.push(RushStart(self.kit, self._puzzles, at_home(self.kit)))

    def _counts(self, grade: str) -> tuple[int, int]:
        size = self._puzzles.library.size(grade)
        solved = solved_of_shelf(self.kit.store[Settings], grade)
        return sum(at < size for at in solved), size

    def _open(self, grade: str) -> None:
        self.push(ShelfPage(self.kit, self._puzzles, grade))
