"""A small picture of a table: its rows on the felt, as large as there is room."""

from bisect import bisect_left
from collections.abc import Iterator
from dataclasses import replace

from pygame import Color, Surface

from game.engine.limits import NotationError
from game.engine.notation import read_table
from game.engine.position import Table
from game.kit import shapes
from game.kit.kit import Kit
from game.view import backgrounds
from game.view.proportions import tile_height
from game.view.table.places.placements import Placement, in_row
from game.view.table.places.row_layout import RowLayout
from game.view.table.places.tile_sizes import TileSizes
from game.view.tile_art import TileArt

LARGEST, LEAST = 60, 14
"""The widths of tiles, in reference pixels and in pixels: smaller ones could not be told apart."""

WIDTH_STEP = 0.94
"""The step from one width of tiles to the next."""

EDGE = 1
"""How wide the line around the felt is, in pixels: a picture ends there, not the table under it."""

MARGIN_SHARE = 0.06
"""How far rows stay from the edges, in heights of the picture."""

FRAME, CORNER = 14, 26
"""How wide a frame of wood is, and how round its corners are, in reference pixels."""


def draw_small_table(
    kit: Kit, size: shapes.Size, radius: int, written: str, widest: int = LARGEST
) -> Surface:
    """Draw all rows of a table in notation, or the first ones where there is no room for all.

    Of a table that cannot be read only the felt is drawn. Tiles are `widest` reference pixels at
    most.
    """
    picture = backgrounds.ground(replace(kit, size=size)).convert_alpha()
    margin, art = round(size[1] * MARGIN_SHARE), TileArt(kit)
    try:
        table = read_table(written)
    except NotationError:
        table = ()
    for tile in lay_rows(size, margin, table, kit.px(widest)):
        art.lay(picture, tile.tile, (tile.x, tile.y), tile.width, stand=tile.stand)
    shapes.cut_corners(picture, radius)
    edge = shapes.rounded(size, radius, Color(0, 0, 0, 0), kit.theme["panel_line"], EDGE)
    picture.blit(edge, (0, 0))
    return picture


def frame_small_table(kit: Kit, written: str, size: shapes.Size) -> Surface:
    """Draw such a table in a frame of wood; one may draw on it."""
    theme, rim, radius = kit.theme, kit.px(FRAME), kit.px(CORNER)
    shades = theme["rim_light"], theme["rim_dark"]
    frame = shapes.rounded(size, radius, shades, theme["rim_edge"], EDGE).copy()
    inner = size[0] - 2 * rim, size[1] - 2 * rim
    frame.blit(draw_small_table(kit, inner, radius - rim, written), (rim, rim))
    return frame


def lay_rows(size: shapes.Size, margin: int, table: Table, widest: int) -> list[Placement]:
    """Lay as many rows as there is room for in a picture, with tiles of some width at most."""
    room = size[0] - 2 * margin, size[1] - 2 * margin
    sizes = TileSizes((), (), (), tuple(_widths(widest)), 0)

    def too_small(count: int) -> bool:
        layout = RowLayout(room, sizes)
        layout.place(table[:count])
        return layout.width < LEAST

    count = bisect_left(range(1, len(table) + 1), True, key=too_small)
    layout = RowLayout(room, sizes)
    corners = layout.place(table[:count])
    down: float = margin
    if tops := [y for _, y in corners]:  # Half a line is left at most: all lies in the middle.
        down += (room[1] - max(tops) - tile_height(layout.width) - min(tops)) / 2
    return [
        tile
        for at, (x, y) in enumerate(corners)
        for tile in in_row(at, table[at], (x + margin, y + down), layout.width, layout.pitch, {})
    ]


def widest_on_rack(width: int, count: int, room: tuple[float, float], least: int = LEAST) -> int:
    """Return the largest width, up to `width`, at which `count` tiles fit side by side."""
    width = min(width, round(room[0] / count))
    while tile_height(width) > room[1] and width > least:
        width -= 1
    return width


def _widths(width: int) -> Iterator[int]:
    """List the widths to try, the largest first."""
    while width >= LEAST:
        yield width
        width = min(width - 1, round(width * WIDTH_STEP))
    yield LEAST - 1
