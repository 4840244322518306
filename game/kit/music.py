"""Music that goes round and round, as loud as is wanted; silent where there is no device."""

from contextlib import suppress
from pathlib import Path

import pygame

FADE_IN = 1500
"""Milliseconds in which it comes up."""


class Music:
    """Play a file over and over; a volume of 0 stops it."""

    def __init__(self, path: Path, volume: float) -> None:
        self.path = path
        self.volume = volume

    def load(self) -> None:
        """Begin, once the mixer is open."""
        self.set_volume(self.volume)

    def set_volume(self, volume: float) -> None:
        """Be so loud from now on, 0 to 1."""
        self.volume = volume
        if not pygame.mixer.get_init():
            return
        pygame.mixer.music.set_volume(volume)
        if volume <= 0:
            pygame.mixer.music.stop()
        elif not pygame.mixer.music.get_busy():
            self._begin()

    def _begin(self) -> None:
        with suppress(pygame.error, OSError):  # without its file there is no music
            pygame.mixer.music.load(self.path)
            pygame.mixer.music.play(-1, fade_ms=FADE_IN)
