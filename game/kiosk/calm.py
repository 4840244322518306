"""A calm picture, as long as the game does not start: a program that knows nothing of the game.

It is run by its path, with a picture of the house's own or none: that wanders slowly on the dark.
"""

import sys
from math import cos, sin

import pygame

DARK, DISC = (16, 38, 36), (34, 72, 68)
SHARE = 0.3
"""The side of the picture, as a share of the shorter side of the screen."""

SLOW = 90.0
"""Seconds in which it wanders once around."""


def main(path: str) -> None:
    """Show the picture until this program is ended."""
    pygame.display.init()
    screen = pygame.display.set_mode((0, 0), pygame.FULLSCREEN)
    pygame.mouse.set_visible(False)
    picture, clock, now = picture_for(screen, path), pygame.time.Clock(), 0.0
    while True:
        pygame.event.get()
        now += clock.tick(10) / 1000
        draw(screen, picture, now)
        pygame.display.flip()


def draw(screen: pygame.Surface, picture: pygame.Surface, now: float) -> None:
    """Draw where the picture is after so many seconds."""
    turn, way = now / SLOW * 6.283, min(screen.get_size()) * SHARE / 2
    middle = screen.get_rect().center
    center = middle[0] + way * cos(turn), middle[1] + way * sin(turn)
    screen.fill(DARK)
    screen.blit(picture, picture.get_rect(center=center))


def picture_for(screen: pygame.Surface, path: str) -> pygame.Surface:
    """Read the picture as large as it is on a screen; a disc if there is none."""
    side = round(min(screen.get_size()) * SHARE)
    try:
        picture = pygame.image.load(path)
        scale = side / max(picture.get_size())
        return pygame.transform.smoothscale_by(picture, scale)
    except (pygame.error, OSError):
        disc = pygame.Surface((side, side), pygame.SRCALPHA)
        pygame.draw.aacircle(disc, DISC, (side // 2, side // 2), side // 2 - 1)
        return disc


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "")
