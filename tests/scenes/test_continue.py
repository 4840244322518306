"""A match that is left, however, goes on where it was; the menu offers it first of all."""

from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from datetime import date, datetime, timedelta
from functools import partial
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.engine.notation import read_position, write_row
from game.engine.rules import CLASSIC
from game.kit.debounce import PATIENCE
from game.kit.kit import Kit
from game.kit.preferences import Store
from game.session.commands import read_command
from game.session.journal import write_journal
from game.session.player import Player as Somebody
from game.session.session import Session
from game.store import games as games_module
from game.store.games import MenuGames, SavedGames
from game.store.kept import KeptJournal
from game.store.marks import UNMARKED
from game.store.pending import answered
from game.store.rescue.salvage import Rescued
from game.view.table.board import Board
from game.view.table.places.placements import OnRack
from scenes.menu import Menu
from scenes.play.deal import Deal
from scenes.play.handover import HandOver
from scenes.play.match import Match
from scenes.play.scoring import Scoring
from scenes.play.turn import Turn
from tests import samples
from tests.following import follow
from tests.kits import store
from tests.pilot import Pilot
from tests.scenes.games.reader import calm
from tests.scenes.opened import SIZES, assert_well_laid
from tests.scenes.seated import SHARED, WAITING
from tests.store.playing import match, steps

FREE = replace(CLASSIC, name="custom", seconds=None)
SOON = 0.2
"""Seconds that pass while a button is pressed."""

Left = Callable[..., None]


class Player(Pilot):
    """Somebody at the app, whose games are kept."""

    def __init__(
        self,
        games: SavedGames,
        size: tuple[int, int] = (1366, 768),
        settings: Store | None = None,
    ) -> None:
        self.games = games
        super().__init__(self.menu, size, settings=settings or calm())

    def menu(self, kit: Kit) -> Menu:
        return Menu(kit, lambda: 77, partial(Match, kit), games=self.games)

    @property
    def session(self) -> Session:
        """The session of the match at the bottom of what lies on the menu."""
        scenes = [scene for scene, _ in self.app.stack._scenes]
        return next(scene.session for scene in scenes if isinstance(scene, Match))

    @property
    def offered(self) -> bool:
        return any(widget.name == "continue" for widget in self.scene.widgets)

    def begin(self, way: str = "bots") -> None:
        self.tap("bots")
        if way != "bots":
            self.tap(way)
        self.tap("start")
        self.reach(Turn, HandOver)

    def reach(self, *kinds: type) -> None:
        """Let time pass and skip what is shown until a person can act."""
        for _ in range(2000):
            if isinstance(self.scene, kinds) and self._waits:
                return
            if isinstance(self.scene, Deal):
                self.key("space")
            self.step(dt=0.05)
        raise AssertionError(self.scene)

    @property
    def _waits(self) -> bool:
        return not isinstance(self.scene, Turn) or self.scene.state.shown.can_act

    def close_window(self) -> None:
        assert not self.step(pygame.Event(pygame.QUIT))


@pytest.fixture
def home(tmp_path: Path) -> Path:
    return tmp_path


@pytest.fixture
def left(monkeypatch: pytest.MonkeyPatch) -> Left:
    """Give what lets a game be the unfinished one, which is known by so much."""

    def leave(**known: Any) -> None:
        shown = MenuGames(samples.summary(**known), has_games=True)
        monkeypatch.setattr(SavedGames, "ask_menu", lambda *_: answered(shown))

    return leave


def as_seen(session: Session) -> tuple[object, ...]:
    """Give all of a session but the seconds of its turn."""
    game = session.game
    matched = (session.players, session.seed, session.results, session.rack_orders)
    return (*matched, game.record, game.draft.steps, game.offer)


def lay_a_tile(player: Player) -> None:
    """Begin a turn: take a tile from the rack to the table."""
    board: Board = player.scene.state.board
    sprite = board.tiles.sprites[-1]
    zone = board.zone
    player.drag(sprite.placement.rect.center, zone.center)


