"""The room at the end of a game: the table's far rim runs over its whole width, under a lamp."""

import pygame
from pygame import SRCALPHA, Color, Rect, Surface

from game.kit import shapes, textures
from game.kit.kit import Kit
from game.kit.surface_cache import cached_surface
from game.view.parlour import NOT_SQUARE, Hangings
from game.view.room import has_room, key_of
from game.view.round_table import RoundTable

SHELF, SHELF_AT = 380, (0.886, 0.19)
"""How wide the shelf is, in reference pixels, and where the middle of its upper edge is, in shares
of the window of the game.
"""

BELOW = 46
"""How far the lamp hangs into the room, in reference pixels."""

FLAG, FLAGS, HANGS = 58, 5, (14, 62)
"""How wide a flag is, of how many kinds they are, and how far the garland hangs down at its ends
and in the middle, in reference pixels.
"""

CONE = (160, 660, 700)
"""How wide the cone of light is at the lamp and at its foot, and how high, in reference pixels."""

CORD = Color("#F3D38C")

LIGHT, BRIGHTEST, COARSE = Color("#FFD98F"), 120, 8
"""The light of the lamp, how strong it is, of 255, and how coarsely it is drawn."""


WIDE = (0.68, 0.4, 1.12), Hangings((0.5, 0.0426, 0.13), 0.035, (0.04, 0.165, 0.217))
SQUARE = WIDE[0], Hangings((0.5, 0.0426, 0.17), 0.035, None)
TALL = (0.92, 0.392, 0.6), Hangings((0.5, 0.024, 0.23), 0.035, None)


class EndTable(RoundTable):
    """The table at which one sits at the end, with what hangs on the wall behind it."""

    curves = (WIDE[0], SQUARE[0], TALL[0])
    hangings = (WIDE[1], SQUARE[1], TALL[1])
    pool = 0.0  # Words and points are read there.

    def __init__(self, kit: Kit, *, festive: bool) -> None:
        """Take whether bunting hangs there."""
        super().__init__(kit)
        self._kit, self._festive = kit, festive

    def ground(self) -> Surface:
        """Return the table in its room, as large as the window; do not draw on it."""
        key = ("end", self._kit.size, self._festive, *key_of(self._kit.theme))
        ground = textures.kept(key, self._kit.size, self.draw)
        return pygame.transform.flip(ground, self._kit.messages.from_right, False)

    def draw(self, screen: Surface) -> None:
        """Draw the table, and on the wall the window, the shelf, the bunting and the lamp."""
        super().draw(screen)
        kit, (wide, high) = self._kit, self._kit.size
        if not has_room(kit):
            return
        if wide > NOT_SQUARE * high:
            shelf, (x, y) = shapes.svg(kit.art("shelf"), (kit.px(SHELF), high)), SHELF_AT
            screen.blit(shelf, shelf.get_rect(midtop=(round(x * wide), round(y * high))))
        if self._festive:
            self._hang_bunting(screen)

    def _hang_bunting(self, screen: Surface) -> None:
        kit, wide = self._kit, self._kit.size[0]
        step = kit.px(FLAG)
        flags = shapes.svg(kit.art("bunting"), (FLAGS * step, kit.size[1]))
        count, line = -(-wide // (step * 3 // 2)), max(1, kit.px(4))
        bends = [(wide * at / count, self._sag(at / count)) for at in range(count + 1)]
        for at in range(count):
            x, part = wide * (at + 0.5) / count, Rect(at % FLAGS * step, 0, step, flags.height)
            screen.blit(flags, (x - step / 2, self._sag((at + 0.5) / count)), part)
        pygame.draw.lines(screen, CORD, False, bends, line)

    def _sag(self, share: float) -> float:
        """Return how low the garland hangs at a share of the way."""
        return self._kit.px(HANGS[0]) + self._kit.px(HANGS[1]) * (1 - (2 * share - 1) ** 2)


def draw_cone(kit: Kit) -> tuple[Surface, tuple[int, int]]:
    """Return the cone of light below the lamp, and where it lies; do not draw on it."""
    above, *size = map(kit.px, CONE)
    cone = _cone((size[0], size[1]), above, BRIGHTEST if has_room(kit) else 0)
    return cone, ((kit.size[0] - size[0]) // 2, kit.px(BELOW) // 2)


@cached_surface(1 << 21)
def _cone(size: tuple[int, int], above: int, strength: int) -> Surface:
    wide, high = (side // COARSE for side in size)
    small = Surface((wide, high), SRCALPHA)
    small.fill((*LIGHT[:3], 0))
    for y in range(high):
        share = y / high
        across = round(above / COARSE + (wide * 0.86 - above / COARSE) * share)
        faint = round(strength * (1 - share) ** 1.4)
        small.fill((*LIGHT[:3], faint), Rect((wide - across) // 2, y, across, 1))
    return pygame.transform.smoothscale(pygame.transform.gaussian_blur(small, 3, False), size)
