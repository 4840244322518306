"""Shapes drawn fine and kept: rounded plates, discs, drawings, transforms."""

import re
import zlib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from io import BytesIO
from itertools import product
from pathlib import Path

import pygame
from pygame import Color, Rect, Surface

from game.kit.errors import BrokenAssetError
from game.kit.face_plan import FacePlan
from game.kit.surface_cache import cached_surface

FINE = 4  # pixels drawn per pixel shown; smoothscale by 3 would lose a step of each colour
COARSE = 2  # the same for what is drawn often

DASH = 5.5  # how far it is from gap to gap in a broken line, in widths of the line
GAP = 0.4  # what share of that is gap

Size = tuple[int, int]
Point = tuple[float, float]
RGBA = tuple[int, int, int, int]
Paint = Color | tuple[Color, Color]  # one colour, or top and bottom of a gradient


@dataclass(frozen=True, eq=False)
class Raster:
    """A picture from outside, drawn elsewhere: the packed pixels of each of its variants.

    Each is there in some sizes, the largest first: made much smaller, edges would turn grey.
    """

    variants: Mapping[str, Sequence[tuple[Size, bytes]]]
    face: FacePlan | None = None

    def draw(self, room: Size, variant: str = "") -> Surface:
        """Draw it as large as it can be in a room."""
        sizes = self.variants.get(variant, self.variants[""])
        larger = [each for each in sizes if _scale(each[0], room) <= 1]
        size, packed = larger[-1] if larger else sizes[0]
        picture = pygame.image.frombytes(zlib.decompress(packed), size, "RGBA")
        return pygame.transform.smoothscale_by(picture, _scale(size, room))


def _scale(size: Size, room: Size) -> float:
    return min(side / own for side, own in zip(room, size, strict=True))


Art = Path | Raster  # a picture: the file of one of the game's own drawings, or one from outside


