"""Motion in pure numbers: a point that travels to its target, an angle that follows a hand."""

from collections.abc import Callable
from math import exp

Ease = Callable[[float], float]


def linear(t: float) -> float:
    """Go at an even speed."""
    return t


def ease_out(t: float) -> float:
    """Start fast and come to rest gently (cubic)."""
    return 1 - (1 - t) ** 3


def ease_in_out(t: float) -> float:
    """Start and come to rest gently (cubic)."""
    return 4 * t**3 if t < 0.5 else 1 - 4 * (1 - t) ** 3


def ease_out_back(t: float) -> float:
    """Ease past the target by 7 %, then settle on it."""
    swing = 1.45
    return 1 + (swing + 1) * (t - 1) ** 3 + swing * (t - 1) ** 2


class Tween:
    """A point with a place now, a target, and the way between them."""

    def __init__(self, x: float, y: float) -> None:
        self.put(x, y)

    def put(self, x: float, y: float) -> None:
        """Jump to a place and rest there."""
        self.x, self.y = self._from = self.target = (x, y)
        self._ease: Ease = linear
        self._seconds = self._elapsed = 0.0

    def to(self, x: float, y: float, ms: float, ease: Ease = ease_out, delay: float = 0.0) -> None:
        """Travel from here within `ms`, after `delay` ms; a target already set keeps its way."""
        if (x, y) == self.target:
            return
        self._from, self.target = (self.x, self.y), (x, y)
        self._ease = ease
        self._seconds, self._elapsed = ms / 1000, -delay / 1000
        if ms <= 0 and delay <= 0:
            self.finish()

    def finish(self) -> None:
        """Jump to the target."""
        self.put(*self.target)

    def tick(self, dt: float) -> bool:
        """Advance by `dt` seconds; True if the point moved."""
        if not self.moving:
            return False
        before = (self.x, self.y)
        self._elapsed += dt
        if self._elapsed >= self._seconds:
            self.finish()
        elif self._elapsed > 0:
            share = self._ease(self.progress)
            (x0, y0), (x1, y1) = self._from, self.target
            self.x, self.y = x0 + (x1 - x0) * share, y0 + (y1 - y0) * share
        return (self.x, self.y) != before

    @property
    def moving(self) -> bool:
        """Whether the point is under way (or waits for its delay)."""
        return self._from != self.target

    @property
    def waiting(self) -> bool:
        """Whether it has still to set off."""
        return self.moving and self._elapsed < 0

    @property
    def progress(self) -> float:
        """The share of the time gone by, 0 to 1, before easing."""
        if not self.moving:
            return 1.0
        return min(1.0, max(0.0, self._elapsed / self._seconds)) if self._seconds else 0.0


class Sway:
    """A lean in degrees against the clock: to the right when the hand goes left."""

    def __init__(self, most: float, fastest: float, ms: float) -> None:
        """Take the largest angle, the speed that gives it (per second), and the time to follow."""
        self._most, self._fastest = most, fastest
        self._seconds = ms / 1000 / 3  # After three times this, 95 % of the way is done.
        self._x: float | None = None
        self.angle = 0.0

    def tick(self, x: float, dt: float) -> float:
        """Advance by `dt` seconds in which the hand came to `x`; return the angle."""
        before, self._x = self._x, x
        if before is None or dt <= 0:
            return self.angle
        speed = (x - before) / dt / self._fastest
        goal = -self._most * max(-1.0, min(1.0, speed))
        self.angle += (goal - self.angle) * (1 - exp(-dt / self._seconds))
        return self.angle
