"""The screen while the doors are closed: dark and silent."""

from typing import ClassVar

from pygame import Surface

from game.kit.gestures import Gesture
from game.kit.scene import Scene


class Closed(Scene[None]):
    """Closes when the doors open; a touch shows nothing."""

    turns: ClassVar[bool] = False
    fps: ClassVar[int] = 10

    def layout(self) -> None:
        """Draw nothing but dark."""
        self.clear()
        self.stage.background = Surface(self.kit.size)

    def handle(self, gesture: Gesture) -> None:
        """Answer nothing."""
