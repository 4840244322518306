"""Motion: in what time and on what curve tiles go from one place to another."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from game.kit.motion.tween import Ease, ease_in_out, ease_out, ease_out_back, linear

Durations = Mapping[str, float]
"""The times of a theme in milliseconds."""

NEAR = 2.5
"""Tiles that go less far than this, in widths, settle; from further away they fly."""

SPREAD = 0.25
"""By this share the nearest tiles of a rack in a new order are faster, the furthest slower."""

ARC = 0.8
"""How high the arc of a flight is, in tile widths."""

SWELL = 0.16
"""How high tiles rise in a wave, in widths."""

SHAKE = 300.0
"""How long a row shakes, in milliseconds."""

SWING = 0.08
"""How far it swings to the side at most, in tile widths."""

WAVE = 480.0
"""The longest that a wave takes, in milliseconds."""


@dataclass(frozen=True)
class Motion:
    """Say how a tile travels: milliseconds, easing, how high an arc with a flip.

    A tile that is new sets out at `size` times its width.
    """

    ms: float
    ease: Ease = ease_out
    arc: float = 0.0
    delay: float = 0.0
    size: float = 1.0

    def after(self, others: int) -> "Motion":
        """Return the motion of a tile that sets off after `others` other tiles."""
        return replace(self, delay=self.delay * others)


def homeward(far: float, width: float, durations: Durations) -> Motion:
    """Settle nearby, fly from afar."""
    if far < NEAR * width:
        return Motion(durations["settle"], ease_out_back)
    return Motion(durations["fly_home"], ease_in_out)


def sorting(far: float, furthest: float, durations: Durations) -> Motion:
    """Change places on the rack, the longer the further it is."""
    share = min(1.0, far / furthest)
    return Motion(durations["sort"] * (1 + SPREAD * (2 * share - 1)))


def flight(count: int, width: float, durations: Durations, size: float = 1.0) -> Motion:
    """Fly in an arc and flip; the tiles set off one by one and all arrive in time."""
    ms = durations["draw"]
    step = _step(count, durations["deal_step"], durations["deal_all"] - ms)
    return Motion(ms, ease_in_out, ARC * width, step, size)


def wave(count: int, width: float, durations: Durations, times: float = 1.0) -> Motion:
    """Rise and sink again in place, one tile after the other.

    A greater wave is `times` as high, and takes that much longer.
    """
    ms = durations["fly_home"] * times
    step = _step(count, durations["deal_step"] * times, WAVE * times - ms)
    return Motion(ms, linear, SWELL * times * width, step)


def shaking(width: int) -> Motion:
    """Swing to the sides in place, less and less."""
    return Motion(SHAKE, linear, SWING * width)


def _step(count: int, step: float, whole: float) -> float:
    """Return the time between two of `count` tiles that must all set off within the whole."""
    return min(step, whole / max(1, count - 1))
