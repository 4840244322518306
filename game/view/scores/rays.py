"""Rays of light behind a person who won: they turn slowly for a while, and then stand still."""

from math import cos, hypot, radians, sin

import pygame
from pygame import SRCALPHA, Rect, Surface

from game.kit.kit import Kit
from game.kit.stage import Stage
from game.view.layers import Layer

COUNT = 14
SECONDS = 9.0
"""Seconds in which the rays turn."""

RISE = 1.0
"""Seconds in which the light comes up."""

DEGREES_A_SECOND = 2.0
FINEST_TURN = 0.25
"""Degrees by which they turn at least: less would not be seen, and still be drawn."""

REACH = 0.85  # how far they reach, in heights of the window
BRIGHTEST = 62
"""How strong the light is in the middle, of 255: words over it are still easy to read."""

COARSE = 4
"""Pixels of the window for each pixel in which the soft light is drawn."""

FADING = 64
"""Pixels of the picture in which it is worked out how light fades."""

Point = tuple[int, int]


class Rays:
    """Show rays around a point, at any moment since they began to turn."""

    end = SECONDS

    def __init__(self, kit: Kit, stage: Stage, middle: Point) -> None:
        side = round(2 * REACH * min(kit.size) / COARSE)
        self._full = side * COARSE, side * COARSE
        self._fading, self._color = _fading(side), kit.theme["accent"]
        whole = Rect((0, 0), self._full).move_to(center=middle)
        seen = whole.clip((0, 0), kit.size).move(-whole.x, -whole.y)
        # Only what is in the window is drawn large, from so many coarse pixels.
        self._coarse = Rect(*(edge // COARSE for edge in seen))
        corner = (whole.x + self._coarse.x * COARSE, whole.y + self._coarse.y * COARSE)
        self._sprite = stage.add(Surface((1, 1)), *corner, Layer.CONFETTI, visible=False)
        self._turned = -1.0

    def show(self, now: float) -> None:
        """Show them `now` seconds after they began; before that, none."""
        if now < 0:
            return
        degrees = DEGREES_A_SECOND * min(now, SECONDS)
        turned = degrees // FINEST_TURN * FINEST_TURN
        if turned != self._turned:
            self._turned = turned
            picture = self._paint(turned)
            picture.set_alpha(round(255 * min(1.0, now / RISE)))
            self._sprite.show(picture)
            self._sprite.reveal()

    def _paint(self, turned: float) -> Surface:
        # Twice as large, so that their edges are soft when they are scaled down.
        side = 2 * self._fading.width
        picture = Surface((side, side), SRCALPHA)
        middle = side / 2, side / 2
        picture.fill((*self._color[:3], 0))
        step = 360 / COUNT
        for at in range(COUNT):
            first, last = turned + at * step, turned + (at + 0.5) * step
            edge = [_at(middle, side, degrees) for degrees in (first, last)]
            pygame.draw.polygon(picture, self._color, [middle, *edge])
        picture = pygame.transform.smoothscale(picture, self._fading.get_size())
        picture.blit(self._fading, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        size = self._coarse.w * COARSE, self._coarse.h * COARSE
        return pygame.transform.smoothscale(picture.subsurface(self._coarse), size)


def _at(middle: tuple[float, float], length: float, degrees: float) -> tuple[float, float]:
    across, down = cos(radians(degrees)), sin(radians(degrees))
    return middle[0] + length * across, middle[1] + length * down


def _fading(side: int) -> Surface:
    """Draw how light fades from the middle outwards, in white that lets it through."""
    small = Surface((FADING, FADING), SRCALPHA)
    half = (FADING - 1) / 2
    for y in range(FADING):
        for x in range(FADING):
            far = min(1.0, hypot(x - half, y - half) / half)
            small.set_at((x, y), (255, 255, 255, round(BRIGHTEST * (1 - far) ** 1.5)))
    return pygame.transform.smoothscale(small, (side, side))
