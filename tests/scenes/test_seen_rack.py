"""A rack that was shown stays as it was: no press mixes the tiles anew, however one leaves."""

from collections.abc import Callable, Iterator
from contextlib import closing
from functools import partial
from itertools import count
from pathlib import Path
from random import Random
from shutil import copytree

import pytest

from game.engine.rules import CLASSIC
from game.kit.kit import Kit
from game.session.commands import KeepDeal, Mix
from game.session.mixing import can_mix
from game.session.player import Player
from game.session.session import Session
from game.store.games import SavedGames
from scenes.games.game_list import GameList
from scenes.games.game_page import GamePage
from scenes.menu import Menu
from scenes.play.deal import Deal
from scenes.play.match import Match
from scenes.play.turn import Turn
from tests.following import follow
from tests.kits import store
from tests.pilot import Pilot

SECRET = 1 << 200
"""A seed that nobody can guess."""

PLAYERS = (Player("Fox"), Player("Owl", bot="level1"))


class AtTable(Pilot):
    """Somebody at the app, whose games are kept and sealed."""

    def __init__(self, games: SavedGames) -> None:
        self.games = games
        super().__init__(self._menu, settings=store(bot_speed="instant"))

    def _menu(self, kit: Kit) -> Menu:
        return Menu(kit, lambda: SECRET, partial(Match, kit, games=self.games), games=self.games)

    @property
    def session(self) -> Session:
        """The session of the deal."""
        assert isinstance(self.scene, Deal)
        return self.scene.session

    def begin(self) -> None:
        """Begin a game, and let the draw for the start begin."""
        self.tap("bots")
        self.tap("start")
        assert isinstance(self.scene, Deal)

    def see(self) -> tuple[object, ...]:
        """Wait until tiles lie on the own rack; give these."""
        while not self.scene.view.board.shown.rack:
            self.step()
        return self.session.game.start.seats[0].rack


def press(table: AtTable) -> tuple[object, ...]:
    """Press as if tiles could still be mixed; give those of the own rack."""
    table.key("space")
    table.tick(0.5)
    assert isinstance(table.scene, Turn)
    return table.scene.session.game.start.seats[0].rack


def test_who_leaves_after_the_tiles_were_seen_finds_them_again(tmp_path: Path) -> None:
    with closing(SavedGames(tmp_path)) as games:
        table = AtTable(games)
        table.begin()
        seen = table.see()
        table.key("escape")
        table.tap("menu")
        table.tick(1)
        table.tap("continue")
        assert press(table) == seen


@pytest.mark.parametrize("mixes", [False, True])
def test_who_is_killed_while_tiles_fly_finds_them_again(tmp_path: Path, *, mixes: bool) -> None:
    with closing(SavedGames(tmp_path / "first")) as games:
        table = AtTable(games)
        table.begin()
        if mixes:
            table.tick(0.5)
            table.tap((3, 3))
        seen = table.see()
        copytree(tmp_path / "first", tmp_path / "killed")
    with closing(SavedGames(tmp_path / "killed")) as games:
        table = AtTable(games)
        table.tap("continue")
        assert press(table) == seen


def test_who_leaves_during_the_draw_can_still_mix_but_not_look_in_a_replay(tmp_path: Path) -> None:
    with closing(SavedGames(tmp_path)) as games:
        table = AtTable(games)
        table.begin()
        table.key("escape")
        table.tap("menu")
        table.tick(1)
        table.walk("games")
        assert isinstance(table.scene, GameList)
        (game,) = games.listed()
        table.tap(f"game-{game.id}")
        assert isinstance(table.scene, GamePage)
        assert not table.scene.widget("watch").active
        table.tap("continue")
        assert can_mix(table.session)


def keep(home: Path, do: Callable[[SavedGames], Iterator[None]], last: int) -> Path:
    """Do things one after the other; after so many the app is killed: nothing more is written.

    Gives where the games are then.
    """
    killed = home.with_name(f"{int(home.name) + 1}")
    with closing(SavedGames(home, run=None)) as games:
        for number, _ in enumerate(do(games)):
            if number == last:
                copytree(home, killed)
                return killed
    return home


def test_no_seat_is_shown_two_racks_under_one_seal(tmp_path: Path) -> None:
    """Games are begun, mixed, shown, left, killed and gone on with, by chance."""
    rng, seeds = Random(43), count()
    shown: dict[str, set[tuple[object, ...]]] = {}

    def play(games: SavedGames) -> Iterator[None]:
        unfinished = games.unfinished
        session = games.resume(unfinished.id) if unfinished and rng.random() < 0.7 else None
        if session is None:
            session = Session.start(CLASSIC, PLAYERS, SECRET + next(seeds))
            follow(games, session)
        for _ in range(rng.randrange(6)):
            yield from deal(session)
        session.close()

    def deal(session: Session) -> Iterator[None]:
        yield
        session.tick(rng.choice((0.0, 0.0, 0.0, 0.4)))
        if rng.random() < 0.5:
            session.do(Mix(f"press {rng.uniform(0, 9):.2f}"))
            yield
        if rng.random() < 0.5:
            session.do(KeepDeal())
            yield
            assert session.observer.ask_kept()()
            look(session)
            yield

    def look(session: Session) -> None:
        assert session.envelope
        assert not can_mix(session)
        shown.setdefault(session.envelope.seal, set()).add(session.game.start.seats)

    home = tmp_path / "0"
    for _ in range(80):
        home = keep(home, play, rng.randrange(8))
    assert len(shown) > 10
    assert {len(racks) for racks in shown.values()} == {1}
