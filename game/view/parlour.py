"""The room behind the table of the menu: wall, rail, panelling, window and lamp, drawn once."""

from typing import NamedTuple, TypeVar

import pygame
from pygame import Color, Rect, Surface

from game.kit import shapes
from game.kit.theme import Paintbox
from game.view.room import draw_cone, draw_wall, draw_wood, hang_window, light_wall, px

RAIL, PANEL, PANEL_TOP = 21, (166, 24), 44
"""How high the rail is, how far panels repeat, what is between them, and how far they begin below
the rail, in reference pixels."""

DADO = 0.8
"""What light is left on the wood below the rail."""


class Hangings(NamedTuple):
    """What hangs on the wall, in shares of the window: where lamp and window are."""

    lamp: tuple[float, float, float] | None
    """The middle of the lamp, how low it hangs, and how wide it is; none if it hangs higher."""
    rail: float
    """How far above the far edge of the table the rail runs, in heights of the window."""
    window: tuple[float, float, float] | None
    """The left and top of the window, and its width; there is none where it has no room."""
    beam: float = 1.0
    """How bright the light below the lamp is; less where words are read in it."""


NOT_SQUARE = 1.54
"""From how many heights of width on a window is wide."""


Value = TypeVar("Value")


def choose(size: tuple[int, int], in_wide: Value, in_square: Value, in_tall: Value) -> Value:
    """Return what holds in a window of such a shape."""
    wide, high = size
    return in_tall if high > wide else in_wide if wide > NOT_SQUARE * high else in_square


def draw_parlour(
    box: Paintbox, screen: Surface, table: int, shown: Hangings, *, by_day: bool
) -> None:
    """Draw the room; `table` is the y of the far edge of the table in the middle."""
    wide, high = box.size
    lit = Rect(0, 0, wide * 3 // 2, table * 3)
    lit.center = round((shown.lamp[0] if shown.lamp else 0.5) * wide), table // 2
    rail = table - round(shown.rail * high)
    draw_wall(box, screen, lit)
    light_wall(box, screen.subsurface((0, rail, wide, high - rail)), lit.move(0, -rail))
    _draw_dado(box, screen, rail)
    if shown.lamp:
        _hang_lamp(box, screen, table, shown.lamp, shown.beam)
    if shown.window:
        hang_window(box, screen, shown.window, by_day=by_day)


def _hang_lamp(
    box: Paintbox, screen: Surface, table: int, place: tuple[float, float, float], beam: float
) -> None:
    wide, high = box.size
    x, low, across = (
        round(share * side) for share, side in zip(place, (wide, high, wide), strict=True)
    )
    draw_cone(box, screen, (x, low), across, table, beam)
    lamp = shapes.svg(box.art("lamp"), (across, high))
    screen.blit(lamp, lamp.get_rect(midbottom=(x, low)))
    cord = Rect(0, 0, max(2, across // 36), max(0, low - lamp.height))
    cord.midtop = x, 0
    screen.fill(Color("#1A0B08"), cord)


def _draw_dado(box: Paintbox, screen: Surface, top: int) -> None:
    """Draw the wooden lower part of the wall: a rail, and panels below it."""
    wide, high = screen.get_size()
    left = Color("black").lerp("white", DADO)
    screen.fill(left, Rect(0, top, wide, high - top), pygame.BLEND_RGB_MULT)
    pitch, between = (px(box, each) for each in PANEL)
    line = max(2, px(box, 5))
    panel = Surface((pitch - between, high - top), pygame.SRCALPHA)
    for edge, color in (0, Color(30, 12, 8, 128)), (line, Color(185, 120, 74, 36)):
        size = panel.width - 2 * edge, panel.height
        panel.blit(shapes.rounded(size, 2 * line, Color(0, 0, 0, 0), color, line), (edge, edge))
    for x in range((wide // 2) % pitch - pitch, wide, pitch):
        screen.blit(panel, (x + between // 2, top + px(box, PANEL_TOP)))
    rail = draw_wood(box, (wide, px(box, RAIL)))
    screen.blit(rail, (0, top - rail.height // 2))
    bright = Rect(0, top - rail.height // 2, wide, max(1, px(box, 3)))
    screen.fill(box.theme["rim_light"].lerp(box.theme["rim_edge"], 0.6), bright)
    shade = shapes.rounded((wide, px(box, 12)), 0, (Color(0, 0, 0, 110), Color(0, 0, 0, 0)))
    screen.blit(shade, (0, top + rail.height // 2))
