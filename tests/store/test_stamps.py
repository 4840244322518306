"""What players have found is kept once for each of them, and nothing of visitors."""

from contextlib import closing
from pathlib import Path

import pytest

from game.session.player import Player
from game.session.session import Session
from game.store.games import SavedGames
from tests.following import follow
from tests.store.playing import match, run_sql

ANN, OWL = Player("Ann", "fox"), Player.unnamed("owl")
BOT, VISITOR = Player.unnamed("bear", "level1"), Player("", "frog")


def begin(games: SavedGames, *players: Player) -> Session:
    session = Session(match(1).game, players)
    follow(games, session)
    return session


def test_each_idea_is_new_once(games: SavedGames, tmp_path: Path) -> None:
    session = begin(games, ANN, OWL, BOT)
    assert session.observer.record_stamps(0, ("run", "group")) == ("run", "group")
    assert session.observer.record_stamps(0, ("run", "out")) == ("out",)
    assert session.observer.record_stamps(1, ("run",)) == ("run",)
    assert session.observer.new_stamps == {0: ("run", "group", "out"), 1: ("run",)}
    session.close()
    games.close()
    with closing(SavedGames(tmp_path)) as again:
        assert again.stamps(ANN).keys() == {"run", "group", "out"}
        assert again.stamps(OWL).keys() == {"run"}
        session = begin(again, BOT, OWL, ANN)
        assert session.observer.albums[2] == again.stamps(ANN)
        assert session.observer.record_stamps(2, ("run", "split")) == ("split",)
        assert session.observer.new_stamps == {2: ("split",)}


def test_the_first_time_stays(games: SavedGames, tmp_path: Path) -> None:
    begin(games, ANN, OWL, BOT).observer.record_stamps(0, ("run",), 1000.0)
    assert games.stamps(ANN) == {"run": 1000.0}
    games.close()
    ((game, kept),) = run_sql(tmp_path, "SELECT stamp.game, game.id FROM stamp, game")
    assert game == kept


def test_a_visitor_finds_things_too_and_nothing_of_it_is_kept(games: SavedGames) -> None:
    session = begin(games, VISITOR, OWL, BOT)
    assert session.observer.record_stamps(0, ("run",)) == ("run",)
    assert session.observer.record_stamps(0, ("run",)) == ()
    assert games.stamps(VISITOR) == games.stamps(Player.unnamed("frog")) == {}


def test_who_is_forgotten_has_no_stamps(games: SavedGames) -> None:
    begin(games, ANN, OWL, BOT).observer.record_stamps(0, ("run",))
    games.forget(ANN)
    assert games.stamps(ANN) == {}


def test_a_game_that_is_gone_on_with_knows_what_was_found(games: SavedGames) -> None:
    session = begin(games, ANN, OWL, BOT)
    session.observer.record_stamps(1, ("run",))
    session.close()
    resumed = games.resume(games.listed()[0].id)
    assert resumed
    assert resumed.observer.record_stamps(1, ("run", "two")) == ("two",)


@pytest.mark.parametrize("forged", ["", "x" * 300, b"\xff", None, -(2**62), 1e300, float("nan")])
@pytest.mark.parametrize("column", ["kind", "found", "game"])
def test_what_is_forged_harms_nobody(
    tmp_path: Path, games: SavedGames, column: str, forged: object
) -> None:
    begin(games, ANN, OWL, BOT).observer.record_stamps(0, ("run", "group"))
    games.close()
    run_sql(tmp_path, f"UPDATE stamp SET {column} = ? WHERE kind = 'run'", forged)
    with closing(SavedGames(tmp_path)) as again:
        assert "group" in again.stamps(ANN)
