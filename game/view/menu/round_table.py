"""The table of the menu: its far rim curves through the room, drawn once and kept while seen."""

from collections.abc import Callable

import pygame
from pygame import Color, Rect, Surface

from game.kit import shapes, textures
from game.kit.theme import Paintbox
from game.view import backgrounds
from game.view.room import BESIDE, LINE, RIM, draw_wall, has_room, lay_wood, px

# Where its outer edge is in a wide, a square and a tall window: the shares of the width at the
# left and right, and of the height at the top, and where the curve has become a straight side.
# Not among the layouts, for it is shown before these are read.
WIDE = (-0.07, 0.553), (0.565, 0.9)
SQUARE = (-0.09, 0.518), (0.565, 0.9)
TALL = (-0.16, 1.16), (0.325, 0.47)

NOT_SQUARE = 1.54
"""From how many heights of width on a window is wide."""

BEND = 2.7
"""How straight the far rim is: an ellipse has 2, and what has more is nearer to a rectangle."""

STEPS = 90
"""How many straight lines make the curve."""

FINE, COARSE = 2, 2
"""Pixels drawn per pixel shown where the curve is cut out, and pixels shown per pixel of wood."""

LIT = 1.5, 1.5
"""How wide and high the lamp's light on the wall is, in widths and in tops of the table."""

COLORS = ("wall_light", "wall_dark", "rim_light", "rim_dark", "rim_edge", "felt_light", "felt_dark")
"""What it is drawn with."""


class RoundTable:
    """The table of the menu in its room, and where in a window it is."""

    def __init__(self, box: Paintbox) -> None:
        self._box = box
        wide, high = box.size
        across, down = TALL if high > wide else WIDE if wide > NOT_SQUARE * high else SQUARE
        left, right = (round(wide * share) for share in across)
        top, self._straight = (round(high * share) for share in down)
        self.rect = Rect(left, top, right - left, high - top)
        """The table with its rim; it goes on below the window, and perhaps beside it."""

    def edge(self, x: float, inside: int = 0) -> float:
        """Return how high the far edge is at a place, or a line so many pixels inside it."""
        beside = inside * BESIDE / RIM
        half = self.rect.w / 2 - beside
        if not has_room(self._box):
            return self.rect.top
        out = min(1.0, abs(x - self.rect.centerx) / half)
        drop = 1 - float((1 - out**BEND) ** (1 / BEND))
        return self.rect.top + inside + drop * (self._straight - self.rect.top)

    def ground(self) -> Surface:
        """Return the table in its room, as large as the window; do not draw on it."""
        size, theme = self._box.size, self._box.theme
        colors = [shapes.rgba(theme[name]) for name in COLORS]
        return textures.kept(("round table", size, theme.ground, *colors), size, self.draw)

    def draw(self, screen: Surface) -> None:
        """Draw the table in its room straight on the screen."""
        box = self._box
        if not has_room(box):
            backgrounds.draw_ground(box, screen)
            return
        lit = Rect(0, 0, round(self.rect.w * LIT[0]), round(self.rect.top * LIT[1]))
        lit.center = self.rect.centerx, self.rect.top // 2
        draw_wall(box, screen, lit)
        dark = box.theme["rim_dark"].lerp("black", 0.4)
        self._lay(screen, 0, self._lay_rim, box.theme["rim_edge"])
        self._lay(screen, px(self._box, RIM), self._lay_felt, dark)

    def front(self, place: Rect) -> Surface:
        """Return the part of the table in a place, to lie over who sits behind it."""
        part = self.ground().subsurface(place).convert_alpha()
        if has_room(self._box):
            part.blit(self._mask(place, 1), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        else:
            part.fill(self._box.theme["panel_line"], (0, 0, place.w, px(self._box, LINE)))
        return part

    def _lay_rim(self, layer: Surface) -> None:
        """Lay the wood; so little of it is seen that half as many pixels do."""
        small = Surface((layer.width // COARSE, layer.height // COARSE))
        lay_wood(self._box, small)
        pygame.transform.scale(small, layer.size, layer)

    def _lay_felt(self, layer: Surface) -> None:
        backgrounds.draw_ground(self._box, layer, backgrounds.LAMPLIGHT)

    def _lay(
        self, screen: Surface, inside: int, lay: Callable[[Surface], None], line: Color
    ) -> None:
        """Draw what is within a line along the edge: its curved part cut out, and the rest."""
        beside = round(inside * BESIDE / RIM)
        whole = self.rect.inflate(-2 * beside, 0)
        whole.top += inside
        whole.height = screen.height - whole.top
        seen = whole.clip(screen.get_rect())
        layer = Surface(seen.size)
        lay(layer)
        thick, color = px(self._box, LINE), shapes.opaque(line)
        # Half of it is beyond the edge; its other side is made smooth.
        pygame.draw.lines(layer, color, False, self._outline(seen, inside), 2 * thick + 1)
        pygame.draw.aalines(layer, color, False, self._outline(seen, inside + thick))
        curved = Rect(seen.topleft, (seen.w, min(seen.h, self._straight - self.rect.top + 1)))
        cut = layer.subsurface((0, 0, *curved.size)).convert_alpha()
        cut.blit(self._mask(curved, inside), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        screen.blit(cut, curved)
        screen.blit(layer, curved.bottomleft, (0, curved.h, seen.w, seen.h - curved.h))

    def _mask(self, place: Rect, inside: int) -> Surface:
        """Draw what of a place is within a line so many pixels inside the edge."""
        fine = Surface((place.w * FINE, place.h * FINE), pygame.SRCALPHA)
        fine.fill((255, 255, 255, 0))
        points = [(x * FINE, y * FINE) for x, y in self._outline(place, inside)]
        pygame.draw.polygon(fine, Color("white"), points)
        return pygame.transform.smoothscale(fine, place.size)

    def _outline(self, place: Rect, inside: int) -> list[tuple[float, float]]:
        """Return the edge, or a line so many pixels inside it, as seen from a place, and below."""
        half = self.rect.w / 2 - inside * BESIDE / RIM
        # Close together where it is steep.
        out = [1 - (1 - at / STEPS) ** 2 for at in range(STEPS + 1)]
        xs = [self.rect.centerx + half * share for share in (*(-it for it in out[::-1]), *out)]
        low = place.bottom + 1
        edge = [(x, self.edge(x, inside)) for x in xs]
        return [(x - place.x, y - place.y) for x, y in ((xs[0], low), *edge, (xs[-1], low))]
