"""The room around the table: its wall in the light of a lamp, and the wooden rim, drawn once."""

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame
from pygame import Color, Rect, Surface

from game.kit import shapes, textures
from game.kit.surface_cache import cached_surface
from game.kit.theme import Paintbox, Theme, contrast
from game.view import backgrounds

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

PATTERN, SIGN = 107, 9
"""How far the signs of the wallpaper repeat, and how large half of one is, in reference pixels."""

PAPER = Color(15, 12, 9)
"""How much lighter they are than the wall."""

LEGIBLE = 3.0
"""The least contrast of words with a wall: one of less, in somebody's own theme, is not drawn."""

COARSE = 8
"""Pixels shown per pixel drawn of what is soft."""

GLOW, CONE = (0.22, 0.15, 0.07), (0.11, 0.07, 0.03)
"""How much of red, green and blue the lamp adds to the wall around it, and in its cone."""

LAMP = Color("#FFE9A8")
"""The light inside the lamp."""

WINDOW, LOWEST, WIDE = (0.06, 0.02, 0.082), 0.16, 1230
"""Left, top and width of the window behind who sits at the table, in shares of the window of the
game; how low the rim is at least where there is one, in heights; and how many pixels wide all is.
"""

COLORS = ("wall_light", "wall_dark", "rim_light", "rim_dark", "rim_edge", "felt_light", "felt_dark")
"""The colours of a theme that it is drawn with."""

CLEAR, DARK = Color(0, 0, 0, 0), Color(0, 0, 0, 120)


def has_room(box: Paintbox) -> bool:
    """Return whether the theme has a room; a rim that nobody sees is none."""
    return box.theme["rim_light"].a > 0


def key_of(theme: Theme) -> tuple[object, ...]:
    """Return what a picture of the room depends on in a theme."""
    return (theme.ground, *(shapes.rgba(theme[name]) for name in COLORS))


