"""A buddy goes on from match to match, for each player apart; that of a visitor never does."""

from contextlib import closing
from dataclasses import replace
from functools import reduce
from itertools import pairwise
from pathlib import Path

import pytest

from game.engine.rules import CLASSIC, TOGETHER, Rules
from game.engine.rules import Games as Length
from game.session.buddy import ENOUGH, Attention, Buddy
from game.session.player import Player
from game.session.session import Session
from game.store.games import SavedGames
from tests.following import follow
from tests.store.playing import play_on

ANN, OWL = Player("Ann", "fox"), Player.unnamed("owl")
OTTER, VISITOR = Player.unnamed("otter", "buddy2"), Player("", "frog")
RULES = replace(CLASSIC, seconds=None, length=Length(1))


def play(games: SavedGames, *players: Player, seed: int = 1, rules: Rules = RULES) -> Session:
    session = Session.start(rules, games.seated(players), seed)
    follow(games, session)
    play_on(session, seed)
    return session


def buddy(games: SavedGames, player: Player) -> str | None:
    (seated, *_) = games.seated((OTTER, player))
    return seated.bot


def test_at_first_it_is_one_step_above_the_gentlest(games: SavedGames) -> None:
    assert buddy(games, ANN) == buddy(games, VISITOR) == Buddy().bot == "buddy2"


def test_others_stay_who_they_are(games: SavedGames) -> None:
    bear = Player.unnamed("bear", "level3")
    assert games.seated((ANN, bear, OTTER)) == (ANN, bear, OTTER)


def test_it_follows_who_sits_first_and_is_there_the_next_time(
    games: SavedGames, tmp_path: Path
) -> None:
    games.set_preferences(ANN, buddy="buddy4", buddy_won=1)
    expected = Buddy("buddy4", 1, met=True)
    for seed in range(1, 4):
        session = play(games, ANN, OTTER, OWL, seed=seed)
        won = 0 in session.standing.winners
        assert session.observer.buddies == (expected, expected.after(won))
        expected = expected.after(won)
        assert session.players[1].bot == session.observer.buddies[0].bot
    assert expected != Buddy("buddy4", 1, met=True)
    games.close()
    with closing(SavedGames(tmp_path)) as again:
        assert buddy(again, ANN) == expected.bot
        preferences = again.preferences(ANN)
        assert preferences.buddy_won == expected.won
        assert buddy(again, OWL) == "buddy2"


def test_the_first_match_places_it_by_what_the_player_laid(games: SavedGames) -> None:
    session = play(games, ANN, OTTER)
    turns = (pair for pair in pairwise(session.game.positions) if pair[0].to_move == 0)
    watched = reduce(lambda seen, turn: seen.after(*turn), turns, Attention())
    assert watched.chances >= ENOUGH
    placed = Buddy().after(0 in session.standing.winners, watched)
    assert session.observer.buddies == (Buddy(), placed)
    assert buddy(games, ANN) == placed.bot


def test_it_stays_as_it_is_after_a_game_that_all_play_together(games: SavedGames) -> None:
    for seed in (1, 2):
        session = play(games, ANN, OTTER, seed=seed, rules=TOGETHER)
        assert session.game.result
        assert session.observer.buddies is None
    assert buddy(games, ANN) == Buddy().bot


def test_that_of_a_visitor_is_as_at_first(games: SavedGames) -> None:
    for seed in range(1, 4):
        session = play(games, VISITOR, OTTER, seed=seed)
        assert session.players[1].bot == "buddy2"
        assert session.observer.buddies is None  # Nobody is told that it will play otherwise.


def test_without_a_buddy_nothing_changes(games: SavedGames) -> None:
    session = play(games, ANN, Player.unnamed("otter", "level1"))
    assert session.observer.buddies is None
    assert games.preferences(ANN).buddy == ""


def test_a_match_from_before_counts_for_the_level_it_was_begun_with(games: SavedGames) -> None:
    games.set_preferences(ANN, buddy="buddy7", buddy_won=1)
    session = Session.start(RULES, (ANN, OTTER), 1)
    follow(games, session)
    session.close()
    resumed = games.resume(games.listed()[0].id)
    assert resumed
    play_on(resumed, 1)
    assert resumed.observer.buddies
    assert resumed.observer.buddies[0] == Buddy("buddy2", met=True)


@pytest.mark.parametrize("forged", ["", "buddy0", "buddy99", "hermit"])
def test_what_is_none_is_a_new_one(games: SavedGames, forged: str) -> None:
    games.set_preferences(ANN, buddy=forged, buddy_won=3)
    assert buddy(games, ANN) == "buddy2"
