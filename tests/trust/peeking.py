"""Bots do not peek: what a seat may not see is mixed up, and each choice stays the same."""

from collections.abc import Iterator
from itertools import count, islice

from game.bots import LEVELS
from game.engine.position import Position
from game.engine.river import offer
from game.engine.rules import CLASSIC, RIVER, TWIST, Rules
from tests.bots.tables import answers, game
from tests.trust.promise import Promise

RULES = (CLASSIC, TWIST, RIVER)
WAYS = 10
EVERY = 3  # positions of a game that are asked about: the others are much like their neighbours


def changed(level: str, rules: Rules, positions: int, seed: int = 1) -> int:
    """Count the positions in which the choice, or the chance drawn for it, is not always one."""
    starts = islice(_positions(level, rules, seed), positions)
    return sum(len(answers(LEVELS[level], start, len(offer(start)), WAYS)) > 1 for start in starts)


def _positions(level: str, rules: Rules, first: int) -> Iterator[Position]:
    for seed in count(first):
        for at, start in enumerate(game(LEVELS[level], rules, 2 + seed % 3, seed)):
            if at % EVERY == 0 and not start.ended:
                yield start


def _peeked(size: int, seed: int) -> Iterator[str]:
    for level in LEVELS:
        for rules in RULES:
            if found := changed(level, rules, size // len(RULES), seed):
                yield f"{level}, {rules.name}: {found} choices changed"


PROMISE = Promise(
    "peeking",
    "bots choose by what they may see",
    sample=0,
    whole=0,
    by_hand=2_000,
    attack=_peeked,
)
"""Positions for each level. Within the tests: `tests/bots/test_levels.py`."""
