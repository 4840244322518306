"""The flash: a soft light that shows where something has arrived, and goes out."""

import pygame
from pygame import Color, Rect, Surface

from game.kit import shapes
from game.kit.kit import Kit
from game.kit.stage import Sprite, Stage
from game.kit.surface_cache import cached_surface
from game.view.layers import Layer

LEVELS = 8
COARSE = 3
"""Pixels of a light that are drawn as one."""

BRIGHTEST = 210
"""How strong the light is at first, up to 255."""


class Flash:
    """Light up places for a moment; for those who want nothing to move."""

    def __init__(self, kit: Kit, stage: Stage) -> None:
        self._kit = kit
        self._stage = stage
        self._seconds = 2 * kit.theme.motion["fly_home"] / 1000
        self._lit: dict[Sprite, tuple[tuple[int, int], float]] = {}

    def at(self, rect: Rect) -> None:
        """Light up a place."""
        picture = soft_light(self._kit, rect.size, 1)
        place = picture.get_rect(center=rect.center)
        sprite = self._stage.add(picture, *place.topleft, Layer.FLASH)
        self._lit[sprite] = (rect.size, self._seconds)

    def put_out(self) -> None:
        """Put all lights out: what has arrived there may have left again."""
        for sprite in self._lit:
            sprite.remove()
        self._lit.clear()

    def tick(self, dt: float) -> None:
        """Advance by `dt` seconds; lights grow fainter and go out."""
        for sprite, (size, left) in tuple(self._lit.items()):
            if left <= dt:
                sprite.remove()
                del self._lit[sprite]
            else:
                self._lit[sprite] = (size, left - dt)
                level = 1 + int(LEVELS * (left - dt) / self._seconds)
                sprite.show(soft_light(self._kit, size, level / LEVELS))

    @property
    def shining(self) -> int:
        """The number of places that are lit."""
        return len(self._lit)


def soft_light(kit: Kit, size: tuple[int, int], strength: float, radius: int = 0) -> Surface:
    """Draw the light around a place of a size, its strength from 0 to 1; do not draw on it.

    `radius` is that of the place's corners, if they are rounder than a tile's.
    """
    color = Color(kit.theme["accent"])
    color.a = BRIGHTEST * min(round(strength * LEVELS), LEVELS) // LEVELS
    reach = max(4, kit.px(9))
    return _light(size, reach, max(2 * reach, radius), color)


@cached_surface(1 << 19)
def _light(size: tuple[int, int], reach: int, radius: int, color: Color) -> Surface:
    light = _brightest(size, reach, radius, shapes.opaque(color)).copy()
    light.fill((255, 255, 255, color.a), special_flags=pygame.BLEND_RGBA_MULT)
    return light


@cached_surface(1 << 19)
def _brightest(size: tuple[int, int], reach: int, radius: int, color: Color) -> Surface:
    """Draw a light small, as it shows no fine steps: a wide blur takes long."""
    whole = size[0] + 6 * reach, size[1] + 6 * reach
    light = Surface((whole[0] // COARSE, whole[1] // COARSE), pygame.SRCALPHA)
    light.fill((*color[:3], 0))
    body = (size[0] + reach) // COARSE, (size[1] + reach) // COARSE
    shape = shapes.rounded(body, radius // COARSE, color)
    light.blit(shape, shape.get_rect(center=light.get_rect().center))
    soft = pygame.transform.gaussian_blur(light, max(1, reach // COARSE), False)
    return pygame.transform.smoothscale(soft, whole)
