"""The door of the staff: seven taps, the PIN, the panel, and back to what was there before."""

from collections.abc import Callable
from typing import Any

from game.kiosk.staff_settings import Office
from game.kit.gestures import Gesture, Point
from game.kit.scene import Scene
from scenes.kiosk.staff.corner import Corner
from scenes.kiosk.staff.panel import Panel
from scenes.kiosk.staff.pin_pad import PinPad


class Door:
    """Let staff in, over whatever is seen; without a PIN there is no door."""

    def __init__(
        self,
        house: Scene[Any],
        office: Office,
        on_change: Callable[[], object],
        end: Callable[[int], object],
    ) -> None:
        """Take a scene that lies below all, what takes a change up, what ends the game."""
        self._house, self._office, self._on_change, self._end = house, office, on_change, end
        self._corner = Corner(house.kit, office.now, self._knocked)

    def hear(self, gesture: Gesture) -> None:
        """Listen for the taps."""
        self._corner.hear(gesture)

    def is_at(self, pos: Point) -> bool:
        """Tell whether a touch there is for this door alone."""
        return self._office.lock is not None and self._corner.holds(pos)

    def _knocked(self) -> None:
        if self._office.lock:
            self._house.push(PinPad(self._house.kit, self._office.lock), then=self._typed)

    def _typed(self, opens: bool) -> None:
        if opens:
            panel = Panel(self._house.kit, self._office, self._on_change)
            self._house.push(panel, then=self._left)

    def _left(self, code: int | None) -> None:
        if code is not None:
            self._end(code)
