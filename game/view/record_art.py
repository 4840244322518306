"""Pictures for the records book: tiles that stand on a shelf, and the animals one has met."""

from collections.abc import Sequence

import pygame
from pygame import SRCALPHA, Rect, Surface

from game.engine.tile import Row
from game.kit import shapes
from game.kit.kit import Kit
from game.session.characters import LEVELS, seated
from game.view.backgrounds import draw_rack
from game.view.players.avatars import head
from game.view.proportions import tile_height
from game.view.small_table import widest_on_rack
from game.view.tile_art import TileArt

BOARD = 0.2
"""How high the board of a shelf is, in heights of the picture."""

MARGIN = 0.03
"""How far the tiles stay from the ends of the board, in widths of it."""

LARGEST, LEAST_TILE = 84, 8
"""How wide tiles are at most, in reference pixels, and at least in pixels."""

SHADOW = 8
"""How far the board stays from the edges, so that its shadow has room, in reference pixels."""

PLACES = 5
"""So many empty places stand on a shelf without a record."""

FAINT = 70
"""What is left of an animal one has not met, of 255."""

CROWN = 0.42
"""How large a crown is, in heads."""

HEAD_SHARE = 0.9
"""How much of its place a head takes."""

Size = tuple[int, int]


def draw_shelf(kit: Kit, size: Size, tiles: Row) -> Surface:
    """Draw tiles on a shelf, or dashed places where there are none yet."""
    picture, edge = Surface(size, SRCALPHA), kit.px(SHADOW)
    high = max(2 * edge, round(size[1] * BOARD))
    board = Rect(edge, size[1] - high - edge, size[0] - 2 * edge, high)
    draw_rack(kit, picture, board, ())
    count = len(tiles) or PLACES
    foot = board.top + high // 4
    room = board.width * (1 - 2 * MARGIN), foot
    width = widest_on_rack(kit.px(LARGEST), count, room, LEAST_TILE)
    left, top = board.centerx - width * count // 2, foot - tile_height(width)
    TileArt(kit).lay_row(picture, tiles, (left, top), width, width)
    if not tiles:
        gap, line = max(1, width // 12), max(1, kit.px(2))
        inner = Rect(0, 0, width, tile_height(width)).inflate(-2 * gap, -2 * gap)
        clear, radius = pygame.Color(0, 0, 0, 0), max(2, width // 8)
        empty = shapes.dashed(inner.size, radius, clear, kit.theme["ink_soft"], line)
        picture.blits([(empty, inner.move(left + at * width, top)) for at in range(PLACES)])
    return picture


def draw_characters(
    kit: Kit, places: Sequence[Rect], size: Size, met: Sequence[str], beaten: Sequence[str]
) -> Surface:
    """Draw every character in its place: those met in colour, with a crown over those beaten."""
    picture = Surface(size, SRCALPHA)
    for bot, place in zip(LEVELS, places, strict=True):
        side = round(min(place.size) * HEAD_SHARE)
        drawn = head(kit, seated(bot), side)
        face = drawn if bot in met else _faint(drawn)
        picture.blit(face, face.get_rect(center=place.center))
        if bot in beaten:
            crown_side = round(side * CROWN)
            crown = shapes.svg(kit.art("crown"), (crown_side,) * 2, kit.theme["accent_ink"])
            disc = shapes.rounded((crown_side,) * 2, crown_side // 2, kit.theme["panel"])
            corner = disc.get_rect(bottomright=face.get_rect(center=place.center).bottomright)
            picture.blit(disc, corner)
            picture.blit(crown, corner)
    return picture


def _faint(face: Surface) -> Surface:
    faint = pygame.transform.grayscale(face)
    faint.fill((255, 255, 255, FAINT), special_flags=pygame.BLEND_RGBA_MULT)
    return faint
