"""A dialog: one question, and some answers below each other."""

from typing import ClassVar

from pygame import Rect

from game.kit import layout
from game.kit.scene import Result
from scenes.screen import Screen


class Dialog(Screen[Result]):
    """A dialog: a question with some answers below each other."""

    layer: ClassVar[str] = "pause"

    def ask(self, title: str, count: int, **values: object) -> list[Rect]:
        """Write the question; return the places for `count` answers."""
        room, gap = self.zone("buttons"), self.kit.px(24)
        height = min(room.height, count * (max(self.kit.min_target, self.kit.px(136)) + gap) - gap)
        lower = (room.height - height) // 3  # Roughly in the middle.
        self.add_label(
            self.zone("title").move(0, lower), self.kit.text(title, **values), "title", "huge"
        )
        return layout.rows(Rect(room.x, room.y + lower, room.width, height), count, gap)
