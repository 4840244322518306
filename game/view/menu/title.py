"""The name of the game: tiles on a ledge in the menu, and on its ground the very first picture."""

from datetime import datetime

import pygame
from pygame import SRCALPHA, Rect, Surface

from game.kit import shapes, softness
from game.kit.signs import draw_sign
from game.kit.surface_cache import SurfaceCache
from game.kit.theme import Paintbox
from game.view.blank_tile import blank
from game.view.parlour import choose
from game.view.room import has_room
from game.view.round_table import RoundTable

NAME = "Rack & Run"  # not among the texts: it is the same in every language

LETTERS = (
    *(("R", "R", 3), ("A", "B", -2), ("C", "K", 2), ("K", "O", -3)),
    *(("", "J", 4), ("R", "B", -2), ("U", "O", 3), ("N", "R", -3)),
)
"""What is on each tile, of what kind of tile its colour is, and how it is tilted, in degrees."""

TALLER, APART, GAP, LOWER = 1.3, 1.06, 0.14, 0.06
"""How high a tile is, how far it is to the next one, what more is beside the joker, and how much
lower every other tile is: all in widths of a tile."""

LEDGE = 0.34
"""How high the ledge is below the tiles, in widths of a tile."""

LETTER = 0.92
"""How large a letter is, in widths of a tile."""

FINE = 3
"""Pixels drawn per pixel shown of a tilted tile."""

# Where it is in a wide, a square and a tall window: the shares of the width at its left and right
# edge, and of the height at its top. Not among the layouts, for it is shown before these are read.
WIDE = (0.032, 0.379), 0.046
SQUARE = (0.03, 0.365), 0.05
TALL = (0.05, 0.95), 0.022

Corner = tuple[int, int]


def show(box: Paintbox, screen: Surface, now: datetime) -> None:
    """Show the name on its ground in the window, where the menu is going to have both."""
    box.backdrop = RoundTable(box, by_day=is_day(now)).ground()
    screen.blit(box.backdrop, (0, 0))
    screen.blit(*written(box))
    pygame.display.update()
    pygame.event.pump()  # there are systems that show no window whose events nobody asks for


DAY = range(7, 19)
"""In which hours the sun is in the window."""


def is_day(now: datetime) -> bool:
    """Return whether it is day for somebody whose clock says so."""
    return now.hour in DAY


def written(box: Paintbox) -> tuple[Surface, Corner]:
    """Write the name on tiles; give the picture, drawn once, and its place."""
    place, theme = room(box), box.theme
    colors = theme["tile_top"], *(box.palette[kind] for kind in "RBKO")
    key = (place.size, theme.name, theme.waits, *map(shapes.rgba, colors))
    if key not in _kept:
        _kept[key] = _write(box, place)
    return _kept[key], place.topleft


_kept = SurfaceCache(1 << 20)
"""The name as it is seen: the first picture shows it, and then the menu."""


def _write(box: Paintbox, place: Rect) -> Surface:
    picture = Surface(place.size, SRCALPHA)
    wide = _tile_width(place.width)
    high = round(wide * TALLER)
    if has_room(box):
        top = high + round(wide * LOWER)
        theme, deep = box.theme, picture.height - top
        shades = theme["rim_light"], theme["rim_dark"]
        size = picture.width, max(4, round(deep * 0.8))
        board = draw_sign(size, deep // 5, deep // 5, shades, theme["rim_edge"], max(1, deep // 14))
        picture.blit(board, (0, top - max(1, deep // 8)))
    length = wide * (len(LETTERS) * APART - APART + 1 + 2 * GAP)
    left = (place.width - length) / 2
    for at, (letter, kind, tilt) in enumerate(LETTERS):
        left += wide * GAP if kind == "J" else 0
        fine = _draw_tile(box, (wide * FINE, high * FINE), letter, kind)
        turned = pygame.transform.rotozoom(fine, tilt, 1)
        tile = pygame.transform.smoothscale_by(turned, 1 / FINE)
        shaded = softness.shadowed(tile, max(1, wide // 20), (0, wide // 16), 110).image
        middle = left + wide / 2, high / 2 + (wide * LOWER if at % 2 else 0) + wide // 32
        picture.blit(shaded, shaded.get_rect(center=middle))
        left += wide * (APART + (GAP if kind == "J" else 0))
    return picture


def room(box: Paintbox) -> Rect:
    """Return the place for the name."""
    wide, high = box.size
    (left, right), top = choose(box.size, WIDE, SQUARE, TALL)
    across = round((right - left) * wide)
    tile = _tile_width(across)
    deep = round(tile * (TALLER + LOWER + LEDGE))
    return Rect(round(left * wide), round(top * high), across, deep)


def _tile_width(across: int) -> int:
    return round(across / (len(LETTERS) * APART + 2 * GAP + 0.4))


def _draw_tile(box: Paintbox, size: tuple[int, int], letter: str, kind: str) -> Surface:
    """Draw a tile with an empty margin: what is turned is smooth only within its picture."""
    tile, (wide, high) = blank(box.theme, size), size
    if letter:
        sign = box.fonts.render(letter, "title", round(wide * LETTER), box.palette[kind])
    else:
        side = round(wide * 0.86)
        sign = shapes.svg(box.art("joker"), (side, side))
    tile.blit(sign, sign.get_rect(center=(wide // 2, round(high * 0.47))))
    picture = Surface((wide + 2 * FINE, high + 2 * FINE), SRCALPHA)
    picture.fill((*shapes.opaque(box.theme["tile_edge"])[:3], 0))
    picture.blit(tile, (FINE, FINE))
    return picture
