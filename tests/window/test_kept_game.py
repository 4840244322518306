"""A game that is left in a real window, gone on with, seen again, written out and brought back."""

from collections.abc import Callable
from contextlib import AbstractContextManager, closing
from pathlib import Path

import pytest

from game.store.games import FILE, SavedGames
from game.store.summary import Summary
from scenes.games.game_page import GamePage
from scenes.menu import Menu
from scenes.play.deal import Deal
from scenes.play.replay import Replay
from scenes.play.scoring import Scoring
from tests.kits import store
from tests.waiting import until
from tests.window.desktop import HOME
from tests.window.person import Person
from tests.window.turns import play_to_the_end
from tests.window.twins import Twins, twins

pytestmark = pytest.mark.window

SEED = 373
"""A game to its end; with any other the test only takes shorter or longer."""
BARE = (640, 260)
"""A place in the middle of the felt where nothing lies during the deal."""

TURNS = 5
"""Turns of a replay that are gone through one by one."""

SHOW = 4.0
"""Seconds after which all that flies or falls lies still."""

Opening = Callable[[], AbstractContextManager[Twins]]


@pytest.fixture
def opened(tmp_path: Path, album: Path) -> Opening:
    settings = store(muted=True, bot_speed="instant")  # Its window finds them again, too.
    return lambda: twins(tmp_path, album, SEED, settings)


@pytest.mark.release  # Each time, the promise `window-kill` leaves a game in a window and goes on.
def test_a_game_is_left_gone_on_with_seen_again_and_brought_back(
    opened: Opening, tmp_path: Path
) -> None:
    with opened() as game:
        left = _leave_amid_a_turn(game)
    with opened() as game:
        assert _go_on(game) == left
        play_to_the_end(game)
        _see_it_again(game)
        game.window.close()
    (played,) = _kept(tmp_path)
    assert played.ended
    with opened() as game:
        _write_it_out(game, tmp_path, played.id)
        _delete_it_and_bring_it_back(game)
    (brought,) = _kept(tmp_path)
    assert (brought.scores, brought.turns) == (played.scores, played.turns)


def _leave_amid_a_turn(game: Twins) -> list[str]:
    game.tap("bots")
    game.press("start")
    game.go_on(lambda: isinstance(game.scene, Deal))
    game.tap(BARE)
    person = Person(game)
    person.lay(person.rack[0])
    rows = person.rows
    assert rows
    game.shot("left")
    game.window.close()
    assert not game.window.complaints
    return rows


def _go_on(game: Twins) -> list[str]:
    game.shot("continue")
    game.tap("continue")
    person = Person(game)
    rows = person.rows
    game.shot("gone on with")
    game.tap("undo")
    assert not person.draft.touched
    return rows


def _see_it_again(game: Twins) -> None:
    """Go through the replay of the game from its podium, and back to the menu."""
    assert isinstance(game.scene, Scoring)
    game.shot("podium")
    game.tap("review")
    game.tap("film")
    assert isinstance(game.scene, Replay)
    for name in ("end", "previous", "start", *["next"] * TURNS, "leave"):
        game.press(name)
        game.shadow.tick(SHOW)
        game.settle()
        game.shot(name)
    game.tap("back")
    game.tap("menu")
    assert isinstance(game.scene, Menu)


def _write_it_out(game: Twins, folder: Path, id: str) -> None:
    game.tap("bots")
    game.tap("games")
    game.tap(f"game-{id}")
    assert isinstance(game.scene, GamePage)
    game.shot("page")
    game.press("save")  # It says where, and that is elsewhere for the shadow.
    (text,) = until(lambda: list((folder / HOME).glob("**/exports/*.txt")))
    assert "[engine " in text.read_text("utf-8")


def _delete_it_and_bring_it_back(game: Twins) -> None:
    """Delete the game, and paste it from the clipboard that saving it has left."""
    game.press("delete")
    game.shadow.tick(1.0)
    game.agree()
    game.shot("deleted")
    game.press("paste")
    game.shot("brought back")
    game.window.close()


def _kept(folder: Path) -> tuple[Summary, ...]:
    file = next((folder / HOME).glob(f"**/{FILE}"))
    with closing(SavedGames(file.parent)) as games:
        return games.listed()
