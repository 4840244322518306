"""The small tables of lessons and easy games: round ones on a path, and ones in a frame."""

import pygame
from pygame import SRCALPHA, Color, Rect, Surface

from game.engine.notation import read_table, write_table
from game.engine.rules import Rules
from game.kit import shapes
from game.kit.kit import Kit
from game.lessons.lesson import Lesson
from game.view.rule_pictures import draw_preset
from game.view.small_table import FRAME, frame_small_table, lay_rows
from game.view.tile_art import TileArt

RIM = 14
"""How wide the rim of a round table is, in reference pixels."""

ACROSS, DOWN = 0.76, 0.66
"""How much of a round table its tiles may take."""

LARGEST = 56
"""The width of tiles at most, in reference pixels."""

FINE = 3
"""Pixels drawn per pixel shown."""


def rows_of(lesson: Lesson) -> str:
    """Write the table of a lesson, and below it the tiles to lay."""
    position, laid = lesson.position, lesson.goal.tiles
    return write_table((*position.table, laid or position.mover.rack))


def draw_oval(size: shapes.Size, fill: Color) -> Surface:
    """Draw an oval of a colour."""
    fine = Surface((size[0] * FINE, size[1] * FINE), SRCALPHA)
    fine.fill((*shapes.opaque(fill)[:3], 0))
    pygame.draw.ellipse(fine, shapes.opaque(fill), fine.get_rect())
    return pygame.transform.smoothscale(fine, size)


def draw_round_table(kit: Kit, written: str, size: shapes.Size) -> Surface:
    """Draw a round table with the rows of a lesson."""
    theme, whole = kit.theme, Rect((0, 0), size)
    picture = draw_oval(size, theme["rim_dark"])
    line, rim = max(1, kit.px(2)), kit.px(RIM)
    for inside, color in ((0, "rim_edge"), (line, "rim_light"), (rim, "felt_light")):
        place = whole.inflate(-2 * inside, -2 * inside - line)
        picture.blit(draw_oval(place.size, theme[color]), place)
    room = Rect(0, 0, round(size[0] * ACROSS), round(size[1] * DOWN))
    room.center = whole.center
    for tile in lay_rows(room.size, 0, read_table(written), kit.px(LARGEST)):
        there = tile.x + room.x, tile.y + room.y
        TileArt(kit).lay(picture, tile.tile, there, tile.width, stand=tile.stand)
    return picture


def draw_framed_game(kit: Kit, rules: Rules, size: shapes.Size) -> Surface:
    """Draw what is special in the rules of a game in a frame of wood."""
    picture, rim = frame_small_table(kit, "", size), kit.px(FRAME)
    inner = size[0] - 2 * rim, size[1] - 2 * rim
    picture.blit(draw_preset(kit, rules.name, inner), (rim, rim))
    return picture
