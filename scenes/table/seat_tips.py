"""Tips on the seats: what is made easier for whom."""

from typing import Any

from pygame import SRCALPHA, Rect, Surface

from game.kit.widgets.widget import Widget
from game.view.avatars import name_of
from game.view.handicaps import in_words
from game.view.table.shown import ShownSeat
from scenes.screen import Screen


class SeatTip(Widget):
    """A seat that tells, where one points, what its signs mean."""

    def __init__(self, screen: Screen[Any], badge: Rect, seat: ShownSeat) -> None:
        kit, eased = screen.kit, in_words(screen.kit, seat.player.handicap)
        if eased:
            self.tip = kit.text("tip-eased", name=name_of(kit, seat.player), eased=eased)
        super().__init__(kit, screen.stage, badge)

    def paint(self) -> Surface:
        """Draw nothing: the badge is there."""
        return Surface((1, 1), SRCALPHA)
