"""A card with a face in the place of an icon."""

from collections.abc import Callable
from typing import ClassVar

from pygame import Rect, Surface

from game.kit.kit import Kit
from game.kit.stage import Stage
from game.kit.widgets.button import Button
from game.session.player import Player
from game.view.players.avatars import head


class FaceButton(Button):
    """Shows the head of a player left of the words."""

    largest: ClassVar[int] = 84
    """How large the head is at most, in reference pixels."""

    def __init__(
        self,
        kit: Kit,
        stage: Stage,
        rect: Rect,
        player: Player,
        text: str,
        sub: str,
        on_press: Callable[[], None],
        name: str,
    ) -> None:
        self._player = player
        super().__init__(
            kit, stage, rect, text, on_press=on_press, sub=sub, name=name, align="left"
        )

    def _icon(self, room: Rect) -> Surface | None:
        side = min(room.height, room.width, self.kit.px(self.largest))
        return head(self.kit, self._player, side) if side > 0 else None
