"""The answer next to one's own: two tables, and how many tiles each has moved."""

from typing import ClassVar

from pygame import Rect

from game.engine.notation import write_table
from game.engine.position import Table
from game.engine.tile import Tile
from game.kit.kit import Kit
from game.kit.widgets.widget import RADIUS
from game.solver.fewest_moves import moved
from game.view.hint_text import row_name
from game.view.small_table import draw_small_table
from game.view.wording import joined
from scenes.screen import SideScreen

HEAD_SHARE = 0.6
"""The share of the words above a table that says whose it is."""


class AnswerPage(SideScreen[None]):
    """Shows two ways to leave a table."""

    layer: ClassVar[str] = "answer"

    def __init__(self, kit: Kit, before: Table, own: Table, other: Table) -> None:
        super().__init__(kit)
        self._before = before
        self._other = _following(other, own)
        self._own = _following(own, self._other)

    def spoken_lines(self) -> list[str]:
        """Say the rows of both tables, too."""
        title, own, moves, other, others = super().spoken_lines()
        tables = ([row_name(self.kit, row) for row in it] for it in (self._own, self._other))
        mine, theirs = (joined(self.kit, names) for names in tables)
        return [title, own, moves, mine, other, others, theirs]

    def build(self) -> None:
        """Put the tables side by side."""
        kit, text = self.kit, self.kit.text
        same = _by_tiles(self._own) == _by_tiles(self._other)
        self.add_label(self.zone("title"), text("puzzle-compare"), "title", "title")
        self._build_table("own", text("puzzle-yours"), self._own)
        other = text("puzzle-same" if same else "puzzle-other")
        self._build_table("other", other, self._other)
        self.add_button(self.zone("back"), "back", kit.text("back"), self.back, "primary")

    def _build_table(self, name: str, words: str, table: Table) -> None:
        kit, place = self.kit, self.zone(name)
        picture = draw_small_table(kit, place.size, kit.px(RADIUS), write_table(table))
        self.stage.add(picture, *place.topleft)
        told = self.zone(f"{name}_told")
        count = kit.text("puzzle-moved", count=moved(self._before, table))
        head = Rect(told.left, told.top, told.w, round(told.h * HEAD_SHARE))
        self.add_label(head, words, "bold", "label")
        below = Rect(told.left, head.bottom, told.w, told.h - head.h)
        self.add_label(below, count, size="small", color="ink_soft")


def _by_tiles(table: Table) -> list[list[Tile]]:
    """Return the tiles of each row, as a group is the same in any order."""
    return sorted(sorted(row) for row in table)


def _following(table: Table, other: Table) -> Table:
    """Put the rows that another table has, too, first and in its order."""
    known = [sorted(row) for row in other]
    return tuple(sorted(table, key=lambda row: [*known, sorted(row)].index(sorted(row))))
