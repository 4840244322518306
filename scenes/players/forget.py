"""Asks before it deletes a player, and says what else is deleted."""

from game.kit.kit import Kit
from game.session.player import Player
from game.view.players.avatars import name_of
from scenes.dialog import Dialog


class Forget(Dialog[bool]):
    """Closes with whether to forget the player."""

    def __init__(self, kit: Kit, player: Player) -> None:
        super().__init__(kit)
        self._player = player

    def back(self) -> None:
        """Keep the player."""
        self.close(False)

    def build(self) -> None:
        """Put the question above what is erased, and the two answers below both."""
        text = self.kit.text
        name = name_of(self.kit, self._player)
        first, second, keep, forget = self.ask("forget-title", 4, name=name)
        self.add_label(first.union(second), text("forget-told"), size="label")
        self.add_button(keep, "keep", text("forget-keep"), self.back, "primary")
        self.add_button(forget, "forget", text("player-forget"), lambda: self.close(True))
