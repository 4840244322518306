import threading
from pathlib import Path
from threading import Thread

import pygame
import pytest

from game.kiosk.paths import Paths
from game.kit.app import App
from game.kit.preferences import Preferences
from game.kit.theme import make_paintbox
from game.settings import fleeting
from game.worker import Worker
from scenes.kiosk.kiosk_loop import KioskLoop
from scenes.kiosk.startup import open_kiosk
from tests.kits import ASSETS


class Silent:
    """A voice that nobody hears."""

    def say(self, text, manner):
        """Say nothing."""

    def silence(self):
        """Go on saying nothing."""

    def close(self):
        """Go away."""


@pytest.fixture
def loops() -> list[KioskLoop]:
    return []


@pytest.fixture
def opened(tmp_path: Path, loops: list[KioskLoop]):
    def open_with(text: str) -> App:
        (tmp_path / "kiosk.toml").write_text(text)
        pygame.display.init()
        screen, store = pygame.display.set_mode((1024, 768)), fleeting()
        box = make_paintbox((1024, 768), ASSETS, tmp_path / "themes", store[Preferences])
        paths = Paths(ASSETS, tmp_path / "data", tmp_path / "themes", tmp_path / "log")
        app, loop = open_kiosk(
            box, store, screen, tmp_path / "kiosk.toml", paths, lambda: 7, Worker(), Silent
        )
        loops.append(loop)
        app.step([], 0.0)
        return app

    yield open_with
    for loop in loops:
        loop.visit.close()


@pytest.mark.parametrize("speech", [True, False])
def test_there_is_speech_if_the_file_says_so(opened, speech: bool) -> None:
    app = opened(f"[play]\nspeech = {str(speech).lower()}\n")
    assert app.kit.speaker.available == speech


def test_the_logo_lies_beside_the_file(opened, tmp_path: Path) -> None:
    pygame.image.save(pygame.Surface((20, 20)), tmp_path / "own.png")
    app = opened('[look]\nlogo = "own.png"\n')
    assert Path(app.stack.top._look.logo) == tmp_path / "own.png"


def stores() -> set[Thread]:
    return {thread for thread in threading.enumerate() if thread.name == "store"}


def test_one_thread_stores_what_all_visitors_do(opened, loops: list[KioskLoop]) -> None:
    before = stores()
    opened("")
    (thread,) = stores() - before
    visit = loops[0].visit
    for _ in range(3):
        visit.forget()
        visit.games.flush()
    assert stores() - before == {thread}
    assert not visit.games.trouble
