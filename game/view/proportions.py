"""The proportions of tiles and rows, for each unit of a tile's width."""

TILE_RATIO = 1.375
"""The height of a tile."""

TILE_GAP = 0.03
"""The distance between two tiles of a row."""

FRAME = 0.1
"""How far the frame drawn around a row reaches beyond it."""


def tile_height(width: int) -> int:
    """Return the height in pixels of a tile so wide."""
    return round(width * TILE_RATIO)
