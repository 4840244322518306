"""How often a promise was tried, and what came of it: a line for each."""

import time
from collections.abc import Iterator
from itertools import islice

from tests.trust import PROMISES

SHOWN = 5  # faults of a promise that are told in words


def run(only: str | None, share: float, seed: int) -> Iterator[dict[str, object]]:
    """Try each promise, or the one named, so large a share of the times that a release asks for."""
    for promise in PROMISES:
        if only and promise.name != only:
            continue
        size, start = max(promise.sample, round(promise.by_hand * share)), time.perf_counter()
        faults = list(promise.attack(size, seed))
        yield {
            "promise": promise.name,
            "says": promise.says,
            "size": size,
            "seed": seed,
            "faults": len(faults),
            "first": list(islice(faults, SHOWN)),
            "seconds": round(time.perf_counter() - start, 1),
        }
