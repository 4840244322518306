"""A picture of a turn of a game: what matters in it is bright, and all else is faint."""

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

import pygame
from pygame import SRCALPHA, Rect, Surface

from game.analysis.past.missed import Idea
from game.analysis.table_diff import TileIndex, added
from game.engine.move import At
from game.engine.position import Position, Table
from game.engine.tile import Row, in_order
from game.engine.turn import changed
from game.kit.kit import Kit
from game.view import backgrounds
from game.view.proportions import tile_height
from game.view.small_table import lay_rows, widest_on_rack
from game.view.table.around.river import RiverStrip
from game.view.tile_art import Mark, TileArt

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

SHORTEST = 8
"""A rack is at least as wide as this many tiles."""

FAINT = 120
"""What is left of a tile that does not matter, of 255."""


class SeenTable(NamedTuple):
    """The rows of a table: first those that are bright, and then those that are faint.

    The places of tiles that were laid are marked.
    """

    bright: Table
    faint: Table
    laid: frozenset[TileIndex] = frozenset()
    mark: Mark = "own"


class SeenTurn(NamedTuple):
    """What is drawn of a turn: a table, a rack that lies open, and the River if there is one.

    The tile that is taken from the River has a place in it. Tiles that came to the rack are marked.
    """

    table: SeenTable
    rack: Row = ()
    river: Row = ()
    key: int | None = None
    came: Row = ()


def see_idea(idea: Idea) -> SeenTurn:
    """Return a turn in which something was missed: the rows that move are bright."""
    before = idea.position
    matter = tuple(idea.rows.elements())
    others = tuple((Counter(before.table) - idea.rows).elements())
    rack = in_order(before.mover.rack)
    return SeenTurn(SeenTable(matter, others), rack, before.river, idea.play.key)


def see_play(before: Table, after: Table, mark: Mark) -> tuple[SeenTable, SeenTable]:
    """Return a table before and after a turn: the rows that have changed are bright."""
    gone, new = changed(before, after)
    same = tuple((Counter(after) - Counter(new)).elements())
    return SeenTable(gone, same), SeenTable(new, same, added(gone, new), mark)


def see_turn(before: Position, after: Position, seat: int, mark: Mark) -> SeenTurn:
    """Return a turn as a seat saw it once it had ended, with the rack of that seat."""
    _, table = see_play(before.table, after.table, mark)
    if not table.laid:
        table = SeenTable(after.table, ())
    return SeenTurn(table, in_order(after.seats[seat].rack), after.river)


def draw_turn(kit: Kit, size: tuple[int, int], turn: SeenTurn) -> Surface:
    """Draw the table, the River if there is one, and the rack; it lies on nothing."""
    lines = _lines(turn.rack)
    high = round(size[1] * (RACK + RACK_LINE * (len(lines) - 1))) if lines else 0
    top = round(size[1] * RIVER) if turn.river else 0
    picture = Surface(size, SRCALPHA)
    room = Rect(0, top, size[0], size[1] - top - high)
    lay_table(kit, picture, room, turn.table, kit.px(LARGEST))
    if top:
        strip, art = RiverStrip(kit, Rect(0, 0, size[0], top), size[0]), TileArt(kit)
        strip.draw(picture)
        for tile in strip.placements(turn.river, turn.key):
            art.lay(picture, tile.tile, (tile.x, tile.y), tile.width, tile.mark)
    if lines:
        _lay_rack(kit, picture, Rect(0, size[1] - high, size[0], high), lines, turn.came)
    return picture


def lay_table(kit: Kit, picture: Surface, room: Rect, table: SeenTable, widest: int) -> None:
    """Lay the bright rows first: where there is no room for all, others are left out."""
    art = TileArt(kit)
    rows = (*table.bright, *table.faint)
    for tile in lay_rows(room.size, round(room.h * MARGIN), rows, widest):
        assert isinstance(tile.place, At)
        row, index = tile.place.row, tile.place.index
        mark = table.mark if (row, index) in table.laid else ""
        face, pad = art.face(tile.tile, tile.width, mark, tile.stand), art.pad(tile.width)
        corner = room.left + round(tile.x) - pad[0], room.top + round(tile.y) - pad[1]
        if row >= len(table.bright):
            face = face.copy()
            face.fill((255, 255, 255, FAINT), special_flags=pygame.BLEND_RGBA_MULT)
        picture.blit(face, corner)


def _lines(rack: Row) -> Sequence[Row]:
    """Divide the tiles of a rack into as few lines as can be, of nearly the same length."""
    if not rack:
        return []
    count = -(-len(rack) // A_LINE)
    length = -(-len(rack) // count)
    return [rack[at : at + length] for at in range(0, len(rack), length)]


def _lay_rack(kit: Kit, picture: Surface, room: Rect, lines: Sequence[Row], came: Row) -> None:
    art, longest, marked = TileArt(kit), max(map(len, lines)), Counter(came)
    high = room.h * DOWN / len(lines)
    width = widest_on_rack(kit.px(LARGEST_HELD), longest, (room.w * ACROSS, high))
    wood = Rect(0, room.top, round(width * max(SHORTEST, longest + 1)), room.h)
    wood.centerx = room.centerx
    backgrounds.draw_rack(kit, picture, wood.clip(room), ())
    top = room.centery - round(high * len(lines) / 2)
    for at, line in enumerate(lines):
        down = top + round(high * (at + 0.5)) - tile_height(width) // 2
        left = room.centerx - width * len(line) // 2
        for beside, tile in enumerate(line):
            mark: Mark = "own" if marked[tile] > 0 else ""
            marked[tile] -= 1
            art.lay(picture, tile, (left + beside * width, down), width, mark)
