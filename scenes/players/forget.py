"""Asks before it deletes a player, and says what else is deleted."""

from game.kit.kit import Kit
from game.session.player import Player
from game.view.players.avatars import name_of
from scenes.dialog import Confirmation


class Forget(Confirmation):
    """Closes with whether to forget the player."""

    def __init__(self, kit: Kit, player: Player) -> None:
        answers = ("keep", "forget-keep"), ("forget", "player-forget")
        super().__init__(kit, "forget-title", "forget-told", *answers, name=name_of(kit, player))
