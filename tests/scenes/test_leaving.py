"""No way out costs a game: it waits, and who has given it up can take that back for a while."""

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from game.kit.kit import Kit
from game.session.session import Session
from game.store.games import SavedGames
from scenes.games.game_list import GameList
from scenes.menu import Menu
from scenes.play.handover import HandOver
from scenes.play.match import Match
from scenes.play.pause import Pause
from scenes.play.scoring import Scoring
from scenes.play.turn import Turn
from tests.following import follow
from tests.kits import store
from tests.scenes.opened import SIZES, Opened, assert_well_laid
from tests.scenes.test_continue import SOON, Player, after_a_game, as_seen, lay_a_tile


class Guest(Player):
    """Somebody at the app, whose match knows the games that are kept."""

    def __init__(self, games: SavedGames, size: tuple[int, int] = (1366, 768)) -> None:
        super().__init__(games, size, store(bot_speed="instant", reduced_motion=True))

    def menu(self, kit: Kit) -> Menu:
        return Menu(kit, lambda: 77, lambda it: Match(kit, it, self.games), games=self.games)

    @property
    def can_undo(self) -> bool:
        """Whether the menu offers to take back that a game was given up."""
        assert isinstance(self.scene, Menu)
        return any(widget.name == "undo" for widget in self.scene.widgets)

    def give_up(self) -> None:
        """Leave for good, from wherever one can pause."""
        self.key("escape")
        self.tap("give-up")
        self.tap("leave")
        assert isinstance(self.scene, Menu)


@pytest.fixture
def guest(tmp_path: Path) -> Iterator[Guest]:
    """Give somebody in a turn that has lasted for three seconds, with a tile laid."""
    with closing(SavedGames(tmp_path)) as games:
        guest = Guest(games)
        guest.begin()
        lay_a_tile(guest)
        guest.tick(3)
        assert guest.session.game.draft.steps
        yield guest


def words(pilot: Player | Opened) -> str:
    return "\n".join(getattr(widget, "text", "") for widget in pilot.scene.widgets)


def test_the_menu_is_a_press_away_and_the_game_waits(guest: Guest) -> None:
    left, used = as_seen(guest.session), guest.session.game.clock.used
    guest.key("escape")
    pause = guest.scene
    assert (pause.widget("menu").text, pause.widget("menu").sub) == (
        "Menu",
        "The game waits for you",
    )
    assert not pause.widget("menu").rect.colliderect(pause.widget("give-up").rect)
    guest.tap("menu")
    assert isinstance(guest.scene, Menu)
    assert not guest.can_undo
    guest.tap("continue")
    assert isinstance(guest.scene, Turn)
    assert as_seen(guest.session) == left
    assert used <= guest.session.game.clock.used < used + SOON


def test_a_shared_game_waits_too_and_comes_back_behind_the_curtain(tmp_path: Path) -> None:
    with closing(SavedGames(tmp_path)) as games:
        guest = Guest(games)
        guest.begin("together")
        guest.tap("button")
        guest.key("escape")
        guest.tap("menu")
        guest.tap("continue")
        assert isinstance(guest.scene, HandOver)


def test_between_two_games_the_match_waits(tmp_path: Path) -> None:
    with closing(SavedGames(tmp_path)) as games:
        session = Session.resume(after_a_game())
        follow(games, session)
        session.close()
        guest = Guest(games)
        for way in ("menu", "escape"):
            guest.tap("continue")
            assert isinstance(guest.scene, Scoring)
            guest.tap("menu") if way == "menu" else guest.key("escape")
            if isinstance(guest.scene, Pause):
                guest.tap("menu")
            assert isinstance(guest.scene, Menu)


def test_giving_up_says_what_is_lost_and_can_be_taken_back(guest: Guest) -> None:
    left, used = as_seen(guest.session), guest.session.game.clock.used
    guest.key("escape")
    guest.tap("give-up")
    assert "nobody wins" in words(guest)
    assert "undo" in words(guest)
    guest.tap("leave")
    assert guest.can_undo
    assert not guest.offered
    assert guest.scene.zone("left").contains(guest.scene.widget("undo").rect)
    guest.tap("undo")
    assert not guest.can_undo
    assert guest.offered
    guest.tap("continue")
    assert as_seen(guest.session) == left
    assert used <= guest.session.game.clock.used < used + SOON


def test_it_cannot_be_taken_back_once_its_racks_may_have_been_seen(guest: Guest) -> None:
    guest.give_up()
    guest.walk("games")
    assert isinstance(guest.scene, GameList)
    guest.key("escape")
    assert not guest.can_undo


@pytest.mark.parametrize("way", ["bots", "watch"])
def test_it_cannot_be_taken_back_once_the_next_game_has_begun(guest: Guest, way: str) -> None:
    guest.give_up()
    if way == "bots":
        guest.begin()
        guest.key("escape")
        guest.tap("menu")
    else:
        guest.walk("watch")
        guest.key("escape")
        guest.tap("give-up")
        guest.tap("leave")
    assert isinstance(guest.scene, Menu)
    assert not guest.can_undo


def test_a_set_up_that_is_left_again_takes_nothing(guest: Guest) -> None:
    guest.give_up()
    guest.tap("bots")
    guest.tap("back")
    assert guest.can_undo


@pytest.mark.parametrize("unfinished", [False, True])
@pytest.mark.parametrize("size", SIZES)
def test_the_menu_has_room_for_it(tmp_path: Path, size: tuple[int, int], unfinished: bool) -> None:
    with closing(SavedGames(tmp_path)) as games:
        guest = Guest(games, size)
        if unfinished:
            guest.begin()
            guest.key("escape")
            guest.tap("menu")
        guest.begin()
        guest.give_up()
        assert guest.can_undo
        assert guest.offered == unfinished
        assert_well_laid(guest)


def test_where_nothing_can_be_kept_nothing_waits(tmp_path: Path) -> None:
    taken = tmp_path / "taken"
    taken.write_text("a file where the folder should be")
    with closing(SavedGames(taken)) as games:
        guest = Guest(games)
        guest.begin()
        guest.key("escape")
        assert "waits" not in words(guest)
        guest.tap("give-up")
        assert "undo" not in words(guest)
        guest.tap("leave")
        assert not guest.can_undo
