"""A public screen whose game cannot start shows the venue's own picture until it is mended."""

import shutil
import signal
from collections.abc import Callable
from pathlib import Path

import pygame
import pytest
from pygame import Color, Rect

from game.kiosk import out_of_order
from tests.sizes import sample
from tests.waiting import until
from tests.window.desktop import ROOT, desktop
from tests.window.kiosks import SCREEN, Public, supervised

pytestmark = pytest.mark.window

OWN = Color(200, 60, 120)
"""The colour of the venue's own picture."""

FILE = '[look]\nout_of_order = "own.png"\n'
PACKAGE = "font_manrope"

Change = Callable[[Path], object]
Way = tuple[Change, Change]
"""What breaks a game that lies in a folder, and what mends it."""


def _written(path: str, text: str) -> Way:
    before: list[bytes] = []

    def break_it(folder: Path) -> None:
        before.append((folder / path).read_bytes())
        (folder / path).write_text(text)

    return break_it, lambda folder: (folder / path).write_bytes(before.pop())


def _moved(path: str) -> Way:
    def move(folder: Path, start: str, end: str) -> None:
        (folder / start).rename(folder / end)

    return lambda it: move(it, path, "gone"), lambda it: move(it, "gone", path)


def _hide_package(folder: Path) -> None:
    """Let a package be missing, for who looks into this folder first."""
    (folder / f"{PACKAGE}.py").write_text(
        f"raise ModuleNotFoundError({PACKAGE!r}, name={PACKAGE!r})"
    )


WAYS: dict[str, Way] = {
    "a damaged look": _written("assets/themes/felt/theme.toml", "ink = "),
    "no layouts": _moved("assets/tables"),
    "no letters": (_hide_package, lambda folder: (folder / f"{PACKAGE}.py").unlink()),
    "a wrong setting": _written("kiosk.toml", "[sound]\ncap = 7\n"),
}


def _copied(folder: Path) -> Path:
    """Copy what a test breaks of the game; the rest is as it is."""
    shutil.copy(ROOT / "main.py", folder)
    shutil.copytree(ROOT / "assets", folder / "assets")
    for room in "game", "scenes", "tests":
        (folder / room).symlink_to(ROOT / room)
    own = pygame.Surface((40, 40))
    own.fill(OWN)
    pygame.image.save(own, folder / "own.png")
    (folder / "kiosk.toml").write_text(FILE)
    return folder


def _shows(public: Public, color: Color) -> bool:
    """Look whether a picture of this colour lies near the middle of the screen."""
    seen = public.desktop.picture(Rect((0, 0), SCREEN))
    width, height = SCREEN
    places = [(width // 2 + x, height // 2 + y) for x in (-100, 0, 100) for y in (-100, 0, 100)]
    return any(seen.get_at(place)[:3] == color[:3] for place in places)


@pytest.mark.parametrize("way", sample([*WAYS], 1))
def test_a_calm_picture_is_shown_until_the_game_is_mended(
    way: str, tmp_path: Path, album: Path
) -> None:
    break_it, mend = WAYS[way]
    folder = _copied(tmp_path)
    with desktop(folder, SCREEN) as made, supervised(made, folder, folder) as public:
        until(lambda: public.holds)
        break_it(folder)
        public.signal_game(signal.SIGKILL)
        until(lambda: _shows(public, OWN))
        picture = public.desktop.picture(Rect((0, 0), SCREEN))
        pygame.image.save(picture, album / f"out of order, {way}.png")
        assert public.supervisor.poll() is None
        mend(folder)
        assert public.is_back_after_all()
        until(lambda: public.game)


@pytest.mark.release
def test_a_game_that_lacks_letters_from_the_first_on_is_waited_for(tmp_path: Path) -> None:
    folder = _copied(tmp_path)
    _hide_package(folder)
    with desktop(folder, SCREEN) as made, supervised(made, folder, folder) as public:
        until(lambda: _shows(public, Color(out_of_order.TILE)))
        assert PACKAGE in (folder / "data/log.txt").read_text()
        (folder / f"{PACKAGE}.py").unlink()
        assert public.is_back_after_all()


def test_where_nothing_can_be_written_one_can_play(tmp_path: Path) -> None:
    folder = _copied(tmp_path)
    (folder / "data").write_text("a file, where a folder should be")
    with desktop(folder, SCREEN) as made, supervised(made, folder, folder) as public:
        until(lambda: public.holds)
        game = public.game
        public.tap((640, 300))
        assert public.is_back()
        assert public.game == game
