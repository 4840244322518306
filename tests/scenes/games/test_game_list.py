"""The list of what was played: to be gone on with, deleted and taken back, or brought here."""

import gc
from pathlib import Path
from weakref import ref

import pytest

from game.session.session import Session
from game.store.exchange.in_and_out import TakenIn
from game.store.games import SavedGames
from game.store.pending import answered
from scenes.games.game_list import GameList
from scenes.games.game_page import GamePage
from scenes.menu import Menu
from scenes.play.match import Match
from scenes.setup.setup import Setup
from tests import samples
from tests.scenes.games.reader import Reader
from tests.shelf import Shelf

WRONG = ("", "nonsense", '[seed "7"]', "\0", "1. 12.5 draw\n" * 3000, "é" * 300_000)


def listed(games: SavedGames) -> list[str]:
    return [game.id for game in games.listed()]


def session(reader: Reader) -> Session:
    scenes = [scene for scene, _ in reader.app.stack._scenes]
    return next(scene.session for scene in scenes if isinstance(scene, Match))


def test_it_shows_what_was_played_the_newest_first(games: SavedGames) -> None:
    reader = Reader(games)
    assert reader.ids == listed(games)
    assert len(reader.ids) == 3
    assert [game.going for game in games.listed()] == [True, True, False]


def test_a_photograph_says_when_it_was_and_how_it_ended() -> None:
    reader = Reader(Shelf(*samples.summaries()))
    said = [card.accessible_name()[0] for card in reader.cards]
    assert "Classic 2016" in said[0]
    assert said[0].endswith("17 turns so far")
    assert said[1].endswith("Fox won, +23")


def test_a_game_that_goes_on_is_gone_on_with_from_its_page(games: SavedGames) -> None:
    reader = Reader(games)
    going = games.listed()[1]
    reader.tap(f"game-{going.id}")
    reader.tap("continue")
    assert session(reader).game.turns == going.turns
    assert len(session(reader).results) == 1


def test_the_yellow_button_goes_on_with_the_newest_game_that_can_be(games: SavedGames) -> None:
    reader = Reader(games)
    reader.key("return")
    assert session(reader).game.turns == games.listed()[0].turns


def test_escape_leads_back_step_by_step(games: SavedGames) -> None:
    reader = Reader(games)
    reader.tap(f"game-{reader.ids[0]}")
    assert isinstance(reader.scene, GamePage)
    reader.key("escape")
    assert isinstance(reader.scene, GameList)
    reader.key("escape")
    assert isinstance(reader.scene, Menu)


def test_what_is_deleted_can_be_taken_back_where_it_was_until_one_leaves(games: SavedGames) -> None:
    reader = Reader(games)
    first, second, third = reader.ids
    where = reader.cards[1].rect.centery
    reader.tap(f"game-{second}")
    reader.tap("delete")
    assert isinstance(reader.scene, GameList)  # It never asks.
    assert listed(games) == [first, third]
    assert reader.scene.widget(f"undo-{second}").rect.centery == where
    reader.tap(f"undo-{second}")
    assert reader.ids == listed(games) == [first, second, third]
    reader.tap(f"game-{second}")
    reader.tap("delete")
    reader.tap("back")
    reader.walk("games")
    assert reader.ids == listed(games) == [first, third]
    assert f"undo-{second}" not in reader.names()


def test_the_menu_no_longer_offers_what_was_deleted(games: SavedGames) -> None:
    reader = Reader(games)
    for id in [game.id for game in games.listed() if game.going]:
        reader.tap(f"game-{id}")
        reader.tap("delete")
    reader.tap("back")
    assert isinstance(reader.scene, Menu)
    assert "continue" not in reader.names()


def test_where_nothing_was_played_one_can_play(tmp_path: Path) -> None:
    reader = Reader(Shelf())
    assert reader.kit.text("games-empty") in reader.words
    reader.tap("play")
    assert isinstance(reader.scene, Setup)


def test_where_nothing_is_known_of_games_it_says_why(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Shelf, "trouble", "taken")
    reader = Reader(Shelf())
    assert reader.kit.text("note-games-taken") in reader.words
    assert reader.kit.text("games-empty") not in reader.words


@pytest.mark.parametrize("way", ["buttons", "keys"])
def test_every_game_is_on_one_of_the_pages(way: str) -> None:
    shelf = Shelf(*(samples.summary(str(at)) for at in range(12)))
    reader = Reader(shelf)
    seen = list(reader.ids)
    while reader.scene.widget("next").enabled:
        assert "previous" in reader.names()
        reader.tap("next") if way == "buttons" else reader.key("right")
        assert reader.ids
        seen += reader.ids
    assert sorted(seen, key=int) == [game.id for game in shelf.listed()]
    last = reader.ids
    reader.key("right")
    assert reader.ids == last
    reader.tap("previous") if way == "buttons" else reader.key("left")
    assert reader.ids == seen[-len(last) - len(reader.ids) : -len(last)]


