"""Buttons with large pictures: an icon, or the head of a player."""

from collections.abc import Callable
from typing import ClassVar

from pygame import Rect, Surface

from game.kit import shapes
from game.kit.kit import Kit
from game.kit.stage import Stage
from game.kit.widgets.button import Button
from game.session.player import Player
from game.view.players.avatars import head


class PictureButton(Button):
    """Shows an icon that is larger than those of other buttons."""

    largest: ClassVar[int] = 84
    """How large its picture is at most, in reference pixels."""

    @property
    def _sub_size(self) -> str:
        return "body" if self.kind == "primary" else super()._sub_size

    def _icon(self, room: Rect) -> Surface | None:
        side = min(room.height, room.width, self.kit.px(self.largest))
        return shapes.svg(self.icon, (side, side), self._ink()) if self.icon and side > 0 else None

    def _large_icon(self, room: Rect) -> Surface | None:  # noqa: ARG002
        return None  # It is large at any size of text.


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
