"""Dialogs: a post with boards to choose from, and a slip of paper that asks something."""

from typing import ClassVar

from pygame import Rect, Surface

from game.kit import layout
from game.kit.kit import Kit
from game.kit.scene import Result
from game.view.room import has_room, lay_wood
from game.view.sheets import draw_page
from scenes.screen import Screen

POST = 44
"""How thick the post is on which boards hang, in reference pixels."""

LEAST_SPACE = 30
"""How far the paper stays away from the first answer, beside their gap, in reference pixels."""

Answer = tuple[str, str]
"""The name of a button, and the id of its words."""


class Dialog(Screen[Result]):
    """A title with some answers below each other."""

    layer: ClassVar[str] = "pause"

    def hang(self, title: str, count: int) -> list[Rect]:
        """Write the title over a post; return the places for `count` boards on it."""
        place, rows = self._places(count)
        if has_room(self.kit):
            post = Rect(0, place.bottom, self.kit.px(POST), self.kit.size[1] - place.bottom)
            post.centerx = rows[0].centerx
            wood = Surface(post.size)
            lay_wood(self.kit, wood)
            self.stage.add(wood, *post.topleft)
        self.add_label(place, self.kit.text(title), "title", "huge")
        return rows

    def _places(self, count: int) -> tuple[Rect, list[Rect]]:
        """Return the places for a title and `count` answers, roughly in the middle."""
        room, gap = self.zone("buttons"), self.kit.px(24)
        height = min(room.height, count * (max(self.kit.min_target, self.kit.px(136)) + gap) - gap)
        lower = (room.height - height) // 3
        rows = layout.rows(Rect(room.x, room.y + lower, room.width, height), count, gap)
        return self.zone("title").move(0, lower), rows


class Confirmation(Dialog[bool]):
    """Closes with whether something is to be lost; the yellow answer keeps it."""

    def __init__(
        self, kit: Kit, title: str, told: str, keep: Answer, lose: Answer, **values: object
    ) -> None:
        """Take the ids of the question and of what is lost; the values are those of the first."""
        super().__init__(kit)
        self._title, self._told, self._values = title, told, values
        self._keep, self._lose = keep, lose

    def back(self) -> None:
        """Keep it."""
        self.close(False)

    def build(self) -> None:
        """Put the slip above the answers; neither is where the press before this one was."""
        text, (title, (upper, lower, keep, lose)) = self.kit.text, self._places(4)
        words = upper.union(lower)
        wide = max(words.width, title.width)
        high = words.height - self.kit.px(LEAST_SPACE)
        words = Rect(words.centerx - wide // 2, words.top, wide, high)
        paper, place = draw_page(self.kit, title.union(words))
        self.stage.add(paper, *place.topleft)
        asked = text(self._title, **self._values)
        self.add_label(title, asked, "title", "huge", "ink_dark")
        self.add_label(words, text(self._told), size="label", color="ink_dark")
        name, said = self._keep
        self.add_button(keep, name, text(said), self.back, "primary")
        name, said = self._lose
        self.add_button(lose, name, text(said), lambda: self.close(True))
