"""Poses: the picture of a tile as it is on the way, scaled, turned over or tilted."""

import pygame
from pygame import Surface

from game.kit.album import kept

SIZES = 64
"""Steps of size between nothing and a picture's own."""

TILTS = 2
"""Steps of tilt in a degree."""

KEPT_BYTES = 1 << 21


def posed(face: Surface, across: float = 1.0, down: float = 1.0, tilt: float = 0.0) -> Surface:
    """Scale a picture both ways and tilt it by degrees against the clock, all by small steps."""
    steps = max(1, round(across * SIZES)), max(1, round(down * SIZES)), round(tilt * TILTS)
    return face if steps == (SIZES, SIZES, 0) else _posed(face, *steps)


@kept(KEPT_BYTES)
def _posed(face: Surface, across: int, down: int, tilt: int) -> Surface:
    size = max(1, face.width * across // SIZES), max(1, face.height * down // SIZES)
    picture = pygame.transform.smoothscale(face, size) if size != face.size else face
    return pygame.transform.rotozoom(picture, tilt / TILTS, 1) if tilt else picture
