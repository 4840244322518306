"""Little pictures of a look: a group and a run of tiles, and a table with them."""

from dataclasses import replace

import msgspec
from pygame import SRCALPHA, Surface

from game.engine.tile import Tile
from game.kit.kit import Kit
from game.kit.shapes import Size
from game.view import backgrounds
from game.view.proportions import tile_height
from game.view.tile_art import TileArt

GROUP = Tile("K", 8), Tile("R", 8), Tile("B", 8), Tile("O", 8)
RUN = Tile("R", 6), Tile("J"), Tile("R", 8)


def kit_with_look(kit: Kit, theme: str, palette: str) -> Kit:
    """Return a kit with another look."""
    return replace(
        kit, preferences=msgspec.structs.replace(kit.preferences, theme=theme, palette=palette)
    )


def draw_rows(kit: Kit, room: Size, largest: int) -> Surface:
    """Draw a group and a run in the kit's look, whose tiles are at most so wide."""
    count = len(GROUP) + 1 + len(RUN)
    wide = max(8, min(largest, room[0] // (count + 1), room[1] * 3 // 5))
    whole, high, art = Surface(room, SRCALPHA), tile_height(wide), TileArt(kit)
    left, top = (room[0] - count * wide) // 2, (room[1] - high) // 2
    art.lay_row(whole, GROUP, (left, top), wide - 1, wide)
    art.lay_row(whole, RUN, (left + (len(GROUP) + 1) * wide, top), wide - 1, wide)
    return whole


def draw_table(kit: Kit, size: Size) -> Surface:
    """Draw rows on a table in the kit's look."""
    table = backgrounds.ground(replace(kit, size=size)).copy()
    table.blit(draw_rows(kit, size, size[0]), (0, 0))
    return table
