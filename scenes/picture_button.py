"""A button with a large icon."""

from typing import ClassVar

from pygame import Rect, Surface

from game.kit import shapes
from game.kit.widgets.button import Button


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
