"""A button that shows who plays; a press is for the next one."""

from collections.abc import Callable

from pygame import Rect, Surface

from game.kit.kit import Kit
from game.kit.stage import Stage
from game.kit.widgets.button import Button
from game.session.player import Player
from game.view.players.avatars import avatar, name_of


class PlayerButton(Button):
    """Shows an animal on its colour, and its name."""

    def __init__(
        self, kit: Kit, stage: Stage, rect: Rect, player: Player, on_press: Callable[[], None]
    ) -> None:
        """Take who plays, and what calls the next one."""
        self._player = player
        name, tip = name_of(kit, player), kit.text("rush-other-player")
        super().__init__(
            kit,
            stage,
            rect,
            name,
            on_press=on_press,
            sub=tip,
            size="title",
            name="player",
            align="left",
        )

    def _icon_room(self, room: Rect) -> Rect:
        return Rect(room.topleft, (room.width // 3, room.height))

    def _icon(self, room: Rect) -> Surface | None:
        side = min(room.size)
        return avatar(self.kit, self._player, self._player.color or 0, side) if side > 0 else None
