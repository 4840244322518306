"""The deep, soft shadow of a tile in the hand: larger, softer and further away the higher it is."""

import pygame
from pygame import SRCALPHA, Color, Surface

from game.kit import shapes
from game.kit.surface_cache import cached_surface
from game.view.proportions import tile_height
from game.view.tile_art import CORNER

ASIDE, BELOW = 0.1, 0.32
"""How far the shadow of a tile as high as it is carried lies from it, in its widths."""

SOFT = 0.2
"""How soft its edge is then, in widths of the tile."""

DARK = 150
"""How dark it is, up to 255."""

LEVELS = 4
"""The steps of height in which it is drawn."""

COARSE = 3
"""Pixels that are drawn as one: what is soft shows no fine steps."""


def held_shadow(width: int, height: float) -> Surface:
    """Draw the shadow of a tile so wide and so high over the table, from 0 to 1."""
    return _held_shadow(width, max(1, round(height * LEVELS)))


@cached_surface(1 << 21)
def _held_shadow(width: int, level: int) -> Surface:
    soft = max(1, round(width * SOFT * level / LEVELS / COARSE))
    size = max(1, width // COARSE), max(1, tile_height(width) // COARSE)
    ground = Surface((size[0] + 6 * soft, size[1] + 6 * soft), SRCALPHA)
    body = shapes.rounded(size, max(1, round(size[0] * CORNER)), Color(0, 0, 0, DARK))
    ground.blit(body, (3 * soft, 3 * soft))
    blurred = pygame.transform.gaussian_blur(ground, soft, False)
    return pygame.transform.smoothscale_by(blurred, COARSE)
