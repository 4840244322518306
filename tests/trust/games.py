"""No game breaks: whole games over all presets, watched after every action."""

from collections.abc import Iterator

from game.engine.notation import write_rules
from tests.engine.whole_games import some_rules, watched_game
from tests.trust.promise import Promise


def _broken(size: int, seed: int) -> Iterator[str]:
    for number in range(seed, seed + size):
        seats, rules = 2 + number % 3, some_rules(number)
        try:
            watched_game(number, seats, rules)
        except Exception as error:
            yield f"seed {number}, {seats} seats, {write_rules(rules)}: {error!r}"


PROMISE = Promise(
    "games",
    "whole games keep every tile and every rule",
    sample=0,
    whole=0,
    by_hand=50_000,
    attack=_broken,
)
"""Within the tests a thousand are played in parts: `tests/engine/test_whole_games.py`."""
