"""A pilot that drives the app in tests, with real events and without a display."""

import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from collections.abc import Callable
from math import cos, sin, tau
from pathlib import Path
from random import Random

import pygame
from pygame import Surface

from game.kit.app import App, Policy
from game.kit.kit import Kit
from game.kit.preferences import Store
from game.kit.scene import Scene
from game.kit.voice.voice import Voice
from game.kit.widgets.card import CardButton
from tests.kits import ASSETS, open_kit

FRAME = 1 / 60

BEGIN = {
    **dict.fromkeys(("together", "watch", "games", "stamps"), "bots"),
    "rules": "learn",
}
"""Where what is two presses away from the menu begins."""

Place = tuple[int, int]


class Pilot:
    """Steps an app frame by frame and acts as a person would."""

    def __init__(
        self,
        first: Callable[[Kit], Scene],
        size: tuple[int, int] = (1280, 720),
        assets: Path = ASSETS,
        settings: Store | None = None,
        voice: Voice | None = None,
        policy: Policy | None = None,
    ) -> None:
        pygame.display.init()
        screen = pygame.display.set_mode(size)
        pygame.event.clear()
        self.kit = open_kit(size, assets, settings, voice=voice)
        self.app = App(self.kit, screen, policy)
        self.app.stack.push(first(self.kit))
        self.running = self.step()

    @property
    def scene(self) -> Scene:
        return self.app.stack.top

    @property
    def cards(self) -> list[CardButton]:
        return [widget for widget in self.scene.widgets if isinstance(widget, CardButton)]

    def step(self, *events: pygame.Event, dt: float = FRAME) -> bool:
        self.running = self.app.step(events, dt)
        return self.running

    def tick(self, seconds: float, fps: int = 20) -> None:
        """Let time pass, in frames as slow as motion allows: each costs a drawing."""
        for _ in range(round(seconds * fps)):
            self.step(dt=1 / fps)

    def tap(self, at: Place | str) -> None:
        pos = self.place(at)
        self._button(pygame.MOUSEBUTTONDOWN, pos)
        self._button(pygame.MOUSEBUTTONUP, pos)

    def tremble(self, at: Place | str, rng: Random) -> None:
        """Press with a hand that shakes by 4 to 20 pixels, and let go where it is by then."""
        start = spot = self.place(at)
        self._button(pygame.MOUSEBUTTONDOWN, start)
        for _ in range(rng.randint(2, 8)):
            turn, far = rng.random() * tau, rng.uniform(4, 20)
            spot = round(start[0] + far * cos(turn)), round(start[1] + far * sin(turn))
            self._motion(spot, held=True)
        self._button(pygame.MOUSEBUTTONUP, spot)

    def walk(self, way: str) -> None:
        self.tap(BEGIN[way])
        self.tap(way)

    def drag(self, a: Place | str, b: Place | str, steps: int = 8) -> None:
        """Press at one place, move in steps, and let go at another."""
        start, end = self.place(a), self.place(b)
        self._button(pygame.MOUSEBUTTONDOWN, start)
        for step in range(1, steps + 1):
            x, y = (round(s + (e - s) * step / steps) for s, e in zip(start, end, strict=True))
            self._motion((x, y), held=True)
        self._button(pygame.MOUSEBUTTONUP, end)

    def keys(self, *names: str) -> None:
        for name in names:
            self.key(name)

    def press(self, at: Place | str) -> None:
        self._button(pygame.MOUSEBUTTONDOWN, self.place(at))

    def release(self, at: Place | str) -> None:
        self._button(pygame.MOUSEBUTTONUP, self.place(at))

    def move(self, at: Place | str, held: bool = False) -> None:
        self._motion(self.place(at), held)

    def _button(self, kind: int, pos: Place) -> None:
        self.step(pygame.Event(kind, pos=pos, button=1, touch=False))

    def _motion(self, pos: Place, held: bool) -> None:
        buttons = (int(held), 0, 0)
        event = pygame.Event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=buttons, touch=False)
        self.step(event)

    def key(self, name: str, shift: bool = False, ctrl: bool = False) -> None:
        mod = pygame.KMOD_SHIFT * shift | pygame.KMOD_CTRL * ctrl
        code = pygame.key.key_code(name)
        self.step(pygame.Event(pygame.KEYDOWN, key=code, mod=mod, unicode=""))
        self.step(pygame.Event(pygame.KEYUP, key=code, mod=mod, unicode=""))

    def resize(self, size: tuple[int, int]) -> None:
        pygame.display.set_mode(size)
        self.step(pygame.Event(pygame.VIDEORESIZE, size=size, w=size[0], h=size[1]))

    def picture(self) -> Surface:
        return self.app.screen.copy()

    def place(self, at: Place | str) -> Place:
        """Give where in the window a point of the picture is, or the middle of a widget."""
        left, top = self.app.screen.get_offset()
        if not isinstance(at, str):
            return left + at[0], top + at[1]
        x, y = self.scene.widget(at).rect.center
        return left + (self.kit.size[0] - 1 - x if self.scene.turned else x), top + y
