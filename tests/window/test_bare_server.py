"""An X server on which nothing manages windows, as on some public screens."""

import sys
from pathlib import Path

import pytest

from tests.kits import store
from tests.waiting import until
from tests.window.desktop import HOME, Window, display, running

pytestmark = pytest.mark.window

SCREEN = (1100, 700)


def test_full_screen_fills_it_and_leads_back_to_a_window(tmp_path: Path) -> None:
    settings = store(muted=True)
    settings.save()
    settings.path.parent.rename(tmp_path / HOME)
    command = [sys.executable, "main.py", "--fullscreen"]
    with display(tmp_path, SCREEN) as made:
        env = made.env | {"SDL_VIDEODRIVER": "x11", "RACK_AND_RUN_HOME": str(tmp_path / HOME)}
        with running(command, env, tmp_path / "game") as process:
            window = Window(made, process, tmp_path / "game.err", SCREEN)
            until(lambda: window.size == SCREEN)
            until(window.stands)
            assert window.rect.topleft == (0, 0)
            window.move((20, 20))
            window.toggle_full_screen()
            assert window.rect.center == (SCREEN[0] // 2, SCREEN[1] // 2)
            assert window.rect.width < SCREEN[0]
            assert not window.complaints
