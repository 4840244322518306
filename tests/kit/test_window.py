import importlib
import os
from unittest.mock import Mock

import pygame
import pytest
from msgspec.structs import replace

import game.kit
from game.kit.errors import NoWindowError
from game.kit.preferences import Preferences, WindowPlace
from game.kit.system import window
from game.kit.system.window import WindowMemory
from tests.kits import reopened, store

FHD, UHD = (1920, 1080), (3840, 2160)


@pytest.fixture(autouse=True)
def fresh(monkeypatch):
    for name in ("SDL_VIDEO_X11_WMCLASS", "SDL_FRAMEBUFFER_ACCELERATION"):
        monkeypatch.delenv(name, raising=False)
    pygame.display.quit()
    yield
    # set by the window itself, so monkeypatch does not take it back
    os.environ.pop("SDL_FRAMEBUFFER_ACCELERATION", None)


def test_the_window_has_its_title_class_and_size(tmp_path):
    icon = tmp_path / "logo.svg"
    icon.write_text('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"></svg>')
    screen = window.open_window("A game", "a-game", (900, 500), icon=icon)
    assert screen.get_size() == (900, 500)
    assert screen.get_flags() & pygame.RESIZABLE
    assert pygame.display.get_caption()[0] == "A game"
    assert os.environ["SDL_VIDEO_X11_WMCLASS"] == "a-game"


@pytest.mark.parametrize(
    ("desktop", "wanted", "expected"),
    [
        # It begins at two thirds of the screen or more,
        (FHD, None, (1280, 720)),
        ((1024, 600), None, (921, 540)),
        ((1080, 1920), None, (720, 1280)),
        (UHD, None, (2560, 1440)),
        ((2160, 3840), None, (1440, 2560)),
        ((3440, 1440), None, (1707, 960)),
        # and is never larger than the screen, nor too small for what is drawn.
        ((1024, 600), FHD, (921, 540)),
        ((1024, 600), (1024, 600), (1024, 600)),
        ((1024, 600), (900, 2000), (900, 540)),
        (FHD, (1366, 768), (1366, 768)),
        (FHD, (300, 200), (800, 480)),
    ],
)
def test_how_large_a_window_is(monkeypatch, desktop, wanted, expected):
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: [desktop])
    assert window.open_window("A game", "a-game", wanted).get_size() == expected
    if wanted:
        left = WindowPlace(wanted)
        assert window.open_window("A game", "a-game", place=left).get_size() == expected


@pytest.mark.parametrize(
    ("size", "expected"),
    [((1366, 768), (1366, 768)), ((900, 300), (900, 480)), ((300, 400), (480, 800))],
)
def test_pictures_are_never_too_small_for_what_is_drawn(size, expected):
    assert window.picture_size(size) == expected


LARGE = WindowPlace((1500, 900), (300, 80), ((1920, 1080),))


@pytest.mark.parametrize(
    ("left", "there", "corner"),
    [
        (LARGE, [(1920, 1080)], (300, 80)),
        (replace(LARGE, corner=(-200, 900)), [(1920, 1080)], (0, 180)),
        (replace(LARGE, corner=(2000, 80), screens=(UHD, FHD)), [UHD, FHD], (2000, 80)),
        (replace(LARGE, corner=(5000, 80), screens=(UHD, FHD)), [UHD], None),
    ],
    ids=["as it was", "moved in", "on its screen", "its screen is gone"],
)
def test_a_window_opens_where_it_was_left(monkeypatch, left, there, corner):
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: there)
    asked = []
    open_it = pygame.display.set_mode
    monkeypatch.setattr(
        pygame.display,
        "set_mode",
        lambda *given: asked.append(os.environ.get(window.POSITION)) or open_it(*given),
    )
    assert window.open_window("A game", "a-game", place=left).get_size() == (1500, 900)
    assert asked == [corner and f"{corner[0]},{corner[1]}"]
    assert window.POSITION not in os.environ


