"""Sway: an angle that follows the speed of a hand and swings back when it rests."""

from math import exp


class Sway:
    """A lean in degrees against the clock: to the right when the hand goes left."""

    def __init__(self, most: float, fastest: float, ms: float) -> None:
        """Take the largest angle, the speed that gives it (per second), and the time to follow."""
        self._most, self._fastest = most, fastest
        self._seconds = ms / 1000 / 3  # After three times this, 95 % of the way is done.
        self._x: float | None = None
        self.angle = 0.0

    def tick(self, x: float, dt: float) -> float:
        """Let `dt` seconds pass in which the hand came to `x`; give the angle."""
        before, self._x = self._x, x
        if before is None or dt <= 0:
            return self.angle
        speed = (x - before) / dt / self._fastest
        goal = -self._most * max(-1.0, min(1.0, speed))
        self.angle += (goal - self.angle) * (1 - exp(-dt / self._seconds))
        return self.angle
