"""What lies behind every screen: the ground of the table, or the curtain before it."""

from pygame import Surface

from game.kit import texture
from game.kit.kit import Kit

BOARDS = 7


def felt(kit: Kit) -> Surface:
    """Give the ground of the table, as large as the window; do not draw on it."""
    light, dark = kit.theme["felt_light"], kit.theme["felt_dark"]
    if kit.theme.ground == "wood":
        return texture.planks(kit.size, light, dark, BOARDS)
    return texture.felt(kit.size, light, dark)


def curtain(kit: Kit) -> Surface:
    """Give the curtain as large as the window; do not draw on it."""
    return texture.felt(kit.size, kit.theme["curtain_light"], kit.theme["curtain_dark"])
