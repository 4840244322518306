"""A promise: what must never happen, and how it is tried."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from tests.sizes import size


@dataclass(frozen=True)
class Promise:
    """Name what must never happen, how often it is tried, and what tries it.

    `attack` takes how often it shall try and a seed, and tells of each fault in one line. However
    seldom it tries, it tries every kind of thing that can go wrong: kinds come in turn.
    """

    name: str
    says: str
    sample: int
    """So often in the tests each time; 0 if other tests do it, or if it takes too long."""
    whole: int
    """So often in the tests under `--release`."""
    by_hand: int
    """So often with `python -m tests.bench trust`: a matter of hours."""
    attack: Callable[[int, int], Iterable[str]]

    @property
    def size(self) -> int:
        return size(self.sample, self.whole)
