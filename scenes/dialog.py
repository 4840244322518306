"""A slip of paper that asks before something is lost."""

from pygame import Rect

from game.kit import layout
from game.kit.debounce import Debounce
from game.kit.kit import Kit
from game.view.sheets import draw_page
from scenes.once import OnceScreen

WORDS, ANSWERS, GAP = 200, 112, 24
"""How high the room for what is lost is, and that for an answer, and how far they are apart, in
reference pixels.
"""

Answer = tuple[str, str]
"""The name of a button, and the id of its words."""


class Confirmation(OnceScreen[bool]):
    """Closes with whether something is to be lost; the yellow answer keeps it."""

    layer = "pause"

    def __init__(
        self,
        kit: Kit,
        title: str,
        told: str,
        keep: Answer,
        lose: Answer,
        presses: Debounce | None = None,
        **values: object,
    ) -> None:
        """Take the ids of the question and of what is lost; the values are those of the first.

        The `presses` are what the screen below knows of them.
        """
        super().__init__(kit, presses)
        self._title, self._told, self._values = title, told, values
        self._keep, self._lose = keep, lose

    def back(self) -> None:
        """Keep it."""
        self.close(False)

    def build(self) -> None:
        """Lay the slip in the middle, above the answers."""
        text, kit, title, room = self.kit.text, self.kit, self.zone("title"), self.zone("buttons")
        words, answers, gap = (kit.px(high) for high in (WORDS, ANSWERS, GAP))
        title.top = (kit.size[1] - title.h - words - 2 * answers - 4 * gap) // 2
        told = Rect(room.left, title.bottom, room.w, words)
        title.width, title.centerx = room.w, room.centerx
        below = Rect(room.left, told.bottom + 3 * gap, room.w, 2 * answers + gap)
        paper, place = draw_page(kit, title.union(told))
        self.stage.add(paper, *place.topleft)
        asked = text(self._title, **self._values)
        self.add_label(title, asked, "title", "huge", "ink_dark")
        self.add_label(told, text(self._told), size="label", color="ink_dark")
        keep, lose = layout.rows(below, 2, gap)
        name, said = self._keep
        self.add_button(keep, name, text(said), self.back, "primary")
        name, said = self._lose
        self.add_button(lose, name, text(said), lambda: self.close(True))
