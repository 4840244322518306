"""What the process runs on, for the first line of a log."""

import sys

import pygame
from pygame import Surface


def describe_run(screen: Surface, has_damaged_settings: bool) -> str:
    """Say on what the game runs, and whether it found its settings well."""
    sdl = ".".join(map(str, pygame.get_sdl_version()))
    on = f"{sys.platform}, {pygame.display.get_driver()} {screen.width}x{screen.height}"
    found = ", damaged settings" if has_damaged_settings else ""
    return f"Python {sys.version.split()[0]}, pygame {pygame.ver}, SDL {sdl}, {on}{found}"
