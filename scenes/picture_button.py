"""Buttons with large pictures: an icon, or the heads of players."""

from collections.abc import Callable, Sequence
from typing import ClassVar

from pygame import Rect, Surface

from game.kit import shapes
from game.kit.kit import Kit
from game.kit.stage import Stage
from game.kit.widgets.button import Button
from game.session.player import Player
from game.view.players.avatars import head

HEADS_APART = 1.08
"""The distance from one head to the next, in heads."""


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


class HeadsButton(PictureButton):
    """Shows the heads of players; `complete` draws them, and until then they have their room."""

    largest: ClassVar[int] = 112

    def __init__(
        self,
        kit: Kit,
        stage: Stage,
        rect: Rect,
        text: str,
        players: Sequence[Player],
        on_press: Callable[[], None],
        name: str,
    ) -> None:
        self._players = players
        self._is_complete = False
        super().__init__(kit, stage, rect, text, on_press=on_press, name=name, align="below")

    def complete(self) -> None:
        """Draw the heads, too."""
        if not self._is_complete:
            self._is_complete = True
            self.refresh()

    def _icon(self, room: Rect) -> Surface | None:
        count = len(self._players)
        across = 1 + (count - 1) * HEADS_APART
        side = min(room.height, round(room.width / across), self.kit.px(self.largest))
        if side <= 0:
            return None
        picture = self.kit.canvas((round(side * across), side))
        for at, player in enumerate(self._players if self._is_complete else ()):
            picture.blit(head(self.kit, player, side), (round(at * side * HEADS_APART), 0))
        return picture


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
