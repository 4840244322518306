"""A picture shown while the game cannot start: a program that knows nothing of the game.

It is run by an option of its own, with the venue's own picture or none, which wanders slowly on the
dark. Another process reads that picture: one that takes for ever costs only itself.
"""

import os
import subprocess
import sys
from contextlib import suppress
from io import BytesIO
from math import cos, sin
from typing import BinaryIO

import pygame

from game.program import own_command

DARK, TILE = (16, 38, 36), (44, 88, 82)
FINE = 4
"""How many times as large a tile is drawn before it is made as small as it is."""

SHARE = 0.3
"""The side of the picture, as a share of the shorter side of the screen."""

SLOW = 90.0
"""Seconds in which it wanders once around."""

PATIENCE = 5.0
"""Seconds that it may take to read the venue's own picture."""

MEMORY = 1 << 30
"""Bytes that may be taken to read it, where the system can limit that."""

PNG = "own.png"


def run(path: str = "", side: str = "") -> None:
    """Show a picture until this program is ended; with a side, write it as a PNG file instead."""
    if side:
        with suppress(ImportError, ValueError, OSError):  # Not every system can.
            import resource

            resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        read_picture(path, int(side), sys.stdout.buffer)
    else:
        show(path)


def show(path: str) -> None:
    """Show the picture until this program is ended."""
    pygame.display.init()
    screen = pygame.display.set_mode((0, 0), pygame.FULLSCREEN)
    pygame.mouse.set_visible(False)
    screen.fill(DARK)
    pygame.display.flip()
    picture, clock, now = picture_for(screen, path), pygame.time.Clock(), 0.0
    while True:
        pygame.event.get()
        now += clock.tick(10) / 1000
        draw(screen, picture, now)
        pygame.display.flip()


def draw(screen: pygame.Surface, picture: pygame.Surface, now: float) -> None:
    """Draw the picture where it is at this time, in seconds."""
    turn, way = now / SLOW * 6.283, min(screen.get_size()) * SHARE / 2
    middle = screen.get_rect().center
    center = middle[0] + way * cos(turn), middle[1] + way * sin(turn)
    screen.fill(DARK)
    screen.blit(picture, picture.get_rect(center=center))


def picture_for(screen: pygame.Surface, path: str, patience: float = PATIENCE) -> pygame.Surface:
    """Return the venue's picture as large as it is on a screen; a tile asleep if there is none."""
    side = round(min(screen.get_size()) * SHARE)
    return (_read_apart(path, side, patience) if path else None) or _draw_sleeping_tile(side)


def _read_apart(path: str, side: int, patience: float) -> pygame.Surface | None:
    """Let another process read a picture, which may hang or crash instead of this one."""
    command = [*own_command(), "--out-of-order", path, str(side)]
    quiet = {**os.environ, "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    try:
        read = subprocess.run(
            command, env=quiet, stdout=subprocess.PIPE, timeout=patience, check=True
        )
        return pygame.image.load(BytesIO(read.stdout), PNG)
    except (OSError, subprocess.SubprocessError, pygame.error):
        return None


def read_picture(path: str, side: int, stream: BinaryIO) -> None:
    """Write a picture as PNG, made this large."""
    picture = pygame.image.load(path)
    drawn = pygame.Surface(picture.get_size(), pygame.SRCALPHA)
    drawn.blit(picture, (0, 0))
    scale = side / max(drawn.get_size())
    pygame.image.save(pygame.transform.smoothscale_by(drawn, scale), stream, PNG)


def _draw_sleeping_tile(side: int) -> pygame.Surface:
    unit = side * FINE // 24
    tile = pygame.Surface((24 * unit, 24 * unit), pygame.SRCALPHA)
    pygame.draw.rect(tile, TILE, (4 * unit, 0, 16 * unit, 24 * unit), border_radius=3 * unit)
    for middle, radius in ((9, 9), 2), ((15, 9), 2), ((12, 14), 3):
        x, y = (at * unit for at in middle)
        below = {"draw_bottom_left": True, "draw_bottom_right": True}
        pygame.draw.circle(tile, DARK, (x, y), radius * unit, unit * 2 // 3, **below)
    return pygame.transform.smoothscale(tile, (side, side))
