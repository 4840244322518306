"""Grounds: the cloth or wood under all, the curtain, and the body of a rack."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

import pygame
from pygame import Color, Rect, Surface

from game.kit import shapes, softness, textures
from game.kit.theme import Paintbox

if TYPE_CHECKING:
    from game.kit.kit import Kit

BOARDS = 7


def ground(box: Paintbox) -> Surface:
    """Return the ground of the table, as large as the window; do not draw on it."""
    light, dark = box.theme["felt_light"], box.theme["felt_dark"]
    if box.theme.ground == "wood":
        return textures.planks(box.size, light, dark, BOARDS)
    return textures.felt(box.size, light, dark)


def draw_ground(box: Paintbox, screen: Surface, lamp: float = 0.0) -> None:
    """Draw the ground of the table straight on the screen, lighter by so much as a lamp gives.

    Its colour can only grow so light.
    """
    light, dark = box.theme["felt_light"], box.theme["felt_dark"]
    most = 255 / max(light.r, light.g, light.b, 1) - 1
    light = Color(*(int(part * (1 + min(lamp, most))) for part in light[:3]))
    if box.theme.ground == "wood":
        textures.lay_planks(screen, light, dark, BOARDS)
    else:
        textures.lay_felt(screen, light, dark)


LAMPLIGHT = 0.3
"""How much lighter the lamp makes the middle of the table, if its colour can grow so light."""


def draw_light(box: Paintbox, ground: Surface, table: Rect) -> None:
    """Draw onto the ground what light falls on the middle of the table from the lamp above it."""
    light = box.theme["felt_light"]
    most = 255 / max(light.r, light.g, light.b, 1) - 1
    color = Color("black").lerp(light, min(LAMPLIGHT, most))
    textures.lay_light(ground, table.inflate(table.w // 4, table.h * 2 // 3), color)


def curtain(box: Paintbox) -> Surface:
    """Return the curtain as large as the window; do not draw on it."""
    return textures.felt(box.size, box.theme["curtain_light"], box.theme["curtain_dark"])


SHADE = Color(150, 145, 140)
"""What is left of the light at the foot of the rack."""

CLEAR = Color(0, 0, 0, 0)


def draw_rack(kit: "Kit", ground: Surface, rect: Rect, grooves: Iterable[int]) -> None:
    """Draw the rack onto the ground, with a groove at each of these heights."""
    rack = _body(kit, rect.size)
    for y in grooves:
        _draw_groove(kit, rack, Rect(0, y - rect.y, rect.w, max(3, kit.px(5))))
    _round(kit, rack)
    shaded = softness.shadowed(rack, kit.px(12), (0, kit.px(6)), 130)
    ground.blit(shaded.image, (rect.x - shaded.pad[0], rect.y - shaded.pad[1]))


def _body(kit: "Kit", size: tuple[int, int]) -> Surface:
    """Draw the wood, darker to the foot."""
    body = shapes.rounded(size, 0, (Color("white"), SHADE)).copy()
    wood = textures.planks(size, kit.theme["wood_light"], kit.theme["wood_dark"], 1)
    body.blit(wood, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    return body


def _round(kit: "Kit", rack: Surface) -> None:
    """Round the corners, and draw a dark line around and a light one within."""
    theme, radius, line = kit.theme, kit.px(22), max(1, kit.px(2))
    (wide, high), around = rack.get_size(), theme["wood_groove"]
    shape = shapes.rounded((wide, high), radius, Color("white"))
    rack.blit(shape, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    inner = (wide - 2 * line, high - 2 * line)
    rack.blit(shapes.rounded(inner, radius - line, CLEAR, theme["wood_edge"], line), (line, line))
    rack.blit(shapes.rounded((wide, high), radius, CLEAR, around, line), (0, 0))


def _draw_groove(kit: "Kit", rack: Surface, slot: Rect) -> None:
    """Draw what tiles stand in: the shade behind them, the groove, and the lip before it."""
    theme = kit.theme
    shade = shapes.rounded((slot.w, kit.px(60)), 0, (CLEAR, Color(0, 0, 0, 70)))
    rack.blit(shade, shade.get_rect(bottomleft=slot.topleft))
    lip = Rect(slot.x, slot.bottom, slot.w, max(2, kit.px(5)))
    rack.blit(shapes.rounded(lip.size, 0, (theme["wood_edge"], theme["wood_light"])), lip)
    rack.fill(theme["wood_groove"], slot)
