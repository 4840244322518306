import importlib
import os
from unittest.mock import Mock

import pygame
import pytest

import game.kit
from game.kit.errors import NoWindowError
from game.kit.system import window


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
    ("desktop", "expected"),
    [((1920, 1080), (1280, 720)), ((1024, 600), (921, 540)), ((1080, 1920), (720, 1280))],
)
def test_a_window_is_never_larger_than_the_desktop(monkeypatch, desktop, expected):
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: [desktop])
    assert window.open_window("A game", "a-game").get_size() == expected


def test_where_no_display_is_connected_it_is_said(monkeypatch):
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", list)
    with pytest.raises(NoWindowError, match="There is no screen"):
        window.open_window("A game", "a-game")


@pytest.mark.parametrize(
    ("window_size", "expected"),
    [
        ((1366, 768), (1366, 768)),
        ((300, 200), (800, 480)),
        ((900, 300), (900, 480)),
        ((300, 400), (480, 800)),
        ((600, 900), (600, 900)),
    ],
)
def test_pictures_are_never_too_small_for_what_is_drawn(window_size, expected):
    assert window.picture_size(window_size) == expected
    assert window.open_window("A game", "a-game", window_size).get_size() == expected


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
    def fail(*_):
        raise pygame.error("out of memory")

    monkeypatch.setattr(pygame.display, "set_mode", fail)
    with pytest.raises(NoWindowError, match=r"Couldn't open a window \(out of memory\)"):
        window.open_window("A game", "a-game", (800, 480))


def test_the_other_pygame_is_refused_in_a_sentence(monkeypatch):
    monkeypatch.delattr(pygame, "IS_CE")
    with pytest.raises(ImportError, match="needs pygame-ce"):
        importlib.reload(game.kit)
