"""A picture of a turn of a game: what matters for an idea is bright, and all else is faint."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

import pygame
from pygame import Color, Rect, Surface

from game.analysis.missed import Idea
from game.engine.move import At
from game.engine.position import Table
from game.engine.tile import Row, in_order
from game.kit import shapes
from game.kit.kit import Kit
from game.kit.widgets.widget import RADIUS
from game.view import backgrounds
from game.view.proportions import tile_height
from game.view.small_table import LEAST, lay_rows
from game.view.table.around.river import RiverStrip
from game.view.table.places.placements import Placement
from game.view.tile_art import TileArt

RACK, RACK_LINE = 0.2, 0.1
"""How high a rack of one line is, and what each further line adds, in heights of the picture."""

A_LINE = 14
"""So many tiles of the rack lie on a line."""

RIVER = 0.13
"""How high the River is, in heights of the picture."""

LARGEST, LARGEST_HELD = 72, 84
"""The widths of tiles at most, in reference pixels: on the table, and on the rack."""

MARGIN, ACROSS, DOWN = 0.04, 0.94, 0.84
"""How far rows stay from the edges, in heights; how much of the rack its tiles may take."""

FAINT = 84
"""What is left of a tile that does not matter, of 255."""


def draw_moment(kit: Kit, size: tuple[int, int], idea: Idea) -> Surface:
    """Draw the table, the River if there is one, and the rack."""
    lines = _lines(in_order(idea.position.mover.rack))
    high = round(size[1] * (RACK + RACK_LINE * (len(lines) - 1)))
    top = round(size[1] * RIVER) if idea.position.river else 0
    picture = backgrounds.ground(replace(kit, size=size)).convert_alpha()
    _lay_table(kit, picture, Rect(0, top, size[0], size[1] - top - high), idea)
    if top:
        _lay_river(kit, picture, Rect(0, 0, size[0], top), idea)
    rack = Rect(0, size[1] - high, size[0], high)
    backgrounds.draw_rack(kit, picture, rack, ())
    _lay_rack(kit, picture, rack, lines)
    shape = shapes.rounded(size, kit.px(RADIUS), Color("white"))
    picture.blit(shape, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return picture


def _lay_table(kit: Kit, picture: Surface, room: Rect, idea: Idea) -> None:
    """Lay the rows that matter first: where there is no room for all, others are left out."""
    rows, bright = _sorted(idea)
    art = TileArt(kit)
    for tile in lay_rows(room.size, round(room.h * MARGIN), rows, kit.px(LARGEST)):
        face, pad = art.face(tile.tile, tile.width, stand=tile.stand), art.pad(tile.width)
        corner = room.left + round(tile.x) - pad[0], room.top + round(tile.y) - pad[1]
        picture.blit(face if _row(tile) < bright else _faint(face), corner)


def _row(tile: Placement) -> int:
    assert isinstance(tile.place, At)
    return tile.place.row


def _sorted(idea: Idea) -> tuple[Table, int]:
    """Return all rows, those that matter first, and how many do."""
    matter = tuple(idea.rows.elements())
    others = Counter(idea.position.table) - idea.rows
    return (*matter, *others.elements()), len(matter)


def _faint(face: Surface) -> Surface:
    faint = face.copy()
    faint.fill((255, 255, 255, FAINT), special_flags=pygame.BLEND_RGBA_MULT)
    return faint


def _lay_river(kit: Kit, picture: Surface, room: Rect, idea: Idea) -> None:
    """Lay the River; the tile that is taken is marked, with those that come with it."""
    strip, art = RiverStrip(kit, room), TileArt(kit)
    strip.draw(picture)
    for tile in strip.placements(idea.position.river, idea.play.key):
        pad = art.pad(tile.width)
        face = art.face(tile.tile, tile.width, tile.mark)
        picture.blit(face, (round(tile.x) - pad[0], round(tile.y) - pad[1]))


def _lines(rack: Row) -> Sequence[Row]:
    """Divide the tiles of a rack into as few lines as can be, of nearly the same length."""
    count = -(-len(rack) // A_LINE)
    length = -(-len(rack) // count)
    return [rack[at : at + length] for at in range(0, len(rack), length)]


def _lay_rack(kit: Kit, picture: Surface, room: Rect, lines: Sequence[Row]) -> None:
    """Lay the tiles of the rack in its middle, as large as they can be."""
    art, longest = TileArt(kit), max(map(len, lines))
    high = room.h * DOWN / len(lines)
    width = min(kit.px(LARGEST_HELD), round(room.w * ACROSS / longest))
    while tile_height(width) > high and width > LEAST:
        width -= 1
    pad = art.pad(width)
    top = room.centery - round(high * len(lines) / 2)
    for at, line in enumerate(lines):
        down = top + round(high * (at + 0.5)) - tile_height(width) // 2
        left = room.centerx - width * len(line) // 2
        for beside, tile in enumerate(line):
            corner = left + beside * width - pad[0], down - pad[1]
            picture.blit(art.face(tile, width), corner)
