"""What happens by accident costs no turn: tried from outside the process."""

from pathlib import Path

import pygame
import pytest
from pygame.image import tobytes

from game.kit.app import LONGEST_STEP
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


CLICKS = 5
"""In half a second, by which a click in the same place still seems to repeat the first."""


def test_a_second_click_does_not_draw_again(tmp_path: Path, album: Path) -> None:
    with staged(tmp_path, album, TABLE, store(muted=True, bot_speed="instant")) as game:
        place = game.shadow.place("action")
        game.window.tap_often(place, CLICKS)
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


SHORT = TABLE.replace("classic-2016", "classic-2016 seconds=5")
"""A turn of five seconds."""


@pytest.mark.release
def test_what_the_clock_did_stands_there_after_the_bots_have_played(
    tmp_path: Path, album: Path
) -> None:
    with staged(tmp_path, album, SHORT, store(muted=True, bot_speed="instant")) as game:
        shadow, session = game.shadow, turn(game).session
        room = shadow.kit.zone("turn", "message")
        before = tobytes(game.window.picture().subsurface(room), "RGB")
        game.go_on(lambda: session.game.turns == 2, LONGEST_STEP)
        game.settle()
        message = turn(game).state.view.message
        assert (message.text, message.tone) == ("Time’s up. You drew a tile.", "notice")
        expected = tobytes(shadow.picture().subsurface(room), "RGB")
        assert expected != before
        assert game.see(lambda: tobytes(game.window.picture(room), "RGB"), expected)
        game.shot("time is up")
        _leave(game)


def _leave(game: Twins) -> None:
    game.window.close()
    assert game.window.wait() == 0
    assert not game.window.complaints
