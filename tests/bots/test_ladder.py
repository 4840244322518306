"""The children's ladder is short, and children lay tiles on it instead of drawing."""

import pytest

from game.engine.rules import LADDER, Rules
from tests.bots.course import Course, percentile, share_out
from tests.bots.ladder import TABLES, games
from tests.sizes import size

TURNS = range(size(6, 8), size(19, 15))
"""How many turns of each seat a game has, however many play; a few games may be other ones."""


@pytest.fixture(scope="module", params=LADDER.values(), ids=LADDER)
def rules(request: pytest.FixtureRequest) -> Rules:
    rung: Rules = request.param
    return rung


@pytest.fixture(scope="module")
def played(rules: Rules) -> dict[int, list[Course]]:
    return {seats: list(games(rules, seats, size(5, 40))) for seats in TABLES}


@pytest.mark.parametrize("seats", TABLES)
def test_a_game_is_neither_long_nor_over_at_once(
    played: dict[int, list[Course]], seats: int
) -> None:
    assert round(percentile((game.turns for game in played[seats]), 0.5)) in TURNS


def test_children_lay_tiles_in_many_turns(played: dict[int, list[Course]]) -> None:
    for courses in played.values():
        assert percentile((game.plays for game in courses), 0.5) >= 0.33


def test_most_games_end_by_going_out(played: dict[int, list[Course]]) -> None:
    assert share_out([game for courses in played.values() for game in courses]) >= 0.75
