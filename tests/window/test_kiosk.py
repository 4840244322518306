"""A public screen under a window manager: there is no way out, and it always comes back."""

import os
import signal
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from scenes.kiosk.opening import VISIT
from scenes.play.turn import Turn
from tests.processes import workers
from tests.scenes.kiosk.visitor import Visitor
from tests.waiting import until
from tests.window.breaking import TOLD
from tests.window.escapes import DEADLY, ROUTES
from tests.window.kiosks import AWAY, MIDDLE, SCREEN, Public, opened

pytestmark = pytest.mark.window


def _attract(_: Public) -> None:
    """Do nothing: nobody is there."""


def _turn(public: Public) -> None:
    public.tap(MIDDLE)
    until(lambda: public.game_id)


def _pause(public: Public) -> None:
    _turn(public)
    public.key("Escape")


def _set_up(public: Public) -> None:
    visitor = Visitor(public.data.parent / "other", size=SCREEN)
    public.tap(visitor.scene.widget("full").rect.center)
    visitor.house._games.close()


SCENES: dict[str, tuple[Callable[[Public], None], int]] = {
    "turn": (_turn, 1),
    "attract": (_attract, 4),
    "pause": (_pause, 4),
    "set-up": (_set_up, 4),
}
"""How to come to a scene, and every how manieth route is tried in it."""


@pytest.mark.parametrize("scene", SCENES)
def test_there_is_no_way_out(scene: str, tmp_path: Path) -> None:
    lead, step = SCENES[scene]
    with opened(tmp_path) as public:
        lead(public)
        played, found = public.game_id, []
        for name in list(ROUTES)[::step]:
            game = public.game
            ROUTES[name](public)
            if not public.settled():
                found.append(f"{name}: the screen is lost")
            elif public.game != game and name not in DEADLY:
                found.append(f"{name}: the game ended")
            elif played and public.game_id != played:
                found.append(f"{name}: another game")
        assert not found
        assert not played or public.settled()


def _begin_a_turn(public: Public, folder: Path) -> None:
    """Begin a game, and put the first tile of the rack on the table."""
    visitor = Visitor(folder / "other", size=SCREEN)
    _turn(public)
    visitor.tap(MIDDLE)
    while not isinstance(visitor.scene, Turn):
        visitor.wait(0.5)
    board = visitor.scene.control.board
    visitor.house._games.close()
    tile = min(each.placement.rect.center for each in board.tiles.sprites if each.placement)

    def lay() -> bool:
        public.drag(tile, board.zone.center)
        return bool(public.steps)

    until(lay)


def _kill(public: Public) -> None:
    public.signal_game(signal.SIGKILL)


def _stop(public: Public) -> None:
    public.signal_game(signal.SIGSTOP)


def _tell(how: str) -> Callable[[Public], None]:
    """Let the game break by itself."""
    return lambda public: (public.data.parent / TOLD).write_text(how) and None


TIMES = 3
"""So often it is broken in each way."""

BREAKS = {
    "killed": _kill,
    "falls": _tell("fall"),
    "raises": _tell("raise"),
    "stopped": _stop,
    "hangs": _tell("hang"),
}


@pytest.mark.parametrize("how", BREAKS)
def test_a_game_that_breaks_is_soon_there_again_as_it_was(how: str, tmp_path: Path) -> None:
    with opened(tmp_path, breaking=True) as public:
        _begin_a_turn(public, tmp_path)
        before, late = public.state, 0.0
        for number in range(TIMES):
            game, start = public.game, time.monotonic()
            BREAKS[how](public)
            more = 2**number - 1  # seconds that it waits longer after each time
            until(lambda: public.game not in (game, 0), AWAY + more)  # noqa: B023
            assert public.settled(AWAY + more)
            late = max(late, time.monotonic() - start - more)
            until(lambda: workers(public.game))  # Its first frame was drawn; it may not stop now.
            assert public.state == before
        assert late < AWAY


def test_a_game_that_hangs_while_it_loads_is_soon_there(tmp_path: Path) -> None:
    with opened(tmp_path, breaking=True) as public:
        _tell("stuck")(public)
        game = public.game
        _kill(public)
        stuck, start = until(lambda: public.game not in (game, 0) and public.game), time.monotonic()
        until(lambda: public.game not in (stuck, 0), AWAY + 1)
        assert public.settled(AWAY + 1)
        assert time.monotonic() - start - 1 < AWAY  # after the second crash it waits 2 s


def test_on_a_full_disk_it_can_be_played(tmp_path: Path) -> None:
    (tmp_path / TOLD).write_text("full")
    with opened(tmp_path, breaking=True) as public:
        game = public.game
        public.tap(MIDDLE)
        time.sleep(2)
        assert public.settled()
        assert public.game == game


def test_what_is_damaged_keeps_nobody_from_playing(tmp_path: Path) -> None:
    visit, theme = tmp_path / "data" / VISIT, tmp_path / "data/themes/broken"
    for folder in visit, theme:
        folder.mkdir(parents=True)
    (visit / "games.db").write_bytes(os.urandom(5000))
    (theme / "theme.toml").write_text("ink = ")
    with opened(tmp_path, '[look]\nthemes = ["broken"]\n') as public:
        game = public.game
        _turn(public)
        assert public.settled()
        assert public.game == game
