"""A flight: how something thrown goes up, falls, and comes to rest on the ground."""

from dataclasses import dataclass
from math import inf, sqrt

Point = tuple[float, float]


@dataclass(frozen=True)
class Projectile:
    """A throw: from where, how fast and how much faster downwards (px a second), and how deep.

    It begins so many seconds late, and turns round `spin` times a second.
    """

    start: Point
    speed: Point
    fall: float
    ground: float = inf
    begins: float = 0.0
    spin: float = 0.0

    def at(self, now: float) -> tuple[Point, float] | None:
        """Return the place and how often it has turned round; nothing before it is thrown."""
        if now < self.begins:
            return None
        t = min(now - self.begins, self.lasts)
        (x, y), (across, down) = self.start, self.speed
        return (x + across * t, y + down * t + self.fall * t * t / 2), self.spin * t

    @property
    def lasts(self) -> float:
        """The seconds until it lies on the ground."""
        down, deep = self.speed[1], self.ground - self.start[1]
        return (sqrt(down * down + 2 * self.fall * deep) - down) / self.fall
