"""A small round table in its room, seen from above, with chairs around it."""

import pygame
from pygame import Color, Rect, Surface

from game.kit import shapes, textures
from game.kit.kit import Kit
from game.view import backgrounds
from game.view.room import LINE, RIM, draw_wall, draw_wood, has_room, key_of

FINE = 2
"""Pixels drawn per pixel shown where the table is cut out."""

LIT = 1.7
"""How wide and high the lamp's light on the wall is, in tables."""

SHADE = 0.5
"""How dark the table's shadow on the floor is."""


def draw_oval_table(kit: Kit, rect: Rect) -> Surface:
    """Return a picture as large as the window of a table in its room; do not draw on it."""
    key = ("oval table", kit.size, tuple(rect), *key_of(kit.theme))
    return textures.kept(key, kit.size, lambda ground: _draw(kit, ground, rect))


def _draw(kit: Kit, ground: Surface, rect: Rect) -> None:
    if not has_room(kit):
        backgrounds.draw_ground(kit, ground)
        _draw_ring(ground, rect, max(1, kit.px(LINE)), kit.theme["panel_line"])
        return
    lit = rect.inflate(rect.w * (LIT - 1), rect.h * (LIT - 1))
    draw_wall(kit, ground, lit)
    rim, line = kit.px(RIM), max(1, kit.px(LINE))
    floor = Color("black").lerp("white", 1 - SHADE)
    shadow = rect.move(0, rim // 2).inflate(rim // 2, rim // 2)
    dark, white = Surface(shadow.size), Surface(shadow.size)
    dark.fill(floor)
    white.fill("white")  # It leaves the light around the oval as it is.
    white.blit(_cut_oval(dark), (0, 0))
    ground.blit(white, shadow, special_flags=pygame.BLEND_RGB_MULT)
    ground.blit(_cut_oval(draw_wood(kit, rect.size)), rect)
    _draw_ring(ground, rect, line, kit.theme["rim_edge"])
    felt = rect.inflate(-2 * rim, -2 * rim)
    cloth = Surface(felt.size)
    backgrounds.draw_ground(kit, cloth, backgrounds.LAMPLIGHT)
    ground.blit(_cut_oval(cloth), felt)
    _draw_ring(ground, felt, line, kit.theme["rim_dark"].lerp("black", 0.4))


def _cut_oval(layer: Surface) -> Surface:
    cut, (wide, high) = layer.convert_alpha(), layer.get_size()
    mask = Surface((wide * FINE, high * FINE), pygame.SRCALPHA)
    mask.fill((255, 255, 255, 0))
    pygame.draw.ellipse(mask, Color("white"), mask.get_rect())
    smooth = pygame.transform.smoothscale(mask, layer.get_size())
    cut.blit(smooth, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return cut


def _draw_ring(ground: Surface, place: Rect, width: int, color: Color) -> None:
    layer = Surface((place.w * FINE, place.h * FINE), pygame.SRCALPHA)
    layer.fill((*shapes.opaque(color)[:3], 0))
    pygame.draw.ellipse(layer, shapes.opaque(color), layer.get_rect(), width * FINE)
    ground.blit(pygame.transform.smoothscale(layer, place.size), place)
