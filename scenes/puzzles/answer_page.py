"""The answer next to one's own: two tables, and how many tiles each has moved."""

from game.engine.notation import write_table
from game.engine.position import Table
from game.engine.tile import Tile
from game.kit.kit import Kit
from game.kit.widgets.card import Words
from game.solver.fewest_moves import moved
from game.view.hint_text import row_name
from game.view.small_table import frame_small_table
from game.view.wording import joined
from scenes.page import Page, PageScreen


class AnswerPage(PageScreen[None]):
    """Shows two ways to leave a table."""

    layer = "answer"

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

    def page(self) -> Page:
        """Return its title, and the way back."""
        return Page(self.kit.text("puzzle-compare"), ways=(self.way_back(),))

    def build(self) -> None:
        """Put the tables side by side, each below a note that says whose it is."""
        super().build()
        kit, text = self.kit, self.kit.text
        same = _by_tiles(self._own) == _by_tiles(self._other)
        others = "puzzle-same" if same else "puzzle-other"
        shown = ("own", "puzzle-yours", self._own), ("other", others, self._other)
        for name, heading, table in shown:
            place, count = self.zone(name), moved(self._before, table)
            picture = frame_small_table(kit, write_table(table), place.size)
            self.stage.add(picture, *place.topleft)
            said = Words(text(heading), "label", "bold"), Words(text("puzzle-moved", count=count))
            self.add_note(self.zone(f"{name}_told"), *said)


def _by_tiles(table: Table) -> list[list[Tile]]:
    """Return the tiles of each row, as a group is the same in any order."""
    return sorted(sorted(row) for row in table)


def _following(table: Table, other: Table) -> Table:
    """Put the rows that another table has, too, first and in its order."""
    known = [sorted(row) for row in other]
    return tuple(sorted(table, key=lambda row: [*known, sorted(row)].index(sorted(row))))