def test_with_nothing_to_go_on_with_the_menu_is_as_ever(home: Path) -> None:
    with closing(SavedGames(home)) as games:
        kept, usual = Player(games), Pilot(lambda kit: Menu(kit, lambda: 77, partial(Match, kit)))
        names = [widget.name for widget in kept.scene.widgets]
        assert names == [widget.name for widget in usual.scene.widgets]


def test_closing_the_window_keeps_table_draft_rack_and_clock(home: Path) -> None:
    with closing(SavedGames(home)) as games:
        player = Player(games)
        player.begin()
        lay_a_tile(player)
        player.tap("sort_groups")
        player.tick(3)
        session = player.session
        assert session.game.draft.steps
        left, used = as_seen(session), session.game.clock.used
        assert used > 2
        player.close_window()
    with closing(SavedGames(home)) as games:
        player = Player(games)
        assert player.offered
        player.key("return")  # It is what comes first.
        assert isinstance(player.scene, Turn)
        assert as_seen(player.session) == left
        assert used <= player.session.game.clock.used < used + SOON
        player.tap("undo")
        assert player.session.game.draft.rows == player.session.game.position.table
        player.tick(1)


def carry_rows(player: Player) -> list[list[str]]:
    """Lay tiles and carry rows about; give the lines as one reads them."""
    board = player.scene.state.board
    count = len(board.shown.rows)
    for at in (0.2, 0.9), (0.8, 0.9), (0.9, 0.1), (0.3, 0.9):
        sprite = board.tiles.sprite_at(OnRack(0, board.shown.rack[0]))
        zone = board.zone
        to = round(zone.left + at[0] * zone.width), round(zone.top + at[1] * zone.height)
        player.drag(sprite.placement.rect.center, to)
    zone = board.zone
    frame = board.row_rect(0)
    player.drag((frame.left + 2, frame.centery), (zone.left + 40, zone.top + 40))
    assert len(board.shown.rows) == count + 4
    return in_lines(board)


def in_lines(board: Board) -> list[list[str]]:
    """Give the rows line by line, as one reads them, and the bare lines above them."""
    lying = [(*board.row_rect(at).topleft[::-1], at) for at in range(len(board.shown.rows))]
    tops = sorted({top for top, *_ in lying})
    return [
        [write_row(board.shown.rows[at]) for top, _, at in sorted(lying) if top == line]
        for line in tops
    ]


@pytest.mark.parametrize("way", ["window", "menu", "size"])
def test_rows_come_back_in_their_lines_and_order(home: Path, way: str) -> None:
    with closing(SavedGames(home)) as games:
        player = Player(games)
        player.begin()
        left = carry_rows(player)
        assert len(left) > 1
        player.tick(0.2)
        player.close_window()
    with closing(SavedGames(home)) as games:
        player = Player(games, (1024, 600) if way == "size" else (1366, 768))
        player.tap("continue")
        assert in_lines(player.scene.state.board) == left
        if way == "menu":
            player.close_window()
    if way == "menu":
        with closing(SavedGames(home)) as games:
            player = Player(games)
            player.tap("continue")
            assert in_lines(player.scene.state.board) == left


def test_so_they_do_a_turn_later(home: Path) -> None:
    with closing(SavedGames(home)) as games:
        session = samples.at_position(replace(read_position(SHARED), rules=FREE))
        follow(games, session)
        player = Player(games)
        player.tap("continue")
        board = player.scene.state.board
        frame, zone = board.row_rect(0), board.zone
        player.drag((frame.left + 2, frame.centery), (zone.right - 90, zone.bottom - 20))
        player.tick(1.2)
        player.tap("action")
        player.reach(Turn)
        player.tick(0.2)
        left = in_lines(player.scene.state.board)
        player.close_window()
    with closing(SavedGames(home)) as games:
        player = Player(games)
        player.tap("continue")
        assert in_lines(player.scene.state.board) == left


