"""Soft edges: the shadows of pictures, and the light around plates."""

from typing import NamedTuple

import pygame
from pygame import Color, Surface

from game.kit import shapes
from game.kit.shapes import Size
from game.kit.surface_cache import cached_surface

SOFT = 3  # pixels of blur that are drawn as one
BLURRED = 2  # how far a pixel reaches in a blur, in radii of it


class Shadowed(NamedTuple):
    """A picture with its shadow baked in; the picture itself begins at `pad`."""

    image: Surface
    pad: tuple[int, int]


def shadowed(picture: Surface, blur: int, offset: tuple[int, int], alpha: int) -> Shadowed:
    """Lay a soft shadow of `alpha` (0-255) under a picture; blur and offset in pixels."""
    margin = 2 * blur
    pad = (margin + max(0, -offset[0]), margin + max(0, -offset[1]))
    size = (
        picture.width + 2 * margin + abs(offset[0]),
        picture.height + 2 * margin + abs(offset[1]),
    )
    ground = Surface(size, pygame.SRCALPHA)
    ground.blit(picture, (pad[0] + offset[0], pad[1] + offset[1]))
    ground.fill((0, 0, 0, alpha), special_flags=pygame.BLEND_RGBA_MULT)
    ground = _soften(ground, blur)
    ground.blit(picture, pad)
    return Shadowed(ground, pad)


def _soften(picture: Surface, blur: int, corner: int = 0) -> Surface:
    """Soften a picture; one of which all is even but the corners, if they have a size."""
    if blur <= 0:
        return picture
    # What is soft shows no fine steps, and a wide blur takes long.
    coarse = max(1, blur // SOFT)
    small = pygame.transform.smoothscale(
        picture, (picture.width // coarse, picture.height // coarse)
    )
    soft = _blur(small, blur // coarse, corner // coarse)
    return pygame.transform.smoothscale(soft, picture.size)


def _blur(picture: Surface, blur: int, corner: int) -> Surface:
    """Blur a picture; of what is even between its corners no more than they reach."""
    reach = corner + BLURRED * blur + 1
    if not corner or 2 * reach >= min(picture.size):
        return pygame.transform.gaussian_blur(picture, blur, False)
    short = shapes.stretched(picture, (2 * reach + 1, 2 * reach + 1), reach)
    return shapes.stretched(pygame.transform.gaussian_blur(short, blur, False), picture.size, reach)


@cached_surface(2 << 20)
def glow(size: Size, radius: int, color: Color, reach: int, strength: int) -> Surface:
    """Draw a light around a rounded rectangle, of `strength` (0-255), in `reach` px each way."""
    light = Surface((size[0] + 5 * reach, size[1] + 5 * reach), pygame.SRCALPHA)
    light.fill((*color[:3], 0))
    whole = (size[0] + reach, size[1] + reach)
    source = shapes.rounded(whole, radius + reach // 2, shapes.opaque(color))
    light.blit(source, source.get_rect(center=light.get_rect().center))
    light = _soften(light, reach, 2 * reach + radius + reach // 2)
    light.fill((255, 255, 255, strength), special_flags=pygame.BLEND_RGBA_MULT)
    return light
