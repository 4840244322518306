"""Little pictures of a look: a table with some tiles over its rack, or the colours of tiles."""

from collections.abc import Sequence
from dataclasses import replace

import msgspec
from pygame import SRCALPHA, Rect, Surface

from game.engine.tile import Tile
from game.kit.kit import Kit
from game.view import backgrounds
from game.view.backgrounds import draw_rack
from game.view.proportions import FRAME, tile_height
from game.view.table.row_frames import draw_row_frame
from game.view.tile_art import TileArt

ROW = (Tile("K", 8), Tile("R", 8), Tile("B", 8), Tile("O", 8))
RACK = (Tile("R", 6), Tile("B", 9), Tile("J"), Tile("K", 10))
WIDE, HIGH = 6.0, 4.0  # how large the picture of a table is, in tile widths

Size = tuple[int, int]


def kit_with_look(kit: Kit, theme: str, palette: str) -> Kit:
    """Return a kit with another look."""
    return replace(
        kit, preferences=msgspec.structs.replace(kit.preferences, theme=theme, palette=palette)
    )


def draw_table(kit: Kit, size: Size) -> Surface:
    """Draw a table in the kit's look."""
    small = replace(kit, size=size)
    picture, art = backgrounds.ground(small).copy(), TileArt(kit)
    width = max(8, round(min(size[0] / WIDE, size[1] / HIGH)))
    margin, high = round(FRAME * width), tile_height(width)
    row = Rect(0, round(width * 0.3), len(ROW) * (width + 1) + 2 * margin, high + 2 * margin)
    row.centerx = size[0] // 2
    picture.blit(draw_row_frame(small, row.size, "legal"), row)
    _draw_tiles(art, picture, ROW, (row.x + margin, row.y + margin), width)
    rack = Rect(0, row.bottom + round(width * 0.3), round(size[0] * 0.92), 0)
    rack.centerx, rack.height = size[0] // 2, size[1] - rack.y + width
    foot = rack.y + round(width * 0.2) + high
    draw_rack(small, picture, rack, (foot,))
    _draw_tiles(art, picture, RACK, (row.x + margin, foot - high), width)
    return picture


def draw_colors(kit: Kit, size: Size) -> Surface:
    """Draw a tile of each colour in the kit's palette."""
    picture = Surface(size, SRCALPHA)
    width = max(8, round(min(size[0] / (len(ROW) + 0.5), size[1] / 1.6)))
    left = (size[0] - len(ROW) * (width + 1)) // 2
    top = (size[1] - tile_height(width)) // 2
    _draw_tiles(TileArt(kit), picture, ROW, (left, top), width)
    return picture


def _draw_tiles(
    art: TileArt, picture: Surface, tiles: Sequence[Tile], corner: tuple[int, int], width: int
) -> None:
    pad = art.pad(width)
    for at, tile in enumerate(tiles):
        place = (corner[0] + at * (width + 1) - pad[0], corner[1] - pad[1])
        picture.blit(art.face(tile, width), place)
