"""A public screen under a window manager: there is no way out, and it always comes back."""

import os
import signal
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from game.kiosk.supervisor import LONGEST_WAIT
from scenes.kiosk.startup import VISIT_FOLDER
from scenes.play.turn import Turn
from tests.processes import alive, workers
from tests.scenes.kiosk.visitor import Visitor
from tests.sizes import sample, size
from tests.waiting import until
from tests.window.breaking import TOLD, write_whole
from tests.window.escapes import DEADLY, ROUTES
from tests.window.kiosks import MIDDLE, SCREEN, Public, opened
from tests.window.ways import FILE, Ways, find_places

pytestmark = pytest.mark.window


def _turn(public: Public) -> None:
    def begin() -> str:
        public.tap(MIDDLE)  # More than once, for it may be loading still.
        return public.game_id

    until(begin)


def _begin_a_turn(public: Public, folder: Path) -> None:
    """Begin a game, and put the first tile of the rack on the table."""
    visitor = Visitor(folder / "other", size=SCREEN)
    _turn(public)
    visitor.tap(MIDDLE)
    while not isinstance(visitor.scene, Turn):
        visitor.wait(0.5)
    board = visitor.scene.state.board
    visitor.loop.visit.close()
    tile = min(each.placement.rect.center for each in board.tiles.sprites if each.placement)

    def lay() -> bool:
        public.drag(tile, board.zone.center)
        # Else it would be dragged once more before it is known that it lies.
        public.notice(lambda: public.has_begun)
        return public.has_begun

    until(lay)


def _kill(public: Public) -> None:
    public.signal_game(signal.SIGKILL)


def _stop(public: Public) -> None:
    public.signal_game(signal.SIGSTOP)


Break = Callable[[Public], object]


def _tell(how: str) -> Break:
    """Let the game break by itself."""
    return lambda public: write_whole(public.data.parent / TOLD, how)


def _wait_for_another(public: Public, game: int, *, hangs: bool = False) -> None:
    """Wait until there is another game; let time pass for the supervisor before it starts that."""
    told = public.data.parent / TOLD
    until(lambda: not told.exists())

    def look() -> bool:
        now = public.game
        if now == 0:
            public.pass_time(LONGEST_WAIT)
        elif now == game and hangs:
            public.pass_time()
        return now not in (game, 0)

    until(look)


TIMES = range(size(1, 3))
"""So often it is broken in each way."""

DIES: dict[str, Break] = {"falls": _tell("fall"), "killed": _kill, "raises": _tell("raise")}
HANGS: dict[str, Break] = {"stopped": _stop, "hangs": _tell("hang")}
"""By what it dies, or hangs."""

BROKEN = size([("killed", "hangs")], [tuple(DIES), tuple(HANGS)])
"""How it is broken, one after the other: not so often that it is given up."""


@pytest.mark.parametrize("time", TIMES)
@pytest.mark.parametrize("ways", BROKEN, ids=" ".join)
def test_a_game_that_breaks_is_soon_there_again_as_it_was(
    ways: tuple[str, ...], time: int, tmp_path: Path
) -> None:
    with opened(tmp_path) as public:
        _begin_a_turn(public, tmp_path)
        before = public.state
        for how in ways:
            game = public.game
            (DIES | HANGS)[how](public)
            _wait_for_another(public, game, hangs=how in HANGS)
            assert public.is_back()
            until(lambda: workers(public.game))  # Its first frame was drawn; it may not stop now.
            assert public.state == before, how


def test_a_game_that_hangs_while_it_loads_is_soon_there(tmp_path: Path) -> None:
    with opened(tmp_path) as public:
        _tell("stuck")(public)
        game = public.game
        _kill(public)
        _wait_for_another(public, game)
        stuck = public.game
        _wait_for_another(public, stuck, hangs=True)
        assert public.is_back()


def test_on_a_full_disk_it_can_be_played(tmp_path: Path) -> None:
    write_whole(tmp_path / TOLD, "full")
    with opened(tmp_path) as public:
        game = public.game
        public.tap(MIDDLE)
        public.notice()
        assert public.is_back()
        assert public.game == game


def test_what_is_damaged_keeps_nobody_from_playing(tmp_path: Path) -> None:
    visit, theme = tmp_path / "data" / VISIT_FOLDER, tmp_path / "data/themes/broken"
    for folder in visit, theme:
        folder.mkdir(parents=True)
    (visit / "games.db").write_bytes(os.urandom(5000))
    (theme / "theme.toml").write_text("ink = ")
    with opened(tmp_path, '[look]\nthemes = ["broken"]\n') as public:
        game = public.game
        _turn(public)
        assert public.is_back()
        assert public.game == game


FAMILIES = {
    "visitor": ("Turn", "Turn", "Pause"),
    "nobody": ("Attract", "Setup", "Setup"),
    "staff": ("PinPad", "PinPad", "StaffPanel", "StaffPanel", "Week", "ScreenCheck"),
}
"""Scenes that belong together: each route is tried over one of them."""

KEYS = [name for name in ROUTES if name.startswith("key ")]
TRIED = [*sample(KEYS, 6), *(name for name in ROUTES if name not in KEYS)]
"""A sample has fewer keys, of which there are many, and all other kinds of routes."""


@pytest.mark.parametrize("family", [*FAMILIES][: size(1, len(FAMILIES))])
def test_there_is_no_way_out(family: str, tmp_path: Path) -> None:
    first, found = FAMILIES[family][0], []
    places = find_places(tmp_path / "other")
    with opened(tmp_path, FILE) as public:
        ways = Ways(public, places)
        ways.come_to(first)
        played = until(lambda: public.game_id) if first == "Turn" else ""
        game = public.game
        for scene, name in _tried(family):
            ways.come_to(scene)
            ROUTES[name](public)
            if not (public.is_back_after_all() if name in DEADLY else public.is_back()):
                found.append(f"{name} in {scene}: the screen is lost")
            if not alive(game):
                game = until(lambda: public.game)
                if name not in DEADLY:
                    found.append(f"{name} in {scene}: the game ended")
        ways.come_to(first)
        until(lambda: public.game_id == played)
    assert not found


def _tried(family: str) -> Iterator[tuple[str, str]]:
    scenes = FAMILIES[family]
    for nth, scene in enumerate(scenes):
        yield from ((scene, name) for name in TRIED[nth :: len(scenes)])
