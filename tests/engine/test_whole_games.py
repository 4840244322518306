"""No game breaks: whole games over all presets, watched after every action."""

import pytest

from game.engine.rules_notation import write_rules
from tests.engine.whole_games import SEEDS, some_rules, watched_game
from tests.sizes import size

GAMES_EACH = 23
PARTS = size(2, 48)
"""A thousand games in all; in a sample, every preset with each number of seats."""


def test_each_preset_is_played_by_two_three_and_four() -> None:
    assert PARTS * GAMES_EACH >= SEEDS


@pytest.mark.whole
@pytest.mark.parametrize("part", range(PARTS))
def test_no_game_breaks(part: int) -> None:
    ends = set()
    for seed in range(part * GAMES_EACH, (part + 1) * GAMES_EACH):
        seats, rules = 2 + seed % 3, some_rules(seed)
        told = f"seed {seed}, {seats} seats, {write_rules(rules)}"
        try:
            result = watched_game(seed, seats, rules).result
        except Exception as error:
            raise AssertionError(f"A game broke: {told}.") from error
        ends.add(result and result.ended)
    assert ends == {"out", "blocked"}
