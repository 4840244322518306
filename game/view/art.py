"""The pictures of tiles: each face, state and size drawn once and kept."""

import pygame
from pygame import Color, Surface

from game.engine.meld import Stand
from game.engine.tile import HIDDEN, Tile
from game.kit import paint
from game.kit.album import Album
from game.kit.kit import Kit
from game.view import ivory
from game.view.edges import Mark, draw_mark
from game.view.lines import TILE_RATIO

__all__ = ["Mark", "TileArt", "tile_height"]

DIGITS = 0.47
"""The height of the digits, in heights of the tile."""

SHAPES = {"K": "circle", "R": "diamond", "B": "square", "O": "triangle"}
JOKERS = {"J": "joker", "D": "double", "M": "mirror", "C": "change"}


def tile_height(width: int) -> int:
    """Give the height in pixels of a tile so wide."""
    return round(width * TILE_RATIO)


class TileArt:
    """Draw tiles in the look of the kit's theme."""

    def __init__(self, kit: Kit) -> None:
        self._kit = kit
        # The fullest table with a full rack has to fit, lest all be drawn anew at every move.
        self._kept = Album(7 * kit.size[0] * kit.size[1] // 2)

    def pad(self, width: int) -> tuple[int, int]:
        """Give where in a picture its tile begins: around it lies the shadow."""
        side = self._blur(width)
        return side, side

    def face(self, tile: Tile, width: int, mark: Mark = "", stand: Stand | None = None) -> Surface:
        """Draw a tile, its back if it is hidden; a joker shows what it stands for."""
        key = (tile, width, mark, stand)
        if key not in self._kept:
            self._kept[key] = self._draw(tile, width, mark, stand)
        return self._kept[key]

    def color(self, kind: str) -> Color:
        """Give the colour of the numbers of a tile kind in the chosen palette."""
        return self._kit.palette[kind]

    def _blur(self, width: int) -> int:
        return max(2, round(width * 0.11))

    def _draw(self, tile: Tile, width: int, mark: Mark, stand: Stand | None) -> Surface:
        size, held = (width, tile_height(width)), mark == "held"
        picture = self._signed(tile, size, stand)
        draw_mark(picture, mark, self._kit.theme, round(width * ivory.CORNER))
        shadow = ("shadow", width, held)
        if shadow not in self._kept:
            self._kept[shadow] = ivory.shadow(size, self._blur(width), held)
        canvas = self._kept[shadow].copy()
        canvas.blit(picture, self.pad(width))
        return canvas

    def _signed(self, tile: Tile, size: tuple[int, int], stand: Stand | None) -> Surface:
        """Draw a tile without mark and shadow."""
        fine = self._body(tile, (size[0] * paint.FINE, size[1] * paint.FINE))
        if tile.number:
            self._draw_number(fine, tile)
        elif tile != HIDDEN:
            self._draw_joker(fine, tile, stand)
        return pygame.transform.smoothscale(fine, size)

    def _body(self, tile: Tile, size: tuple[int, int]) -> Surface:
        theme = self._kit.theme
        if tile == HIDDEN:
            return ivory.back(theme, size, self._kit.art("back"))
        return ivory.blank(theme, size)

    def _draw_number(self, fine: Surface, tile: Tile) -> None:
        width, height = fine.get_size()
        color = self.color(tile.kind)
        number = self._digits(str(tile.number), round(width * 0.82), round(height * DIGITS))
        place = number.get_rect(center=(width / 2, height * 0.365))
        ivory.engrave(fine, number, color, place.topleft)
        shape = self._shape(tile.kind, round(width * 0.26))
        place = shape.get_rect(center=(width / 2, height * 0.765))
        ivory.engrave(fine, shape, color, place.topleft)

    def _shape(self, kind: str, side: int) -> Surface:
        """Draw in white the shape that goes with a colour."""
        return paint.svg(self._kit.art(SHAPES[kind]), (side, side))

    def _digits(self, text: str, width: int, height: int) -> Surface:
        """Give white digits exactly so high, narrowed where they would be too wide."""
        key = ("digits", text, width, height)
        if key not in self._kept:
            self._kept[key] = self._draw_digits(text, width, height)
        return self._kept[key]

    def _draw_digits(self, text: str, width: int, height: int) -> Surface:
        drawn = self._kit.fonts.get("title", height * 3 // 2).render(text, True, "white")
        tight = drawn.subsurface(drawn.get_bounding_rect())
        wide = round(tight.get_width() * height / tight.get_height())
        return pygame.transform.smoothscale(tight, (min(wide, width), height))

    def _draw_joker(self, fine: Surface, tile: Tile, stand: Stand | None) -> None:
        width, height = fine.get_size()
        shown = stand if stand and stand.numbers else None
        side = round(width * (0.68 if shown else 0.82))
        face = paint.svg(self._kit.art(JOKERS[tile.kind]), (side, side))
        fine.blit(face, face.get_rect(center=(width / 2, height * (0.32 if shown else 0.46))))
        if shown:
            self._draw_stand(fine, shown)

    def _draw_stand(self, fine: Surface, stand: Stand) -> None:
        """Write below a joker the numbers it stands for, with the shapes of its colours."""
        width, height = fine.get_size()
        # Three shapes leave little room, and it is the number that must be read.
        side, gap = round(width * (0.19 if len(stand.colors) < 3 else 0.165)), round(width * 0.035)
        ink = self._kit.theme["ink_dark"]
        room = round(width * 0.88) - min(3, len(stand.colors)) * (side + gap)
        distinct = dict.fromkeys(stand.numbers)
        numbers = [
            self._digits(str(number), room // len(distinct), round(height * 0.21))
            for number in distinct
        ]
        shapes = [self._shape(kind, side) for kind in stand.colors[:3]]
        color = self.color(stand.colors) if len(stand.colors) == 1 else ink
        colors = [color] * len(numbers) + [self.color(kind) for kind in stand.colors[:3]]
        # Two numbers stand further apart, lest 3 and 4 be read as 34.
        gaps = [2 * gap] * (len(numbers) - 1) + [gap] * len(shapes)
        x = (width - sum(part.get_width() for part in (*numbers, *shapes)) - sum(gaps)) // 2
        for part, tint, after in zip((*numbers, *shapes), colors, (*gaps, 0), strict=True):
            place = part.get_rect(midleft=(x, height * 0.76))
            ivory.engrave(fine, part, tint, place.topleft)
            x += part.get_width() + after