def test_an_app_that_is_killed_goes_on_with_what_was_done_last(home: Path) -> None:
    with closing(SavedGames(home)) as games:
        player = Player(games)
        player.begin()
        lay_a_tile(player)
        left = player.session.game.draft.steps
        games.flush()
        (home / "after").mkdir()
        for path in home.glob("games.db*"):
            (home / "after" / path.name).write_bytes(path.read_bytes())
    with closing(SavedGames(home / "after")) as games:
        player = Player(games)
        player.tap("continue")
        assert player.session.game.draft.steps == left


def test_where_people_share_the_screen_it_goes_on_behind_the_curtain(home: Path) -> None:
    with closing(SavedGames(home)) as games:
        player = Player(games)
        player.begin("together")
        player.tap("button")
        lay_a_tile(player)
        steps = player.session.game.draft.steps
        assert steps
        player.close_window()
    with closing(SavedGames(home)) as games:
        player = Player(games)
        player.tap("continue")
        assert isinstance(player.scene, HandOver)
        turn = next(scene for scene, _ in player.app.stack._scenes if isinstance(scene, Turn))
        assert turn.state.viewer is None
        player.tap("button")
        assert turn.state.viewer == player.session.game.position.to_move
        assert player.session.game.draft.steps == steps


def test_between_two_games_it_goes_on_with_the_points(home: Path) -> None:
    with closing(SavedGames(home)) as games:
        session = Session.resume(after_a_game())
        follow(games, session)
        session.close()
        player = Player(games)
        assert player.scene.widget("continue").sub.startswith("Today, next game")
        player.tap("continue")
        assert isinstance(player.scene, Scoring)


def after_a_game() -> str:
    """Give a match of several games, the first of which is over."""
    session = match(3)
    for _ in steps(session, 3):
        if session.game.result:
            break
    assert not session.standing.winners
    return write_journal(session.journal)


def test_a_match_given_up_is_not_offered_again(home: Path) -> None:
    with closing(SavedGames(home)) as games:
        player = Player(games)
        player.begin()
        player.key("escape")
        player.tap("give-up")
        player.tap("leave")
        player.tick(1)
        assert isinstance(player.scene, Menu)
        assert not player.offered


def test_a_new_game_asks_nothing_and_the_old_one_stays(home: Path) -> None:
    with closing(SavedGames(home)) as games:
        player = Player(games)
        player.begin()
        first = as_seen(player.session)
        player.close_window()
        player = Player(games)
        player.begin()
        player.key("escape")
        player.tap("give-up")
        player.tap("leave")
        player.tick(1)
        player.tap("continue")
        assert as_seen(player.session) == first