def test_pictures_come_one_a_frame_and_stay(monkeypatch: pytest.MonkeyPatch) -> None:
    reader = Reader(Shelf(*samples.summaries()))
    reader.tick(0.3)
    assert all(card.drawn for card in reader.cards)
    reader.tap(f"game-{reader.ids[0]}")
    reader.tap("delete")
    assert all(card.drawn for card in reader.cards[1:])
    reader.key("right")
    assert [bool(card.drawn) for card in reader.cards].count(True) <= 2
    reader.tick(0.3)
    assert all(card.drawn for card in reader.cards)


def test_a_file_that_is_dropped_is_kept_and_shown(games: SavedGames, tmp_path: Path) -> None:
    text, elsewhere = games.export(listed(games)[-1]), tmp_path / "elsewhere"
    (tmp_path / "game.txt").write_text(text)
    other = SavedGames(elsewhere)
    reader = Reader(other)
    assert not reader.ids
    reader.drop(tmp_path / "game.txt")
    assert reader.ids == listed(other)
    assert len(reader.ids) == 1
    assert reader.cards[0].chosen
    assert reader.kit.text("games-came") in reader.words
    reader.drop(tmp_path / "game.txt")
    assert len(reader.ids) == 1
    assert reader.kit.text("games-known") in reader.words
    other.close()


def test_a_game_that_was_deleted_comes_back_when_it_is_brought(
    games: SavedGames, tmp_path: Path
) -> None:
    reader = Reader(games)
    id = reader.ids[-1]
    (tmp_path / "game.txt").write_text(games.export(id))
    reader.tap(f"game-{id}")
    reader.tap("delete")
    reader.drop(tmp_path / "game.txt")
    assert reader.ids == listed(games)
    assert len(reader.ids) == 3
    assert f"undo-{id}" not in reader.names()


@pytest.mark.parametrize("way", ["button", "keys"])
def test_a_text_is_pasted(
    games: SavedGames, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, way: str
) -> None:
    text = games.export(listed(games)[-1])
    monkeypatch.setattr("game.kit.system.clipboard.text", lambda: text)
    other = SavedGames(tmp_path / "elsewhere")
    reader = Reader(other)
    reader.tap("paste") if way == "button" else reader.key("v", ctrl=True)
    assert len(reader.ids) == 1
    other.close()


@pytest.mark.parametrize("text", WRONG, ids=range(len(WRONG)))
def test_of_a_wrong_text_one_sentence_tells(
    games: SavedGames, monkeypatch: pytest.MonkeyPatch, text: str
) -> None:
    reader = Reader(games)
    before = reader.ids
    monkeypatch.setattr("game.kit.system.clipboard.text", lambda: text)
    reader.tap("paste")
    assert reader.ids == before == listed(games)
    (note,) = [words for words in reader.words if "clipboard" in words or "isn’t a" in words]
    assert note.endswith(".")
    reader.drop(Path("/nowhere/at/all"))
    assert note not in reader.words
    assert reader.kit.text("games-file-unreadable") in reader.words


@pytest.mark.parametrize(
    ("content", "says"),
    [(b"\xff\xfe\x00", "games-file-coding"), (b"x" * (1 << 21), "games-file-wrong")],
    ids=["no text", "large"],
)
def test_a_file_of_something_else_is_told_of(
    games: SavedGames, tmp_path: Path, content: bytes, says: str
) -> None:
    path = tmp_path / "strange"
    path.write_bytes(content)
    reader = Reader(games)
    reader.drop(path)
    assert reader.kit.text(says) in reader.words
    reader.drop(tmp_path)
    assert reader.kit.text("games-file-unreadable") in reader.words


def test_where_nothing_can_be_kept_that_is_said(
    games: SavedGames, monkeypatch: pytest.MonkeyPatch
) -> None:
    text, shelf = games.export(listed(games)[-1]), Shelf()
    monkeypatch.setattr("game.kit.system.clipboard.text", lambda: text)
    nowhere = answered(TakenIn("", None, ()))
    monkeypatch.setattr(shelf, "ask_take_in", lambda text: nowhere)
    reader = Reader(shelf)
    reader.tap("paste")
    assert reader.kit.text("games-not-kept") in reader.words


def test_list_and_page_are_gone_when_they_have_closed() -> None:
    reader = Reader(Shelf(*samples.summaries()))
    gc.disable()
    shown = [ref(reader.scene)]
    reader.tap(f"game-{reader.ids[0]}")
    shown.append(ref(reader.scene))
    reader.key("escape")
    reader.key("escape")
    reader.tick(0.5)
    assert isinstance(reader.scene, Menu)
    assert [scene() for scene in shown] == [None, None]
    gc.enable()
