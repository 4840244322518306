"""What a child switches: it lasts until the pages of children are left."""

from collections.abc import Callable

import pygame

from game.kit.kit import Kit
from game.kit.stack import Stack


class Lending:
    """Lends settings and the full screen while there are pages of children, and takes them back."""

    def __init__(self, kit: Kit, stack: Stack, resize: Callable[[], None]) -> None:
        """Take what fills the screen, or leaves it."""
        self._kit, self._stack, self._resize = kit, stack, resize
        self._filled = False

    def follow(self) -> None:
        """Begin or end with such pages; on a public screen all is lent anyway."""
        kit, lends = self._kit, self._kit.store.lasts and self._stack.is_for_children
        if lends == kit.lends:
            return
        kit.lends = lends
        if lends:
            self._filled = pygame.display.is_fullscreen()
            return
        if kit.take_back():
            self._stack.relayout()
            self._stack.flush()
        if self._filled != pygame.display.is_fullscreen():
            self._resize()
