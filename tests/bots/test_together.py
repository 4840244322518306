"""Who plays kindly and attentively wins together more often than not, and not always (R48)."""

import pytest

from game.bots import BOTS
from game.engine.notation import read_position
from tests.bots.course import share_out
from tests.bots.tables import turn_of
from tests.bots.together import ATTENTIVE, games

GAMES = 10


def test_attentive_people_win_more_often_than_not_but_not_always() -> None:
    played = list(games((ATTENTIVE, ATTENTIVE), GAMES))
    assert 0.4 <= share_out(played) <= 0.9
    assert all(course.left for course in played if not course.is_out)
    assert max(course.turns for course in played) < 60


def test_a_child_and_the_buddy_play_to_the_end() -> None:
    played = list(games(("person70", "buddy2"), GAMES))
    assert 0 < share_out(played) < 1


@pytest.mark.parametrize("bot", ["level2", "level4", "level8", "level10", "level11", "hermit"])
def test_no_character_holds_back_what_would_help_all(bot: str) -> None:
    """By other rules these would keep the joker, wait, or lay fewer tiles at once."""
    start = read_position("rules together / table B4 B5 B6 / * fox+ B7 B8 J / owl+ ?9 / pool ?20")
    assert turn_of(BOTS[bot], start) != "draw"
