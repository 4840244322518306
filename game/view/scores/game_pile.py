"""Piles of game boxes, on which all sit at the end of a match."""

from pygame import Color, Rect, Surface

from game.kit import shapes
from game.kit.kit import Kit
from game.session.player import COLORS
from game.view.players.avatars import seat_color

BOX, LID, CORNER = 58, 22, 6
"""How high a box and its lid are, and their corners, in reference pixels."""

SIDES = 0.03
"""How far a lid reaches over the sides of its box, in widths."""

LIT, DARK = 0.32, 0.58
"""How much darker than their colours lids and boxes are."""


def draw_pile(kit: Kit, size: tuple[int, int], first: int) -> Surface:
    """Draw boxes one on another, of which the uppermost has the colour of a seat."""
    picture, (wide, high) = kit.canvas(size), size
    lid, radius = kit.px(LID), kit.px(CORNER)
    for at, top in enumerate(range(0, high, kit.px(BOX))):
        color = seat_color(kit, (first + at) % len(COLORS))
        light, dark = (color.lerp(Color("black"), share) for share in (LIT, DARK))
        inner = Rect(0, top, wide, kit.px(BOX)).inflate(-round(2 * SIDES * wide), 0)
        picture.blit(shapes.rounded(inner.size, radius, (light.lerp(dark, 0.6), dark)), inner)
        picture.blit(
            shapes.rounded((wide, lid), radius, (color.lerp("black", 0.15), light)), (0, top)
        )
    return picture
