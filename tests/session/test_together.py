"""A match that all play together is shown again as any other (R48); resumed: `test_resume`."""

from game.engine.rules import TOGETHER
from game.session.game_highlights import game_highlights
from game.session.player import Player
from tests import together

BOTS = Player("a", "owl", "level2"), Player("b", "bear", "level4"), Player("c", "otter", "buddy2")


def test_the_match_is_over_after_the_game_whether_it_was_won_or_not() -> None:
    for text, tiles in ((together.LAST, ("B8", "B9")), (together.LOST, ())):
        session = together.ended(text, *tiles)
        assert session.standing.winners
        assert session.standing.totals == (0, 0)


def test_what_is_told_of_the_last_turn_is_that_of_who_took_it() -> None:
    found = game_highlights(together.ended(together.LAST, "B8", "B9").game)
    assert (found[-1].kind, found[-1].seat) == ("out", 1)


def test_every_rack_lies_open_those_of_bots_too() -> None:
    assert all(player.plays_open(TOGETHER) for player in BOTS)
