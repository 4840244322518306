"""The shadows of rows: they lean away from the one lamp, over the middle of the table."""

from math import hypot

from pygame import Rect, Surface

from game.kit import softness
from game.kit.kit import Kit
from game.view.proportions import TILE_RATIO
from game.view.tile_art import CORNER

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
