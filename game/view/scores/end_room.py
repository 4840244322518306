"""The room at the end of a game: the table's far rim runs over its whole width, under a lamp."""

import pygame
from pygame import SRCALPHA, Color, Rect, Surface

from game.kit import shapes, textures
from game.kit.kit import Kit
from game.kit.surface_cache import cached_surface
from game.view.menu.round_table import COLORS, RoundTable
from game.view.room import has_room

WIDE, TALL = (0.16, 0.425, 1.5), (0.42, 0.405, 0.8)
"""How far the table goes on beside the window, in widths of it; how high its far edge is in the
middle, and where the curve would become straight, in heights.
"""

LAMP, BELOW = 250, 46
"""How wide the lamp is, and how far it hangs into the room, in reference pixels."""

WINDOW, WINDOW_AT = 388, (0.155, 0.165)
SHELF, SHELF_AT = 380, (0.886, 0.19)
"""How wide they are, in reference pixels, and where the middle of their upper edge is, in shares
of the window of the game.
"""

NOT_SQUARE = 1.5
"""From how many heights of width on there is room for them."""

RAIL_AT, PANEL = 0.39, 166
"""How high the rail over the panels is, in heights, and how wide a panel, in reference pixels."""

FLAG, FLAGS, HANGS = 58, 5, (14, 62)
"""How wide a flag is, of how many kinds they are, and how far the garland hangs down at its ends
and in the middle, in reference pixels.
"""

CONE = (160, 660, 700)
"""How wide the cone of light is at the lamp and at its foot, and how high, in reference pixels."""

CORD = Color("#F3D38C")

LIGHT, BRIGHTEST, COARSE = Color("#FFD98F"), 120, 8
"""The light of the lamp, how strong it is, of 255, and how coarsely it is drawn."""


class EndTable(RoundTable):
    """The table at which one sits at the end, with what hangs on the wall behind it."""

    def __init__(self, kit: Kit, *, festive: bool) -> None:
        """Take whether bunting hangs there."""
        super().__init__(kit)
        self._kit, self._festive = kit, festive
        wide, high = kit.size
        beside, top, straight = TALL if high > wide else WIDE
        self.rect = Rect(0, round(top * high), round((1 + 2 * beside) * wide), high)
        self.rect.centerx = wide // 2
        self._straight = round(straight * high)

    def ground(self) -> Surface:
        """Return the table in its room, as large as the window; do not draw on it."""
        theme, size = self._kit.theme, self._kit.size
        colors = [shapes.rgba(theme[name]) for name in COLORS]
        return textures.kept(("end", size, theme.ground, self._festive, *colors), size, self.draw)

    def draw(self, screen: Surface) -> None:
        """Draw the table, and on the wall the window, the shelf, the bunting and the lamp."""
        super().draw(screen)
        kit, (wide, high) = self._kit, self._kit.size
        if not has_room(kit):
            return
        self._draw_panels(screen)
        if wide >= NOT_SQUARE * high:
            for name, across, (x, y) in (
                ("window", WINDOW, WINDOW_AT),
                ("shelf", SHELF, SHELF_AT),
            ):
                picture = shapes.svg(kit.art(name), (kit.px(across), high))
                screen.blit(picture, picture.get_rect(midtop=(round(x * wide), round(y * high))))
        if self._festive:
            self._hang_bunting(screen)
        lamp = shapes.svg(kit.art("lamp"), (kit.px(LAMP), high))
        screen.blit(lamp, lamp.get_rect(midbottom=(wide // 2, kit.px(BELOW))))

    def _hang_bunting(self, screen: Surface) -> None:
        """Hang a garland of flags from one side of the window to the other."""
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

    def _draw_panels(self, screen: Surface) -> None:
        """Draw the wooden panels of the wall, down to the table."""
        kit, wide = self._kit, self._kit.size[0]
        top, low = round(RAIL_AT * kit.size[1]), round(self.edge(0))
        place = Rect(0, top, wide, max(1, low - top))
        table = screen.subsurface(place).convert_alpha()
        table.blit(self._mask(place, 0), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        wood, light = (shapes.opaque(kit.theme[name]) for name in ("rim_dark", "rim_light"))
        shade = Surface(place.size, SRCALPHA)
        shade.fill((*wood.lerp("black", 0.55)[:3], 150))
        pitch, gap, line = kit.px(PANEL), kit.px(12), max(1, kit.px(3))
        for x in range(wide // 2 % pitch - pitch, wide, pitch):
            panel = Rect(x + gap, kit.px(44), pitch - 2 * gap, place.h)
            pygame.draw.rect(shade, (0, 0, 0, 90), panel, 2 * line, kit.px(8))
            pygame.draw.rect(shade, (*light[:3], 40), panel.move(line, line), line, kit.px(8))
        screen.blit(shade, place)
        rail = Rect(0, top - kit.px(10), wide, kit.px(22))
        screen.fill(wood.lerp(light, 0.35), rail)
        screen.fill(light, (*rail.topleft, wide, max(1, kit.px(4))))
        screen.blit(table, place)


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
