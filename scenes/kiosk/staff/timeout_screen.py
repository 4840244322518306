"""A screen for staff that closes itself when nobody touches it for a while."""

from game.kit.gestures import Gesture, Hover
from game.kit.kit import Kit
from game.kit.scene import Result
from scenes.screen import Screen

TIMEOUT_SECONDS = 20.0
"""Seconds without a touch after which the screen closes."""


class TimeoutScreen(Screen[Result]):
    """Closes itself when nobody has touched it for a while."""

    def __init__(self, kit: Kit) -> None:
        super().__init__(kit)
        self._left = TIMEOUT_SECONDS

    def time_out(self) -> None:
        """Close, as nobody is there."""
        raise NotImplementedError

    def back(self) -> None:
        """Close at the request of whoever is there."""
        self.time_out()

    def handle(self, gesture: Gesture) -> None:
        """Reset the timeout at any gesture but hovering."""
        if not isinstance(gesture, Hover):
            self._left = TIMEOUT_SECONDS
        super().handle(gesture)

    def resume(self) -> None:
        """Reset the timeout."""
        self._left = TIMEOUT_SECONDS

    def count(self, seconds: float) -> None:
        """Close when nobody has touched the screen for long enough."""
        self._left -= seconds
        if self._left <= 0:
            self._left = TIMEOUT_SECONDS
            self.time_out()


class FurtherScreen(TimeoutScreen[bool]):
    """Closes with whether somebody is still there."""

    def time_out(self) -> None:
        """Close, as nobody is there."""
        self.close(False)

    def back(self) -> None:
        """Close."""
        self.close(True)
