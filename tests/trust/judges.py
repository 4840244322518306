"""Two judges agree on every row: the engine, and one that was written apart from it."""

from collections.abc import Iterator
from random import Random

from game.engine.meld import is_set, melds
from game.engine.notation import write_row
from game.engine.tile import Row
from tests.engine.near_sets import MIXES, near_set
from tests.engine.oracle import readings
from tests.trust.promise import Promise

SETS = 0.3  # the least share of the rows that are sets: on others both judges agree too easily


def judged(row: Row) -> set[tuple[str, int]]:
    return {(meld.kind, meld.value) for meld in melds(row)}


def _differing(size: int, seed: int) -> Iterator[str]:
    for mix, kinds in MIXES.items():
        rng, sets, count = Random(f"{seed}/{mix}"), 0, size // len(MIXES)
        for _ in range(count):
            row = near_set(rng, kinds)
            sets += is_set(row)
            if judged(row) != readings(row):
                yield f"seed {seed}, {mix}: {write_row(row)}"
        if sets < SETS * count:
            yield f"seed {seed}, {mix}: only {sets} of {count} rows are sets"


PROMISE = Promise(
    "judges",
    "two judges agree on every kind and value of a row",
    sample=10_000,
    whole=100_000,
    by_hand=500_000,
    attack=_differing,
)
