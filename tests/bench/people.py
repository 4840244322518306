"""How often models of beginners win against bots, and each step of a buddy against the last."""

from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import pairwise, product

from game.bots import BUDDIES, PEOPLE
from game.engine.rules import FAMILY
from tests.bench.bots import pairing

STEPS = tuple(BUDDIES)[:10]
"""Those that hardly rearrange, and the first that does."""

PAIRS = (*product(PEOPLE, STEPS), *((upper, lower) for lower, upper in pairwise(STEPS)))


def run(games: int) -> Iterator[dict[str, object]]:
    """Play so many games of Family a pairing on every core."""
    with ProcessPoolExecutor() as pool:
        for pair in PAIRS:
            yield pairing(pool, FAMILY, pair, games)
