"""Tips on the seats: what is made easier for each player."""

from collections.abc import Sequence
from typing import Any

from pygame import SRCALPHA, Rect, Surface

from game.kit.widgets.widget import Widget
from game.session.player import Player
from game.view.players.addressing import label
from game.view.players.handicaps import in_words
from game.view.table.table import TableView
from scenes.screen import Screen


class SeatTip(Widget):
    """A seat whose tip explains the signs of its player's handicap."""

    def __init__(
        self, screen: Screen[Any], place: Rect, players: Sequence[Player], at: int
    ) -> None:
        self._at = at
        kit, eased = screen.kit, in_words(screen.kit, players[at].handicap)
        if eased:
            self.tip = kit.text("tip-eased", name=label(kit, players, at), eased=eased)
        super().__init__(kit, screen.stage, place)

    def follow(self, view: TableView) -> None:
        """Go where the seat is: another viewer has another one in front."""
        if view.seats:
            self.rect = view.seats.rects[self._at]

    def paint(self) -> Surface:
        """Draw nothing: the seat is drawn already."""
        return Surface((1, 1), SRCALPHA)
