"""What lies behind every screen: the ground of the table, or the curtain before it."""

from pygame import Surface

from game.kit import texture
from game.kit.paintbox import Paintbox

BOARDS = 7


def felt(box: Paintbox) -> Surface:
    """Give the ground of the table, as large as the window; do not draw on it."""
    light, dark = box.theme["felt_light"], box.theme["felt_dark"]
    if box.theme.ground == "wood":
        return texture.planks(box.size, light, dark, BOARDS)
    return texture.felt(box.size, light, dark)


def lay(box: Paintbox, screen: Surface) -> None:
    """Lay the ground of the table straight on the screen: quicker, if it is wanted only once."""
    light, dark = box.theme["felt_light"], box.theme["felt_dark"]
    if box.theme.ground == "wood":
        texture.lay_planks(screen, light, dark, BOARDS)
    else:
        texture.lay_felt(screen, light, dark)


def curtain(box: Paintbox) -> Surface:
    """Give the curtain as large as the window; do not draw on it."""
    return texture.felt(box.size, box.theme["curtain_light"], box.theme["curtain_dark"])
