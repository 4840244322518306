"""The water of the River: still, with light on it, between banks of pebbles."""

from collections.abc import Iterator
from random import Random

from pygame import Color, Rect, Surface

from game.kit import shapes
from game.kit.kit import Kit
from game.view.room import has_room

RADIUS = 22
"""The radius of its corners, in reference pixels."""

DEEP = 0.18
"""How much darker the upper edge is: the bed lies deeper than the table."""

LIGHTS, LENGTHS, GLINT = 72, (24, 96), 24
"""How far apart lights are, how long, in reference pixels, and how strong, of 255."""

STONES, ROUND = (9, 20), (7, 11)
"""How long and how high pebbles are, in reference pixels."""

STONE = Color("#8D8172")
"""The colour of a pebble; each is a little lighter or darker."""


def draw_water(kit: Kit, ground: Surface, zone: Rect) -> None:
    """Draw the River in its zone; a theme without a room shows no more than its bed."""
    shades = (kit.theme["river"].lerp("black", DEEP), kit.theme["river"])
    line = max(1, kit.px(2))
    bed = shapes.rounded(zone.size, kit.px(RADIUS), shades, kit.theme["panel_line"], line)
    ground.blit(bed, zone)
    if not has_room(kit):
        return
    chance = Random(1)
    for light, corner in _lights(kit, zone, chance):
        ground.blit(light, corner)
    for edge in (zone.top, zone.bottom):
        for stone, middle in _stones(kit, zone, chance):
            ground.blit(stone, stone.get_rect(center=(middle, edge)))


def _lights(kit: Kit, zone: Rect, chance: Random) -> Iterator[tuple[Surface, tuple[int, int]]]:
    """Draw short lines of light, and say where they are."""
    color, high = Color(255, 255, 255, GLINT), max(2, kit.px(3))
    for _ in range(zone.w // kit.px(LIGHTS)):
        long = kit.px(chance.randint(*LENGTHS))
        corner = chance.randint(zone.left, zone.right - long), chance.randint(zone.top, zone.bottom)
        inside = zone.inflate(-2 * high, -kit.px(2 * ROUND[1]))
        place = Rect(corner, (long, high)).clamp(inside)
        yield shapes.rounded(place.size, high // 2, color), place.topleft


def _stones(kit: Kit, zone: Rect, chance: Random) -> Iterator[tuple[Surface, int]]:
    """Draw the pebbles of a bank side by side, and say where their middles are."""
    left, end = zone.left + kit.px(RADIUS) // 2, zone.right - kit.px(RADIUS) // 2
    while left < end:
        wide, high = (max(3, kit.px(chance.randint(*sides))) for sides in (STONES, ROUND))
        tone = STONE.lerp("white" if chance.random() < 0.4 else "black", chance.random() * 0.3)
        low = tone.lerp("black", 0.4)
        yield shapes.rounded((wide, high), high // 2, (tone, low)), left + wide // 2
        left += wide
