"""How strong a bot is, in stars."""

from pygame import Surface

from game.kit import shapes
from game.kit.kit import Kit
from game.session.characters import MOST_STARS

APART = 1.12
"""The distance from one star to the next, in stars."""

FAINT = 0.3
"""How much ink the stars have that a bot has not."""


def draw_stars(kit: Kit, count: int, side: int) -> Surface:
    """Draw so many stars, and faint those that are missing to the most."""
    theme, pitch = kit.theme, round(side * APART)
    faint = shapes.opaque(theme["panel"]).lerp(theme["ink"], FAINT)
    picture = kit.canvas((pitch * (MOST_STARS - 1) + side, side))
    for at in range(MOST_STARS):
        color = theme["accent_ink"] if at < count else faint
        picture.blit(shapes.svg(kit.art("star"), (side, side), color), (at * pitch, 0))
    return picture
