"""A tile without a sign, apart from all others: the very first picture shows some."""

from pygame import Surface

from game.kit import shapes
from game.kit.shapes import Size
from game.kit.theme import Theme

CORNER = 0.14
"""The radius of a tile's corners, in widths."""

EDGE = 0.07
"""How much of a tile's height is the edge that one sees below its face."""

RIM = 0.022
"""How wide the light rim around the face is, in widths."""


def blank(theme: Theme, size: Size) -> Surface:
    """Draw a tile without a sign: an edge, a light rim, and the face within."""
    width, height = size
    radius, rim = round(width * CORNER), max(1, round(width * RIM))
    edge = round(height * EDGE)
    body = shapes.filled(size, radius, (theme["tile_edge"], theme["tile_edge_low"]))
    around = (theme["tile_rim"], theme["tile_low"].lerp(theme["tile_edge"], 0.6))
    body.blit(shapes.filled((width, height - edge), radius, around), (0, 0))
    face = (width - 2 * rim, height - edge - 2 * rim)
    shades = (theme["tile_top"], theme["tile_low"])
    body.blit(shapes.filled(face, radius - rim, shades), (rim, rim))
    return body
