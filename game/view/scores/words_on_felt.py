"""What is on the felt at the end: notes and pads of paper, brass plates, large words."""

import pygame
from pygame import SRCALPHA, Surface

from game.kit import shapes
from game.kit.kit import Kit
from game.kit.shapes import Size
from game.kit.widgets.widget import Label
from game.view.sheets import draw_paper
from game.view.table.around.name_plate import draw_brass

FILLS, FAINT = 0.95, 0.6
"""How high large words are in their room, and how faint their shadow is."""

TILT = 1.5
"""How far a note is turned, in degrees."""


class PaperNote(Label):
    """Words on a paper that lies a little askew."""

    def paint(self) -> Surface:
        """Draw the paper, and the words in its middle."""
        canvas, (wide, high) = self.canvas(), self.rect.size
        if not self.text:
            return canvas
        size = round(wide * 0.98), high - round(wide * 0.03)
        # With nothing around it, the edges of what is turned would have steps.
        paper = Surface((size[0] + 4, size[1] + 4), SRCALPHA)
        paper.blit(draw_paper(self.kit, size), (2, 2))
        turned, middle = pygame.transform.rotozoom(paper, TILT, 1), canvas.get_rect().center
        canvas.blit(turned, turned.get_rect(center=middle))
        room = round(size[0] * 0.88), round(size[1] * 0.76)
        words = self.kit.words(self.text, self.face, self.size, "ink_dark", room, "center")
        canvas.blit(words, words.get_rect(center=(middle[0], middle[1] - size[1] // 30)))
        return canvas


def find_large_px(kit: Kit, words: str, room: Size) -> int:
    """Return the largest size in pixels at which words have a room, in one line or two."""
    most = round(room[1] * FILLS)
    return next(px for px in range(most, 0, -1) if kit.fonts.fits(words, "title", px, room))


def draw_large(kit: Kit, words: str, color: str, px: int, room: Size) -> Surface:
    """Draw words so large; light ones throw a shadow."""
    ink, low = kit.theme[color], max(2, px // 30)
    written = kit.fonts.block(words, "title", px, ink, room, "center")
    picture = Surface((written.width, written.height + low), SRCALPHA)
    if sum(ink[:3]) > 3 * 128:
        dark = written.copy()
        dark.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_MULT)
        picture.blit(shapes.faded(dark, FAINT), (0, low))
    picture.blit(written, (0, 0))
    return picture


class LargeWords(Label):
    """Words as large as their room."""

    def paint(self) -> Surface:
        """Draw the words in the middle."""
        canvas = self.canvas()
        if self.text:
            px = find_large_px(self.kit, self.text, self.rect.size)
            words = draw_large(self.kit, self.text, self.color, px, self.rect.size)
            canvas.blit(words, words.get_rect(center=canvas.get_rect().center))
        return canvas


def draw_word_plate(kit: Kit, words: str, size: Size, *, lit: bool = False) -> Surface:
    """Draw a plate with words: of brass, or of ivory while it is lit."""
    ivory, ink = kit.theme["tile_top"], "ink_dark" if lit else "brass_ink"
    plate = shapes.rounded(size, size[1] // 4, ivory).copy() if lit else draw_brass(kit, size)
    written = kit.one_line(words, "bold", "label", ink, (size[0] - 2 * max(4, kit.px(20)), size[1]))
    plate.blit(written, written.get_rect(center=(size[0] // 2, size[1] * 9 // 20)))
    return plate
