"""No game breaks: five hundred whole games, watched after every action."""

import pytest

from tests.engine.whole_games import watched_game

GAMES_EACH = 20


@pytest.mark.whole
@pytest.mark.parametrize("part", range(25))
def test_no_game_breaks(part: int) -> None:
    ends = set()
    for seed in range(part * GAMES_EACH, (part + 1) * GAMES_EACH):
        seats = 2 + seed % 3
        try:
            result = watched_game(seed, seats).result
        except Exception as error:
            raise AssertionError(f"The game with seed {seed} and {seats} seats broke.") from error
        ends.add(result and result.ended)
    assert ends == {"out", "blocked"}
