"""A disk that takes seconds: no frame waits for it, and what it answers is shown in time."""

from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from itertools import islice
from pathlib import Path
from threading import Event
from typing import Self

import pytest

from game.session.player import Player
from game.store import pending
from game.store.games import SavedGames
from game.store.pending import Pending
from scenes.games.game_list import GameList
from scenes.games.game_page import GamePage
from scenes.menu import Menu
from tests.following import follow
from tests.scenes.games.reader import Reader
from tests.store.playing import match, steps
from tests.waiting import STUCK, until

WAIT = Pending.wait


@pytest.fixture
def games(tmp_path: Path) -> Iterator[SavedGames]:
    with closing(SavedGames(tmp_path)) as made:
        session = match(1)
        follow(made, session)
        for _ in islice(steps(session, 1), 40):
            pass
        session.close()
        made.flush()
        yield made


@contextmanager
def stalled(games: SavedGames, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[], None]]:
    """Let the disk answer nobody until it is told to."""
    goes_on = Event()
    with monkeypatch.context() as patch:
        patch.setattr(pending, "MOMENT", 0.0)
        patch.setattr(Pending, "wait", _look_up)
        games._writer.begin(lambda _: [goes_on.wait(STUCK)])
        yield goes_on.set
        goes_on.set()
    games.flush()


def _look_up(asked: Pending[object], seconds: float) -> list[object] | None:
    """Wait for nothing; who would wait is told so."""
    assert not seconds, "A frame waits for the disk."
    return WAIT(asked, 0.0)


class Waiting(Reader):
    """A reader in the menu, who opens no list yet."""

    def walk(self, way: str) -> None:
        if way != "games" or getattr(self, "may_open", False):
            super().walk(way)

    def drawn(self) -> Self:
        """Draw a frame."""
        self.step()
        return self

    def sees(self, name: str) -> bool:
        """Draw a frame; tell whether there is such a button."""
        self.step()
        return any(widget.name == name and widget.enabled for widget in self.scene.widgets)


def test_the_menu_is_there_before_the_game_to_continue(
    games: SavedGames, monkeypatch: pytest.MonkeyPatch
) -> None:
    with stalled(games, monkeypatch) as answer:
        waiting = Waiting(games)
        for _ in range(3):
            assert not waiting.sees("continue")
            assert waiting.sees("bots")
        answer()
        until(lambda: waiting.sees("continue"))


def test_a_game_is_gone_on_with_when_it_is_read(
    games: SavedGames, monkeypatch: pytest.MonkeyPatch
) -> None:
    waiting = Waiting(games)
    with stalled(games, monkeypatch) as answer:
        waiting.tap("continue")
        waiting.step()
        assert isinstance(waiting.scene, Menu)
        answer()
        until(lambda: not isinstance(waiting.drawn().scene, Menu))


def test_list_and_page_are_there_before_their_games(
    games: SavedGames, monkeypatch: pytest.MonkeyPatch
) -> None:
    waiting = Waiting(games)
    waiting.may_open = True
    with stalled(games, monkeypatch) as answer:
        waiting.walk("games")
        assert isinstance(waiting.scene, GameList)
        assert not waiting.sees("play")
        answer()
        until(lambda: bool(waiting.drawn().ids))
    with stalled(games, monkeypatch) as answer:
        waiting.tap(f"game-{waiting.ids[0]}")
        assert isinstance(waiting.scene, GamePage)
        assert not waiting.sees("watch")
        answer()
        until(lambda: waiting.sees("watch"))


def test_statistics_come_when_they_are_known(
    games: SavedGames, monkeypatch: pytest.MonkeyPatch
) -> None:
    waiting = Waiting(games)
    waiting.may_open = True
    waiting.walk("games")
    with stalled(games, monkeypatch) as answer:
        waiting.tap("statistics")
        none = waiting.kit.text("statistics-none")
        assert none not in waiting.drawn().words
        answer()
        until(lambda: none in waiting.drawn().words)


def test_a_game_is_saved_as_text_when_it_is_read(
    games: SavedGames, monkeypatch: pytest.MonkeyPatch
) -> None:
    waiting = Waiting(games)
    waiting.may_open = True
    waiting.walk("games")
    waiting.tap(f"game-{waiting.ids[0]}")
    told = waiting.kit.text("game-secret")
    with stalled(games, monkeypatch) as answer:
        waiting.tap("save")
        assert told not in waiting.drawn().words
        answer()
        until(lambda: told in waiting.drawn().words)


def test_a_pasted_game_is_listed_when_it_is_kept(
    games: SavedGames, monkeypatch: pytest.MonkeyPatch
) -> None:
    waiting = Waiting(games)
    waiting.may_open = True
    waiting.walk("games")
    (before,) = waiting.ids
    text = games.text(before)
    monkeypatch.setattr("game.kit.system.clipboard.text", lambda: text)
    known = waiting.kit.text("games-known")
    with stalled(games, monkeypatch) as answer:
        waiting.tap("paste")
        assert known not in waiting.drawn().words
        answer()
        until(lambda: known in waiting.drawn().words)
        until(lambda: list(waiting.drawn().ids) == [before])


def test_a_player_is_renamed_and_forgotten_without_waiting(
    games: SavedGames, monkeypatch: pytest.MonkeyPatch
) -> None:
    fox, vixen = Player("Fox"), Player("Vixen", "fox")
    games.set_preferences(fox, text_scale=150)
    with stalled(games, monkeypatch) as answer:
        assert games.rename(fox, vixen)
        erased = games.forget(vixen)
        games.bring_back(erased)
        answer()
    assert games.preferences(vixen).text_scale == 150
    assert not games.rename(vixen, Player("Bear", "bear"))
