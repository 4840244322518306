"""The River on the table: its tiles side by side in a strip, the oldest at the left."""

from collections.abc import Iterator

from pygame import Rect, Surface

from game.engine.tile import Row
from game.kit.kit import Kit
from game.view.proportions import TILE_RATIO, tile_height
from game.view.table.around.water import draw_water
from game.view.table.places.placements import InOffer, InRiver, Placement
from game.view.tile_art import Mark

HIGH = 92
"""The height of the strip in reference pixels."""

LARGEST = 58
GAP = 0.12
"""The distance between tiles, in widths."""

BESIDE, APART, LABEL = 44, 12, 220
"""Reference px beside an offered tile, between two, and for the words about them."""


class RiverStrip:
    """Give the tiles of the River their places."""

    def __init__(self, kit: Kit, zone: Rect) -> None:
        self._kit = kit
        self._zone = zone
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
        draw_water(kit, ground, zone)
        ground.blit(self._label, self._label.get_rect(midleft=(zone.x + kit.px(24), zone.centery)))

    def placements(
        self, river: Row, inspected_key: int | None, offer: Row = ()
    ) -> Iterator[Placement]:
        """Say where the tiles belong; the inspected Key is marked, and its Plunder.

        Two that are offered lie apart at the right end, where the one that is left will float on.
        """
        room = self._room.w - (self._room.right - self.offer_label.left if offer else 0)
        fitting = int(room / ((1 + GAP) * max(1, len(river))))
        width = max(8, min(self._kit.px(LARGEST), self._widest, fitting))
        top = self._room.centery - tile_height(width) // 2
        for index, tile in enumerate(river):
            x = self._room.x + round(index * width * (1 + GAP))
            yield Placement(InRiver(index), tile, x, top, width, _mark(index, inspected_key))
        for index, (tile, bed) in enumerate(zip(offer, self.beds, strict=False)):
            width = self._widest
            x, top = bed.centerx - width // 2, bed.centery - tile_height(width) // 2
            yield Placement(InOffer(index), tile, x, top, width)

    @property
    def _widest(self) -> int:
        return round((self._zone.h - self._kit.px(12)) / TILE_RATIO)

    @property
    def beds(self) -> tuple[Rect, Rect]:
        """The places of two tiles that are offered, with room around each to be pressed."""
        kit, zone = self._kit, self._zone
        right = Rect(0, 0, self._widest + kit.px(BESIDE), zone.h)
        right.midright = zone.right - kit.px(12), zone.centery
        return right.move(-right.w - kit.px(APART), 0), right

    @property
    def offer_label(self) -> Rect:
        """The place of the words beside them."""
        left, wide = self.beds[0].left, min(self._kit.px(LABEL), self._zone.w // 5)
        return Rect(left - wide, self._zone.y, wide - self._kit.px(APART), self._zone.h)


def _mark(index: int, inspected_key: int | None) -> Mark:
    if inspected_key is None or index > inspected_key:
        return ""
    return "held" if index == inspected_key else "own"
