"""Lets staff in: seven taps, the PIN, the panel, and back to the scene before."""

from collections.abc import Callable
from typing import Any

from game.kiosk.staff_settings import StaffSettings
from game.kit.gestures import Gesture, Point
from game.kit.scene import Scene
from scenes.kiosk.staff.corner import Corner
from scenes.kiosk.staff.panel import StaffPanel
from scenes.kiosk.staff.pin_pad import PinPad


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
