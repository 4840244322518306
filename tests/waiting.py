"""Waiting for what a real process does."""

import time
from collections.abc import Callable
from typing import TypeVar

Found = TypeVar("Found")

LATE = 20.0
"""Seconds after which something that should happen never will, even on a busy machine."""


def until(look: Callable[[], Found], seconds: float = LATE) -> Found:
    """Look again and again until there is something to see; fail when it is too late."""
    end = time.monotonic() + seconds
    while not (seen := look()):
        assert time.monotonic() < end, f"still nothing after {seconds} s"
        time.sleep(0.01)
    return seen
