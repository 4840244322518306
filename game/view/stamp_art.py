"""Pictures of stamps: a few tiles that show an idea, on paper with a perforated edge."""

from collections.abc import Iterator

import pygame
from pygame import SRCALPHA, Color, Rect, Surface

from game.analysis.stamps import STAMPS
from game.engine.notation import read_tile
from game.kit import shapes
from game.kit.kit import Kit
from game.view.proportions import TILE_RATIO
from game.view.tile_art import TileArt

STAMP_RATIO = 1.0
"""How wide a stamp is, in heights: three tiles lie side by side on most."""

TEETH_COUNT = 13
"""How many holes there are along the longer side."""

BORDER_SHARE = 0.085
"""How wide the blank paper around the picture is, in heights."""

MARGIN_SHARE = 0.07
"""How far the tiles stay from the edge of the picture, in widths."""

WIDEST_SHARE = 0.4
"""How wide a tile is at most, in widths of the picture."""

PALE = 0.6
"""How much is gone of the colour of one that is still to be found."""

SIGN_FACTOR = 1.3
"""How large a drawing is among the tiles, in widths of a tile."""

Piece = tuple[str, float, float]
"""A tile in notation, or a drawing of the art, and where it begins, in widths of a tile."""


def _row(tiles: str, x: float = 0.0, y: float = 0.0) -> tuple[Piece, ...]:
    return tuple((tile, x + 1.06 * at, y) for at, tile in enumerate(tiles.split()))


_PIECES: dict[str, tuple[Piece, ...]] = {
    "run": _row("R4 R5 R6"),
    "group": _row("K7 R7 B7"),
    "build": (*_row("B4 B5", 0, 0.7), ("B6", 2.2, 0.0)),
    "thirty": (*_row("K10 R10", 0.53), *_row("B10", 1.06, 1.5)),
    "fourth": (("O6", 1.06, 0.0), *_row("K6 R6 B6", 0, 1.7)),
    "split": (*_row("K3 K4"), *_row("K5 K6", 1.4, 1.6)),
    "two": (*_row("R1 R2 R3"), *_row("B8 O8 K8", 0, 1.5)),
    "joker": (("J", 1.06, 0.0), *_row("K9 K10 K11", 0, 1.7)),
    "undo": (("undo", 0.0, 0.0), ("O8", 0.9, 1.0)),
    "double": _row("B5 D B8"),
    "mirror": _row("R5 M R5"),
    "change": _row("R4 C B6"),
    "key": (("O3", 0.0, 0.0), ("K11", 2.12, 0.0), ("R7", 1.06, 1.2)),
    "out": (("crown", 0.9, 0.0), *_row("R12 R13 J", 0, 1.3)),
}
_DRAWINGS = ("undo", "crown")
_GROUNDS = ("seat_0", "seat_2", "seat_1", "seat_3")


def draw_stamp(kit: Kit, kind: str, height: int, *, is_found: bool = True) -> Surface:
    """Draw a stamp so high; one that is still to be found is pale."""
    size = round(height * STAMP_RATIO), height
    fine = shapes.FINE
    wide, high = size[0] * fine, size[1] * fine
    paper = Surface((wide, high), SRCALPHA)
    paper.fill(shapes.opaque(kit.theme["tile_top"]))
    step = high / TEETH_COUNT
    for x, y in _holes(wide, high, step):
        pygame.draw.circle(paper, (0, 0, 0, 0), (round(x), round(y)), round(step * 0.27))
    stamp = pygame.transform.smoothscale(paper, size)
    border = round(height * BORDER_SHARE)
    field = Rect((0, 0), size).inflate(-2 * border, -2 * border)
    color = kit.theme[_GROUNDS[STAMPS.index(kind) % len(_GROUNDS)]]
    shades = color.lerp("white", 0.35), color.lerp("black", 0.15)
    stamp.blit(shapes.rounded(field.size, max(1, border // 3), shades), field)
    _draw_pieces(kit, stamp, _PIECES[kind], field)
    return stamp if is_found else shapes.faded(pygame.transform.grayscale(stamp), PALE)


def _holes(wide: float, high: float, step: float) -> Iterator[tuple[float, float]]:
    """List the middles of the holes: none is at a corner."""
    for length, across in ((high, False), (wide, True)):
        count = round(length / step)
        for at in range(count):
            along = (at + 0.5) * length / count
            for side in (0, wide if not across else high):
                yield (along, side) if across else (side, along)


def _draw_pieces(kit: Kit, stamp: Surface, pieces: tuple[Piece, ...], field: Rect) -> None:
    wide = max(x + _size(name)[0] for name, x, _ in pieces)
    high = max(y + _size(name)[1] for name, _, y in pieces)
    room = field.inflate(*(-round(2 * MARGIN_SHARE * field.width) for _ in range(2)))
    width = round(min(room.width / wide, room.height / high, field.width * WIDEST_SHARE))
    left, top = field.centerx - wide * width / 2, field.centery - high * width / 2
    art = TileArt(kit)
    for name, x, y in pieces:
        corner = round(left + x * width), round(top + y * width)
        if name in _DRAWINGS:
            side = round(SIGN_FACTOR * width)
            stamp.blit(shapes.svg(kit.art(name), (side, side), Color("white")), corner)
        else:
            art.lay(stamp, read_tile(name), corner, width)


def _size(name: str) -> tuple[float, float]:
    return (SIGN_FACTOR, SIGN_FACTOR) if name in _DRAWINGS else (1.0, TILE_RATIO)
