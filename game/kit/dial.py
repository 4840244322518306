"""A dial: a ring that fills, of which only what has changed is drawn anew."""

from math import ceil, cos, floor, pi, sin

import pygame
from pygame import Color, Rect, Surface

from game.kit.shapes import COARSE

CORNERS = 8
"""How many points outside the ring it takes to look like a circle."""

Point = tuple[int, int]


class Dial:
    """A ring with round ends on its track; sizes in pixels."""

    def __init__(self, diameter: int, width: int, track: Color) -> None:
        self._radius, self._thick, self._track = diameter * COARSE // 2, width * COARSE, track
        self._picture = Surface((diameter, diameter), pygame.SRCALPHA)
        self._shown = (0.0, Color(0, 0, 0, 0))

    def show(self, fraction: float, color: Color) -> Surface:
        """Fill it from twelve o'clock round to `fraction` (0-1); give its one picture."""
        before, self._shown = self._shown, (fraction, color)
        if before[1] != color:
            self._draw(self._picture.get_rect())
        elif before[0] != fraction:
            self._draw(self._between(*sorted((before[0], fraction))))
        return self._picture

    def _between(self, low: float, high: float) -> Rect:
        """Return the part of the picture where the rings up to two fractions differ."""
        bends = [quarter / 4 for quarter in range(5) if low < quarter / 4 < high]
        across, down = zip(*(self._end(turn) for turn in (low, *bends, high)), strict=True)
        reach = self._thick // 2 + COARSE
        left, top = ((min(ends) - reach) // COARSE for ends in (across, down))
        right, low_end = ((max(ends) + reach) // COARSE + 1 for ends in (across, down))
        return Rect(left, top, right - left, low_end - top).clip(self._picture.get_rect())

    def _draw(self, part: Rect) -> None:
        room = Rect(*(side * COARSE for side in part))
        fine = Surface(room.size, pygame.SRCALPHA)
        fine.fill((*self._track[:3], 0))
        self._draw_ring(fine, room, self._track)
        self._fill(fine, room, *self._shown)
        place = self._picture.subsurface(part)
        pygame.transform.smoothscale(fine, part.size, place)

    def _draw_ring(self, fine: Surface, room: Rect, color: Color) -> None:
        middle = (self._radius - room.x, self._radius - room.y)
        pygame.draw.circle(fine, color, middle, self._radius, self._thick)

    def _fill(self, fine: Surface, room: Rect, fraction: float, color: Color) -> None:
        """Draw what is filled: a whole ring, of which the rest is cut away, and its ends."""
        if fraction <= 0:
            return
        filled = Surface(room.size)
        filled.set_colorkey(self._track)
        filled.fill(self._track)
        self._draw_ring(filled, room, color)
        corners = (at / CORNERS for at in range(ceil(fraction * CORNERS), CORNERS + 1))
        around = (self._point(turn, 2 * self._radius) for turn in (fraction, *corners))
        rest = [(x - room.x, y - room.y) for x, y in ((self._radius, self._radius), *around)]
        pygame.draw.polygon(filled, self._track, rest)
        fine.blit(filled, (0, 0))
        for x, y in (self._end(0.0), self._end(fraction)):
            pygame.draw.circle(fine, color, (x - room.x, y - room.y), self._thick // 2)

    def _end(self, turn: float) -> Point:
        return self._point(turn, self._radius - self._thick / 2)

    def _point(self, turn: float, far: float) -> Point:
        angle, middle = 2 * pi * turn, self._radius
        return floor(middle + far * sin(angle)), floor(middle - far * cos(angle))
