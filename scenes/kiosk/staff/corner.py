"""Detects seven taps in a corner, whatever else they do; nothing on screen hints at them."""

from collections.abc import Callable

from game.kit.gestures import Gesture, Keyed, Point, Up
from game.kit.kit import Kit

TAP_COUNT, TAP_SECONDS = 7, 5.0
"""This many taps within this many seconds let staff in."""

CORNER_SIDE = 110
"""The side of the corner, in reference px."""


class Corner:
    """Counts taps in the top right corner; a tap anywhere else restarts the count."""

    def __init__(self, kit: Kit, now: Callable[[], float], on_taps: Callable[[], object]) -> None:
        self._kit, self._now, self._on_taps = kit, now, on_taps
        self._taps: list[float] = []

    def holds(self, pos: Point) -> bool:
        """Return whether a point is in the corner."""
        side = self._kit.px(CORNER_SIDE)
        return pos[0] >= self._kit.size[0] - side and pos[1] < side

    def hear(self, gesture: Gesture) -> None:
        """Count a tap in the corner; restart the count at a tap elsewhere or a key."""
        match gesture:
            case Up(start, pos) if self.holds(start) and self.holds(pos):
                now = self._now()
                self._taps = [*(each for each in self._taps if now - each < TAP_SECONDS), now]
                if len(self._taps) == TAP_COUNT:
                    self._taps.clear()
                    self._on_taps()
            case _ if isinstance(gesture, Up | Keyed):
                self._taps.clear()
