"""A picture of a puzzle: its rows on the felt, and below them the rack with its tiles."""

from pygame import SRCALPHA, Rect, Surface

from game.engine.notation import write_table
from game.kit import shapes
from game.kit.kit import Kit
from game.puzzles.puzzle import Puzzle
from game.view.backgrounds import draw_rack
from game.view.proportions import tile_height
from game.view.small_table import draw_small_table, widest_on_rack
from game.view.tile_art import TileArt

RACK = 0.27
"""How high the rack is, in heights of the picture."""

LARGEST = 84
"""The width of its tiles at most, in reference pixels."""

ACROSS, DOWN = 0.94, 0.86
"""How much of the rack its tiles may take."""

Size = tuple[int, int]


def draw_puzzle(kit: Kit, size: Size, radius: int, puzzle: Puzzle) -> Surface:
    """Draw the table of a puzzle, and its rack."""
    high = round(size[1] * RACK)
    picture = Surface(size, SRCALPHA)
    rows = write_table(puzzle.table)
    picture.blit(draw_small_table(kit, (size[0], size[1] - high), 0, rows), (0, 0))
    rack = Rect(0, size[1] - high, size[0], high)
    draw_rack(kit, picture, rack, ())
    width = widest_on_rack(kit.px(LARGEST), len(puzzle.rack), (rack.w * ACROSS, rack.h * DOWN))
    left = rack.centerx - width * len(puzzle.rack) // 2
    top = rack.centery - tile_height(width) // 2
    TileArt(kit).lay_row(picture, puzzle.rack, (left, top), width, width)
    shapes.cut_corners(picture, radius)
    return picture
