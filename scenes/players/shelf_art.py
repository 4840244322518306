"""The shelves of a cabinet: niches in a wooden box, tiles in them, and animals one has met."""

from collections.abc import Collection
from typing import NamedTuple

import pygame
from pygame import SRCALPHA, Rect, Surface

from game.engine.tile import Row
from game.kit import layout, shapes
from game.kit.kit import Kit
from game.session.characters import LEVELS, seated
from game.session.feats import RECORDS
from game.view import woodwork
from game.view.players.avatars import head
from game.view.proportions import tile_height
from game.view.small_table import widest_on_rack
from game.view.tile_art import TileArt

EDGE, MARGIN = 20, 16
"""How wide the wood around a niche is, and the room beside what is in it, in reference pixels."""

WORDS_SHARE = 0.45
"""How much of the height of a niche words take at most."""

LARGEST, LEAST_TILE = 84, 8
"""How wide tiles are at most, in reference pixels, and at least in pixels."""

FAINT = 90
"""What is left of an animal one has not met, of 255."""

CROWN = 0.45
"""How large a crown is, in heads."""

Placed = tuple[Surface, Rect]


class Niche(NamedTuple):
    """A niche of a cabinet: its place, the room of its words, and where things stand."""

    place: Rect
    words: Rect
    floor: Rect


def shelf_rows(kit: Kit, room: Rect) -> list[Niche]:
    """Divide a cabinet into niches: one for each record, and one for the animals."""
    edge, margin = kit.px(EDGE), kit.px(MARGIN)
    niches = list[Niche]()
    for place in layout.rows(room.inflate(-2 * edge, -2 * edge), len(RECORDS) + 1, edge):
        inner = place.inflate(-2 * margin, -margin // 2)
        high = min(round(kit.lines("body") * 1.2), round(inner.h * WORDS_SHARE))
        words = Rect(inner.topleft, (inner.w, high))
        floor = Rect(inner.left, words.bottom, inner.w, place.bottom - words.bottom)
        niches.append(Niche(place, words, floor))
    return niches


def draw_shelves(kit: Kit, room: Rect, niches: Collection[Niche]) -> Placed:
    """Draw the cabinet with its niches."""
    box = woodwork.draw_board(kit, room.size)
    for niche in niches:
        woodwork.lay_niche(kit, box, niche.place.move(-room.left, -room.top))
    return woodwork.hang(kit, box, room)


def draw_record(kit: Kit, floor: Rect, tiles: Row) -> Placed:
    """Draw tiles that stand on a floor, as large as there is room."""
    width = widest_on_rack(kit.px(LARGEST), len(tiles), (floor.w, floor.h * 0.92), LEAST_TILE)
    picture = Surface((width * len(tiles), tile_height(width)), SRCALPHA)
    TileArt(kit).lay_row(picture, tiles, (0, 0), width, width)
    return picture, picture.get_rect(bottomleft=(floor.left, floor.bottom - kit.px(5)))


def draw_characters(kit: Kit, floor: Rect, met: Collection[str], beaten: Collection[str]) -> Placed:
    """Draw every character: those met in colour, with a crown over those beaten."""
    picture = kit.canvas(floor.size)
    across = len(LEVELS) if floor.w > 5 * floor.h else len(LEVELS) // 2
    places = layout.grid(Rect((0, 0), floor.size), len(LEVELS) // across, across, 0)
    for bot, place in zip(LEVELS, places, strict=True):
        side = min(place.size)
        drawn = head(kit, seated(bot), side)
        if bot not in met:
            drawn = pygame.transform.grayscale(drawn)
            drawn.fill((255, 255, 255, FAINT), special_flags=pygame.BLEND_RGBA_MULT)
        face = drawn.get_rect(midbottom=place.midbottom)
        picture.blit(drawn, face)
        if bot in beaten:
            crown = shapes.svg(kit.art("gold_crown"), (round(side * CROWN),) * 2)
            picture.blit(crown, crown.get_rect(bottomright=face.bottomright))
    return picture, floor.move(0, -kit.px(5))
