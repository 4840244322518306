"""Little pictures of a look: a table with some tiles over its rack."""

from dataclasses import replace

import msgspec
from pygame import Rect, Surface

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
    art.lay_row(picture, ROW, (row.x + margin, row.y + margin), width, width + 1)
    rack = Rect(0, row.bottom + round(width * 0.3), round(size[0] * 0.92), 0)
    rack.centerx, rack.height = size[0] // 2, size[1] - rack.y + width
    foot = rack.y + round(width * 0.2) + high
    draw_rack(small, picture, rack, (foot,))
    art.lay_row(picture, RACK, (row.x + margin, foot - high), width, width + 1)
    return picture
