"""On a platform with one thread the whole game is played: an outer loop gives it each frame."""

import subprocess
import threading
from collections.abc import Generator
from contextlib import closing
from io import BytesIO
from pathlib import Path
from typing import NoReturn

import pygame
import pytest

from game.background import BESIDE_FRAMES, BETWEEN_FRAMES, find_background
from game.kit import shapes
from game.kit.app import App
from game.kit.picture_guard import PictureError, PictureGuard
from game.kit.preferences import Preferences
from game.kit.system.window import open_window, toggle_fullscreen
from game.kit.theme import make_paintbox
from game.store.games import SavedGames
from main import seeds
from scenes.lessons.learn import Learn
from scenes.menu import Menu
from scenes.open_app import open_app
from scenes.play.deal import Deal
from scenes.play.scoring import Scoring
from scenes.play.turn import Turn
from tests.kits import ASSETS, store

SIZE = (800, 480)
SEED = 5
SLOW = 1 / 4
"""Seconds of each frame, as slow as they can be: nobody watches."""

MOST_FRAMES = 4000
CHOSEN = {"muted": True, "bot_speed": "instant", "reduced_motion": True}
WAY: dict[type, str] = {Menu: "learn", Learn: "ladder"}
"""What is pressed in each scene on the way to a short game, the first of the children's ladder."""

BARE = (400, 170)
"""A place in the middle of the felt where nothing lies during the deal."""

AWAY = (400, 3)
"""A place far from all buttons, lest a press seems to repeat the one before."""


class NextFrame:
    """What an app awaits: that its outer loop comes back to it, and says how long that took."""

    def __await__(self) -> Generator[None, float, float]:
        return (yield)


def refuse(*_: object, **__: object) -> NoReturn:
    raise AssertionError("there is but one thread")


@pytest.fixture
def browser(monkeypatch: pytest.MonkeyPatch) -> None:
    """A platform without threads, processes, a window of its own, and drawings from memory."""
    draw = pygame.image.load_sized_svg

    def only_files(source: object, size: tuple[int, int]) -> pygame.Surface:
        if isinstance(source, BytesIO):
            raise pygame.error("not a file")
        return draw(source, size)

    monkeypatch.setattr(threading.Thread, "start", refuse)
    monkeypatch.setattr(subprocess, "Popen", refuse)
    monkeypatch.setattr("os.fork", refuse, raising=False)
    monkeypatch.delattr(pygame, "Window")
    monkeypatch.setattr(pygame.image, "load_sized_svg", only_files)


def test_a_system_with_one_thread_is_known_by_its_name() -> None:
    assert find_background("emscripten") is BETWEEN_FRAMES
    assert find_background("linux") is find_background("win32") is BESIDE_FRAMES


@pytest.mark.usefixtures("browser", "fresh")
def test_a_game_is_played_to_its_end_and_kept_in_one_thread(tmp_path: Path) -> None:
    games = BETWEEN_FRAMES.open_games(tmp_path)
    app = opened(games)
    running = app.run_between(lambda _: NextFrame(), each_frame=games.end_frame)
    running.send(None)
    for _ in range(MOST_FRAMES):
        running.send(SLOW)
        act(app)
        if isinstance(app.stack.top, Scoring):
            break
    running.close()
    games.close()
    with closing(BETWEEN_FRAMES.open_games(tmp_path)) as again:
        (kept,) = again.listed()
    assert kept.ended
    assert kept.turns > 2


def opened(games: SavedGames) -> App:
    settings, background = store(**CHOSEN), BETWEEN_FRAMES
    screen = open_window("Rack & Run", "rack-and-run", SIZE)
    guard = PictureGuard(background.start_drawing)
    own = settings.path.parent / "themes"
    box = make_paintbox(SIZE, ASSETS, own, settings[Preferences], guard)
    thinker, voice = background.start_thinking(), background.find_voice
    return open_app(box, ASSETS, settings, screen, seeds(SEED), games, thinker, voice)[0]


def press(at: tuple[int, int]) -> None:
    moved = {"rel": (0, 0), "buttons": (0, 0, 0), "touch": False}
    pygame.event.post(pygame.Event(pygame.MOUSEMOTION, pos=AWAY, **moved))
    for kind in pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP:
        pygame.event.post(pygame.Event(kind, pos=at, button=1, touch=False))


def act(app: App) -> None:
    """Start a game, skip the deal, and draw whenever it is one's turn."""
    scene = app.stack.top
    if isinstance(scene, Deal):
        press(BARE)
    elif name := WAY.get(type(scene)):
        press(scene.widget(name).rect.center)
    elif isinstance(scene, Turn) and scene.state.shown.can_act:
        press(scene.widget("action").rect.center)


@pytest.mark.usefixtures("browser")
def test_a_drawing_with_variants_is_the_same_where_only_files_can_be_drawn(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    path = next(each for each in ASSETS.rglob("*.svg") if b'class="variant"' in each.read_bytes())
    variant = shapes.VARIANT.findall(path.read_bytes())[-1].decode()
    here = shapes._own(path, (96, 96), variant)
    monkeypatch.undo()
    usual = shapes._own(path, (96, 96), variant)
    assert pygame.image.tobytes(here, "RGBA") == pygame.image.tobytes(usual, "RGBA")


def test_pictures_from_outside_are_refused_in_a_sentence(tmp_path: Path) -> None:
    guard = PictureGuard(BETWEEN_FRAMES.start_drawing)
    (tmp_path / "own.svg").write_text("<svg/>")
    with pytest.raises(PictureError, match="can't be checked right now"):
        guard.load([tmp_path / "own.svg"])
    assert not guard.has_news()


@pytest.mark.usefixtures("browser")
def test_without_a_window_of_its_own_a_page_fills_the_screen(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    toggled = []
    monkeypatch.setattr(pygame.display, "toggle_fullscreen", lambda: toggled.append(True))
    toggle_fullscreen()
    assert toggled
