"""The table of the menu: its far rim curves over the whole window, before a room with a lamp."""

from collections.abc import Callable, Iterator
from functools import cached_property
from math import acos, cos, pi, sin
from random import Random
from typing import ClassVar

import pygame
from pygame import Color, Rect, Surface

from game.kit import shapes, textures
from game.kit.stage import Stage
from game.kit.theme import Paintbox
from game.view import backgrounds
from game.view.parlour import Hangings, choose, draw_parlour
from game.view.room import COARSE, LINE, add_soft, has_room, key_of, px

RIM = 54
"""How wide the rim is at its far side, in reference pixels."""

STEPS = 150
"""How many straight lines make the curve."""

FINE = 4
"""Pixels drawn per pixel shown where the curve is cut out."""

FIBRES, DEEP = 26, 0.3
"""How many fibres of wood run along the rim, and how much darker than it they are at most."""

SEAM, THREAD, STITCH = 17, 2, 3
"""How far inside the felt a seam runs, and how thick it is, in reference pixels; and how many steps
of the curve a stitch takes."""

SHADE, DARK = 40, 0.5
"""How far the shade of the rim falls on wall and felt, in reference pixels, and how dark it is."""

Curve = tuple[float, float, float]
"""Where the outer edge is: half its width in widths of the window, and its top and its widest place
in heights. It is not among the layouts, for it is shown before these are read.
"""


