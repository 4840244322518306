"""What a tile is made of: its body with an edge below, its back, its shadow, and cut-in signs."""

from pathlib import Path

import pygame
from pygame import Color, Surface

from game.kit import paint
from game.kit.theme import Theme

CORNER = 0.14
"""The radius of a tile's corners, in widths."""

EDGE = 0.07
"""How much of a tile's height is the edge that one sees below its face."""

RIM = 0.022
"""How wide the light rim around the face is, in widths."""

DEPTH = 0.009
"""How deep signs are cut, in heights."""

PANEL = 0.1
"""How far the panel on the back is from the sides, in widths."""

_SHADOWS = {
    False: ((0.45, 0.75, 120), (0.2, 0.7, 110)),
    True: ((0.5, 1.0, 200), (0.3, 0.8, 120)),
}
"""How soft, how far below (in margins) and how dark: lying, and held above the table."""

Size = tuple[int, int]


def blank(theme: Theme, size: Size) -> Surface:
    """Draw a tile without a sign: an edge, a light rim, and the face within."""
    width, height = size
    radius, rim = round(width * CORNER), max(1, round(width * RIM))
    edge = round(height * EDGE)
    body = paint.rounded(size, radius, (theme["tile_edge"], theme["tile_edge_low"])).copy()
    around = (theme["tile_rim"], theme["tile_low"].lerp(theme["tile_edge"], 0.6))
    body.blit(paint.rounded((width, height - edge), radius, around), (0, 0))
    face = (width - 2 * rim, height - edge - 2 * rim)
    shades = (theme["tile_top"], theme["tile_low"])
    body.blit(paint.rounded(face, radius - rim, shades), (rim, rim))
    return body


def back(theme: Theme, size: Size, pattern: Path) -> Surface:
    """Draw a tile face down: a panel with a quiet pattern, let into the ivory."""
    body = blank(theme, size)
    width, height = size
    inset = round(width * PANEL)
    panel = (width - 2 * inset, height - round(height * EDGE) - 2 * inset)
    shades = (theme["tile_back"], theme["tile_back_low"])
    ground = paint.rounded(panel, round(width * CORNER * 0.6), shades).copy()
    sign = paint.svg(pattern, panel, theme["tile_back_line"])
    ground.blit(sign, sign.get_rect(center=ground.get_rect().center))
    body.blit(ground, (inset, inset))
    return body


def shadow(size: Size, blur: int, held: bool) -> Surface:
    """Draw what a tile of a size throws around it, in `blur` pixels on each side."""
    width, height = size
    canvas = Surface((width + 2 * blur, height + 2 * blur), pygame.SRCALPHA)
    radius = round(width * CORNER)
    for soft, drop, alpha in _SHADOWS[held]:
        layer = canvas.copy()
        layer.fill((0, 0, 0, 0))
        # It falls below: to the sides it would grey the tiles that lie close by.
        slim = paint.rounded((width - blur, height - blur), radius, Color(0, 0, 0, alpha))
        layer.blit(slim, (blur * 3 // 2, blur * 3 // 2 + round(blur * drop)))
        softness = max(1, round(blur * soft))
        canvas.blit(pygame.transform.gaussian_blur(layer, softness, False), (0, 0))
    # Only the shadow itself: the tile's own pixels would show through its soft corners.
    shape = paint.rounded(size, radius, Color("black"))
    canvas.blit(shape, (blur, blur), special_flags=pygame.BLEND_RGBA_SUB)
    return canvas


def engrave(ground: Surface, sign: Surface, color: Color, place: tuple[int, int]) -> None:
    """Cut a white sign into the ground: dark within its upper edge, light below its lower one."""
    depth = max(1, round(ground.get_height() * DEPTH))
    ground.blit(_tinted(sign, Color(255, 255, 255, 235)), (place[0], place[1] + depth))
    cut = _tinted(sign, color.lerp(Color("black"), 0.5))
    cut.blit(_tinted(sign, color), (0, depth))
    cut.blit(sign, (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
    ground.blit(cut, place)


def _tinted(sign: Surface, color: Color) -> Surface:
    tinted = sign.copy()
    tinted.fill(color, special_flags=pygame.BLEND_RGBA_MULT)
    return tinted
