"""Pictures of tiles: ivory, cut-in signs, marks on the edge, what a joker stands for."""

from collections.abc import Sequence
from typing import Literal

import pygame
from pygame import Color, Rect, Surface

from game.engine.meld import Stand
from game.engine.tile import HIDDEN, Tile
from game.kit import shapes
from game.kit.kit import Kit
from game.kit.surface_cache import SurfaceCache
from game.kit.text.letters import open_font
from game.kit.theme import Theme
from game.view.blank_tile import CORNER, EDGE, blank
from game.view.proportions import tile_height

DEPTH = 0.009
"""How deep signs are cut, in heights."""

PANEL = 0.1
"""How far the panel on the back is from the sides, in widths."""

_SHADOWS = {
    False: ((0.45, 0.75, 120), (0.2, 0.7, 110)),
    True: ((0.5, 1.0, 200), (0.3, 0.8, 120)),
}
"""How soft, how far below (in margins) and how dark: lying, and held above the table."""

FRESH = 5
"""How many tiles are drawn anew in a frame, before those that can wait have to."""

Point = tuple[int, int]


def back(theme: Theme, size: shapes.Size, pattern: shapes.Art) -> Surface:
    """Draw a tile face down: a panel with a quiet pattern, let into the ivory."""
    body = blank(theme, size)
    width, height = size
    inset = round(width * PANEL)
    panel = (width - 2 * inset, height - round(height * EDGE) - 2 * inset)
    shades = (theme["tile_back"], theme["tile_back_low"])
    ground = shapes.filled(panel, round(width * CORNER * 0.6), shades)
    sign = shapes.svg(pattern, panel, theme["tile_back_line"])
    ground.blit(sign, sign.get_rect(center=ground.get_rect().center))
    body.blit(ground, (inset, inset))
    return body


