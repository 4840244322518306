"""What large grounds are made of: cloth and wood, drawn once for all screens that show it."""

from collections.abc import Callable
from functools import cache
from math import sin, sqrt
from random import Random
from weakref import WeakValueDictionary

import pygame
from pygame import Color, Rect, Surface

from game.kit.shapes import Size, rgba
from game.kit.surface_cache import cached_surface, weight

WEAVE = 256  # px, side of the piece of weave that is laid over a cloth
THREADS = 4  # steps of light between threads: seen as stuff, and it hides the steps of a gradient
TONES, BANDS = 0.9, 0.22  # how much darker than the lightest a board is, and a band of it
GRAIN = ((260, 6, 4), (90, 2, 9))  # px long and thick, per cent stained
STAIN = Color("#5A2A00")  # of what colour the grain is where it is deepest
WAVE, STRIP = 7, 4  # px, how far grain wanders up and down, and how finely
SEAM = ((-2, 5), (-1, 11), (0, 17), (1, 10), (2, 4))  # px below a board's edge, per cent stained
SMALL = 120, 68  # px of a small light, fine enough that neighbours differ by a step at most
FADED = 160  # of 255 steps from the middle to a corner: there is no light left beyond
DARKEST = 0.9  # what light is left in the corners of a wooden ground


_shown: WeakValueDictionary[object, Surface] = WeakValueDictionary()
"""Grounds that some screen shows; others would take megabytes, and are soon drawn again."""

_latest: list[Surface] = []
"""The ground drawn last, which the next page has most often, unless it takes too many bytes."""

MOST = 16 << 20
"""The bytes of a ground that stays though no screen shows it."""


def felt(size: Size, light: Color, dark: Color) -> Surface:
    """Return a cloth, lighter in the middle and darker to the edges; do not draw on it."""
    key = (size, rgba(light), rgba(dark))
    return kept(key, size, lambda ground: lay_felt(ground, light, dark))


def planks(size: Size, light: Color, dark: Color, boards: int) -> Surface:
    """Return a wooden ground of this many boards, darker in the corners; do not draw on it."""
    key = (size, rgba(light), rgba(dark), boards)
    return kept(key, size, lambda ground: lay_planks(ground, light, dark, boards))


def kept(key: object, size: Size, draw: Callable[[Surface], None]) -> Surface:
    """Return a ground that is known by a key, drawn if no screen shows it; do not draw on it."""
    return _shown.get(key) or _drawn(key, size, draw)


def _drawn(key: object, size: Size, draw: Callable[[Surface], None]) -> Surface:
    ground = _shown[key] = Surface(size)
    draw(ground)
    _latest[:] = [ground] if weight(ground) <= MOST else []
    return ground


def lay_felt(ground: Surface, light: Color, dark: Color) -> None:
    """Lay a cloth over the whole of a surface."""
    _glow(ground, [light.lerp(dark, (i / 255) ** 1.3) for i in range(256)])
    wide, high = ground.get_size()
    places = [(x, y) for x in range(0, wide, WEAVE) for y in range(0, high, WEAVE)]
    ground.fblits([(_weave(), place) for place in places], pygame.BLEND_RGB_ADD)


def lay_light(ground: Surface, place: Rect, color: Color) -> None:
    """Light up the middle of a place, so that nothing of it is left at the sides."""
    small = _small_light(color)
    seen = place.clip(ground.get_rect())
    # Only what is seen is made large, from so much of the small one.
    across, down = (side / all for side, all in zip(small.get_size(), place.size, strict=True))
    x, y = (seen.x - place.x) * across, (seen.y - place.y) * down
    part = small.subsurface(Rect(x, y, max(2, seen.w * across), max(2, seen.h * down)))
    light = pygame.transform.smoothscale(part, seen.size)
    ground.blit(light, seen, special_flags=pygame.BLEND_RGB_ADD)


@cached_surface(1 << 18)
def _small_light(color: Color) -> Surface:
    fading = ((1 - min(1.0, i / FADED) ** 2) ** 2 for i in range(256))
    return _small_glow([Color("black").lerp(color, share) for share in fading])


def _glow(ground: Surface, shades: list[Color]) -> None:
    """Draw shades from the middle outwards."""
    pygame.transform.smoothscale(_small_glow(shades), ground.get_size(), ground)