@cached_surface(2 << 20)
def rounded(
    size: Size, radius: int, fill: Paint, line: Color | None = None, line_width: int = 0
) -> Surface:
    """Draw a rounded rectangle; two fill colours make a gradient from top to bottom."""
    shades = fill if isinstance(fill, tuple) else (fill, fill)
    if line is None or line_width <= 0:
        return filled(size, radius, shades)
    radius = min(radius, *(side // 2 for side in size))
    corner = max(radius, line_width)
    least = 2 * corner + 1, 2 * corner + 1
    if shades[0] == shades[1] and least[0] < min(size):
        return stretched(rounded(least, radius, fill, line, line_width), size, corner)
    picture = filled(size, radius, (line, line))
    inner = (size[0] - 2 * line_width, size[1] - 2 * line_width)
    if min(inner) <= 0:
        return picture
    hole, inner_radius = Color(0, 0, 0, line.a), max(0, radius - line_width)
    for layer, flags in (
        (filled(inner, inner_radius, (hole, hole)), pygame.BLEND_RGBA_SUB),
        (filled(inner, inner_radius, shades), 0),
    ):
        picture.blit(layer, (line_width, line_width), special_flags=flags)
    return picture


def filled(size: Size, radius: int, shades: tuple[Color, Color]) -> Surface:
    """Draw a rounded gradient that is not kept: one may draw on it."""
    radius = min(radius, *(side // 2 for side in size))
    picture = Surface(size, pygame.SRCALPHA)
    if shades[0] == shades[1]:
        picture.fill(shades[0])
    else:
        pygame.transform.scale(_draw_gradient_column(size[1], *shades), size, picture)
    for corner, quarter in zip(
        _corners(size, radius), _corners((2 * radius,) * 2, radius), strict=True
    ):
        picture.blit(_mask(radius), corner, quarter, special_flags=pygame.BLEND_RGBA_MULT)
    return picture


@cached_surface(1 << 20)
def dashed(size: Size, radius: int, fill: Color, line: Color, line_width: int) -> Surface:
    """Draw a rounded rectangle with a broken line around it."""
    picture = rounded(size, radius, fill, line, line_width).copy()
    for place in _gaps(size, radius, line_width):
        picture.fill(fill, place)
    return picture


def cut_corners(picture: Surface, radius: int) -> None:
    """Make the corners of a picture round and transparent."""
    mask = rounded(picture.size, radius, Color("white"))
    picture.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)


def opaque(color: Color) -> Color:
    """Take the transparency off a colour."""
    return Color(color.r, color.g, color.b)


def disc(diameter: int, color: Color) -> Surface:
    """Draw a filled circle."""
    return rounded((diameter, diameter), diameter // 2, color)


def badge(art: Art, side: int, inner: int, ground: Color, ink: Color) -> Surface:
    """Draw a picture, `inner` pixels large, in the middle of a disc."""
    picture = disc(side, ground).copy()
    drawn = svg(art, (inner, inner), ink)
    picture.blit(drawn, drawn.get_rect(center=picture.get_rect().center))
    return picture


def rgba(color: Color) -> RGBA:
    """Return a colour as four numbers, which can be a key."""
    return color.r, color.g, color.b, color.a


def _gaps(size: Size, radius: int, line_width: int) -> Iterator[Rect]:
    """List what is left out of a broken line on the straight sides."""
    width, height = size
    for start, end in _dashes(width - 2 * radius, line_width):
        yield Rect(radius + start, 0, end - start, line_width)
        yield Rect(radius + start, height - line_width, end - start, line_width)
    for start, end in _dashes(height - 2 * radius, line_width):
        yield Rect(0, radius + start, line_width, end - start)
        yield Rect(width - line_width, radius + start, line_width, end - start)


def _dashes(length: int, line_width: int) -> Iterator[tuple[int, int]]:
    """Part a side into gaps and dashes, one dash in the middle; give the gaps."""
    count = 2 * max(1, round(length / (2 * DASH * line_width)))
    pitch = length / count
    for at in range(count):
        middle = (at + 0.5) * pitch
        yield round(middle - pitch * GAP / 2), round(middle + pitch * GAP / 2)


def stretched(picture: Surface, size: Size, corner: int) -> Surface:
    """Draw a picture in another size; its corners stay as they are, and all else is even."""
    drawn = Surface(size, pygame.SRCALPHA)
    for part, place in zip(_ninths(picture.size, corner), _ninths(size, corner), strict=True):
        pygame.transform.scale(picture.subsurface(part), place.size, drawn.subsurface(place))
    return drawn


def _ninths(size: Size, corner: int) -> Iterator[Rect]:
    """Part a rectangle into its corners, the sides between them, and its middle."""
    across, down = (((0, corner), (corner, x - corner), (x - corner, x)) for x in size)
    for (left, right), (top, bottom) in product(across, down):
        yield Rect(left, top, right - left, bottom - top)


def _corners(size: tuple[int, ...], radius: int) -> list[Rect]:
    right, bottom = size[0] - radius, size[1] - radius
    return [Rect(x, y, radius, radius) for x in (0, right) for y in (0, bottom)]


@cached_surface(1 << 19)
def _mask(radius: int) -> Surface:
    fine = Surface((2 * radius * FINE, 2 * radius * FINE), pygame.SRCALPHA)
    fine.fill((255, 255, 255, 0))
    pygame.draw.circle(fine, "white", (radius * FINE, radius * FINE), radius * FINE)
    return pygame.transform.smoothscale(fine, (2 * radius, 2 * radius))


@cached_surface(1 << 17)
def _draw_gradient_column(height: int, top: Color, low: Color) -> Surface:
    column = Surface((1, height), pygame.SRCALPHA)
    for y in range(height):
        share = y / max(1, height - 1)
        row = tuple(round(a + (b - a) * share) for a, b in zip(top, low, strict=True))
        column.fill(row, (0, y, 1, 1))
    return column


def ring(diameter: int, width: int, color: Color) -> Surface:
    """Draw a circle's line."""
    middle = diameter * COARSE / 2
    fine = Surface((diameter * COARSE, diameter * COARSE), pygame.SRCALPHA)
    fine.fill((*color[:3], 0))
    pygame.draw.circle(fine, color, (middle, middle), middle, width * COARSE)
    return pygame.transform.smoothscale(fine, (diameter, diameter))


def tick(size: int, color: Color) -> Surface:
    """Draw a check mark in a square."""
    side = size * FINE
    fine = Surface((side, side), pygame.SRCALPHA)
    fine.fill((*color[:3], 0))
    bends = [(0.18 * side, 0.55 * side), (0.42 * side, 0.78 * side), (0.84 * side, 0.26 * side)]
    pygame.draw.lines(fine, color, False, bends, max(1, side // 7))
    for bend in bends:
        pygame.draw.circle(fine, color, bend, side / 14)
    return pygame.transform.smoothscale(fine, (size, size))


def draw_bends(fine: Surface, color: Color, bends: Sequence[Point], width: int) -> None:
    """Draw a line from point to point with round ends and bends."""
    if len(bends) > 1:
        pygame.draw.lines(fine, color, False, bends, width)
    for bend in bends:
        pygame.draw.circle(fine, color, bend, width / 2)


def tip(width: int, color: Color) -> Surface:
    """Draw a triangle that points upwards, half as high as it is wide."""
    fine = Surface((width * FINE, width * FINE // 2), pygame.SRCALPHA)
    fine.fill((*color[:3], 0))
    wide, high = fine.get_size()
    pygame.draw.polygon(fine, color, ((wide / 2, 0), (wide, high), (0, high)))
    return pygame.transform.smoothscale(fine, (width, width // 2))


@cached_surface(1 << 20)
def svg(art: Art, size: Size, tint: Color | None = None, variant: str = "") -> Surface:
    """Draw a vector picture, fitted into a size; a tint multiplies its colours.

    Of the groups that a picture has one of at a time, the `variant` is shown, if it is there.
    Raises BrokenAssetError.
    """
    picture = art.draw(size, variant) if isinstance(art, Raster) else _own(art, size, variant)
    if tint:
        picture.fill(tint, special_flags=pygame.BLEND_RGBA_MULT)
    return picture


VARIANT = re.compile(rb'<g class="variant" id="(\w+)"(?: display="none")?>')
SHOWN, HIDDEN = b"<g>", b'<g display="none">'


def _own(path: Path, size: Size, variant: str) -> Surface:
    try:
        if not variant:
            return pygame.image.load_sized_svg(path, size)
        return draw_source(with_variant(path.read_bytes(), variant.encode()), size)
    except (OSError, pygame.error) as fault:
        raise BrokenAssetError(f"{path} can't be read as a picture.") from fault


def draw_source(source: bytes, size: Size) -> Surface:
    """Draw what is not in a file; where only files can be drawn, it is put into one."""
    try:
        return pygame.image.load_sized_svg(BytesIO(source), size)
    except pygame.error:
        from tempfile import TemporaryDirectory  # Hardly any system needs it.

        with TemporaryDirectory() as folder:
            file = Path(folder) / "drawing.svg"
            file.write_bytes(source)
            return pygame.image.load_sized_svg(file, size)


def with_variant(source: bytes, variant: bytes) -> bytes:
    """Show of the variants of a drawing another one than those who drew it."""
    if variant not in VARIANT.findall(source):
        return source
    return VARIANT.sub(lambda group: SHOWN if group[1] == variant else HIDDEN, source)


SIZES = 64
"""Steps of size between nothing and a picture's own."""

TILTS = 2
"""Steps of tilt in a degree."""


def faded(picture: Surface, gone: float) -> Surface:
    """Draw a picture of which so much, from 0 to 1, is gone."""
    if not gone:
        return picture
    fainter = picture.copy()
    fainter.set_alpha(round(255 * (1 - gone)))
    return fainter


def transformed(
    face: Surface, across: float = 1.0, down: float = 1.0, tilt: float = 0.0
) -> Surface:
    """Scale a picture both ways and tilt it by degrees against the clock, all by small steps."""
    steps = max(1, round(across * SIZES)), max(1, round(down * SIZES)), round(tilt * TILTS)
    return face if steps == (SIZES, SIZES, 0) else _transformed(face, *steps)


@cached_surface(1 << 18)
def _transformed(face: Surface, across: int, down: int, tilt: int) -> Surface:
    size = max(1, face.width * across // SIZES), max(1, face.height * down // SIZES)
    picture = pygame.transform.smoothscale(face, size) if size != face.size else face
    return pygame.transform.rotozoom(picture, tilt / TILTS, 1) if tilt else picture
