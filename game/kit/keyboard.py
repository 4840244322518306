"""What the keys of a keyboard mean, for all screens, whatever letters are printed on them."""

import sys

import pygame

from game.kit.gestures import Back, Confirm, Gesture, Hover, Key, Keyed, Step

MEANINGS: dict[int, Keyed] = {
    pygame.K_ESCAPE: Back(),
    pygame.K_RETURN: Confirm(),
    pygame.K_KP_ENTER: Confirm(),
    pygame.K_LEFT: Step("left"),
    pygame.K_RIGHT: Step("right"),
    pygame.K_UP: Step("up"),
    pygame.K_DOWN: Step("down"),
}
KEYPAD = {getattr(pygame, f"K_KP{digit}"): str(digit) for digit in range(10)}
PLACES = {getattr(pygame, f"KSCAN_{letter.upper()}"): letter for letter in map(chr, range(97, 123))}
"""Where the letters lie on most Latin keyboards."""

FIRST, THEN = 0.4, 0.11
"""Seconds until a held arrow steps again, and from each step to the next."""

ARROWS = ("left", "right", "up", "down")

LAST_LATIN = "\u024f"


class Keyboard:
    """A keyboard, and whether its letters are Latin, as far as the last one told."""

    def __init__(self) -> None:
        self._is_latin = True

    def read(self, event: pygame.Event) -> Keyed:
        """Return what a KEYDOWN event means."""
        shift = bool(event.mod & pygame.KMOD_SHIFT)
        if event.key == pygame.K_TAB:
            return Step("previous" if shift else "next")
        if event.key in MEANINGS:
            return MEANINGS[event.key]
        ctrl = bool(event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META))
        return Key(self._name(event), shift, ctrl)

    def _name(self, event: pygame.Event) -> str:
        """Name a key by the Latin letter or the digit on it, or else a letter by its place."""
        sign = chr(event.key) if 0 < event.key <= sys.maxunicode else ""
        if sign.isalpha():
            self._is_latin = sign <= LAST_LATIN
        if event.key in KEYPAD or sign.isdecimal():
            return KEYPAD.get(event.key) or str(int(sign))
        place = PLACES.get(getattr(event, "scancode", None), "")
        # Under Hebrew and Greek letters even a full stop can lie where a letter does.
        is_by_place = place and not sign.isspace() and not (sign and self._is_latin)
        if is_by_place:
            return place
        return sign if sign.isalpha() else pygame.key.name(event.key)


class Repeat:
    """An arrow that is held down, of a keyboard or a gamepad: it goes on by itself."""

    def __init__(self) -> None:
        self._step: Step | None = None
        self._left = 0.0

    def feel(self, gesture: Gesture) -> None:
        """Take note of a gesture: an arrow begins, and all else ends it, but for a mere look."""
        if isinstance(gesture, Step) and gesture.direction in ARROWS:
            self._step, self._left = gesture, FIRST
        elif not isinstance(gesture, Hover):
            self._step = None

    def tick(self, dt: float) -> Step | None:
        """Advance by `dt` seconds; return a step when it is due."""
        if self._step is None:
            return None
        self._left -= dt
        if self._left > 0:
            return None
        self._left = THEN
        return self._step
