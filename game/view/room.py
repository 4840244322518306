"""The room around the table: its wall in the light of a lamp, and the wooden rim, drawn once."""

from typing import TYPE_CHECKING

import pygame
from pygame import Color, Rect, Surface

from game.kit import shapes, textures
from game.kit.theme import Paintbox

if TYPE_CHECKING:
    from game.kit.kit import Kit

RIM, BESIDE, FOOT = 36, 14, 30
"""How wide the rim is at the far side, at the sides and at the near one, in reference pixels."""

CORNER = 96
"""The radius of the far corners, in reference pixels."""

ABOVE = 10
"""How far the felt begins above the first row, in reference pixels."""

LINE = 3
"""How wide the light edge of the rim is, in reference pixels."""

SHADE = 20
"""How far the shade of the rim falls on the felt, in reference pixels."""

LAMP = 0.9
"""How much of the wall's light colour the lamp adds to it above the table."""

BRIGHTEST = 136
"""How bright a lamp makes a wall at most, of 255, on which light words are read."""

BRIGHT_WALL = 100
"""How bright, of 255, a wall may be on which yellow words are read."""

CLEAR, DARK = Color(0, 0, 0, 0), Color(0, 0, 0, 120)


def has_room(box: Paintbox) -> bool:
    """Return whether the theme has a room; a rim that nobody sees is none."""
    return box.theme["rim_light"].a > 0


def far_rim(kit: "Kit", table: Rect) -> Rect:
    """Return the far rim of the table on which rows lie in this zone."""
    high, above = kit.px(RIM), kit.px(ABOVE) - kit.px(2)
    return Rect(0, table.top - above - high, kit.size[0], high)


def draw_room(kit: "Kit", ground: Surface, table: Rect, seated: bool) -> None:
    """Draw the room around the felt of the ground; where nobody is seated, the far rim is away."""
    if not has_room(kit):
        return
    if seated:
        _draw_far_side(kit, ground, far_rim(kit, table))
    wide, high = ground.get_size()
    beside, foot = kit.px(BESIDE), kit.px(FOOT)
    top = far_rim(kit, table).top + kit.px(CORNER) if seated else 0
    for left in (0, wide - beside):
        _draw_side(kit, ground, Rect(left, top, beside, high - top), inner_left=left > 0)
    near = Rect(0, high - foot, wide, foot)
    _draw_shade(ground, Rect(0, near.top - kit.px(SHADE), wide, kit.px(SHADE)), CLEAR, DARK)
    wood = Surface(near.size)
    lay_wood(kit, wood)
    ground.blit(wood, near)
    ground.fill(kit.theme["rim_edge"], Rect(0, near.top, wide, max(1, kit.px(LINE))))


def _draw_far_side(kit: "Kit", ground: Surface, rim: Rect) -> None:
    """Draw the wall, and before it the far rim with its two round corners."""
    theme, radius, line = kit.theme, kit.px(CORNER), max(1, kit.px(LINE))
    strip = Rect(0, 0, rim.w, rim.top + radius)
    felt = ground.subsurface(strip).copy()
    wall = ground.subsurface(strip)
    lit = Rect(0, 0, wall.width, wall.height * 3)
    lit.center = wall.width // 2, wall.height // 2
    draw_wall(kit, wall, lit)
    band = Rect(rim.topleft, (rim.w, radius))
    wood = Surface(band.size)
    lay_wood(kit, wood)
    wood.fill(theme["rim_edge"], (0, 0, band.w, line))
    _blit_rounded(ground, wood, band, radius)
    inner = Rect(kit.px(BESIDE), rim.bottom, rim.w - 2 * kit.px(BESIDE), strip.bottom - rim.bottom)
    cloth = felt.subsurface(inner).copy()
    _draw_shade(cloth, Rect(0, 0, inner.w, kit.px(SHADE)), DARK, CLEAR)
    _blit_rounded(ground, cloth, inner, inner.h)
    _draw_trim(kit, ground, band, inner)


def _draw_trim(kit: "Kit", ground: Surface, band: Rect, inner: Rect) -> None:
    """Draw the light edge around the far corners, and a dark line where the felt begins."""
    line = max(1, kit.px(LINE))
    for rect, radius, color in (
        (band, kit.px(CORNER), kit.theme["rim_edge"]),
        (inner, inner.h, kit.theme["rim_dark"].lerp("black", 0.4)),
    ):
        whole = (rect.w, 2 * radius + 2)
        edge = shapes.rounded(whole, radius, Color(color.r, color.g, color.b, 0), color, line)
        ground.blit(edge, rect, (0, 0, rect.w, min(radius, rect.h)))


def wall_ink(box: Paintbox) -> str:
    """Return the colour of words on the wall, or where there is none, on the ground."""
    return "tile_top" if has_room(box) else "ink"


def wall_accent(box: Paintbox) -> str:
    """Return the colour of words on the wall that stand out a little."""
    if not has_room(box):
        return "accent_ink"
    return "accent" if max(box.theme["wall_light"][:3]) < BRIGHT_WALL else wall_ink(box)


def reading_lamp(box: Paintbox) -> float:
    """Return how much light a lamp adds at most to a wall on which light words are read."""
    light, dark = (max(box.theme[name][:3]) for name in ("wall_light", "wall_dark"))
    return max(0.0, min(LAMP, (BRIGHTEST - dark) / max(1, light)))


def draw_wall(box: Paintbox, wall: Surface, lit: Rect, lamp: float = LAMP) -> None:
    """Draw the wall, a part of it in the light of the lamp above the middle of the table."""
    light, dark = box.theme["wall_light"], box.theme["wall_dark"]
    wall.fill(dark)
    glow = Color("black").lerp(shapes.opaque(light), lamp)
    textures.lay_light(wall, lit, glow)


def _blit_rounded(ground: Surface, picture: Surface, place: Rect, radius: int) -> None:
    soft = picture.convert_alpha()
    mask = shapes.rounded((2 * radius, 2 * radius), radius, Color("white"))
    high = min(radius, place.h)
    for left, x in ((0, 0), (radius, place.w - radius)):
        part = Rect(left, 0, radius, high)
        soft.blit(mask, (x, 0), part, special_flags=pygame.BLEND_RGBA_MULT)
    ground.blit(soft, place)


def lay_wood(box: Paintbox, wood: Surface) -> None:
    """Lay wood over a surface, darker to the foot."""
    textures.lay_planks(wood, box.theme["rim_light"], box.theme["rim_dark"], 1)


def _draw_side(kit: "Kit", ground: Surface, place: Rect, *, inner_left: bool) -> None:
    dark = kit.theme["rim_dark"].lerp("black", 0.4)
    ground.fill(kit.theme["rim_light"].lerp(kit.theme["rim_dark"], 0.5), place)
    line = max(1, kit.px(LINE))
    outer, inner = place.left, place.right
    if inner_left:
        outer, inner = place.right - line, place.left - line
    ground.fill(kit.theme["rim_edge"], Rect(outer, place.top, line, place.h))
    ground.fill(dark, Rect(inner, place.top, line, place.h))


def _draw_shade(ground: Surface, place: Rect, top: Color, low: Color) -> None:
    ground.blit(shapes.rounded(place.size, 0, (top, low)), place)
