"""The game in a real window and its shadow in the test: handled alike, they look alike."""

import shutil
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, closing, contextmanager
from pathlib import Path

import pygame
from pygame import Surface

from game.kit.gestures import SLOP
from game.kit.kit import Kit
from game.kit.preferences import Store
from game.kit.scene import Scene
from game.kit.widgets.button import Button
from game.store.games import FILE, SavedGames
from main import seeds
from scenes.menu import Menu
from scenes.play.deal import Deal
from scenes.play.match import Match
from scenes.play.replay import Replay
from scenes.play.scoring import Scoring
from scenes.play.turn import Turn
from tests.pilot import FRAME, Pilot, Place
from tests.processes import rests
from tests.waiting import until
from tests.window.desktop import HOME, Window, opened
from tests.window.staged import stage

SIZE = (1280, 720)

TIMED: dict[type[Scene], tuple[str, ...]] = {Turn: ("ring", "bar", "message"), Replay: ("message",)}
"""Zones that tell the time or depend on it: the window's is not the shadow's."""

LONGEST = 60 * 600
"""Frames of a shadow in which anything comes to its end."""

COUNTING = 30.0
"""Seconds in which points have been counted, all that falls has fallen, and the best turn rests."""

STILL = 900
"""Frames after which a window in which nothing has changed stays as it is."""

X_NAMES = {"escape": "Escape", "tab": "Tab"}
"""Keys whose names are others for X than for pygame."""


class Twins:
    """Does everything in the window and in the shadow, and waits until they look alike."""

    def __init__(self, window: Window, shadow: Pilot, album: Path) -> None:
        self.window = window
        self.shadow = shadow
        self._album = album
        self._shots = 0

    @property
    def scene(self) -> Scene:
        return self.shadow.scene

    def press(self, at: Place | str) -> None:
        pos = self.shadow.place(at)
        if at == "action":
            # A press in the same place as the one before could seem to repeat it.
            away = pos[0] - 3 * SLOP, pos[1]
            self.window.move(away)
            self.shadow.move(away)
        self.window.tap(pos)
        self.shadow.move(pos)
        self.shadow.tap(pos)

    def tap(self, at: Place | str) -> None:
        self.press(at)
        self.settle()

    def drag(self, start: Place, end: Place) -> None:
        self.window.drag(start, end)
        self.shadow.move(start)
        self.shadow.drag(start, end)
        self.settle()

    def key(self, name: str) -> None:
        self.window.key(X_NAMES[name])
        self.shadow.key(name)
        self.settle()

    def toggle_full_screen(self) -> None:
        """Fill the screen, or go back to the window."""
        self.window.toggle_full_screen()
        self.shadow.resize(self.window.size)
        edge = 2, self.window.size[1] // 2  # where nothing feels the mouse
        self.window.move(edge)
        self.shadow.move(edge)
        self.settle()

    def go_on(self, until: Callable[[], bool], dt: float = FRAME) -> None:
        """Let the shadow go on until something has come of it."""
        for _ in range(LONGEST):
            self.shadow.step(dt=dt)
            if until():
                return
        raise AssertionError(self.scene)

    def settle(self) -> None:
        self.go_on(self._rests)
        if isinstance(self.scene, Scoring):  # Else the window would have to be caught counting.
            self.shadow.tick(COUNTING)
        self.shadow.tick(self.shadow.kit.theme.motion["screen"] / 1000)
        # The window draws only what has changed, and that has to look like all drawn anew.
        self.scene.stage.invalidate()
        self.shadow.step()
        self.agree()

    def agree(self) -> None:
        """Wait until the window shows just what the shadow shows, but for the time."""
        expected = self._timeless(self.shadow.picture())
        if self.see(lambda: self._timeless(self.window.picture()), expected):
            return
        self.shot("window")
        pygame.image.save(self.shadow.picture(), self._album / "shadow.png")
        where = self.window.rect, self.window.stands(), self.window.rect
        raise AssertionError(f"Not like its shadow. {where} {self.window.complaints}")

    def see(self, look: Callable[[], bytes], expected: bytes) -> bool:
        """Look at the window as long as it changes; tell whether it came to what is expected."""
        seen, since = b"", 0

        def is_over() -> bool:
            nonlocal seen, since
            if (now := look()) != seen:
                seen, since = now, rests(self.window.pid)
            still = rests(self.window.pid) - since > STILL
            return seen == expected or still or not self.window.runs

        until(is_over, lambda: seen)
        return seen == expected

    def shot(self, name: str) -> None:
        self._shots += 1
        path = self._album / f"{self._shots:02}-{name}.png"
        pygame.image.save(self.window.picture(), path)

    def _rests(self) -> bool:
        """Tell whether nothing but the clock goes on in the shadow."""
        if not self.shadow.running:
            return True
        if any(isinstance(each, Button) and each.resting for each in self.scene.widgets):
            return False
        if not isinstance(self.scene, Turn | Deal):
            return True
        if not isinstance(self.scene, Turn) or not self.scene.state.shown.can_act:
            return False
        if self.scene.state.debounce.is_repeat:
            return False
        view = self.scene.state.view
        tiles = view.board.tiles
        return not (tiles.under_way or tiles.flash.shining or view.told_for)

    def _timeless(self, picture: Surface) -> bytes:
        for name in TIMED.get(type(self.scene), ()):
            picture.fill("black", self.shadow.kit.zone(self.scene.layer, name))
        return pygame.image.tobytes(picture, "RGB")


UNHURRIED = ("-m", "tests.window.unhurried")


@contextmanager
def twins(
    folder: Path, album: Path, seed: int, settings: Store, program: Sequence[str] = UNHURRIED
) -> Iterator[Twins]:
    """Open the game in a window, and once more as its shadow, which begins with the same games."""
    new_seed, own = seeds(seed), folder / "shadow"
    shutil.rmtree(own, ignore_errors=True)
    if kept := next(folder.glob(f"{HOME}/**/{FILE}"), None):
        own.mkdir()
        shutil.copy(kept, own)
    with closing(SavedGames(own)) as games:

        def menu(kit: Kit) -> Menu:
            return Menu(kit, new_seed, lambda session: Match(kit, session, games), games=games)

        words = [*program, "--seed", str(seed)]
        with _opened(folder, album, words, menu, settings) as game:
            yield game


def staged(folder: Path, album: Path, text: str, settings: Store) -> AbstractContextManager[Twins]:
    """Open both on a game at a position, in the text form of `tests.window.staged`."""
    file = folder / "position.txt"
    file.write_text(text)
    program = ["-m", "tests.window.staged", str(file)]
    return _opened(folder, album, program, lambda kit: stage(kit, text), settings)


@contextmanager
def _opened(
    folder: Path,
    album: Path,
    program: list[str],
    first: Callable[[Kit], Scene],
    settings: Store,
) -> Iterator[Twins]:
    with opened(folder, program, SIZE, settings) as window:
        made = Twins(window, Pilot(first, SIZE, settings=settings), album)
        made.settle()
        yield made


def turn(game: Twins) -> Turn:
    scene = game.scene
    assert isinstance(scene, Turn)
    assert scene.state.shown.can_act
    return scene
