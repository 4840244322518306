"""What belongs to a player: kept from time to time, and nothing of visitors and bots."""

import sqlite3
from contextlib import closing
from pathlib import Path

import msgspec
import pytest

from game.session.player import Player
from game.store import schema
from game.store.games import FILE, SavedGames
from game.store.player_preferences import PlayerPreferences
from game.store.players import OWNED
from tests.following import follow
from tests.store.playing import match, run_sql

ANN, OWL = Player("Ann", "fox"), Player.unnamed("owl")


def test_at_first_nothing_is_preferred(games: SavedGames) -> None:
    assert games.preferences(ANN) == PlayerPreferences()


def test_preferences_add_up_and_are_there_the_next_time(games: SavedGames, tmp_path: Path) -> None:
    games.set_preferences(ANN, palette="safe", hints=False)
    games.set_preferences(ANN, text_scale=150)
    games.set_preferences(OWL, color=2)
    assert games.preferences(ANN) == PlayerPreferences(palette="safe", hints=False, text_scale=150)
    games.close()
    with closing(SavedGames(tmp_path)) as again:
        assert again.preferences(ANN) == PlayerPreferences(
            palette="safe", hints=False, text_scale=150
        )
        assert again.preferences(OWL) == PlayerPreferences(color=2)


def test_a_preference_can_be_taken_back(games: SavedGames) -> None:
    games.set_preferences(ANN, palette="safe", hints=False)
    games.set_preferences(ANN, hints=None)
    assert games.preferences(ANN) == PlayerPreferences(palette="safe")


@pytest.mark.parametrize("nobody", [Player("", "fox"), Player.unnamed("owl", "level1")])
def test_visitors_and_bots_prefer_nothing(games: SavedGames, nobody: Player) -> None:
    """Also where their animal is that of a player."""
    games.set_preferences(Player.unnamed("fox"), color=1)
    games.set_preferences(OWL, color=2)
    games.set_preferences(nobody, color=3)
    assert games.preferences(nobody) == PlayerPreferences()
    assert games.preferences(OWL) == PlayerPreferences(color=2)


def test_nothing_is_left_of_who_is_forgotten(games: SavedGames, tmp_path: Path) -> None:
    follow(games, match(1))
    games.set_preferences(ANN, color=1)
    games.set_preferences(OWL, color=2)
    games.forget(ANN)
    assert games.preferences(ANN) == PlayerPreferences()
    assert games.preferences(OWL) == PlayerPreferences(color=2)
    games.close()
    for table in OWNED:
        assert run_sql(tmp_path, f"SELECT 1 FROM {table} WHERE face = 'fox' AND name = 'Ann'") == []


def test_figures_can_be_erased_alone(games: SavedGames) -> None:
    follow(games, match(1))
    games.set_preferences(OWL, color=2)
    games.erase_statistics(OWL)
    assert games.preferences(OWL) == PlayerPreferences(color=2)
    games.set_preferences(ANN, color=1)
    games.erase_statistics(ANN)
    assert games.preferences(ANN) == PlayerPreferences(color=1)
    assert len(games.remembered()) == 2


def test_what_a_later_version_prefers_is_kept(games: SavedGames, tmp_path: Path) -> None:
    games.set_preferences(ANN, song="loud", color=1)
    games.set_preferences(ANN, color=2)
    assert games.preferences(ANN) == PlayerPreferences(color=2)
    games.close()
    assert msgspec.json.decode(str(run_sql(tmp_path, "SELECT told FROM wishes")[0][0])) == {
        "song": "loud",
        "color": 2,
    }


@pytest.mark.parametrize(
    ("forged", "left"),
    [
        ('{"color": 9, "hints": false}', PlayerPreferences(hints=False)),
        ('{"text_scale": 900, "palette": "../x", "color": 3}', PlayerPreferences(color=3)),
        ('{"color":', PlayerPreferences()),
        ("[1]", PlayerPreferences()),
        ("", PlayerPreferences()),
        (None, PlayerPreferences()),
        (7, PlayerPreferences()),
        (b"\xff\x00", PlayerPreferences()),
        ("[" * 5_000, PlayerPreferences()),
    ],
)
def test_what_is_damaged_costs_that_alone(
    games: SavedGames, tmp_path: Path, forged: object, left: PlayerPreferences
) -> None:
    games.set_preferences(ANN, palette="safe")
    games.close()
    run_sql(tmp_path, "UPDATE wishes SET told = ?", forged)
    with closing(SavedGames(tmp_path)) as again:
        assert again.preferences(ANN) == left
        again.set_preferences(ANN, color=1)
        assert again.preferences(ANN) == msgspec.structs.replace(left, color=1)
        assert again.trouble == ""


@pytest.mark.parametrize("version", [1, 2])
def test_a_file_of_before_has_room_for_preferences(tmp_path: Path, version: int) -> None:
    with closing(sqlite3.connect(tmp_path / FILE)) as before, before:
        for statement in schema.SCHEMAS[version]:
            before.execute(statement)
        if version == 2:
            before.execute("INSERT INTO player VALUES ('fox', 'Ann', 1.5)")
        before.execute(f"PRAGMA application_id={schema.APPLICATION}")
        before.execute(f"PRAGMA user_version={version}")
    for _ in range(2):
        with closing(SavedGames(tmp_path)) as games:
            assert games.trouble == ""
            assert games.remembered() == ((ANN,) if version == 2 else ())
            games.set_preferences(ANN, color=1)
            assert games.preferences(ANN) == PlayerPreferences(color=1)
