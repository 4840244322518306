"""Lets staff in: seven taps, the PIN, the panel, and back to the scene before.

The taps count whatever else they do; nothing on screen hints at them.
"""

from collections.abc import Callable
from typing import Any

from game.kiosk.staff_settings import StaffSettings
from game.kit.gestures import Gesture, Keyed, Point, Up
from game.kit.kit import Kit
from game.kit.scene import Scene
from scenes.kiosk.staff.panel import StaffPanel
from scenes.kiosk.staff.pin_pad import PinPad

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


class StaffAccess:
    """Lets staff in over any scene; if no PIN is set, nobody gets in."""

    def __init__(
        self,
        loop: Scene[Any],
        staff: StaffSettings,
        on_change: Callable[[], object],
        end: Callable[[int], object],
    ) -> None:
        """Take the scene below all others, and what applies a change and ends the app."""
        self._loop, self._staff, self._on_change, self._end = loop, staff, on_change, end
        self._corner = Corner(loop.kit, staff.now, self._knocked)

    def hear(self, gesture: Gesture) -> None:
        """Listen for the taps."""
        self._corner.hear(gesture)

    def is_at(self, pos: Point) -> bool:
        """Return whether a touch there is for staff only."""
        return self._staff.lock is not None and self._corner.holds(pos)

    def _knocked(self) -> None:
        if self._staff.lock:
            self._loop.push(PinPad(self._loop.kit, self._staff.lock), then=self._typed)

    def _typed(self, opens: bool) -> None:
        if opens:
            panel = StaffPanel(self._loop.kit, self._staff, self._on_change)
            self._loop.push(panel, then=self._left)

    def _left(self, code: int | None) -> None:
        if code is not None:
            self._end(code)
