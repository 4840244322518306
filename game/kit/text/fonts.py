"""Text pictures: lines, paragraphs, and text in a room, each drawn once."""

from math import ceil, floor

import pygame
from pygame import Color, Surface

from game.kit.surface_cache import SurfaceCache
from game.kit.text.direction import ordered
from game.kit.text.letters import ALIGNMENTS, LINE, Align, Face, forget_letters, letters
from game.kit.text.line_breaks import broken, unbroken

SMALLEST = 13  # px: no text is asked for smaller than this
INK = 0.8  # share of a line's height that its letters take
KEPT_BYTES = 3 << 19
ACROSS: dict[Align, Align] = {"left": "right", "right": "left"}


class Fonts:
    """Measures text and keeps the last text pictures; do not draw on what it returns."""

    def __init__(self) -> None:
        pygame.font.init()
        self.from_right = False
        """Whether lines begin at the right."""
        self._pictures = SurfaceCache(KEPT_BYTES)

    def forget(self) -> None:
        """Forget all that was drawn and measured, and close what is open for it."""
        self._pictures.clear()
        forget_letters()

    @staticmethod
    def size(px: float) -> int:
        """Round a size in pixels, up to the smallest that people can read."""
        return max(SMALLEST, round(px))

    def width(self, text: str, face: Face, px: int) -> int:
        """Return how wide a line of text is."""
        return ceil(letters(text, face, px).width(text))

    def lines(self, text: str, face: Face, px: int, width: int) -> list[str]:
        """Break a text into lines of at most `width` pixels."""
        return broken(text, width, letters(text, face, px).width)

    def render(self, text: str, face: Face, px: int, color: Color) -> Surface:
        """Draw one line of text."""
        return self._kept((text,), face, px, color, "left")

    def wrap(self, text: str, face: Face, px: int, color: Color, width: int) -> Surface:
        """Draw a paragraph in lines of at most `width` pixels."""
        return self._kept(tuple(self.lines(text, face, px, width)), face, px, color, "left")

    def fit(self, text: str, face: Face, px: int, width: int) -> int:
        """Return the largest size up to `px` at which letters that are a picture fit a width."""
        size = px
        while size > 1 and (wide := self.width(text, face, size)) > width:
            size = max(1, min(size - 1, size * width // wide + 1))
        return size

    def shorten(self, text: str, face: Face, px: int, width: int) -> str:
        """Cut off the end of a line that is too long."""
        kept = text
        while len(kept) > 2 and self.width(kept, face, px) > width:
            kept = kept[:-2].rstrip() + "…"
        return kept

    def fits(self, text: str, face: Face, px: int, room: tuple[int, int]) -> bool:
        """Return whether a text, in lines, has room so large."""
        lines = self.lines(text, face, px, room[0])
        wide = max(map(letters(text, face, px).width, lines))
        return ceil(wide) <= room[0] and len(lines) <= _most_lines(px, room[1])

    def block(
        self,
        text: str,
        face: Face,
        px: int,
        color: Color,
        room: tuple[int, int],
        align: Align = "left",
    ) -> Surface:
        """Draw text in as few lines as hold it; what has no place in the room is cut off."""
        lines = self.lines(text, face, px, room[0])
        most = max(1, _most_lines(px, room[1]))
        kept = [*lines[: most - 1], unbroken(lines[most - 1 :])]
        shown = tuple(self.shorten(line, face, px, room[0]) for line in kept)
        return self._kept(shown, face, px, color, align)

    def _kept(
        self, lines: tuple[str, ...], face: Face, px: int, color: Color, align: Align
    ) -> Surface:
        if self.from_right:
            align = ACROSS.get(align, align)
        lines = ordered(lines, from_right=self.from_right)
        key = (lines, face, px, tuple(color), align)
        if key not in self._pictures:
            self._pictures[key] = _drawn(lines, face, px, color, align)
        return self._pictures[key]


def _drawn(lines: tuple[str, ...], face: Face, px: int, color: Color, align: Align) -> Surface:
    return letters("".join(lines), face, px).draw(lines, color, ALIGNMENTS[align])


def _most_lines(px: int, height: int) -> int:
    return floor(height / round(px * LINE) + 1 - INK)
