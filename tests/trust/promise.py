"""A promise: what must never happen, and how it is tried."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass


@dataclass(frozen=True)
class Promise:
    """Name what must never happen, how often it is tried, and what tries it.

    `attack` takes how often it shall try and a seed, and tells of each fault in one line.
    """

    name: str
    says: str
    suite: int
    """So often within the tests, not at all if it takes too long; more is a matter of hours."""
    release: int
    attack: Callable[[int, int], Iterable[str]]
