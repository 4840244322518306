"""One kept game: looked at, seen again, gone on with, handed out."""

from pathlib import Path
from typing import Any

import pytest

from game.kit.system import clipboard
from game.store.games import SavedGames
from game.store.seen import Seen
from scenes.games.game_page import GamePage
from scenes.play.replay import Replay
from scenes.review.what_was_there import WhatWasThere
from tests import samples
from tests.scenes.games.reader import Reader
from tests.shelf import Shelf


def opened(games: SavedGames, at: int) -> Reader:
    reader = Reader(games)
    reader.tap(f"game-{games.listed()[at].id}")
    assert isinstance(reader.scene, GamePage)
    return reader


def test_a_game_that_is_over_is_watched_first_of_all(games: SavedGames) -> None:
    reader = opened(games, -1)
    assert "continue" not in reader.names()
    reader.key("return")
    assert isinstance(reader.scene, Replay)
    assert reader.scene._may_open
    reader.key("escape")
    assert isinstance(reader.scene, GamePage)


def test_while_a_game_goes_on_its_racks_stay_hidden(games: SavedGames) -> None:
    reader = opened(games, 0)
    reader.tap("watch")
    assert isinstance(reader.scene, Replay)
    assert not reader.scene._may_open


def test_what_the_rules_of_today_do_not_follow_is_said() -> None:
    turns = len(samples.kept().record.turns)
    reader = opened(Shelf(samples.summaries()[4], gap="other-rules"), 0)
    told = f"From turn {turns + 1} on, this game follows other rules."
    assert told in reader.words
    assert reader.scene.widget("watch").enabled


@pytest.mark.parametrize(
    ("seen", "says"),
    [
        ({"vouched": 17, "is_sealed": True}, "Turns 1–17 are as you left them, dealt as sealed."),
        ({"vouched": 1}, "Turn 1 is as you left it."),
        ({"gap": "changed", "vouched": 4}, "Turns 1–4 are as you left them. What follows was"),
        ({"gap": "changed-row", "vouched": 4}, "The game is fine. Only its entry"),
    ],
)
def test_it_says_up_to_which_turn_it_is_as_it_was_left(
    monkeypatch: pytest.MonkeyPatch, seen: dict[str, Any], says: str
) -> None:
    monkeypatch.setattr(Shelf, "seen", lambda *_: Seen(samples.kept(), **seen))
    reader = opened(Shelf(samples.summaries()[4]), 0)
    assert any(words.startswith(says) for words in reader.words)


def test_what_cannot_be_read_at_all_cannot_be_watched(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Shelf, "seen", lambda *_: Seen(None, "unreadable", "Line 1: x."))
    reader = opened(Shelf(samples.summaries()[4]), 0)
    assert not reader.scene.widget("watch").enabled
    reader.key("return")
    assert isinstance(reader.scene, GamePage)


def test_one_that_goes_on_is_not_saved_as_a_text(
    games: SavedGames, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It would name every rack: a sentence says so."""
    copied: list[str] = []
    monkeypatch.setattr(clipboard, "put", copied.append)
    reader = opened(games, 0)
    reader.tap("save")
    assert reader.kit.text("game-secret") in reader.words
    assert not (tmp_path / "exports").exists()
    assert copied == []


def test_it_is_saved_as_a_text_that_can_be_brought_again(games: SavedGames, tmp_path: Path) -> None:
    reader = opened(games, -1)
    game = games.listed()[-1]
    reader.tap("save")
    (path,) = (tmp_path / "exports").iterdir()
    assert path.name == f"{game.started:%Y-%m-%d}-classic-2016.txt"
    assert any(path.name in words for words in reader.words)
    assert games.take_in(path.read_text()) == game.id


def test_whoever_has_played_can_look_back_at_a_game_that_is_over(
    games: SavedGames, tmp_path: Path
) -> None:
    reader = opened(games, -1)
    reader.tap("review")
    reader.step()
    assert isinstance(reader.scene, WhatWasThere)
    reader.tap("save-picture")
    (path,) = (tmp_path / "exports").iterdir()
    assert path.name.endswith("-best-turn.png")
    reader.key("escape")
    assert isinstance(reader.scene, GamePage)
    assert "review" not in opened(games, 0).names()
