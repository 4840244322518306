import pygame
import pytest

from game.kit.system import hold as system_hold
from game.kit.system.hold import STILL, Hold


@pytest.fixture
def hold() -> Hold:
    pygame.display.init()
    pygame.display.set_mode((400, 300))
    pygame.mouse.set_visible(True)
    return Hold()


def test_a_mouse_is_seen_while_it_moves(hold: Hold, monkeypatch: pytest.MonkeyPatch) -> None:
    hold.tick(0.1, "mouse")
    assert not pygame.mouse.get_visible()
    monkeypatch.setattr(pygame.mouse, "get_pos", lambda: (30, 40))
    hold.tick(0.1, "mouse")
    assert pygame.mouse.get_visible()
    hold.tick(STILL, "mouse")
    assert not pygame.mouse.get_visible()


def test_a_finger_has_no_pointer(hold: Hold, monkeypatch: pytest.MonkeyPatch) -> None:
    hold.tick(0.1, "touch")
    monkeypatch.setattr(pygame.mouse, "get_pos", lambda: (30, 40))
    hold.tick(0.1, "touch")
    assert not pygame.mouse.get_visible()


@pytest.mark.parametrize(
    ("driver", "events", "is_lost"),
    [
        ("wayland", [pygame.QUIT], True),
        ("wayland", [pygame.WINDOWCLOSE, pygame.QUIT], False),
        ("wayland", [pygame.MOUSEMOTION], False),
        ("x11", [pygame.QUIT], False),
    ],
)
def test_a_session_that_breaks_off_is_no_window_that_is_closed(
    hold: Hold, monkeypatch: pytest.MonkeyPatch, driver: str, events: list[int], is_lost: bool
) -> None:
    monkeypatch.setattr(pygame.display, "get_driver", lambda: driver)
    assert hold.is_lost(map(pygame.Event, events)) == is_lost


def test_a_pointer_that_is_not_seen_is_where_it_is_pressed(hold: Hold) -> None:
    """For SDL a hidden pointer of a window that keeps it has no place, only steps."""
    hold.tick(0.1, "mouse")
    hold.tick(STILL, "mouse")
    assert not pygame.mouse.get_visible()
    assert not pygame.mouse.get_relative_mode()


def test_it_says_before_that_it_takes_the_screen_back(monkeypatch: pytest.MonkeyPatch) -> None:
    """To take a window back may stop the app for as long as the window system likes."""
    done = []
    pygame.display.init()
    pygame.display.set_mode((400, 300))
    window = Lost(done)
    monkeypatch.setattr(system_hold, "own_window", lambda: window)
    Hold(lambda: done.append("said")).tick(0.1, "mouse")
    assert done == ["said", "show", "restore", "focus", "set_windowed", "set_fullscreen"]


class Lost:
    """A window that something else covers; it notes what is done with it."""

    focused = always_on_top = keyboard_grabbed = mouse_grabbed = False
    size = (400, 300)

    def __init__(self, done: list[str]) -> None:
        self._done = done

    def __getattr__(self, name: str):
        return lambda *_: self._done.append(name)


def test_a_display_that_is_gone_is_waited_for(hold: Hold, monkeypatch: pytest.MonkeyPatch) -> None:
    done = []

    def gone(*_: object) -> None:
        done.append("tried")
        raise pygame.error("no display")

    window = Lost(done)
    window.set_fullscreen = gone
    monkeypatch.setattr(system_hold, "own_window", lambda: window)
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", list)
    hold.tick(0.1, "mouse")
    hold.tick(system_hold.LOOK, "mouse")
    assert done.count("tried") == 2
