"""An easel: a board with the rows of a puzzle, and a ledge on which the tiles of its rack stand."""

from pygame import SRCALPHA, Rect, Surface

from game.engine.notation import write_table
from game.kit import shapes
from game.kit.kit import Kit
from game.puzzles.puzzle import Puzzle
from game.view.backgrounds import draw_rack
from game.view.proportions import tile_height
from game.view.room import draw_wood, has_room
from game.view.small_table import draw_small_table, widest_on_rack
from game.view.tile_art import TileArt

LEDGE, FRAME, CORNER = 0.25, 16, 14
"""How high the ledge is, in heights of the easel; how wide the frame of the board is, and how round
its corners, in reference pixels."""

LARGEST = 84
"""The width of the tiles on the ledge at most, in reference pixels."""

ACROSS, DOWN = 0.94, 0.86
"""How much of the ledge its tiles may take."""


def draw_easel(kit: Kit, size: shapes.Size, puzzle: Puzzle) -> Surface:
    """Draw the board of a puzzle on its ledge."""
    picture, frame, radius = Surface(size, SRCALPHA), kit.px(FRAME), kit.px(CORNER)
    ledge = Rect(0, 0, size[0], round(size[1] * LEDGE))
    ledge.bottom = size[1]
    board = Rect(frame, 0, size[0] - 2 * frame, ledge.top + frame)
    if has_room(kit):
        wood = draw_wood(kit, board.size).convert_alpha()
        shapes.cut_corners(wood, radius)
        picture.blit(wood, board)
        board.inflate_ip(-2 * frame, -2 * frame)
    rows = write_table(puzzle.table)
    picture.blit(draw_small_table(kit, board.size, radius // 2, rows), board)
    draw_rack(kit, picture, ledge, ())
    room = ledge.w * ACROSS, ledge.h * DOWN
    width = widest_on_rack(kit.px(LARGEST), len(puzzle.rack), room)
    left = ledge.centerx - width * len(puzzle.rack) // 2
    top = ledge.centery - tile_height(width) // 2
    TileArt(kit).lay_row(picture, puzzle.rack, (left, top), width, width)
    return picture
