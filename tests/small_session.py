"""The game as `main.py` opens it, used for a little while: a match with a bot, a hint, and away."""

import os
import sys
from collections.abc import Callable

os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"

import pygame

import main
from game.kit.app import App
from scenes.menu import Menu
from scenes.play.deal import Deal
from scenes.play.turn import Turn
from tests.pilot import Pilot
from tests.waiting import until

TURNS = 3

FRAMES = 5
"""Frames between two moments in which the bots have time to think."""


class Guest(Pilot):
    """Somebody at an app that others have opened."""

    def __init__(self, app: App) -> None:
        self.app, self.kit = app, app.kit
        self.running = True

    def use(self) -> None:
        """Play some turns, ask for a hint in each, and close the window."""
        self.tap("go")
        assert isinstance(self.scene, Menu)
        self.tap("bots")
        self.tap("start")
        for _ in range(TURNS):
            self._wait_for(lambda: self._can_act)
            self.tap("hint")
            self._wait_for(lambda: self.scene.state.view.message.text != "")
            self.tap("hint")
            self._wait_for(lambda: self._can_act)
            self.tap("action")
        self._wait_for(lambda: self._can_act)
        assert not self.step(pygame.Event(pygame.QUIT))

    @property
    def _can_act(self) -> bool:
        if isinstance(self.scene, Deal):
            self.key("space")
        return isinstance(self.scene, Turn) and self.scene.state.shown.can_act

    def _wait_for(self, sign: Callable[[], bool]) -> None:
        until(lambda: any(self.step(dt=0.05) and sign() for _ in range(FRAMES)))


def _run(app: App, after_first_frame: Callable[[], object], _: Callable[[], object]) -> None:
    assert app.step([], 0.0)
    after_first_frame()
    Guest(app).use()


if __name__ == "__main__":
    App.run = _run  # type: ignore[method-assign]
    sys.exit(main.main(["--size", "800x480"]))
