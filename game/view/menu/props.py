"""What else lies on the felt of the menu: a mug, and a heap of tiles face down."""

from math import cos, sin, sqrt
from random import Random

import pygame
from pygame import SRCALPHA, Surface

from game.engine.tile import HIDDEN
from game.kit import shapes
from game.kit.kit import Kit
from game.view.tile_art import TileArt

TILES, TILE = 8, 0.3
"""How many tiles a heap has, and how wide one is, in heights of the heap."""

TURN, SPREAD = 2.4, 0.29
"""How far round the next tile lies, and how far from the middle the last, in heights."""


def draw_mug(kit: Kit, size: tuple[int, int]) -> Surface:
    """Draw a mug of something hot; do not draw on it."""
    return shapes.svg(kit.art("mug"), size)


def draw_heap(kit: Kit, size: tuple[int, int]) -> Surface:
    """Draw a heap of tiles face down, as a hand leaves them."""
    heap, rng, (wide, high) = Surface(size, SRCALPHA), Random(3), size
    tile = TileArt(kit).face(HIDDEN, round(high * TILE))
    for at in range(TILES):
        far = high * SPREAD * sqrt(at / TILES)
        turned = pygame.transform.rotozoom(tile, rng.uniform(-38, 38), 1)
        middle = wide / 2 + 1.2 * far * cos(at * TURN), high / 2 + far * sin(at * TURN)
        heap.blit(turned, turned.get_rect(center=middle))
    return heap
