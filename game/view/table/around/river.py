"""The River on the table: its tiles side by side on water, the oldest at the left."""

from collections.abc import Iterator
from random import Random

from pygame import Color, Rect, Surface

from game.engine.tile import Row
from game.kit import shapes
from game.kit.kit import Kit
from game.view.proportions import TILE_RATIO, tile_height
from game.view.room import has_room
from game.view.table.places.placements import InOffer, InRiver, Placement
from game.view.tile_art import Mark

HIGH = 92
"""The height of the strip in reference pixels."""

LARGEST = 58
GAP = 0.12
"""The distance between tiles, in widths."""

OFFERED, BESIDE, APART = 78, 36, 12
"""How wide an offered tile is, as one on a rack, what is beside it, and between two, in ref. px."""

UP, DOWN, MARGIN = 4, 20, 5
"""How far its bed reaches beyond the water at most, and around the tile, in reference pixels."""

RADIUS = 22
"""The radius of its corners, in reference pixels."""

RAISED = 13
"""How far the Key is out of the water, in reference pixels."""

DEEP = 0.18
"""How much darker the upper edge is: the bed lies deeper than the table."""

LIGHTS, LENGTHS, GLINT = 72, (24, 96), 24
"""How far apart lights are, how long, in reference pixels, and how strong, of 255."""

STONES, ROUND = (9, 20), (7, 11)
"""How long and how high pebbles are, in reference pixels."""

STONE = Color("#8D8172")
"""The colour of a pebble; each is a little lighter or darker."""


class RiverStrip:
    """Give the tiles of the River their places."""

    def __init__(self, kit: Kit, zone: Rect, end: int) -> None:
        """Take its place on the table, and how far right tiles are offered."""
        self._kit = kit
        self._zone = zone
        self._end = min(end, zone.right - kit.px(APART))
        self._label = kit.one_line(
            kit.text("river"), "title", "label", "river_ink", (zone.w // 4, zone.h)
        )
        left = self._label.get_width() + kit.px(48)
        self._room = Rect(zone.x + left, zone.y, zone.w - left - kit.px(20), zone.h)

    @property
    def bottom(self) -> int:
        """How far down it reaches."""
        return self._zone.bottom

    def draw(self, ground: Surface) -> None:
        """Draw the water onto the ground."""
        kit, zone = self._kit, self._zone
        _draw_water(kit, ground, zone)
        ground.blit(self._label, self._label.get_rect(midleft=(zone.x + kit.px(24), zone.centery)))

    def placements(
        self, river: Row, inspected_key: int | None, offer: Row = ()
    ) -> Iterator[Placement]:
        """Say where the tiles belong; the inspected Key is marked, and its Plunder.

        Two that are offered lie apart at the right end, where the one that is left will float on.
        """
        room = self._room.w - (self._room.right - self.beds[0].left if offer else 0)
        fitting = int(room / ((1 + GAP) * max(1, len(river))))
        widest = round((self._zone.h - self._kit.px(12)) / TILE_RATIO)
        width = max(8, min(self._kit.px(LARGEST), widest, fitting))
        top = self._room.centery - tile_height(width) // 2
        for index, tile in enumerate(river):
            x = self._room.x + round(index * width * (1 + GAP))
            mark = _mark(index, inspected_key)
            raised = self._kit.px(RAISED) if mark == "held" else 0
            yield Placement(InRiver(index), tile, x, top - raised, width, mark)
        for index, (tile, bed) in enumerate(zip(offer, self.beds, strict=False)):
            width = round((bed.h - 2 * self._kit.px(MARGIN)) / TILE_RATIO)
            x, top = bed.centerx - width // 2, bed.centery - tile_height(width) // 2
            yield Placement(InOffer(index), tile, x, top, width)

    @property
    def beds(self) -> tuple[Rect, Rect]:
        """The places of two tiles that are offered, with room around each to be pressed."""
        kit, zone = self._kit, self._zone
        high = tile_height(kit.px(OFFERED)) + 2 * kit.px(MARGIN)
        right = Rect(0, zone.y - kit.px(UP), kit.px(OFFERED + BESIDE), high)
        right.h = min(high, zone.bottom + kit.px(DOWN) - right.y)
        right.right = self._end
        return right.move(-right.w - kit.px(APART), 0), right


def _mark(index: int, inspected_key: int | None) -> Mark:
    if inspected_key is None or index > inspected_key:
        return ""
    return "held" if index == inspected_key else "own"


def _draw_water(kit: Kit, ground: Surface, zone: Rect) -> None:
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
