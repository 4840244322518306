"""Wooden signs: what most buttons are painted on."""

import pygame
from pygame import SRCALPHA, Color, Surface

from game.kit import shapes, textures
from game.kit.surface_cache import cached_surface

GRAIN = (1024, 256)  # px of the board that signs are sawn from
DARKER, BELOW = 0.16, 0.5  # how deep the grain is, and how dark the edge below the face
CLEAR = Color(0, 0, 0, 0)


@cached_surface(3 << 20)
def draw_sign(
    size: shapes.Size, radius: int, edge: int, shades: tuple[Color, Color], line: Color, width: int
) -> Surface:
    """Draw a sign whose face ends an `edge` above its foot; the line around it is so wide."""
    sign, face_size = Surface(size, SRCALPHA), (size[0], size[1] - edge)
    below = shades[1].lerp("black", BELOW)
    sign.blit(shapes.rounded(face_size, radius, below), (0, edge))
    face, grain = shapes.filled(face_size, radius, shades), _grain()
    for x in range(0, size[0], GRAIN[0]):
        for y in range(0, size[1], GRAIN[1]):
            face.blit(grain, (x, y), special_flags=pygame.BLEND_RGB_MULT)
    face.blit(shapes.rounded(face_size, radius, CLEAR, line, width), (0, 0))
    sign.blit(face, (0, 0))
    return sign


@cached_surface(1 << 20)
def _grain() -> Surface:
    board, white = Surface(GRAIN), Color("white")
    textures.lay_board(board, white, white.lerp(textures.STAIN, DARKER))
    return board
