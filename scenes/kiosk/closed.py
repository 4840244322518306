"""The screen outside the opening hours: dark and silent."""

from pygame import Surface

from game.kit.gestures import Gesture
from game.kit.scene import Scene


class Closed(Scene[None]):
    """Closes when the venue opens; a touch shows nothing."""

    turns = False
    fps = 10

    def layout(self) -> None:
        """Draw a black screen."""
        self.clear()
        self.stage.background = Surface(self.kit.size)

    def handle(self, gesture: Gesture) -> None:
        """Ignore every gesture."""