def draw_lit_wall(kit: "Kit", ground: Surface) -> None:
    """Draw the wall on a ground, or what else lies under all in a theme without a room."""
    if not has_room(kit):
        backgrounds.draw_ground(kit, ground)
        return
    wide, high = kit.size
    lit = Rect(0, 0, wide * 3 // 2, high * 3 // 2)
    lit.midtop = wide // 2, -high // 2
    draw_wall(kit, ground, lit)


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
    wood = draw_wood(kit, near.size)
    ground.blit(wood, near)
    ground.fill(kit.theme["rim_edge"], Rect(0, near.top, wide, max(1, kit.px(LINE))))


def _draw_far_side(kit: "Kit", ground: Surface, rim: Rect) -> None:
    theme, radius, line = kit.theme, kit.px(CORNER), max(1, kit.px(LINE))
    strip = Rect(0, 0, rim.w, rim.top + radius)
    felt = ground.subsurface(strip).copy()
    wall = ground.subsurface(strip)
    lit = Rect(0, 0, wall.width, wall.height * 3)
    lit.center = wall.width // 2, wall.height // 2
    draw_wall(kit, wall, lit)
    _hang_lamp(kit, wall, rim.top)
    band = Rect(rim.topleft, (rim.w, radius))
    wood = draw_wood(kit, band.size)
    wood.fill(theme["rim_edge"], (0, 0, band.w, line))
    _blit_rounded(ground, wood, band, radius)
    inner = Rect(kit.px(BESIDE), rim.bottom, rim.w - 2 * kit.px(BESIDE), strip.bottom - rim.bottom)
    cloth = felt.subsurface(inner).copy()
    _draw_shade(cloth, Rect(0, 0, inner.w, kit.px(SHADE)), DARK, CLEAR)
    _blit_rounded(ground, cloth, inner, inner.h)
    _draw_trim(kit, ground, band, inner)


def _hang_lamp(kit: "Kit", wall: Surface, low: int) -> None:
    wide, high = kit.size
    across = min(wide // 4, high // 3)
    draw_cone(kit, wall, (wide // 2, 0), across, low)
    lamp = Surface((across * 4, low // 4), pygame.SRCALPHA)
    pygame.draw.ellipse(lamp, LAMP, (0, -low // 4, lamp.width, low // 2 - 2))
    edge = pygame.transform.smoothscale(lamp, (across, lamp.height // 4))
    wall.blit(edge, edge.get_rect(midtop=(wide // 2, 0)))
    if low > high * LOWEST and wide > max(WIDE, high * 3 / 2):
        hang_window(kit, wall, WINDOW, by_day=kit.by_day)


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


def px(box: Paintbox, n: float) -> int:
    """Turn reference pixels into pixels of this window, before there are layouts."""
    reference = (1080, 1920) if box.size[0] < box.size[1] else (1920, 1080)
    return max(1, round(n * min(a / b for a, b in zip(box.size, reference, strict=True))))


def light_wall(box: Paintbox, wall: Surface, lit: Rect) -> None:
    """Draw the bare wall, a part of it in the light of the lamp."""
    light, dark = _wall_colors(box.theme)
    wall.fill(dark)
    textures.lay_light(wall, lit, light)


def draw_wall(box: Paintbox, wall: Surface, lit: Rect) -> None:
    """Draw the papered wall, a part of it in the light of the lamp."""
    light_wall(box, wall, lit)
    side, (wide, high) = px(box, PATTERN), wall.get_size()
    paper = _paper(side, px(box, SIGN))
    places = [(x, y) for x in range(0, wide, side) for y in range(0, high, side)]
    wall.fblits([(paper, place) for place in places], pygame.BLEND_RGB_ADD)


def _wall_colors(theme: Theme) -> tuple[Color, Color]:
    """Return what the lamp adds to the wall, and its colour away from the lamp."""
    light, dark = (shapes.opaque(theme[f"wall_{end}"]) for end in ("light", "dark"))
    if min(contrast(theme["ink"], wall) for wall in (dark, dark + light)) < LEGIBLE:
        return Color("black"), shapes.opaque(theme["felt_dark"])
    return light, dark


@cached_surface(1 << 18)
def _paper(side: int, sign: int) -> Surface:
    """Draw the four signs of the colours once, on black, which adds no light."""
    fine, near, r = Surface((2 * side, 2 * side)), side // 2, 2 * sign
    far = near + side
    diamond = (far, near - r), (far + r, near), (far, near + r), (far - r, near)
    triangle = (far, far - r), (far + r, far + r), (far - r, far + r)
    pygame.draw.circle(fine, PAPER, (near, near), r)
    pygame.draw.polygon(fine, PAPER, diamond)
    pygame.draw.rect(fine, PAPER, Rect(near - r, far - r, 2 * r, 2 * r))
    pygame.draw.polygon(fine, PAPER, triangle)
    return pygame.transform.smoothscale(fine, (side, side))


def _blit_rounded(ground: Surface, picture: Surface, place: Rect, radius: int) -> None:
    soft = picture.convert_alpha()
    mask = shapes.rounded((2 * radius, 2 * radius), radius, Color("white"))
    high = min(radius, place.h)
    for left, x in ((0, 0), (radius, place.w - radius)):
        part = Rect(left, 0, radius, high)
        soft.blit(mask, (x, 0), part, special_flags=pygame.BLEND_RGBA_MULT)
    ground.blit(soft, place)


def draw_wood(box: Paintbox, size: shapes.Size) -> Surface:
    """Draw a piece of wood, darker to the foot."""
    wood = Surface(size)
    textures.lay_planks(wood, box.theme["rim_light"], box.theme["rim_dark"], 1)
    return wood


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


def draw_cone(
    box: Paintbox, screen: Surface, lamp: tuple[int, int], across: int, table: int, beam: float = 1
) -> None:
    """Draw the light of the lamp in the air and on the wall behind it."""
    x, low = lamp
    deep = table - low
    # A light wall has little room for more light.
    left = beam * (1 - box.theme["wall_dark"].g / 255)
    glow, cone = (
        Color(*(round(255 * part) for part in parts)).lerp("black", 1 - left)
        for parts in (GLOW, CONE)
    )
    around = Rect(0, 0, across * 4, round(deep * 2.4))
    around.center = x, low + deep // 4
    textures.lay_light(screen, around, glow)
    foot = low + round(deep * 1.6)
    spread = round(across * 1.15 + deep * 0.6)
    blur, top = max(1, px(box, 40) // COARSE), max(0, low - px(box, 120))
    points = [(x - across * 0.45, low - top), (x - spread, foot - top), (x + spread, foot - top)]
    points.append((x + across * 0.45, low - top))

    def draw(small: Surface) -> None:
        pygame.draw.polygon(small, cone, [(at / COARSE, down / COARSE) for at, down in points])

    low_end = min(table + deep // 3, screen.height)
    air = screen.subsurface((0, top, screen.width, low_end - top))
    add_soft(air, draw, blur, pygame.BLEND_RGB_ADD)


def hang_window(
    box: Paintbox, screen: Surface, place: tuple[float, float, float], *, by_day: bool
) -> None:
    """Draw a window on the wall: left, top and width in shares of the game's window."""
    (left, top, across), (wide, high) = place, box.size
    picture = shapes.svg(
        box.art("window"), (round(across * wide), high), None, "day" if by_day else "night"
    )
    screen.blit(picture, (round(left * wide), round(top * high)))


def add_soft(screen: Surface, draw: Callable[[Surface], None], blur: int, flags: int) -> None:
    """Lay something soft over a surface, drawn coarse: it shows no fine steps."""
    small = Surface((screen.width // COARSE + 1, screen.height // COARSE + 1))
    draw(small)
    soft = pygame.transform.gaussian_blur(small, blur, True)
    screen.blit(pygame.transform.smoothscale(soft, screen.get_size()), (0, 0), special_flags=flags)
