"""What is remembered of the window for the next start."""

from collections.abc import Iterable

import pygame
from msgspec.structs import replace

from game.kit.preferences import Preferences, Store, WindowPlace
from game.kit.system.window import fitting_size, own_window, screens

PLACED = (pygame.VIDEORESIZE, pygame.WINDOWSIZECHANGED, pygame.WINDOWMOVED)


class WindowMemory:
    """Where the window is, and where it was before it filled the screen."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._place = store.of_all(Preferences).window

    def feed(self, events: Iterable[pygame.Event]) -> None:
        """Follow the window."""
        if not any(event.type in PLACED for event in events) or not (window := own_window()):
            return
        if pygame.display.is_fullscreen() or window.borderless:
            self._place = replace(self._place or WindowPlace(fitting_size()), fullscreen=True)
        else:
            (wide, high), (left, top) = window.size, window.position
            self._place = WindowPlace((wide, high), (left, top), screens())

    def save(self) -> None:
        """Keep it for the next start."""
        if self._place:  # What was lent to children is taken back only now, without an event.
            filled = pygame.display.is_fullscreen()
            self._place = replace(self._place, fullscreen=filled)
        if self._place != self._store.of_all(Preferences).window:
            self._store.choose("window", self._place)
