"""What a game adds to the statistics of people, held to the game itself."""

from itertools import pairwise

import pytest

from game.engine.turn import played
from game.session.game_stats import game_stats
from game.session.player import Player
from game.session.session import Session
from tests import together
from tests.store.playing import match, play_game


def ended(seed: int) -> Session:
    session = match(seed)
    play_game(session, seed)
    return session


@pytest.mark.parametrize("seed", range(1, 5))
def test_they_are_those_of_the_game(seed: int) -> None:
    session = ended(seed)
    game, result = session.game, session.game.result
    assert result
    found = {each.seat: each for each in game_stats(game, session.players)}
    assert found.keys() == set(session.people)
    for seat, each in found.items():
        assert (each.score, each.won) == (result.scores[seat], seat in result.winners)
        assert each.out == (result.ended == "out" and each.won)
        took = [
            (len(played(before.table, after.table)), timed.seconds)
            for (before, after), timed in zip(
                pairwise(game.positions), game.record.turns, strict=True
            )
            if before.to_move == seat
        ]
        assert each.turns == len(took)
        assert each.seconds == pytest.approx(sum(seconds for _, seconds in took))
        assert each.most == max(laid for laid, _ in took)
        assert each.level == "level1"


def test_a_game_that_goes_on_has_none() -> None:
    assert list(game_stats(match(1).game, match(1).players)) == []


@pytest.mark.parametrize("tiles", [("B8", "B9"), ()], ids=["won", "lost"])
def test_who_has_played_together_has_won_over_nobody(tiles: tuple[str, ...]) -> None:
    session = together.ended(together.LAST if tiles else together.LOST, *tiles)
    assert session.game.result
    assert list(game_stats(session.game, session.players)) == []


@pytest.mark.parametrize(
    ("bots", "strongest"),
    [((None, None), ""), (("level2", None), "level2"), (("hermit", "level7"), "hermit")],
)
def test_the_strongest_bot_counts(bots: tuple[str | None, ...], strongest: str) -> None:
    session = ended(1)
    players = (Player("Fox"), *(Player("x", "owl", bot) for bot in bots))
    assert {each.level for each in game_stats(session.game, players)} == {strongest}
