"""No game breaks: a thousand whole games over all presets, watched after every action."""

import pytest

from game.engine.rules_notation import write_rules
from tests.engine.whole_games import some_rules, watched_game

GAMES_EACH = 25


@pytest.mark.whole
@pytest.mark.parametrize("part", range(40))
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
