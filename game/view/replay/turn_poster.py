"""A picture of a turn to keep: the table before it and after it, side by side."""

from dataclasses import replace

from pygame import Rect, Surface

from game.kit import layout, shapes
from game.kit.kit import Kit
from game.view.framed_table import cloth_of, lay_framed_table
from game.view.replay.turn_picture import SeenTable, lay_table
from game.view.room import draw_lit_wall

SIZE = 1920, 1080
MARGIN, TOP, FOOT = 60, 150, 90
"""How far the tables stay from the sides, from above and from below."""

BETWEEN, ARROW = 110, 64
"""How far the tables are apart, and how large the arrow between them is."""

LARGEST = 76
"""How wide tiles are at most."""

NAME = "Rack & Run"


def draw_poster(kit: Kit, tables: tuple[SeenTable, SeenTable], words: str) -> Surface:
    """Draw both tables, with words above them, and small below whose game it is."""
    kit = replace(kit, size=SIZE)
    poster = Surface(SIZE)
    draw_lit_wall(kit, poster)
    wide, high = SIZE
    room = Rect(MARGIN, TOP, wide - 2 * MARGIN, high - TOP - FOOT)
    for place, table in zip(layout.columns(room, 2, BETWEEN), tables, strict=True):
        lay_framed_table(kit, poster, place)
        lay_table(kit, poster, cloth_of(kit, place), table, LARGEST)
    arrow = shapes.svg(kit.art("next"), (ARROW, ARROW), kit.theme["ink"])
    poster.blit(arrow, arrow.get_rect(center=room.center))
    heading = kit.one_line(words, "title", "title", "ink", (room.w, TOP - MARGIN))
    poster.blit(heading, heading.get_rect(center=(room.centerx, TOP // 2)))
    name = kit.one_line(NAME, "bold", "body", "ink", (room.w, FOOT))
    poster.blit(name, name.get_rect(midright=(room.right, high - FOOT // 2)))
    return poster
