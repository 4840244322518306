"""What belongs to a player: kept from time to time, and nothing of visitors and bots."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import msgspec
import pytest

from game.session.player import Player
from game.store import database
from game.store.games import FILE, Games
from game.store.players import OWNED
from game.store.wishes import Wishes
from tests.store.playing import match

ANN, OWL = Player("Ann", "fox"), Player.unnamed("owl")


@pytest.fixture
def games(tmp_path: Path) -> Iterator[Games]:
    with closing(Games(tmp_path)) as made:
        yield made


def told(home: Path, sql: str, *values: object) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(home / FILE)) as opened, opened:
        return opened.execute(sql, values).fetchall()


def test_at_first_nothing_is_wished(games: Games) -> None:
    assert games.wishes(ANN) == Wishes()


def test_wishes_add_up_and_are_there_the_next_time(games: Games, tmp_path: Path) -> None:
    games.wish(ANN, palette="safe", hints=False)
    games.wish(ANN, text_scale=150)
    games.wish(OWL, color=2)
    assert games.wishes(ANN) == Wishes(palette="safe", hints=False, text_scale=150)
    games.close()
    with closing(Games(tmp_path)) as again:
        assert again.wishes(ANN) == Wishes(palette="safe", hints=False, text_scale=150)
        assert again.wishes(OWL) == Wishes(color=2)


def test_a_wish_can_be_taken_back(games: Games) -> None:
    games.wish(ANN, palette="safe", hints=False)
    games.wish(ANN, hints=None)
    assert games.wishes(ANN) == Wishes(palette="safe")


@pytest.mark.parametrize("nobody", [Player("", "fox"), Player.unnamed("owl", "level1")])
def test_visitors_and_bots_wish_nothing(games: Games, nobody: Player) -> None:
    """Also where their animal is that of a player."""
    games.wish(Player.unnamed("fox"), color=1)
    games.wish(OWL, color=2)
    games.wish(nobody, color=3)
    assert games.wishes(nobody) == Wishes()
    assert games.wishes(OWL) == Wishes(color=2)


def test_nothing_is_left_of_who_is_forgotten(games: Games, tmp_path: Path) -> None:
    games.follow(match(1))
    games.wish(ANN, color=1)
    games.wish(OWL, color=2)
    games.forget(ANN)
    assert games.wishes(ANN) == Wishes()
    assert games.wishes(OWL) == Wishes(color=2)
    games.close()
    for table in OWNED:
        assert told(tmp_path, f"SELECT 1 FROM {table} WHERE face = 'fox' AND name = 'Ann'") == []


def test_figures_can_be_erased_alone(games: Games) -> None:
    games.follow(match(1))
    games.wish(OWL, color=2)
    games.erase_figures(OWL)
    assert games.wishes(OWL) == Wishes(color=2)
    games.wish(ANN, color=1)
    games.erase_figures(ANN)
    assert games.wishes(ANN) == Wishes(color=1)
    assert len(games.remembered()) == 2


def test_what_a_later_version_wishes_is_kept(games: Games, tmp_path: Path) -> None:
    games.wish(ANN, song="loud", color=1)
    games.wish(ANN, color=2)
    assert games.wishes(ANN) == Wishes(color=2)
    games.close()
    assert msgspec.json.decode(str(told(tmp_path, "SELECT told FROM wishes")[0][0])) == {
        "song": "loud",
        "color": 2,
    }


@pytest.mark.parametrize(
    ("forged", "left"),
    [
        ('{"color": 9, "hints": false}', Wishes(hints=False)),
        ('{"text_scale": 900, "palette": "../x", "color": 3}', Wishes(color=3)),
        ('{"color":', Wishes()),
        ("[1]", Wishes()),
        ("", Wishes()),
        (None, Wishes()),
        (7, Wishes()),
        (b"\xff\x00", Wishes()),
        ("[" * 5_000, Wishes()),
    ],
)
def test_what_is_damaged_costs_that_alone(
    games: Games, tmp_path: Path, forged: object, left: Wishes
) -> None:
    games.wish(ANN, palette="safe")
    games.close()
    told(tmp_path, "UPDATE wishes SET told = ?", forged)
    with closing(Games(tmp_path)) as again:
        assert again.wishes(ANN) == left
        again.wish(ANN, color=1)
        assert again.wishes(ANN) == msgspec.structs.replace(left, color=1)
        assert again.trouble == ""


@pytest.mark.parametrize("version", [1, 2])
def test_a_file_of_before_has_room_for_wishes(tmp_path: Path, version: int) -> None:
    with closing(sqlite3.connect(tmp_path / FILE)) as before, before:
        for statement in database.SCHEMAS[version]:
            before.execute(statement)
        if version == 2:
            before.execute("INSERT INTO player VALUES ('fox', 'Ann', 1.5)")
        before.execute(f"PRAGMA application_id={database.APPLICATION}")
        before.execute(f"PRAGMA user_version={version}")
    for _ in range(2):
        with closing(Games(tmp_path)) as games:
            assert games.trouble == ""
            assert games.remembered() == ((ANN,) if version == 2 else ())
            games.wish(ANN, color=1)
            assert games.wishes(ANN) == Wishes(color=1)
