"""Stars: how strong a bot is, and what shines on a box or a table."""

from pygame import Surface

from game.kit import shapes
from game.kit.kit import Kit
from game.session.characters import MOST_STARS

APART = 1.12
"""The distance from one star to the next, in stars."""

FAINT = 0.3
"""How much ink the stars have that a bot has not."""


SHINE = 0.78
"""How large the yellow of a sign is within its dark edge."""


def draw_shining(kit: Kit, name: str, side: int) -> Surface:
    """Draw a yellow sign with a dark edge, which is seen on light wood, too."""
    inner, art = round(side * SHINE), kit.art(name)
    sign = shapes.svg(art, (side, side), kit.theme["ink_dark"]).copy()
    light = shapes.svg(art, (inner, inner), kit.theme["accent"])
    sign.blit(light, light.get_rect(center=sign.get_rect().center))
    return sign


def draw_stars(kit: Kit, count: int, side: int) -> Surface:
    """Draw so many stars, and faint those that are missing to the most."""
    theme, pitch = kit.theme, round(side * APART)
    faint = shapes.opaque(theme["panel"]).lerp(theme["ink"], FAINT)
    picture = kit.canvas((pitch * (MOST_STARS - 1) + side, side))
    for at in range(MOST_STARS):
        color = theme["accent_ink"] if at < count else faint
        picture.blit(shapes.svg(kit.art("star"), (side, side), color), (at * pitch, 0))
    return picture
