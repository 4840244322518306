"""Shadows: of rows, which lean away from the one lamp, and the deep one of a tile in the hand."""

from math import hypot

import pygame
from pygame import SRCALPHA, Color, Rect, Surface

from game.kit import shapes, softness
from game.kit.kit import Kit
from game.kit.surface_cache import cached_surface
from game.view.blank_tile import CORNER
from game.view.proportions import TILE_RATIO, tile_height

LEAN = 8
"""How far the longest shadow leans, in reference pixels."""

SOFT, DARK = 7, 130
"""How soft a shadow is, in reference pixels, and how dark, of 255."""


class Shadows:
    """Know how shadows fall."""

    def __init__(self, kit: Kit, table: Rect) -> None:
        """Take the table over whose middle the lamp hangs."""
        self._kit, self._table = kit, table

    def lean(self, place: Rect) -> tuple[int, int]:
        """Return by how many pixels the shadow of what lies there leans across and down."""
        table, most = self._table, self._kit.px(LEAN)
        across = (place.centerx - table.centerx) / (table.w / 2)
        down = (place.centery - table.centery) / (table.h / 2)
        reach = most / max(1.0, hypot(across, down))
        return round(across * reach), round(down * reach)

    def under(self, tiles: Rect) -> tuple[Surface, tuple[int, int]]:
        """Return the shadow of a row of tiles, and where it falls."""
        radius, soft = round(tiles.h / TILE_RATIO * CORNER), max(1, self._kit.px(SOFT))
        color = self._kit.theme["felt_dark"].lerp("black", 0.75)
        picture = softness.glow(tiles.size, radius, color, soft, DARK)
        return picture, picture.get_rect(center=tiles.move(self.lean(tiles)).center).topleft


ASIDE, BELOW = 0.1, 0.32
"""How far the shadow of a tile as high as it is carried lies from it, in its widths."""

FADE = 0.2
"""How soft its edge is then, in widths of the tile."""

DEEP = 150
"""How dark it is, up to 255."""

LEVELS = 4
"""The steps of height in which it is drawn."""

COARSE = 3
"""Pixels that are drawn as one: what is soft shows no fine steps."""


def draw_held_shadow(width: int, height: float) -> Surface:
    """Draw the shadow of a tile so wide and so high over the table, from 0 to 1."""
    return _draw_held_shadow(width, max(1, round(height * LEVELS)))


@cached_surface(1 << 21)
def _draw_held_shadow(width: int, level: int) -> Surface:
    soft = max(1, round(width * FADE * level / LEVELS / COARSE))
    size = max(1, width // COARSE), max(1, tile_height(width) // COARSE)
    ground = Surface((size[0] + 6 * soft, size[1] + 6 * soft), SRCALPHA)
    body = shapes.rounded(size, max(1, round(size[0] * CORNER)), Color(0, 0, 0, DEEP))
    ground.blit(body, (3 * soft, 3 * soft))
    blurred = pygame.transform.gaussian_blur(ground, soft, False)
    return pygame.transform.smoothscale_by(blurred, COARSE)
