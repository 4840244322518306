"""How much a test tries: a sample each time, all there is with `python -m pytest --release`."""

import os
from collections.abc import Sequence
from typing import TypeVar

Thing = TypeVar("Thing")


def is_release() -> bool:
    """Tell whether the whole suite was asked for."""
    return "RACK_AND_RUN_RELEASE" in os.environ


def size(usual: int, release: int) -> int:
    """Choose how often something is tried."""
    return release if is_release() else usual


def sample(things: Sequence[Thing], usual: int) -> Sequence[Thing]:
    """Choose things spread evenly over all of them, the first and the last among them.

    >>> sample(range(10), 4)
    [0, 3, 6, 9]
    """
    if is_release() or usual >= len(things):
        return things
    last = len(things) - 1
    return [things[at * last // (usual - 1)] for at in range(usual)]
