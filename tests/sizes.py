"""How much a test tries: a sample each time, all there is with `python -m pytest --release`.

A sample touches every kind there is: every preset, level, fault and number of seats.
"""

import os
from collections import defaultdict
from collections.abc import Iterator, Sequence
from itertools import cycle, islice, product
from typing import Any, TypeVar
from zlib import crc32

import pytest

Thing = TypeVar("Thing")

FEWER = 4
"""Of what Hypothesis tries under `--release`, a sample has one in so many."""


def is_release() -> bool:
    return "RACK_AND_RUN_RELEASE" in os.environ


def size(usual: Thing, release: Thing) -> Thing:
    """Choose how often something is tried, or what."""
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
    return [things[at * last // max(1, usual - 1)] for at in range(usual)]


def crossed(*kinds: Sequence[Any]) -> list[tuple[Any, ...]]:
    """Combine every thing with every other; in a sample each of them is there at least once.

    >>> crossed("abcd", (2, 3))
    [('a', 2), ('b', 3), ('c', 2), ('d', 3)]
    """
    if is_release():
        return list(product(*kinds))
    return list(islice(zip(*map(cycle, kinds), strict=False), max(map(len, kinds))))


WINDOWS = 1
"""In so many sizes of window a sample tries what is tried in several."""


def in_other_windows(items: Sequence[pytest.Item]) -> Iterator[pytest.Item]:
    """List the tests that a sample leaves out, as it has them in windows of other sizes.

    Which sizes it has depends on the name of the test, so that all are touched.
    """
    groups = defaultdict[tuple[Any, ...], list[pytest.Item]](list)
    for item in items:
        if window := _window(item):
            others = {name: it for name, it in item.callspec.params.items() if it != window}
            groups[item.nodeid.partition("[")[0], repr(others)].append(item)
    for (name, _), group in groups.items():
        first = crc32(name.encode()) % len(group)
        chosen = {(first + at * len(group) // WINDOWS) % len(group) for at in range(WINDOWS)}
        yield from (item for at, item in enumerate(group) if at not in chosen)


def _window(item: pytest.Item) -> tuple[int, int] | None:
    params = item.callspec.params.values() if hasattr(item, "callspec") else ()
    for value in params:
        match value:
            case (int(wide), int(high)) if wide >= 400 and high >= 400:
                return value
    return None