def tile_shadow(size: shapes.Size, blur: int, held: bool) -> Surface:
    """Draw what a tile of a size throws around it, in `blur` pixels on each side."""
    width, height = size
    canvas = Surface((width + 2 * blur, height + 2 * blur), pygame.SRCALPHA)
    radius = round(width * CORNER)
    for soft, drop, alpha in _SHADOWS[held]:
        layer = canvas.copy()
        layer.fill((0, 0, 0, 0))
        # It falls below: to the sides it would grey the tiles that lie close by.
        slim = shapes.rounded((width - blur, height - blur), radius, Color(0, 0, 0, alpha))
        layer.blit(slim, (blur * 3 // 2, blur * 3 // 2 + round(blur * drop)))
        softness = max(1, round(blur * soft))
        canvas.blit(pygame.transform.gaussian_blur(layer, softness, False), (0, 0))
    # Only the shadow itself: the tile's own pixels would show through its soft corners.
    shape = shapes.rounded(size, radius, Color("black"))
    canvas.blit(shape, (blur, blur), special_flags=pygame.BLEND_RGBA_SUB)
    return canvas


def engrave(ground: Surface, sign: Surface, color: Color, place: Point, depth: int) -> None:
    """Cut a white sign into the ground: dark within its upper edge, light below its lower one."""
    ground.blit(_tint(sign, Color(255, 255, 255, 235)), (place[0], place[1] + depth))
    cut = _tint(sign, color.lerp(Color("black"), 0.5))
    cut.blit(_tint(sign, color), (0, depth))
    cut.blit(sign, (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
    ground.blit(cut, place)


def _cut_depth(size: shapes.Size) -> int:
    return max(1, round(size[1] * DEPTH))


def _tint(sign: Surface, color: Color) -> Surface:
    tinted = sign.copy()
    tinted.fill(color, special_flags=pygame.BLEND_RGBA_MULT)
    return tinted


Mark = Literal["", "own", "held", "blocked", "seat_0", "seat_1", "seat_2", "seat_3"]
"""Why a tile looks different: played this turn, in the hand, blocked, or new by a seat."""

SEATS: tuple[Mark, ...] = ("seat_0", "seat_1", "seat_2", "seat_3")
"""The marks of what the seats have laid, and of what the viewer's own has drawn."""

_RINGS = {"own": "own", "held": "accent_low"}
_RING = {"own": 0.06, "held": 0.08}
"""How wide a ring around a tile is, in widths."""

_PALE = 0.55
"""How much of the ivory lies over a tile that has to wait."""

_BAR = (0.7, 0.085)
"""How long a bar is, in widths, and how high, in heights."""


def draw_mark(picture: Surface, mark: Mark, theme: Theme) -> None:
    """Show a mark on the picture of a tile, if it lies within the tile."""
    if mark == "blocked":
        pale = _tint(picture, theme["tile_low"])
        pale.fill(theme["tile_low"], special_flags=pygame.BLEND_RGB_MAX)
        pale.set_alpha(round(255 * _PALE))
        picture.blit(pale, (0, 0))
    elif mark and mark not in _RINGS:
        width, height = picture.get_size()
        size = (round(width * _BAR[0]), max(3, round(height * _BAR[1])))
        bar = shapes.rounded(size, size[1] // 3, theme[mark])
        picture.blit(bar, bar.get_rect(midbottom=(width // 2, height)))


DIGITS = 0.47
"""The height of the digits, in heights of the tile."""

SHAPES = {"K": "circle", "R": "diamond", "B": "square", "O": "triangle"}
JOKERS = {"J": "joker", "D": "double", "M": "mirror", "C": "change"}


class TileArt:
    """The pictures of tiles in the look of the kit's theme."""

    def __init__(self, kit: Kit) -> None:
        self._kit = kit
        pixels = kit.size[0] * kit.size[1]
        # The fullest table with a full rack has to fit, or every move redraws them all.
        self._kept = SurfaceCache(2 * pixels)
        self._parts = SurfaceCache(pixels)
        self._fresh = 0

    def pad(self, width: int) -> tuple[int, int]:
        """Return where in a picture its tile begins: around it lies the shadow."""
        side = self._blur(width)
        return side, side

    def face(
        self,
        tile: Tile,
        width: int,
        mark: Mark = "",
        stand: Stand | None = None,
        laughs: bool = False,
    ) -> Surface:
        """Draw a tile, its back if it is hidden; a joker shows what it stands for, or laughs."""
        key = (tile, width, mark, stand, laughs)
        if key not in self._kept:
            self._fresh += 1
            self._kept[key] = self._draw(tile, width, mark, stand, laughs)
        return self._kept[key]

    def lay(
        self,
        picture: Surface,
        tile: Tile,
        corner: tuple[float, float],
        width: int,
        mark: Mark = "",
        stand: Stand | None = None,
    ) -> None:
        """Draw a tile into a picture, with its own upper left corner at a point."""
        pad = self.pad(width)
        place = round(corner[0]) - pad[0], round(corner[1]) - pad[1]
        picture.blit(self.face(tile, width, mark, stand), place)

    def lay_row(
        self, picture: Surface, row: Sequence[Tile], corner: tuple[int, int], width: int, step: int
    ) -> None:
        """Draw tiles from a point to the right, one every `step` pixels."""
        for at, tile in enumerate(row):
            self.lay(picture, tile, (corner[0] + at * step, corner[1]), width)

    def in_time(
        self, tile: Tile, width: int, mark: Mark, stand: Stand | None, laughs: bool
    ) -> bool:
        """Return whether a face is there, or this frame has time to draw it."""
        return self._fresh < FRESH or (tile, width, mark, stand, laughs) in self._kept

    def tick(self) -> None:
        """Begin a frame; once all tiles are drawn, forget what they are made of.

        That takes as much memory as they.
        """
        if not self._fresh:
            self._parts.clear()
        self._fresh = 0

    def color(self, kind: str) -> Color:
        """Return the colour of the numbers of a tile kind in the chosen palette."""
        return self._kit.palette[kind]

    def _blur(self, width: int) -> int:
        return max(2, round(width * 0.11))

    def _draw(
        self, tile: Tile, width: int, mark: Mark, stand: Stand | None, laughs: bool
    ) -> Surface:
        size, held = (width, tile_height(width)), mark == "held"
        picture = self._signed(tile, size, stand, laughs)
        draw_mark(picture, mark, self._kit.theme)
        shadow = ("shadow", width, held)
        if shadow not in self._kept:
            self._kept[shadow] = tile_shadow(size, self._blur(width), held)
        canvas = self._kept[shadow].copy()
        if mark in _RINGS:  # Around the tile, so that all of it is seen.
            line = max(2, round(width * _RING[mark]))
            around, color = (width + 2 * line, size[1] + 2 * line), self._kit.theme[_RINGS[mark]]
            ring = shapes.rounded(around, round(width * CORNER) + line, color)
            canvas.blit(ring, ring.get_rect(center=canvas.get_rect().center))
        canvas.blit(picture, self.pad(width))
        return canvas

    def _signed(
        self, tile: Tile, size: tuple[int, int], stand: Stand | None, laughs: bool
    ) -> Surface:
        """Draw a tile without mark and shadow."""
        whole = size[0] * shapes.FINE, size[1] * shapes.FINE
        if tile == HIDDEN:
            fine = back(self._kit.theme, whole, self._kit.art("back"))
        elif tile.number:
            return self._numbered(tile, size, whole)
        else:
            fine = self._blank(whole).copy()
            width, height = fine.get_size()
            shown = stand if stand and stand.numbers else None
            side = round(width * (0.68 if shown else 0.82))
            mood = "laughing" if laughs else "calm"
            face = shapes.svg(self._kit.art(JOKERS[tile.kind]), (side, side), variant=mood)
            fine.blit(face, face.get_rect(center=(width / 2, height * (0.32 if shown else 0.46))))
            if shown:
                self._draw_stand(fine, shown)
        return pygame.transform.smoothscale(fine, size)

    def _blank(self, size: shapes.Size) -> Surface:
        if size not in self._parts:
            self._parts[size] = blank(self._kit.theme, size)
        return self._parts[size]

    def _numbered(self, tile: Tile, size: shapes.Size, whole: shapes.Size) -> Surface:
        """Draw a number tile; finely only where it differs from a blank one."""
        key, color = (tile.kind, size), self.color(tile.kind)
        if key not in self._parts:
            shaped = pygame.transform.smoothscale(self._blank(whole), size)
            sign = self._draw_shape(tile.kind, round(whole[0] * 0.26))
            self._cut_in(shaped, sign, color, (whole[0] / 2, whole[1] * 0.765))
            self._parts[key] = shaped
        picture = self._parts[key].copy()
        number = self._digits(str(tile.number), round(whole[0] * 0.82), round(whole[1] * DIGITS))
        self._cut_in(picture, number, color, (whole[0] / 2, whole[1] * 0.365))
        return picture

    def _cut_in(
        self, picture: Surface, sign: Surface, color: Color, middle: tuple[float, float]
    ) -> None:
        whole = picture.width * shapes.FINE, picture.height * shapes.FINE
        place, depth = sign.get_rect(center=middle), _cut_depth(whole)
        fine = shapes.FINE  # What is drawn finely must end where a whole pixel is seen to.
        left, top = (side // fine * fine for side in place.topleft)
        right, bottom = (-(-side // fine) * fine for side in (place.right, place.bottom + depth))
        part = Rect(left, top, right - left, bottom - top).clip(Rect((0, 0), whole))
        ground = self._blank(whole).subsurface(part).copy()
        engrave(ground, sign, color, (place.x - part.x, place.y - part.y), depth)
        seen = Rect(*(side // shapes.FINE for side in part))
        picture.blit(pygame.transform.smoothscale(ground, seen.size), seen)

    def _draw_shape(self, kind: str, side: int) -> Surface:
        return shapes.svg(self._kit.art(SHAPES[kind]), (side, side))

    def _digits(self, text: str, width: int, height: int) -> Surface:
        """Return white digits exactly so high, narrowed where they would be too wide."""
        key = (text, width, height)
        if key not in self._parts:
            drawn = open_font("title", height * 3 // 2).render(text, True, "white")
            tight = drawn.subsurface(drawn.get_bounding_rect())
            wide = round(tight.get_width() * height / tight.get_height())
            self._parts[key] = pygame.transform.smoothscale(tight, (min(wide, width), height))
        return self._parts[key]

    def _draw_stand(self, fine: Surface, stand: Stand) -> None:
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
        shapes = [self._draw_shape(kind, side) for kind in stand.colors[:3]]
        color = self.color(stand.colors) if len(stand.colors) == 1 else ink
        colors = [color] * len(numbers) + [self.color(kind) for kind in stand.colors[:3]]
        # Two numbers stand further apart, or 3 and 4 would read as 34.
        gaps = [2 * gap] * (len(numbers) - 1) + [gap] * len(shapes)
        x = (width - sum(part.get_width() for part in (*numbers, *shapes)) - sum(gaps)) // 2
        for part, tint, after in zip((*numbers, *shapes), colors, (*gaps, 0), strict=True):
            place = part.get_rect(midleft=(x, height * 0.76))
            engrave(fine, part, tint, place.topleft, _cut_depth((width, height)))
            x += part.get_width() + after