def test_one_that_filled_the_screen_does_so_again():
    window.open_window("A game", "a-game", place=replace(LARGE, fullscreen=True))
    assert pygame.display.is_fullscreen()
    window.open_window("A game", "a-game", (900, 500), place=replace(LARGE, fullscreen=True))
    assert not pygame.display.is_fullscreen()


def test_what_is_left_is_kept_with_the_place_behind_a_full_screen():
    settings = store()
    window.open_window("A game", "a-game", (900, 500))
    memory = WindowMemory(settings)
    memory.save()
    assert not settings.path.exists()
    moved = pygame.Event(pygame.WINDOWMOVED)
    memory.feed([moved])
    window.toggle_fullscreen()
    memory.feed([moved])
    memory.save()
    kept = reopened(settings)[Preferences].window
    assert (kept.size, kept.fullscreen) == ((900, 500), True)
    assert kept.screens == tuple(pygame.display.get_desktop_sizes())
    window.toggle_fullscreen()
    memory.feed([moved])
    memory.save()
    assert reopened(settings)[Preferences].window == replace(kept, fullscreen=False)


def test_where_no_display_is_connected_it_is_said(monkeypatch):
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", list)
    with pytest.raises(NoWindowError, match="There is no screen"):
        window.open_window("A game", "a-game")


@pytest.mark.parametrize(
    ("desktop", "least"), [((1920, 1080), (800, 480)), ((1080, 1920), (480, 800))]
)
def test_the_window_cannot_be_made_too_small(monkeypatch, desktop, least):
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: [desktop])
    window.open_window("A game", "a-game")
    assert pygame.Window.from_display_module().minimum_size == least


def test_fullscreen_from_the_start():
    window.open_window("A game", "a-game", fullscreen=True)
    assert pygame.display.is_fullscreen()


def test_where_nothing_manages_windows_it_fills_the_screen_by_itself(monkeypatch):
    pygame.display.init()
    filled = Mock(spec=pygame.Window)
    monkeypatch.setattr(window, "has_manager", lambda: False)
    window.fill_screen(filled)
    assert (filled.size, filled.position) == (pygame.display.get_desktop_sizes()[0], (0, 0))
    filled.set_fullscreen.assert_called_once_with(True)
    assert not window.is_framed_late(filled)
    monkeypatch.setattr(window, "has_manager", lambda: True)
    assert window.is_framed_late(filled)
    window.fill_screen(filled)
    assert not window.is_framed_late(filled)


@pytest.mark.parametrize(("driver", "value"), [("x11", "0"), ("wayland", None), ("dummy", None)])
def test_only_x11_copies_plainly(monkeypatch, driver, value):
    monkeypatch.setattr(pygame.display, "get_driver", lambda: driver)
    window.open_window("A game", "a-game", (800, 480))
    assert os.environ.get("SDL_FRAMEBUFFER_ACCELERATION") == value


@pytest.mark.parametrize("driver", ["dummy", "offscreen"])
def test_nothing_is_drawn_unseen_unless_somebody_asks_for_it(monkeypatch, driver):
    monkeypatch.setattr(pygame.display, "get_driver", lambda: driver)
    monkeypatch.setenv("SDL_VIDEODRIVER", driver)
    window.open_window("A game", "a-game", (800, 480))
    monkeypatch.setattr(pygame.display, "init", lambda: None)
    monkeypatch.setenv("SDL_VIDEODRIVER", "")
    with pytest.raises(NoWindowError, match=r"There is no screen.* DISPLAY"):
        window.open_window("A game", "a-game", (800, 480))


def test_a_window_that_cannot_be_made_is_told_of_in_a_sentence(monkeypatch):
    fail = Mock(side_effect=pygame.error("out of memory"))
    monkeypatch.setattr(pygame.display, "set_mode", fail)
    with pytest.raises(NoWindowError, match=r"Couldn't open a window \(out of memory\)"):
        window.open_window("A game", "a-game", (800, 480))


def test_the_other_pygame_is_refused_in_a_sentence(monkeypatch):
    monkeypatch.delattr(pygame, "IS_CE")
    with pytest.raises(ImportError, match="needs pygame-ce"):
        importlib.reload(game.kit)
