"""Asks before it deletes a player, and says what else is deleted."""

from typing import ClassVar

from game.kit import layout
from game.kit.kit import Kit
from game.session.player import Player
from game.view.avatars import name_of
from scenes.screen import Screen


class Forget(Screen[bool]):
    """Closes with whether to forget the player."""

    layer: ClassVar[str] = "pause"

    def __init__(self, kit: Kit, player: Player) -> None:
        super().__init__(kit)
        self._player = player

    def back(self) -> None:
        """Keep the player."""
        self.close(False)

    def build(self) -> None:
        """Put the question above what is erased, and the two answers below both."""
        text, name = self.kit.text, name_of(self.kit, self._player)
        self.add_label(self.zone("title"), text("forget-title", name=name), "title", "title")
        gap = self.kit.px(24)
        told, keep, forget, _ = layout.rows(self.zone("buttons"), 4, gap)
        self.add_label(told, text("forget-told"), color="ink_soft")
        self.add_button(keep, "keep", text("forget-keep"), self.back, "primary")
        self.add_button(forget, "forget", text("player-forget"), lambda: self.close(True))