def test_a_game_that_cannot_be_read_is_told_of(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with closing(SavedGames(home)) as games:
        Player(games).begin()
        player = Player(games)
        nonsense = KeptJournal("nonsense", UNMARKED)
        monkeypatch.setattr(games_module, "kept_journal", lambda *_: nonsense)
        player.tap("continue")
        assert isinstance(player.scene, Menu)
        assert not player.offered
        said = [getattr(widget, "text", "") for widget in player.scene.widgets]
        assert player.kit.text("note-game-lost") in said


def test_a_match_that_cannot_be_kept_says_so_at_once(home: Path) -> None:
    with closing(SavedGames(home)) as first:
        first.flush()
        second = SavedGames(home)
        player = Player(second)
        said = [getattr(widget, "text", "") for widget in player.scene.widgets]
        assert player.kit.text("note-games-taken") in said
        player.begin()
        assert player.scene.state.view.message.text == player.kit.text("say-unsaved")
        second.close()


def test_a_disk_that_is_well_again_is_told_of_once_a_turn_begins(home: Path) -> None:
    """Until then the table and the menu say that nothing is saved; and then all of it is."""
    taken = home / "taken"
    taken.write_text("a file where the folder should be")
    with closing(SavedGames(taken)) as games:
        player = Player(games)
        assert player.kit.text("note-games-unsaved") in said(player)
        player.begin()
        assert message(player) == player.kit.text("say-unsaved")
        taken.unlink()
        games.flush()
        player.tick(PATIENCE + 0.1)
        player.tap("action")
        player.reach(Turn)
        assert message(player) == player.kit.text("say-saved")
        left = as_seen(player.session)
    with closing(SavedGames(taken)) as games:
        player = Player(games)
        player.tap("continue")
        assert as_seen(player.session) == left


@pytest.mark.parametrize(
    ("days", "says"), [(0, "today’s"), (1, "yesterday’s"), (5, "from 5 days ago")]
)
def test_it_says_from_which_day_a_copy_is_that_was_taken(
    home: Path, monkeypatch: pytest.MonkeyPatch, days: int, says: str
) -> None:
    with closing(SavedGames(home)) as games:
        monkeypatch.setattr(SavedGames, "trouble", "copied")
        rescued = Rescued(copied=3, day=date.today() - timedelta(days=days))
        monkeypatch.setattr(SavedGames, "rescued", rescued)
        (told,) = (text for text in said(Player(games)) if "couldn’t be read" in text)
        assert says in told


def said(player: Player) -> list[str]:
    return [getattr(widget, "text", "") for widget in player.scene.widgets]


def message(player: Player) -> str:
    return player.scene.state.view.message.text


@pytest.mark.parametrize(
    ("days", "says"), [(0, "Today"), (1, "Yesterday"), (5, "5 days ago"), (-1, "Today")]
)
def test_it_says_when_and_who_is_to_move(home: Path, left: Left, days: int, says: str) -> None:
    left(saved=datetime.now() - timedelta(days=days))
    with closing(SavedGames(home)) as games:
        sub = Player(games).scene.widget("continue").sub
        assert sub == f"{says}, Owl’s turn · with Fox, Owl, Otter and Bear"


@pytest.mark.parametrize("text_scale", [100, 200])
@pytest.mark.parametrize("size", [*SIZES, (800, 480), (480, 800)])
def test_it_is_first_and_largest_and_well_laid(
    home: Path, left: Left, size: tuple[int, int], text_scale: int
) -> None:
    left(saved=datetime.now())
    with closing(SavedGames(home)) as games:
        player = Player(games, size, store(text_scale=text_scale))
        assert_well_laid(player)
        pressable = [widget for widget in player.scene.widgets if widget.pressable]
        areas = {widget.name: widget.rect.width * widget.rect.height for widget in pressable}
        assert pressable[0].name == max(areas, key=areas.__getitem__) == "continue"
        assert [widget.name for widget in pressable if widget.primary] == ["continue"]


def test_what_cannot_be_drawn_of_a_kept_game_is_left_out(home: Path, left: Left) -> None:
    left(table="nonsense", players=(Somebody("Eve", "cow"), Somebody("Ann", "fox")))
    with closing(SavedGames(home)) as games:
        player = Player(games)
        player.step()
        assert player.offered


def test_a_bot_goes_on_amid_its_turn(home: Path) -> None:
    """What it has laid lies there, and it ends its turn."""
    text = write_journal(samples.session(WAITING).journal)
    with closing(SavedGames(home)) as games:
        session = Session.resume(text)
        follow(games, session)
        session.do(read_command("O1 to new row"))
        steps = session.game.draft.steps
        assert steps
    with closing(SavedGames(home)) as games:
        player = Player(games)
        assert player.scene.widget("continue").sub.startswith("Today, Owl’s turn")
        player.tap("continue")
        assert player.session.game.draft.steps[: len(steps)] == steps
        player.step()
        player.reach(Turn)
        assert player.session.game.turns > 0