class RoundTable:
    """The table of the menu in its room, by day or by night, and where in a window it is."""

    curves: ClassVar[tuple[Curve, Curve, Curve]] = (
        (0.644, 0.43, 1.12),
        (0.7, 0.5, 1.15),
        (0.72, 0.575, 0.91),
    )
    """Those in a wide, a square and a tall window."""

    hangings: ClassVar[tuple[Hangings, Hangings, Hangings]] = (
        Hangings((0.5, 0.13, 0.153), 0.025, (0.0176, 0.169, 0.217)),
        Hangings((0.5, 0.115, 0.17), 0.025, None),
        Hangings((0.5, 0.012, 0.5), 0.08, None),
    )
    """What hangs on the wall in these."""

    pool: ClassVar[float] = 0.22
    """How much of its own colour the lamp adds to the felt in the middle."""

    lamplight: ClassVar[float] = backgrounds.LAMPLIGHT
    """How much lighter it makes all of it."""

    def __init__(self, box: Paintbox, *, by_day: bool = False) -> None:
        self._box, self._by_day = box, by_day
        wide, high = box.size
        half, top, widest = choose(box.size, *self.curves)
        self._across, self._down = wide * half, high * (widest - top)
        self.top = round(high * top)
        """How high the far edge is in the middle."""
        self.rim = px(box, RIM)
        """How wide the rim is there, in pixels."""

    def edge(self, x: float, inside: float = 0) -> float:
        """Return the y of the far edge at an x, or of a line `inside` pixels within it."""
        out = min(1.0, abs(x - self._box.size[0] / 2) / (self._across - inside))
        down = self._down - inside
        return float(self.top + inside + down * (1 - (1 - out**2) ** 0.5))

    def ground(self) -> Surface:
        """Return the table in its room, as large as the window; do not draw on it."""
        size, theme = self._box.size, self._box.theme
        key = (type(self).__name__, size, self._by_day, theme.name, theme.waits, *key_of(theme))
        return textures.kept(key, size, self.draw)

    def draw(self, screen: Surface) -> None:
        """Draw the table in its room straight on the screen."""
        box = self._box
        if not has_room(box):
            backgrounds.draw_ground(box, screen)
            line = shapes.opaque(box.theme["panel_line"]).lerp(box.theme["felt_dark"], 0.5)
            for inside in range(px(box, LINE)):
                pygame.draw.aalines(screen, line, False, self._outline(screen.get_rect(), inside))
            return
        shown = choose(box.size, *self.hangings)
        draw_parlour(box, screen, self.top, shown, by_day=self._by_day)
        self._lay_shade(screen, (0, 0), -self.rim // 6, 1 - DARK)
        self._lay(screen, 0, self._lay_rim)
        self._lay(screen, self.rim, self._lay_felt)

    def front(self, place: Rect, drawn: Surface | None = None) -> Surface:
        """Return the part of the table in a place, to lie over who sits behind it."""
        part = (drawn or self.ground()).subsurface(place).convert_alpha()
        part.blit(self._mask(place, 1), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        return part

    def lay_front(self, stage: Stage, sitting: Rect, z: float) -> None:
        """Lay the far side over those who sit behind it, and take so much room."""
        strip = Rect(sitting.left, self.top, sitting.w, sitting.bottom - self.top)
        strip = strip.clip((0, 0), self._box.size)
        front = self.front(strip)
        if stage.width:
            front = pygame.transform.flip(front, True, False)
        stage.add(front, *strip.topleft, z)

    def _lay_rim(self, layer: Surface, corner: tuple[int, int]) -> None:
        theme, rng = self._box.theme, Random(FIBRES)
        light, dark = (shapes.opaque(theme[f"rim_{end}"]) for end in ("light", "dark"))
        place = Rect(corner, layer.get_size())
        for at in range(-1, self.rim + 1):
            color = light.lerp(dark, max(0.0, at / self.rim) ** 1.4)
            pygame.draw.lines(layer, color, False, self._outline(place, at), 3)
        for at in range(FIBRES):
            inside = self.rim * (0.12 + 0.8 * at / FIBRES)
            base = light.lerp(dark, (inside / self.rim) ** 1.4)
            fibre = base.lerp("black", DEEP * rng.random())
            if not at % 5:
                fibre = base.lerp(theme["rim_edge"], 0.4)
            curve = self._outline(place, inside)
            for start, end in _pieces(len(curve), rng):
                pygame.draw.aalines(layer, fibre, False, curve[start:end])
        edge = shapes.opaque(theme["rim_edge"])
        for at in range(px(self._box, LINE) + 1):
            pygame.draw.aalines(layer, edge, False, self._outline(place, at))

    def _lay_felt(self, layer: Surface, corner: tuple[int, int]) -> None:
        box, place = self._box, Rect(corner, layer.get_size())
        light = shapes.opaque(box.theme["felt_light"])
        backgrounds.draw_ground(box, layer, self.lamplight)
        pool = Rect(0, 0, layer.width, layer.height * 3 // 2)
        pool.center = layer.width // 2, layer.height // 2
        textures.lay_light(layer, pool, Color("black").lerp(light, self.pool))
        self._lay_shade(layer, corner, self.rim, DARK)
        if box.theme.ground == "cloth":
            self._sew(layer, place, light.lerp(box.theme["rim_edge"], 0.4))
        dark = shapes.opaque(box.theme["rim_dark"]).lerp("black", 0.6)
        for at in range(2 * px(box, LINE)):
            pygame.draw.aalines(layer, dark, False, self._outline(place, self.rim + at / 2))

    def _sew(self, layer: Surface, place: Rect, thread: Color) -> None:
        for thick in range(px(self._box, THREAD)):
            seam = self._outline(place, self.rim + px(self._box, SEAM) + thick)[1:-1]
            for at in range(0, len(seam) - STITCH, 2 * STITCH):
                pygame.draw.aalines(layer, thread, False, seam[at : at + STITCH + 1])

    def _lay_shade(self, layer: Surface, corner: tuple[int, int], inside: int, left: float) -> None:
        """Draw a soft shade along a line `inside` the edge; `left` is the share of light left."""
        place, reach = Rect(corner, layer.get_size()), px(self._box, SHADE)
        low = round(self.edge(0, inside)) + 2 * reach
        place = Rect(0, self.top + inside - 2 * reach, place.w, low).clip(place)
        place.height = min(place.bottom, low) - place.top
        layer = layer.subsurface(place.move(0, -corner[1]))
        points = [(x / COARSE, y / COARSE) for x, y in self._outline(place, inside)]
        wide = max(2, reach // COARSE)

        def draw(small: Surface) -> None:
            small.fill("white")
            pygame.draw.lines(small, Color("black").lerp("white", left), False, points, wide)

        add_soft(layer, draw, wide // 2 + 1, pygame.BLEND_RGB_MULT)

    def _lay(
        self, screen: Surface, inside: int, lay: Callable[[Surface, tuple[int, int]], None]
    ) -> None:
        """Draw what is within a line along the edge: its curved part cut out, and the rest."""
        seen = Rect(0, self.top + inside, *screen.get_size()).clip(screen.get_rect())
        layer = Surface(seen.size)
        lay(layer, seen.topleft)
        low = round(self.edge(0, inside)) + 2 - seen.top
        curved = Rect(seen.topleft, (seen.w, min(seen.h, low)))
        cut = layer.subsurface((0, 0, *curved.size)).convert_alpha()
        cut.blit(self._mask(curved, inside), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        screen.blit(cut, curved)
        screen.blit(layer, curved.bottomleft, (0, curved.h, seen.w, seen.h - curved.h))

    def _mask(self, place: Rect, inside: int) -> Surface:
        """Draw the part of a place that is within a line `inside` pixels from the edge."""
        fine = Surface((place.w * FINE, place.h * FINE), pygame.SRCALPHA)
        fine.fill((255, 255, 255, 0))
        points = [(x * FINE, y * FINE) for x, y in self._outline(place, inside)]
        pygame.draw.polygon(fine, Color("white"), points)
        return pygame.transform.smoothscale(fine, place.size)

    def _outline(self, place: Rect, inside: float) -> list[tuple[float, float]]:
        """Return the edge, or a line `inside` it, relative to a place, and closed below."""
        across, down = self._across - inside, self._down - inside
        middle, foot = self._box.size[0] / 2 - place.x, self.top + self._down - place.y
        edge = [(middle + across * x, foot - down * y) for x, y in self._curve]
        low = place.h + 2
        return [(edge[0][0], low), *edge, (edge[-1][0], low)]

    @cached_property
    def _curve(self) -> list[tuple[float, float]]:
        """Points of a circle that is stretched to the edge: from beside the window to beside it."""
        beside = self._box.size[0] / 2 + 2 * self.rim
        start = acos(min(1.0, beside / (self._across - 2 * self.rim)))
        turns = (pi - start - (pi - 2 * start) * at / STEPS for at in range(STEPS + 1))
        return [(cos(turn), sin(turn)) for turn in turns]


def _pieces(count: int, rng: Random) -> Iterator[tuple[int, int]]:
    """Cut a curve of `count` points into long pieces with gaps between them."""
    start = rng.randrange(12)
    while start < count - 2:
        end = start + rng.randint(6, 30)
        yield start, min(end, count)
        start = end + rng.randint(3, 14)
