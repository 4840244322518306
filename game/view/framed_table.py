"""A table with round corners and a rim of wood, in its room, on which turns are shown."""

from functools import partial

from pygame import Color, Rect, Surface

from game.kit import shapes, softness, textures
from game.kit.kit import Kit
from game.view import backgrounds
from game.view.room import LINE, draw_lit_wall, draw_wood, has_room, key_of

RIM, CORNER = 26, 60
"""How wide the rim is, and the radius of its corners, in reference pixels."""

BLUR, BELOW, SHADE = 24, 10, 150
"""How soft the table's shadow is, how far it falls, in reference pixels, and how dark, of 255."""


def cloth_of(kit: Kit, table: Rect) -> Rect:
    """Return the felt of a table within its rim."""
    rim = kit.px(RIM) if has_room(kit) else max(1, kit.px(LINE))
    return table.inflate(-2 * rim, -2 * rim)


def draw_framed_table(kit: Kit, table: Rect) -> Surface:
    """Return a picture as large as the window of a table in its room; do not draw on it."""
    key = ("framed table", kit.size, tuple(table), *key_of(kit.theme))
    return textures.kept(key, kit.size, partial(_draw, kit, table))


def _draw(kit: Kit, table: Rect, ground: Surface) -> None:
    draw_lit_wall(kit, ground)
    lay_framed_table(kit, ground, table)


def lay_framed_table(kit: Kit, ground: Surface, table: Rect) -> None:
    """Draw a table on the ground: its shadow, the rim, and the felt within."""
    line, theme, radius = max(1, kit.px(LINE)), kit.theme, kit.px(CORNER)
    if not has_room(kit):
        _draw_ring(ground, table, radius, theme["panel_line"], line)
        return
    cloth, inner = cloth_of(kit, table), radius - kit.px(RIM) // 2
    body = _cut_corners(draw_wood(kit, table.size), radius)
    shadow = softness.shadowed(body, kit.px(BLUR), (0, kit.px(BELOW)), SHADE)
    ground.blit(shadow.image, (table.x - shadow.pad[0], table.y - shadow.pad[1]))
    _draw_ring(ground, table, radius, theme["rim_edge"], line)
    felt = Surface(cloth.size)
    backgrounds.draw_ground(kit, felt, backgrounds.LAMPLIGHT)
    ground.blit(_cut_corners(felt, inner), cloth)
    _draw_ring(ground, cloth, inner, theme["rim_dark"].lerp("black", 0.4), line)


def _cut_corners(layer: Surface, radius: int) -> Surface:
    cut = layer.convert_alpha()
    shapes.cut_corners(cut, radius)
    return cut


def _draw_ring(ground: Surface, place: Rect, radius: int, color: Color, line: int) -> None:
    clear = Color(color.r, color.g, color.b, 0)
    ground.blit(shapes.rounded(place.size, radius, clear, color, line), place)
