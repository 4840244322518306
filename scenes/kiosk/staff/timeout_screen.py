"""A screen for staff: when nobody touches it for a while it closes itself."""

from game.kit.gestures import Gesture, Hover
from game.kit.kit import Kit
from game.kit.scene import Result
from scenes.screen import Screen

PATIENCE = 20.0
"""Seconds without a touch."""


class TimeoutScreen(Screen[Result]):
    """Closes itself when nobody has touched it for a while."""

    def __init__(self, kit: Kit) -> None:
        super().__init__(kit)
        self._left = PATIENCE

    def time_out(self) -> None:
        """Close, as nobody is there."""
        raise NotImplementedError

    def back(self) -> None:
        """Close, as who is there wishes."""
        self.time_out()

    def handle(self, gesture: Gesture) -> None:
        """Take anything for a sign that somebody is there."""
        if not isinstance(gesture, Hover):
            self._left = PATIENCE
        super().handle(gesture)

    def resume(self) -> None:
        """Start the timeout anew."""
        self._left = PATIENCE

    def count(self, seconds: float) -> None:
        """Close when nobody has touched it for long."""
        self._left -= seconds
        if self._left <= 0:
            self._left = PATIENCE
            self.time_out()
