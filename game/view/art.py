"""The pictures of tiles: each face, state and size drawn once and kept."""

from pathlib import Path
from typing import Literal

import pygame
from pygame import Color, Surface

from game.engine.meld import Stand
from game.engine.tile import HIDDEN, Tile
from game.kit import paint
from game.kit.kit import Kit
from game.view.lines import TILE_RATIO

FINE = 4
CORNER = 0.13
"""The radius of a tile's corners, in widths."""

SHAPES = {"K": "circle", "R": "diamond", "B": "square", "O": "triangle"}

Mark = Literal["", "own", "last", "held", "blocked"]
"""Why a tile looks different: played this turn, changed last turn, in the hand, or blocked."""

_MARK_COLORS = {"own": "own", "last": "last", "held": "accent_low"}
_JOKERS = {
    "J": ("joker", "joker"),
    "D": ("double", "double"),
    "M": ("mirror", "mirror"),
    "C": ("change", ""),
}
"""The drawing of each joker and its colour in the theme; the Colour change has its own."""


def tile_height(width: int) -> int:
    """Give the height in pixels of a tile so wide."""
    return round(width * TILE_RATIO)


class TileArt:
    """Draw tiles in the look of the kit's theme."""

    def __init__(self, kit: Kit) -> None:
        self._kit = kit
        self._kept: dict[tuple[object, ...], Surface] = {}

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
        return self._kit.theme.palettes[self._kit.settings.palette][kind]

    def shape(self, kind: str, side: int) -> Surface:
        """Draw the shape that goes with a colour."""
        return paint.svg(self._art(SHAPES[kind]), (side, side), self.color(kind))

    def _art(self, name: str) -> Path:
        return self._kit.assets / "art" / f"{name}.svg"

    def _blur(self, width: int) -> int:
        return max(2, round(width * 0.11))

    def _draw(self, tile: Tile, width: int, mark: Mark, stand: Stand | None) -> Surface:
        size = (width, tile_height(width))
        fine = self._body((size[0] * FINE, size[1] * FINE), tile)
        if tile.number:
            self._draw_number(fine, tile)
        elif tile != HIDDEN:
            self._draw_joker(fine, tile, stand)
        picture = pygame.transform.smoothscale(fine, size)
        if mark == "blocked":
            picture.fill((150, 150, 150), special_flags=pygame.BLEND_RGB_MULT)
        elif mark:
            self._outline(picture, mark)
        return self._with_shadow(picture, width, held=mark == "held")

    def _with_shadow(self, picture: Surface, width: int, *, held: bool) -> Surface:
        """Lay a picture over its shadow, deeper under a tile in the hand, in the same margins."""
        key = ("shadow", width, held)
        if key not in self._kept:
            self._kept[key] = self._shadow(width, held=held)
        canvas = self._kept[key].copy()
        canvas.blit(picture, self.pad(width))
        return canvas

    def _shadow(self, width: int, *, held: bool) -> Surface:
        blur, height = self._blur(width), tile_height(width)
        canvas = Surface((width + 2 * blur, height + 2 * blur), pygame.SRCALPHA)
        shape = paint.rounded((width, height), round(width * CORNER), Color("black"))
        soft = paint.shadowed(shape, blur, (0, blur if held else blur // 2), 150 if held else 95)
        # Only the shadow itself: the tile's own pixels would show through its soft corners.
        soft.image.blit(shape, soft.pad, special_flags=pygame.BLEND_RGBA_SUB)
        canvas.blit(soft.image, (blur - soft.pad[0], blur - soft.pad[1]))
        return canvas

    def _body(self, size: tuple[int, int], tile: Tile) -> Surface:
        theme = self._kit.theme
        width, height = size
        radius, edge = round(width * CORNER), round(height * 0.05)
        names = ("tile_back", "tile_back_low") if tile == HIDDEN else ("tile_top", "tile_low")
        body = paint.rounded(size, radius, theme["tile_edge"]).copy()
        face = paint.rounded((width, height - edge), radius, (theme[names[0]], theme[names[1]]))
        body.blit(face, (0, 0))
        return body

    def _draw_number(self, fine: Surface, tile: Tile) -> None:
        width, height = fine.get_size()
        color = self.color(tile.kind)
        number = self._digits(str(tile.number), color, round(width * 0.88), round(height * 0.45))
        fine.blit(number, number.get_rect(center=(width / 2, height * 0.38)))
        mark = self.shape(tile.kind, round(width * 0.25))
        fine.blit(mark, mark.get_rect(center=(width / 2, height * 0.79)))

    def _digits(self, text: str, color: Color, width: int, height: int) -> Surface:
        """Draw digits exactly so high, narrowed where they would be too wide."""
        drawn = self._kit.fonts.render(text, "title", height * 2, color)
        tight = drawn.subsurface(drawn.get_bounding_rect())
        wide = round(tight.get_width() * height / tight.get_height())
        return pygame.transform.smoothscale(tight, (min(wide, width), height))

    def _draw_joker(self, fine: Surface, tile: Tile, stand: Stand | None) -> None:
        width, height = fine.get_size()
        shown = stand if stand and stand.numbers else None
        side = round(width * (0.62 if shown else 0.8))
        name, color = _JOKERS[tile.kind]
        tint = self._kit.theme[color] if color else None
        face = paint.svg(self._art(name), (side, side), tint)
        fine.blit(face, face.get_rect(center=(width / 2, height * (0.32 if shown else 0.47))))
        if shown:
            self._draw_stand(fine, shown)

    def _draw_stand(self, fine: Surface, stand: Stand) -> None:
        """Write below a joker the numbers it stands for, with the shapes of its colours."""
        width, height = fine.get_size()
        side, gap = round(width * 0.19), round(width * 0.035)
        one_color = len(stand.colors) == 1
        color = self.color(stand.colors) if one_color else self._kit.theme["ink_dark"]
        room = round(width * 0.9) - min(3, len(stand.colors)) * (side + gap)
        numbers = [
            self._digits(str(number), color, room // 2, round(height * 0.21))
            for number in dict.fromkeys(stand.numbers)
        ]
        shapes = [self.shape(kind, side) for kind in stand.colors[:3]]
        # Two numbers stand further apart, lest 3 and 4 be read as 34.
        gaps = [2 * gap] * (len(numbers) - 1) + [gap] * len(shapes)
        x = (width - sum(part.get_width() for part in (*numbers, *shapes)) - sum(gaps)) // 2
        for part, after in zip((*numbers, *shapes), (*gaps, 0), strict=True):
            fine.blit(part, part.get_rect(midleft=(x, height * 0.76)))
            x += part.get_width() + after

    def _outline(self, picture: Surface, mark: Mark) -> None:
        width, height = picture.get_size()
        line = max(2, round(width * (0.055 if mark == "held" else 0.045)))
        color = self._kit.theme[_MARK_COLORS[mark]]
        frame = paint.rounded(
            (width, height), round(width * CORNER), Color(0, 0, 0, 0), color, line
        )
        picture.blit(frame, (0, 0))
