"""Paper in the room: a slip, or the two pages of a book; and the cloth on which figures lie."""

import pygame
from pygame import SRCALPHA, Color, Rect, Surface

from game.kit import shapes, softness
from game.kit.kit import Kit
from game.kit.widgets.widget import RADIUS
from game.view import backgrounds

MARGIN, HEM = 24, 14
"""How far the paper reaches beyond what is on it, and the cloth beyond the figures, in ref. px."""

BLUR, BELOW, SHADE = 18, 10, 140
"""How soft the shadow of paper is, how far it falls, in reference px, and how dark, of 255."""

PAPER = Color("#FFFBEE"), Color("#F1E4C6")
"""The colours of a note, from top to low."""

CORNER, FALL, FALL_ALPHA = 8, 5, 70
"""The corners of a note, how far its shadow falls, in reference pixels, and how dark it is."""

FOLD, DEPTH = 40, Color(90, 60, 20, 70)
"""How wide the shade on either side of the fold is, in reference px, and how dark in the middle."""


def draw_paper(kit: Kit, size: shapes.Size) -> Surface:
    """Draw a sheet of paper and its shadow in a size; one may draw on it."""
    sheet, radius = sheet_within(kit, size), kit.px(CORNER)
    shade = (size[1] - sheet.h) // 2
    picture = Surface(size, SRCALPHA)
    dark = shapes.rounded((sheet.w, sheet.h + shade), radius, Color(0, 0, 0, FALL_ALPHA))
    picture.blit(dark, sheet.move(0, shade))
    picture.blit(shapes.rounded(sheet.size, radius, PAPER), sheet)
    return picture


def sheet_within(kit: Kit, size: shapes.Size) -> Rect:
    """Return the place of a sheet in such a picture, beside its shadow."""
    shade = max(2, kit.px(FALL))
    return Rect(shade // 2, 0, size[0] - shade, size[1] - 2 * shade)


def draw_page(kit: Kit, page: Rect, fold: int | None = None) -> tuple[Surface, Rect]:
    """Draw the paper for what is on it, with a fold at an x; return its place, too."""
    sheet = page.inflate(2 * kit.px(MARGIN), 2 * kit.px(MARGIN))
    shades = kit.theme["tile_top"], kit.theme["tile_low"]
    paper = shapes.filled(sheet.size, kit.px(RADIUS) // 2, shades)
    if fold is not None:
        at = fold - sheet.left
        clear = Color(DEPTH.r, DEPTH.g, DEPTH.b, 0)
        half = shapes.rounded((paper.height, kit.px(FOLD)), 0, (clear, DEPTH))
        for turn, place in ((90, at - kit.px(FOLD)), (-90, at)):
            paper.blit(pygame.transform.rotate(half, turn), (place, 0))
    shadow = softness.shadowed(paper, kit.px(BLUR), (0, kit.px(BELOW)), SHADE)
    return shadow.image, shadow.image.get_rect(center=sheet.center).move(0, kit.px(BELOW) // 2)


def draw_cloth(kit: Kit, figures: Rect) -> tuple[Surface, Rect]:
    """Draw the cloth under figures in a room; return its place, too."""
    place = figures.inflate(2 * kit.px(HEM), 2 * kit.px(HEM))
    cloth = Surface(place.size)
    backgrounds.draw_ground(kit, cloth)
    cut = cloth.convert_alpha()
    shapes.cut_corners(cut, kit.px(RADIUS))
    return cut, place
