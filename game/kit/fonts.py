"""Fonts by face and size, and text drawn with them."""

from functools import lru_cache
from pathlib import Path
from typing import Literal

import font_fredoka_one
import font_manrope
import pygame
from pygame import Color, Surface

from game.kit.surface_cache import SurfaceCache

Face = Literal["title", "text", "bold"]
Align = Literal["left", "center", "right"]

SMALLEST = 13  # px: no text is asked for smaller than this
FLOOR = 10  # px: the last resort for text that would be clipped otherwise
INK = 0.8  # share of a line's height that its letters take
NEARLY = 0.9  # so much smaller at most is one line rather than two
KEPT_BYTES = 3 << 19

FILES: dict[Face, Path] = {
    "title": Path(font_fredoka_one.FredokaOne),
    "text": Path(font_manrope.ManropeSemiBold),
    "bold": Path(font_manrope.ManropeExtraBold),
}
ALIGNMENTS = {"left": pygame.FONT_LEFT, "center": pygame.FONT_CENTER, "right": pygame.FONT_RIGHT}


@lru_cache(maxsize=64)
def _open(face: Face, px: int) -> pygame.font.Font:
    return pygame.font.Font(FILES[face], px)


class Fonts:
    """Opens fonts once and keeps the last text pictures; do not draw on what it returns."""

    def __init__(self) -> None:
        pygame.font.init()
        self._pictures = SurfaceCache(KEPT_BYTES)

    @staticmethod
    def size(px: float) -> int:
        """Round a size in pixels, up to the smallest that people can read."""
        return max(SMALLEST, round(px))

    def get(self, face: Face, px: int) -> pygame.font.Font:
        """Give the font of a face, `px` pixels high."""
        return _open(face, px)

    def render(self, text: str, face: Face, px: int, color: Color) -> Surface:
        """Draw one line of text."""
        return self._kept(text, face, px, color, 0, "left")

    def wrap(
        self, text: str, face: Face, px: int, color: Color, width: int, align: Align = "left"
    ) -> Surface:
        """Draw a paragraph in lines of at most `width` pixels."""
        return self._kept(text, face, px, color, width, align)

    def fit(self, text: str, face: Face, px: int, width: int) -> int:
        """Give the largest size up to `px` at which a line fits into `width` pixels."""
        size = px
        while size > FLOOR and (wide := self.get(face, size).size(text)[0]) > width:
            size = max(FLOOR, min(size - 1, size * width // wide + 1))
        return size

    def shorten(self, text: str, face: Face, px: int, width: int) -> str:
        """Cut off the end of a line that is too long even so small."""
        font, kept = self.get(face, px), text
        while len(kept) > 2 and font.size(kept)[0] > width:
            kept = kept[:-2].rstrip() + "…"
        return kept

    def block(
        self,
        text: str,
        face: Face,
        px: int,
        color: Color,
        room: tuple[int, int],
        align: Align = "left",
    ) -> Surface:
        """Draw text as large as a room of pixels allows: in one line, in several, or smaller."""
        for size in range(px, max(FLOOR, round(px * NEARLY) - 1), -1):
            if self._has_room(text, face, size, room):
                return self.render(text, face, size, color)
        for size in range(px, FLOOR, -1):
            if self._has_room(text, face, size, room):
                return self.render(text, face, size, color)
            if self._longest_word(text, face, size) <= room[0]:
                picture = self.wrap(text, face, size, color, room[0], align)
                if picture.height <= room[1]:
                    return picture
        return self.wrap(text, face, FLOOR, color, room[0], align)

    def _has_room(self, text: str, face: Face, px: int, room: tuple[int, int]) -> bool:
        """Tell whether a text has room in one line."""
        wide, high = self.get(face, px).size(text)
        return wide <= room[0] and high * INK <= room[1]

    def _longest_word(self, text: str, face: Face, px: int) -> int:
        # Not `split()`, which would part words at spaces that forbid it.
        apart = "".join(" " if breaks_anywhere(sign) else sign for sign in text)
        words = apart.replace("\n", " ").split(" ")
        return max((self.get(face, px).size(word)[0] for word in words), default=0)

    def _kept(
        self, text: str, face: Face, px: int, color: Color, width: int, align: Align
    ) -> Surface:
        key = (text, face, px, tuple(color), width, align)
        if key not in self._pictures:
            font = self.get(face, px)
            font.align = ALIGNMENTS[align]
            self._pictures[key] = font.render(text, True, color, wraplength=width)
        return self._pictures[key]


def breaks_anywhere(sign: str) -> bool:
    """Whether a line may break at this sign, as in Chinese."""
    return sign >= "\u2e80"
