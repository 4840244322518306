"""The card of a player: the animal on its disc, above the name."""

from pygame import Rect, Surface

from game.kit import shapes
from game.kit.widgets.button import Button
from game.session.player import Player
from game.view.players.avatars import avatar

SIGN_SHARE = 0.5  # the size of a sign in place of a face, in faces


class PlayerCard(Button):
    """Shows an animal in the colour of a seat above its words."""

    animal, color = "", 0

    def show(self, animal: str, color: int) -> None:
        """Take the animal and its colour."""
        self.animal, self.color = animal, color
        self.refresh()

    def _icon(self, room: Rect) -> Surface | None:
        side = max(1, min(room.size))
        if self.animal:
            return avatar(self.kit, Player.unnamed(self.animal), self.color, side)
        sign = round(side * SIGN_SHARE)
        return shapes.svg(self.icon, (sign, sign), self._ink()) if self.icon and sign else None