def _small_glow(shades: list[Color]) -> Surface:
    small = pygame.image.frombytes(_distances(), SMALL, "P")
    small.set_palette(shades)
    return small.convert()


@cache
def _distances() -> bytes:
    """Return how far each point of a small picture is from its middle, of 255."""
    columns, rows = SMALL
    # The left half; the right one is its mirror image.
    across = [(x / (columns - 1) - 0.5) ** 2 for x in range(columns // 2)]
    down = [(y / (rows - 1) - 0.45) ** 2 for y in range(rows)]
    halves = (bytes(min(255, int(364 * sqrt(x + y))) for x in across) for y in down)
    return b"".join(half + half[::-1] for half in halves)


@cached_surface(1 << 18)
def _weave() -> Surface:
    rng, side = Random(1), WEAVE
    steps = [Color(step, step, step) for step in range(THREADS)]
    weave = _noise((side // 8, side), (side, side), steps, rng)
    weave.blit(
        _noise((side, side // 8), (side, side), steps, rng), (0, 0), special_flags=pygame.BLEND_ADD
    )
    return weave


def _noise(cells: Size, size: Size, shades: list[Color], rng: Random) -> Surface:
    count = len(shades)
    written = rng.randbytes(cells[0] * cells[1]).translate(bytes(at % count for at in range(256)))
    small = pygame.image.frombytes(written, cells, "P")
    small.set_palette(shades)
    return pygame.transform.smoothscale(small.convert(), size)


def lay_planks(ground: Surface, light: Color, dark: Color, boards: int) -> None:
    """Lay boards over the whole of a surface, each of a tone and a grain of its own."""
    rng, (wide, high) = Random(boards), ground.get_size()
    for at in range(boards):
        top, below = (high * each // boards for each in (at, at + 1))
        tone = (at % 2 + rng.random()) / 2
        ground.blit(_board((wide, below - top), light, dark, tone, rng), (0, top))
        if at:
            for down, depth in SEAM:
                shade = Color("white").lerp(STAIN, depth / 100)
                ground.fill(shade, (0, top + down, ground.width, 1), pygame.BLEND_RGB_MULT)
    lay_shade(ground, 1 - DARKEST)


def lay_board(ground: Surface, light: Color, dark: Color) -> None:
    """Lay a single board over a surface, as light in its corners as in its middle."""
    ground.blit(_board(ground.get_size(), light, dark, 0.0, Random(len(GRAIN))), (0, 0))


def lay_shade(ground: Surface, depth: float, steep: float = 2.0) -> None:
    """Lay a shade over a surface; in its corners so much of the light is gone.

    The less `steep`, the smaller is the middle that stays light.
    """
    shade = Surface(ground.get_size())
    _glow(shade, [Color("white").lerp("black", depth * (i / 255) ** steep) for i in range(256)])
    ground.blit(shade, (0, 0), special_flags=pygame.BLEND_RGB_MULT)


def _board(size: Size, light: Color, dark: Color, tone: float, rng: Random) -> Surface:
    """Draw a board: broad bands, streaks and fine fibres, all wandering in the same waves."""
    wide, high = size[0], size[1] + 2 * WAVE
    base = light.lerp(dark, TONES * tone)
    bands = [base.lerp(dark, BANDS * step / 7) for step in range(8)]
    board = _noise((max(2, wide // 500), max(2, high // 22)), (wide, high), bands, rng)
    for long, thick, depth in GRAIN:
        cells = max(2, wide // long), max(2, high // thick)
        shades = [Color("white").lerp(STAIN, depth / 100 * step / 3) for step in range(4)]
        grain = _noise(cells, (wide, high), shades, rng)
        board.blit(grain, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    return _waved(board, size, rng)


def _waved(board: Surface, size: Size, rng: Random) -> Surface:
    """Let the grain of a board rise and sink on its way."""
    turns = [(rng.uniform(0, 6.3), rng.uniform(150, 420)) for _ in range(2)]
    waved = Surface(size)
    strips = []
    for x in range(0, size[0], STRIP):
        rise = sum(sin(start + x / length) for start, length in turns) / 2
        strips.append((board, (x, 0), (x, WAVE + round(WAVE * rise), STRIP, size[1])))
    waved.blits(strips)
    return waved
