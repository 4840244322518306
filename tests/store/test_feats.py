"""The records book of a player: the best stays, and nothing of it outlives the player."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from game.session.feats import RUN, TURN, Feat, feats
from game.session.player import Player
from game.session.session import Session
from game.store.feats import KEEP, feat_row, feats_of
from game.store.games import FILE, SavedGames
from tests.store.playing import keep_match, play_game
from tests.store.test_recovery import spoil

FOX, ANN, BEAR = Player.unnamed("fox"), Player("Ann", "fox"), Player.unnamed("bear")


def played(games: SavedGames, seed: int = 1) -> Session:
    session = keep_match(games, 0, seed)
    play_game(session, seed)
    return session


def test_at_first_it_is_empty(games: SavedGames) -> None:
    assert games.feats(FOX) == {}


def test_a_game_that_has_ended_is_in_it(games: SavedGames, tmp_path: Path) -> None:
    session = played(games)
    expected = {feat.kind: feat for seat, feat in feats(session.game, session.players) if not seat}
    assert games.feats(FOX) == expected
    assert games.feats(FOX)["met-level1"]
    session.close()
    games.close()
    with closing(SavedGames(tmp_path)) as again:
        assert again.feats(FOX) == expected
        assert again.feats(Player("", "fox")) == {}


@pytest.fixture
def database(games: SavedGames, tmp_path: Path) -> Iterator[sqlite3.Connection]:
    played(games).close()
    games.close()
    with closing(sqlite3.connect(tmp_path / FILE)) as opened:
        yield opened


def keep(database: sqlite3.Connection, *worths: int) -> Feat:
    ((id,),) = database.execute("SELECT id FROM game LIMIT 1").fetchall()
    for at, worth in enumerate(worths):
        feat = Feat(TURN, worth, (), (Player.unnamed("owl", f"level{at + 1}"),))
        database.execute(KEEP, (*feat_row(ANN, feat), id))
    return next(feats_of(database, ANN))


def test_only_what_is_better_takes_its_place(database: sqlite3.Connection) -> None:
    best = keep(database, 3, 5, 5, 4)
    assert (best.worth, best.against[0].bot) == (5, "level2")


def test_a_game_from_elsewhere_is_no_record(database: sqlite3.Connection) -> None:
    database.execute("UPDATE game SET own = 0")
    with pytest.raises(StopIteration):
        keep(database, 3)


@pytest.mark.parametrize(
    "damage",
    [
        "worth = 'many'",
        "worth = 1e300",
        "tiles = 'R99'",
        "against = 'x'",
        "tiles = x'00'",
        "kind = 0",
    ],
)
def test_what_is_damaged_costs_that_alone(database: sqlite3.Connection, damage: str) -> None:
    before = {feat.kind for feat in feats_of(database, FOX)}
    database.execute(f"UPDATE feat SET {damage} WHERE kind = '{RUN}'")
    assert {feat.kind for feat in feats_of(database, FOX)} - {"0"} == before - {RUN}


def test_it_goes_with_a_player_who_is_forgotten_and_comes_back(games: SavedGames) -> None:
    played(games)
    before = games.feats(FOX)
    erased = games.forget(FOX)
    assert games.feats(FOX) == {}
    games.bring_back(erased)
    assert games.feats(FOX) == before


def test_it_goes_along_with_a_player_who_is_renamed(games: SavedGames) -> None:
    played(games)
    before = games.feats(FOX)
    assert games.rename(FOX, ANN)
    assert games.feats(ANN) == before
    assert games.feats(FOX) == {}


def test_it_is_read_out_of_a_damaged_file(games: SavedGames, tmp_path: Path) -> None:
    played(games).close()
    before = games.feats(FOX)
    games.close()
    spoil(tmp_path)
    with closing(SavedGames(tmp_path)) as again:
        assert again.feats(FOX) == before
        assert again.trouble == "salvaged"
