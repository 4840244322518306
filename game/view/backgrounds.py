"""Grounds: the cloth or wood under all, the curtain, and the body of a rack."""

from collections.abc import Iterable
from functools import partial
from math import pi, sin
from typing import TYPE_CHECKING

import pygame
from pygame import SRCALPHA, Color, Rect, Surface

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


POOL = 0.45
"""The same of the middle of a wide table, which its light does not reach as well."""


def draw_light(box: Paintbox, ground: Surface, table: Rect) -> None:
    """Draw onto the ground what light falls on the middle of the table from the lamp above it."""
    light = box.theme["felt_light"]
    most = 255 / max(light.r, light.g, light.b, 1) - 1
    color = Color("black").lerp(light, min(POOL, most))
    textures.lay_light(ground, table.inflate(table.w // 4, table.h * 2 // 3), color)


FOLDS, STRIPS = 16, 32
"""How many folds a curtain has in a wide window, and how many strips of light each has."""

PELMET, SAG = 0.06, 0.05
"""How high the brass above a curtain is at its ends, and how far it sags, in heights of it."""


def curtain(box: Paintbox) -> Surface:
    """Return the curtain as large as the window; do not draw on it."""
    ends = (box.theme[name] for name in ("curtain_light", "curtain_dark", "brass", "brass_low"))
    return textures.kept(
        ("curtain", box.size, *map(shapes.rgba, ends)), box.size, partial(_hang_curtain, box)
    )


def _hang_curtain(box: Paintbox, ground: Surface) -> None:
    light, dark = box.theme["curtain_light"], box.theme["curtain_dark"]
    wide, high = ground.get_size()
    fold = Surface((STRIPS, 2))
    for x in range(STRIPS):
        fold.fill(dark.lerp(light, sin(pi * (x + 0.5) / STRIPS)), (x, 0, 1, 2))
    pitch = -(-max(wide, high) // FOLDS)
    cloth = pygame.transform.smoothscale(fold, (pitch, high))
    ground.fblits([(cloth, (x, 0)) for x in range(0, wide, pitch)])
    band, sag = round(PELMET * high), round(SAG * high)
    shades = box.theme["brass"], box.theme["brass_low"]
    pelmet = shapes.filled((wide, band + sag), 0, shades)
    fine = Surface((2 * wide, 2 * (band + sag)), SRCALPHA)
    fine.fill((255, 255, 255, 0))
    fine.fill("white", (0, 0, 2 * wide, 2 * (band - sag)))
    pygame.draw.ellipse(fine, "white", Rect(0, 2 * (band - 3 * sag), 2 * wide, 8 * sag))
    mask = pygame.transform.smoothscale(fine, pelmet.get_size())
    pelmet.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    hung = softness.shadowed(pelmet, max(1, band // 4), (0, band // 8), 150)
    ground.blit(hung.image, (-hung.pad[0], -hung.pad[1]))


CLOSED, STEEP = 0.9, 1.5
"""How much of the light is gone in the corners when it has closed in, and how suddenly."""

LIT = Color(255, 255, 255, 150)
"""How much of it stays on the rack then, where one looks: as opaque as this."""


def close_light(kit: "Kit", lit: Surface, rack: Rect, share: float) -> Surface:
    """Return a ground with the light closed in on the middle by a share of all the way."""
    ground = lit.copy()
    textures.lay_shade(ground, CLOSED * share, STEEP)
    wood = lit.subsurface(rack).convert_alpha()
    shape = shapes.rounded(rack.size, kit.px(CORNER), LIT)
    wood.blit(shape, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    ground.blit(wood, rack)
    return ground


CORNER = 22
"""The radius of the corners of the rack, in reference pixels."""

SHADE = Color(150, 145, 140)
"""What is left of the light at the foot of the rack."""

CLEAR = Color(0, 0, 0, 0)


def draw_rack(kit: "Kit", ground: Surface, rect: Rect, grooves: Iterable[int]) -> None:
    """Draw the rack onto the ground, with a groove at each of these heights."""
    rack = _body(kit, rect.size)
    for y in grooves:
        _draw_groove(kit, rack, Rect(0, y - rect.y, rect.w, max(3, kit.px(5))))
    theme, radius, line = kit.theme, kit.px(CORNER), max(1, kit.px(2))
    (wide, high), around = rack.get_size(), theme["wood_groove"]
    shapes.cut_corners(rack, radius)
    inner = (wide - 2 * line, high - 2 * line)
    rack.blit(shapes.rounded(inner, radius - line, CLEAR, theme["wood_edge"], line), (line, line))
    rack.blit(shapes.rounded((wide, high), radius, CLEAR, around, line), (0, 0))
    shaded = softness.shadowed(rack, kit.px(12), (0, kit.px(6)), 130)
    ground.blit(shaded.image, (rect.x - shaded.pad[0], rect.y - shaded.pad[1]))


def _body(kit: "Kit", size: tuple[int, int]) -> Surface:
    body = shapes.rounded(size, 0, (Color("white"), SHADE)).copy()
    wood = textures.planks(size, kit.theme["wood_light"], kit.theme["wood_dark"], 1)
    body.blit(wood, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    return body


def _draw_groove(kit: "Kit", rack: Surface, slot: Rect) -> None:
    """Draw what tiles stand in: the shade behind them, the groove, and the lip before it."""
    theme = kit.theme
    shade = shapes.rounded((slot.w, kit.px(60)), 0, (CLEAR, Color(0, 0, 0, 70)))
    rack.blit(shade, shade.get_rect(bottomleft=slot.topleft))
    lip = Rect(slot.x, slot.bottom, slot.w, max(2, kit.px(5)))
    rack.blit(shapes.rounded(lip.size, 0, (theme["wood_edge"], theme["wood_light"])), lip)
    rack.fill(theme["wood_groove"], slot)
