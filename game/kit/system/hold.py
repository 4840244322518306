"""The screen held for one window: it fills it, lies over all else, and has keys and pointer."""

import os
from collections.abc import Callable, Iterable
from contextlib import suppress

import pygame

from game.kit.gestures import InputDevice, Point
from game.kit.system.window import fill_screen, is_framed_late, own_window

HINTS = {
    "SDL_VIDEO_MINIMIZE_ON_FOCUS_LOSS": "0",
    "SDL_ALLOW_ALT_TAB_WHILE_GRABBED": "0",
    "SDL_GRAB_KEYBOARD": "1",
    "SDL_WINDOWS_NO_CLOSE_ON_ALT_F4": "1",
    "SDL_ENABLE_SCREEN_KEYBOARD": "0",
}
"""By these SDL gives no key and no loss of focus a meaning of its own."""

LOOK = 0.5
"""Seconds between two looks whether something has taken the screen."""

STILL = 5.0
"""Seconds after which a mouse that nobody moves is not shown."""


def prepare() -> None:
    """Tell SDL, before there is a window, that it will be held."""
    os.environ.update(HINTS)


class Hold:
    """Takes back whatever is not the window's own any more."""

    def __init__(self, before_taking: Callable[[], object] = lambda: None) -> None:
        """Take what is done before it takes something back, which may stop the app for a while."""
        self._before_taking = before_taking
        self._until_look = 0.0
        self._still = STILL
        self._at: Point | None = None
        self._shown = True

    def tick(self, dt: float, input_device: InputDevice) -> None:
        """Advance by `dt` seconds; the pointer is seen while it is a mouse, and moves."""
        self._until_look -= dt
        if self._until_look <= 0:
            self._until_look = LOOK
            with suppress(pygame.error):  # The display may be gone; it is tried again.
                self._take()
        before, self._at = self._at, pygame.mouse.get_pos()
        self._still = self._still + dt if before in (None, self._at) else 0.0
        shown = input_device == "mouse" and self._still < STILL
        if shown != self._shown:
            self._shown = shown
            pygame.mouse.set_visible(shown)
            # One that is hidden and grabbed would tell how far it went, and no more where it is.
            pygame.mouse.set_relative_mode(False)

    def is_lost(self, events: Iterable[pygame.Event]) -> bool:
        """Return whether there is no screen any more.

        When a Wayland session breaks off SDL says so once, like a window that nobody has closed,
        and then draws for nobody.
        """
        kinds = {event.type for event in events}
        ends = pygame.QUIT in kinds and pygame.WINDOWCLOSE not in kinds
        return ends and pygame.display.get_driver() == "wayland"

    def _take(self) -> None:
        window = own_window()
        if not window:
            return
        is_seen = window.focused and pygame.display.get_active()
        desktops = pygame.display.get_desktop_sizes()[:1]
        is_whole = pygame.display.is_fullscreen() and window.size in desktops
        is_whole = is_whole and not is_framed_late(window)
        is_held = window.always_on_top and window.keyboard_grabbed and window.mouse_grabbed
        if is_seen and is_whole and is_held:
            return
        self._before_taking()
        if not is_seen:
            window.show()
            window.restore()
            window.focus()
        if not is_whole:
            window.set_windowed()
            fill_screen(window)
        if not is_held:
            window.always_on_top = window.grab_keyboard = window.grab_mouse = True
