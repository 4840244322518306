"""Bots think in a process of their own: it may die in the middle of a turn, and it never stays."""

import os
import signal
from pathlib import Path

import pygame
import pytest

from tests.kits import store
from tests.processes import PROC, alive, children, workers
from tests.waiting import until
from tests.window.twins import Twins, turn, twins

pytestmark = [
    pytest.mark.window,
    pytest.mark.skipif(not (PROC / "self/stat").exists(), reason="no list of processes"),
]

SEED = 13
TURNS = 2


@pytest.mark.release
def test_a_bot_whose_process_is_killed_plays_on_as_if_nothing_were(
    tmp_path: Path, album: Path
) -> None:
    settings = store(muted=True, bot_speed="instant", reduced_motion=True)
    with twins(tmp_path, album, SEED, settings) as game:
        game.tap("bots")
        game.press("start")
        game.tap((640, 260))
        for _ in range(TURNS):
            _kill_while_it_thinks(game)
        left = children(game.window.pid)
        assert left
        game.window.close()
        assert game.window.wait() == 0
        assert not game.window.complaints
        until(lambda: not any(map(alive, left)))


def _kill_while_it_thinks(game: Twins) -> None:
    """Hold the process, end the turn so that a bot is asked, and kill it before it answers."""
    (held,) = until(lambda: workers(game.window.pid))
    os.kill(held, signal.SIGSTOP)
    turns = turn(game).session.game.turns
    game.press("action")
    button = game.shadow.kit.zone("turn", "action")  # It says that a bot plays.
    expected = pygame.image.tobytes(game.shadow.picture().subsurface(button), "RGB")
    assert game.see(lambda: pygame.image.tobytes(game.window.picture(button), "RGB"), expected)
    os.kill(held, signal.SIGKILL)
    game.settle()
    assert turn(game).session.game.turns > turns
    assert workers(game.window.pid) not in ([], [held])
