"""The cloth behind every screen: the felt of the table, or the curtain before it."""

from pygame import Surface

from game.kit import paint
from game.kit.kit import Kit


def felt(kit: Kit) -> Surface:
    """Give the felt as large as the window; do not draw on it."""
    return paint.felt(kit.size, kit.theme["felt_light"], kit.theme["felt_dark"])


def curtain(kit: Kit) -> Surface:
    """Give the curtain as large as the window; do not draw on it."""
    return paint.felt(kit.size, kit.theme["curtain_light"], kit.theme["curtain_dark"])
