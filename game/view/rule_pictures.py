"""Little pictures of the presets: a few tiles that show what is special, and whether time runs."""

from dataclasses import dataclass

import pygame
from pygame import SRCALPHA, Rect, Surface

from game.engine.notation import read_tile
from game.engine.rules import NAMED, PRESETS
from game.kit import shapes
from game.kit.kit import Kit
from game.session.player import Player
from game.view.players.avatars import avatar
from game.view.proportions import TILE_RATIO
from game.view.tile_art import Mark, TileArt


@dataclass(frozen=True)
class Laid:
    """A tile of a picture: where its middle lies, in tile widths, how it tilts, and its mark."""

    tile: str
    x: float
    y: float = 0.0
    tilt: float = 0.0
    mark: Mark = ""


TILES = {
    "classic-2016": (Laid("R10", 0, 0.1, 9), Laid("K10", 1), Laid("O10", 2, 0.1, -9)),
    "twist-2018": (
        Laid("J", 0, 0.2, 10),
        Laid("D", 0.95, 0, 3),
        Laid("M", 1.9, 0, -3),
        Laid("C", 2.85, 0.2, -10),
    ),
    "twist-2015": (Laid("D", 0, 0.1, 9), Laid("M", 1), Laid("C", 2, 0.1, -9)),
    "pressman-2009": (Laid("R5", 0, 0, 0, "own"), Laid("R6", 1.04, 0, 0, "own"), Laid("J", 2.08)),
    "article": (Laid("B3", 0), Laid("B4", 1), Laid("B5", 2), Laid("K9", 3.3, 0.35, -16)),
    "river": (Laid("B2", 0), Laid("O11", 1.1), Laid("K5", 2.2, -0.25), Laid("R9", 3.3)),
    "rung-1": (Laid("R5", 0), Laid("R6", 1.04), Laid("R7", 2.08)),
    "rung-2": (Laid("K8", 0, 0.1, 9), Laid("R8", 1), Laid("B8", 2, 0.1, -9)),
    "rung-3": (Laid("B11", 0), Laid("J", 1.04), Laid("B13", 2.08)),
    "rung-4": (Laid("O4", 0), Laid("O5", 1.04), Laid("O6", 2.08), Laid("O7", 3.5, -0.2, -14)),
    "rung-5": (Laid("K13", 0, 0.1, 9), Laid("R13", 1), Laid("B13", 2), Laid("O13", 3, 0.1, -9)),
    "together": (
        Laid("R4", 0, 0, 0, "seat_1"),
        Laid("R5", 1.04, 0, 0, "seat_0"),
        Laid("R6", 2.08, 0, 0, "seat_2"),
        Laid("R7", 3.12, 0, 0, "seat_3"),
    ),
    "relaxed": (Laid("R7", 0), Laid("B7", 1), Laid("K7", 2), Laid("J", 3.2, -0.3, -12)),
}
"""The tiles of most presets and of the rungs."""

FAMILY = (("rabbit", 3, 0.0, 0.12), ("bear", 0, 0.66, 0.0), ("fox", 1, 1.36, 0.2))
"""Who plays: the animal, the seat whose colour it has, and where, in faces."""

APART = 1.04  # how far the middles of two tiles of a row are apart, in tile widths
BANK_REACH = 0.3  # how far the River reaches beyond its tiles, in tile widths
NO_CLOCK_SHARE = 0.3  # how large the sign for no clock is, in heights of the picture


def draw_preset(kit: Kit, preset: str, size: shapes.Size) -> Surface:
    """Draw what is special in a preset."""
    picture = Surface(size, SRCALPHA)
    if laid := TILES.get(preset):
        _draw_tiles(kit, picture, laid, flows=NAMED[preset].river)
    elif preset == "family":
        wide, high = size
        side = round(min(wide / 2.4, high / 1.25))
        left, top = (wide - round(2.36 * side)) // 2, (high - round(1.2 * side)) // 2
        for animal, seat, x, y in FAMILY:
            picture.blit(
                avatar(kit, Player.unnamed(animal), seat, side), (left + x * side, top + y * side)
            )
    else:  # The sign for all that can be set.
        side = round(min(size) * 0.8)
        sign = shapes.svg(kit.art("settings"), (side, side), kit.theme["accent_ink"])
        picture.blit(sign, sign.get_rect(center=picture.get_rect().center))
    if preset in PRESETS and PRESETS[preset].seconds is None:
        side, art = round(picture.height * NO_CLOCK_SHARE), kit.art("no_clock")
        ground, ink = shapes.opaque(kit.theme["panel"]), kit.theme["ink"]
        clock = shapes.badge(art, side, round(side * 0.8), ground, ink)
        picture.blit(clock, clock.get_rect(topright=picture.get_rect().topright))
    return picture


def draw_row(kit: Kit, tiles: str, size: shapes.Size) -> Surface:
    """Draw tiles in notation side by side, as large as the picture allows."""
    picture = Surface(size, SRCALPHA)
    laid = tuple(Laid(tile, APART * at) for at, tile in enumerate(tiles.split()))
    _draw_tiles(kit, picture, laid, flows=False)
    return picture


def _draw_tiles(kit: Kit, picture: Surface, laid: tuple[Laid, ...], *, flows: bool) -> None:
    wide, high = picture.get_size()
    across = max(it.x for it in laid) + 1 + 2 * BANK_REACH
    down = TILE_RATIO + max(it.y for it in laid) - min(it.y for it in laid) + 2 * BANK_REACH
    width = max(8, round(min(wide / across, high / down)))
    left = wide / 2 - max(it.x for it in laid) * width / 2
    middle = high / 2 - (max(it.y for it in laid) + min(it.y for it in laid)) * width / 2
    if flows:
        strip = Rect(0, 0, wide, round(width * (TILE_RATIO + 2 * BANK_REACH)))
        strip.center = wide // 2, high // 2
        picture.blit(shapes.rounded(strip.size, width // 3, kit.theme["river"]), strip)
    art = TileArt(kit)
    for it in laid:
        face = art.face(read_tile(it.tile), width, it.mark)
        if it.tilt:
            face = pygame.transform.rotozoom(face, it.tilt, 1)
        picture.blit(face, face.get_rect(center=(left + it.x * width, middle + it.y * width)))
