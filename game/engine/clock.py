"""The countdown of a turn; it is given its time and knows no other."""

from dataclasses import dataclass
from math import inf


def check_time(dt: float) -> None:
    """Raise ValueError unless `dt` seconds can pass."""
    if not 0 <= dt < inf:
        raise ValueError(f"Time passes by some seconds, not by {dt}.")


@dataclass
class Clock:
    """Count a turn down from `limit` seconds, or only up where there is no limit (R33, R37)."""

    limit: float | None
    used: float = 0.0

    @property
    def left(self) -> float | None:
        """The seconds left, None without a limit."""
        return None if self.limit is None else max(0.0, self.limit - self.used)

    @property
    def is_over(self) -> bool:
        """Return whether the time has run out."""
        return self.limit is not None and self.used >= self.limit

    def tick(self, dt: float) -> None:
        """Advance by `dt` seconds, up to the limit; ValueError if time cannot pass so."""
        check_time(dt)
        self.used += dt
        if self.limit is not None:
            self.used = min(self.used, self.limit)

    def prolong(self, seconds: float) -> None:
        """Extend the turn by `seconds`, if it has a limit."""
        if self.limit is not None:
            self.limit += seconds

    def restart(self, limit: float | None) -> None:
        """Begin a new turn."""
        self.limit, self.used = limit, 0.0
