"""A disk that takes seconds: no frame waits for it, and what it answers is shown in time."""

from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from itertools import islice
from pathlib import Path
from threading import Event
from typing import Self

import pytest

from game.store import pending
from game.store.games import SavedGames
from scenes.games.game_list import GameList
from scenes.games.game_page import GamePage
from scenes.menu import Menu
from tests.following import follow
from tests.scenes.games.reader import Reader
from tests.store.playing import match, steps
from tests.waiting import STUCK, until


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
        # Whoever waits for it at all would wait for good.
        patch.setattr(pending, "MOMENT", 0.0)
        games._writer.begin(lambda _: [goes_on.wait(STUCK)])
        yield goes_on.set
        goes_on.set()
        games.flush()


class Waiting(Reader):
    """A reader in the menu, who opens no list yet."""

    def tap(self, name: str) -> None:
        if name != "games" or getattr(self, "may_open", False):
            super().tap(name)

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
        waiting.tap("games")
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
