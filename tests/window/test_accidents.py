"""What happens by accident costs no turn: tried from outside the process."""

from pathlib import Path

import pygame
import pytest

from scenes.play.pause import Pause
from tests.kits import store
from tests.window.twins import Twins, staged, turn

pytestmark = pytest.mark.window

TABLE = """
rules classic-2016
table B4 B5 B6
* Fox+ K1 R5 B7
  Owl+ O1 O2 R9
pool R13 B1 O5 O6 K9 K11 R2 R3
"""


def test_a_second_click_does_not_draw_again(tmp_path: Path, album: Path) -> None:
    with staged(tmp_path, album, TABLE, store(muted=True, bot_speed="instant")) as game:
        place = game.shadow.place("action")
        game.window.tap_twice(place, 0.9)
        game.shadow.move(place)
        game.shadow.tap(place)
        game.settle()
        assert len(turn(game).session.game.position.seats[0].rack) == 4
        _leave(game)


def test_a_minimised_window_is_paused(tmp_path: Path, album: Path) -> None:
    with staged(tmp_path, album, TABLE, store(muted=True)) as game:
        game.window.minimise()
        game.shadow.step(pygame.Event(pygame.WINDOWMINIMIZED))
        game.settle()
        assert isinstance(game.scene, Pause)
        game.tap("resume")
        turn(game)
        _leave(game)


def _leave(game: Twins) -> None:
    game.window.close()
    assert game.window.wait() == 0
    assert not game.window.complaints
