"""Highlights: a warm ring around the rows, tiles and buttons that a hint is about."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import chain
from typing import Self

import pygame
from pygame import Color, Rect, Surface

from game.analysis.table_diff import TileIndex
from game.engine.move import At
from game.engine.tile import Row
from game.kit import shapes
from game.kit.kit import Kit
from game.kit.stage import Sprite, Stage
from game.kit.surface_cache import cached_surface
from game.view.layers import Layer
from game.view.table.board import Board
from game.view.table.cursor.bare_place import bare_place
from game.view.table.places.placements import Holdable, InOffer, InRiver, OnRack, Place

LIGHT = 150
"""How strong the light around a ring is at its brightest, up to 255."""


@dataclass(frozen=True)
class Highlighted:
    """The rows, tiles and places that glow: `key` lies in the River, `offered` was just drawn.

    Rack tiles are named, or told by the `slots` in which they stand; `bare` is a place on the felt,
    and a `new_row` of so many tiles finds one by itself.
    """

    rows: tuple[int, ...] = ()
    tiles: Row = ()
    places: frozenset[TileIndex] = frozenset()
    key: int | None = None
    offered: int | None = None
    zone: str = ""
    slots: frozenset[int] = frozenset()
    bare: Rect | None = None
    new_row: int = 0

    @classmethod
    def light(cls, places: Sequence[Holdable]) -> Self:
        """Make tiles of the rack and of the table glow."""
        slots = frozenset(each.index for each in places if isinstance(each, OnRack))
        on_table = ((each.row, each.index) for each in places if isinstance(each, At))
        return cls(slots=slots, places=frozenset(on_table))


NOTHING = Highlighted()


class Highlights:
    """Show rings, those of rows and zones with a lamp at their corner."""

    def __init__(self, kit: Kit, stage: Stage, board: Board) -> None:
        self._kit = kit
        self._stage = stage
        self._board = board
        self._sprites: list[Sprite] = []
        self.rects: list[Rect] = []

    def show(self, *lit: Highlighted) -> None:
        """Highlight these and nothing else."""
        for sprite in self._sprites:
            sprite.remove()
        rows, zones = ([*chain(*map(of, lit))] for of in (self._rows, self._zones))
        self.rects = [*chain(*map(self.places, lit))]
        self._sprites = [
            self._ring(rect, 0 if rect in rows else 3 if rect in zones else 2)
            for rect in self.rects
        ]
        # At the foot of a row it is away from the rim.
        corners = [*(rect.bottomleft for rect in rows), *(rect.topleft for rect in zones)]
        self._sprites += map(self._lamp, corners)

    def places(self, lit: Highlighted) -> list[Rect]:
        """List where that is, whether it is shown or not."""
        if lit == NOTHING:
            return []
        bare = lit.bare or (bare_place(self._board, lit.new_row) if lit.new_row else None)
        felt = [bare] if bare else []
        return [*self._rows(lit), *self._zones(lit), *felt, *self._tiles(lit)]

    def _rows(self, lit: Highlighted) -> list[Rect]:
        return [self._board.row_rect(at) for at in lit.rows]

    def _zones(self, lit: Highlighted) -> list[Rect]:
        return [self._kit.place(self._board.layer, lit.zone)] if lit.zone else []

    def _tiles(self, lit: Highlighted) -> Iterator[Rect]:
        """List where the tiles lie, or where they are on their way to."""
        places: set[Place] = {At(*place) for place in lit.places}
        places |= {InRiver(lit.key)} if lit.key is not None else set()
        places |= {InOffer(lit.offered)} if lit.offered is not None else set()
        wanted = list(lit.tiles)
        for sprite in self._board.tiles.sprites:
            placement = sprite.placement
            if placement is None:
                continue
            if isinstance(placement.place, OnRack) and placement.place.index in lit.slots:
                yield placement.rect
            elif isinstance(placement.place, OnRack) and placement.tile in wanted:
                wanted.remove(placement.tile)
                yield placement.rect
            elif placement.place in places:
                yield placement.rect

    def _ring(self, rect: Rect, apart: int) -> Sprite:
        """Draw a ring around a rectangle, wider and higher than it by `apart` times its line."""
        kit = self._kit
        line = max(3, kit.px(5))
        reach, radius = apart * line, kit.px(25 if apart > 2 else 13)
        around = rect.inflate(reach, reach)
        colors = kit.theme["accent_ink"], kit.theme["accent"]
        picture = _shining(around.size, radius, line, *colors)
        place = picture.get_rect(center=around.center)
        return self._stage.add(picture, *place.topleft, Layer.HIGHLIGHT)

    def _lamp(self, corner: tuple[int, int]) -> Sprite:
        kit, side = self._kit, max(20, self._kit.px(34))
        colors = kit.theme["accent"], kit.theme["ink_dark"]
        disc = shapes.badge(kit.art("hint"), side, side * 3 // 4, *colors)
        place = disc.get_rect(midleft=corner).clamp(Rect((0, 0), kit.size))
        return self._stage.add(disc, *place.topleft, Layer.HIGHLIGHT_LAMP)


@cached_surface(1 << 20)
def _shining(size: tuple[int, int], radius: int, line: int, color: Color, flash: Color) -> Surface:
    """Draw a ring with soft light around it and none on what it encloses."""
    margin, reach, clear = 4 * line, 2 * line, Color(color.r, color.g, color.b, 0)
    light = Surface((size[0] + 2 * margin, size[1] + 2 * margin), pygame.SRCALPHA)
    light.fill((*flash[:3], 0))
    wide = (size[0] + 2 * reach, size[1] + 2 * reach)
    band = shapes.rounded(wide, radius + reach, Color(flash.r, flash.g, flash.b, LIGHT))
    light.blit(band, band.get_rect(center=light.get_rect().center))
    light = pygame.transform.gaussian_blur(light, line, False)
    hole = shapes.rounded(size, radius, Color(0, 0, 0, 255))
    light.blit(hole, (margin, margin), special_flags=pygame.BLEND_RGBA_SUB)
    light.blit(shapes.rounded(size, radius, clear, color, line), (margin, margin))
    return light
