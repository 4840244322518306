"""A player under another name: with all that is theirs, and in the games that go on."""

from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from game.engine.rules import FAMILY, Rounds
from game.engine.rules import Games as Several
from game.session.player import Player
from game.session.session import Session
from game.store.games import SavedGames
from game.store.player_preferences import PlayerPreferences
from tests.following import follow
from tests.store.known import statistics_of
from tests.store.playing import play_on, run_sql

ANN, OWL, BOT = Player("Ann", "fox"), Player.unnamed("owl"), Player.unnamed("fox", "level1")
ANNA, BEAR = Player('Anna "B" Ö', "fox"), Player.unnamed("bear")


def begin(games: SavedGames, *players: Player, seed: int = 3) -> Session:
    session = Session.start(replace(FAMILY, seconds=None, length=Rounds(1)), players, seed)
    follow(games, session)
    return session


def play(games: SavedGames, *players: Player) -> None:
    rules = replace(FAMILY, seconds=None, length=Several(1))
    session = Session.start(rules, players, 3)
    follow(games, session)
    play_on(session, 3)
    session.close()


@pytest.mark.parametrize("into", [ANNA, BEAR, Player("Ann", "bear")])
def test_all_that_is_theirs_goes_along(games: SavedGames, into: Player) -> None:
    play(games, ANN, OWL, BOT)
    games.set_preferences(ANN, color=2)
    assert games.rename(ANN, into)
    assert [each.identity for each in games.remembered()] == [OWL.identity, into.identity]
    assert games.preferences(into) == PlayerPreferences(color=2)
    assert games.preferences(ANN) == PlayerPreferences()
    assert {each.player.identity: each.played for each in statistics_of(games)} == {
        into.identity: 1,
        OWL.identity: 1,
    }


def test_stamps_go_along(games: SavedGames, tmp_path: Path) -> None:
    begin(games, ANN)
    games.close()
    run_sql(tmp_path, "INSERT INTO stamp VALUES ('fox', 'Ann', 'split', 1.5, 'a')")
    with closing(SavedGames(tmp_path)) as again:
        again.rename(ANN, ANNA)
        assert again.stamps(ANNA) == {"split": 1.5}


def test_a_game_that_is_over_keeps_the_name_with_which_it_was_played(games: SavedGames) -> None:
    play(games, ANN, BOT)
    text = games.export(games.listed()[0].id)
    games.rename(ANN, ANNA)
    assert games.export(games.listed()[0].id) == text
    assert games.listed()[0].players[0] == ANN


def test_a_game_that_goes_on_is_played_under_the_other_name(games: SavedGames) -> None:
    session = begin(games, replace(ANN, color=2), OWL, BOT)
    play_on(session, 3, 40)
    session.close()
    before = session.journal
    games.rename(ANN, ANNA)
    game = games.unfinished
    assert game
    assert game.players == (replace(ANNA, color=2), OWL, BOT)
    again = games.resume(game.id)
    assert again
    assert again.players == game.players
    assert again.journal.record == before.record
    assert again.journal.entries == before.entries


def test_nobody_can_be_called_as_somebody_else_is(games: SavedGames) -> None:
    begin(games, ANN, OWL)
    games.set_preferences(BEAR, color=3)
    for other in OWL, BEAR, Player("", "owl"):
        assert not games.rename(ANN, other)
    assert {each.identity for each in games.remembered()} == {ANN.identity, OWL.identity}
    assert games.rename(ANN, ANN)


def test_who_plays_with_an_animal_of_that_name_is_another(games: SavedGames) -> None:
    """The bot is a fox, too, and Ann the bear is nobody's Ann the fox."""
    begin(games, ANN, Player("Ann", "bear"), BOT)
    games.rename(ANN, ANNA)
    game = games.unfinished
    assert game
    assert game.players == (ANNA, Player("Ann", "bear"), BOT)
