"""How much a test tries: a sample each time, all there is with `python -m pytest --release`.

A sample touches every kind there is: every preset, level, fault and number of seats.
"""

import os
from collections.abc import Sequence
from itertools import cycle, islice, product
from typing import Any, TypeVar

Thing = TypeVar("Thing")

FEWER = 4
"""Of what Hypothesis tries under `--release`, a sample has one in so many."""


def is_release() -> bool:
    """Tell whether the whole suite was asked for."""
    return "RACK_AND_RUN_RELEASE" in os.environ


def size(usual: int, release: int) -> int:
    """Choose how often something is tried."""
    return release if is_release() else usual


def example_count(release: int) -> int:
    """Choose how many examples Hypothesis tries."""
    return size(release // FEWER, release)


def sample(things: Sequence[Thing], usual: int) -> Sequence[Thing]:
    """Choose things spread evenly over all of them, the first and the last among them.

    >>> sample(range(10), 4)
    [0, 3, 6, 9]
    """
    if is_release() or usual >= len(things):
        return things
    last = len(things) - 1
    return [things[at * last // (usual - 1)] for at in range(usual)]


def crossed(*kinds: Sequence[Any]) -> list[tuple[Any, ...]]:
    """Combine every thing with every other; in a sample each of them is there at least once.

    >>> crossed("abcd", (2, 3))
    [('a', 2), ('b', 3), ('c', 2), ('d', 3)]
    """
    if is_release():
        return list(product(*kinds))
    return list(islice(zip(*map(cycle, kinds), strict=False), max(map(len, kinds))))
