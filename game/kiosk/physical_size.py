"""How large a screen is in millimetres, and what of it everybody can reach."""

from math import ceil, hypot

from pygame import Rect

from game.kiosk.file import ScreenOptions

LOWEST, HIGHEST = 380.0, 1220.0
"""Millimetres above the floor between which everybody can touch a screen, in a wheelchair, too."""

TEXT = 7.0
"""Millimetres: how high a line of text is at least that is read standing."""

FINGER = 10.0
"""Millimetres: how wide and high what is touched is at least, where there is room for that."""

SCALES = (100, 125, 150, 175, 200)

Size = tuple[int, int]


def millimetres(screen: ScreenOptions, size: Size) -> float:
    """Return how many millimetres a pixel of the screen has."""
    return screen.diagonal_in * 25.4 / hypot(*size)


def reachable(screen: ScreenOptions, size: Size) -> Rect:
    """Return the part of the screen that everybody can reach; all of it where that is none.

    >>> reachable(ScreenOptions(diagonal_in=55, bottom_mm=700), (1080, 1920))
    Rect(0, 1099, 1080, 821)
    """
    width, height = size
    pixel = millimetres(screen, size)
    top = height - round((HIGHEST - screen.bottom_mm) / pixel)
    bottom = height - round((LOWEST - screen.bottom_mm) / pixel)
    part = Rect(0, top, width, bottom - top).clip((0, 0, width, height))
    return part if part.height else Rect(0, 0, width, height)


def finger(screen: ScreenOptions, size: Size) -> int:
    """Return how many pixels wide and high what is touched should be.

    >>> finger(ScreenOptions(diagonal_in=10), (1280, 800))
    60
    """
    return ceil(FINGER / millimetres(screen, size))


def text_scale(screen: ScreenOptions, size: Size, body: float) -> int:
    """Return the percentage at which text of this height in px can be read while standing."""
    wanted = 100 * TEXT / (body * millimetres(screen, size))
    return next((percent for percent in SCALES if percent >= wanted), SCALES[-1])
