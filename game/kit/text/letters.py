"""The letters of a face at a size: drawn larger and shrunk, so that each stands where it belongs.

A font moves every letter to whole pixels: drawn as small as it is shown, "clock" reads "dock".
"""

from collections.abc import Sequence
from functools import lru_cache
from math import ceil
from pathlib import Path
from typing import Literal

import font_fredoka_one
import font_manrope
import pygame
from pygame import Color, Surface

from game.kit.errors import BrokenAssetError
from game.kit.text.direction import can_be_ordered
from game.kit.text.scripts import (
    HEBREW,
    Script,
    ScriptLetters,
    bare,
    font_file,
    forget_scripts,
    script_of,
)

Face = Literal["title", "text", "bold"]
Align = Literal["left", "center", "right"]

DRAWN = 80  # px: text is drawn about as large as this before it is shrunk
MOST_TIMES = 4
OPEN = 12  # fonts, which a table needs: each keeps its file, and a third of a megabyte of letters
HALF = 128  # the alpha of a pixel that a letter covers by half
UNKNOWN = "\ue000"  # a sign that no font has
KEPT_WIDTHS = 1000  # a text is measured at many sizes, word by word, each time a screen is built

FILES: dict[Face, Path] = {
    "title": Path(font_fredoka_one.FredokaOne),
    "text": Path(font_manrope.ManropeSemiBold),
    "bold": Path(font_manrope.ManropeExtraBold),
}
LINE = 1.36  # the distance of two lines for each pixel of a size

ALIGNMENTS = {"left": pygame.FONT_LEFT, "center": pygame.FONT_CENTER, "right": pygame.FONT_RIGHT}


@lru_cache(maxsize=OPEN)
def open_font(face: Face, px: int) -> pygame.font.Font:
    """Open the font of a face, `px` pixels high; raises BrokenAssetError."""
    return _font(face, px)


def _font(face: Face, px: int) -> pygame.font.Font:
    try:
        return pygame.font.Font(FILES[face], px)
    except (OSError, pygame.error) as fault:
        raise BrokenAssetError(f"{FILES[face]} can't be read as a font.") from fault


def _sharp(face: Face, px: int, times: int) -> int:
    """Return the size nearest to `times` × `px` at which an x is `times` whole pixels high."""
    sizes = range((px - 2) * times, (px + 2) * times + 1)
    nearest = sorted(sizes, key=lambda size: abs(size - px * times))
    return next(size for size in nearest if _x_height(face, size) % times == 0)


def _x_height(face: Face, px: int) -> int:
    x = _font(face, px).render("x", True, "white")
    return x.get_bounding_rect(min_alpha=HALF).height


class Letters:
    """Measures and draws text in a face about `px` pixels high.

    An x gets whole pixels: then the letters are sharp above and below.
    """

    def __init__(self, face: Face, px: int) -> None:
        self._times = max(1, min(MOST_TIMES, round(DRAWN / px)))
        self._face = face
        self._drawn = _sharp(face, px, self._times) if self._times > 1 else px
        self.line = round(px * LINE)
        self._widths: dict[str, float] = {}

    def width(self, text: str) -> float:
        """Return how wide a line of text is drawn."""
        if text not in self._widths:
            if len(self._widths) == KEPT_WIDTHS:
                self._widths.clear()
            wide = open_font(self._face, self._drawn).size(bare(text))[0]
            self._widths[text] = wide / self._times
        return self._widths[text]

    def draw(self, lines: Sequence[str], color: Color, align: int = pygame.FONT_LEFT) -> Surface:
        """Draw lines of text, one under the other."""
        font, times = open_font(self._face, self._drawn), self._times
        font.align = align
        font.set_linesize(self.line * times)
        large = font.render("\n".join(lines), True, color)
        if times == 1:
            return large
        above = font.get_ascent() % times  # without these the letters stand on a whole pixel
        wide, high = ceil(large.width / times), (large.height - above) // times
        part = large.subsurface((0, above, large.width, high * times))
        return pygame.transform.smoothscale(part, (wide, high))


def letters(text: str, face: Face, px: int) -> Letters | ScriptLetters:
    """Return the letters of a face at a size that a text is drawn with, whatever the language.

    Names and rules may come from a game that began in another one.
    """
    return _prepared(face, px, script_of(text))


@lru_cache(maxsize=64)
def _prepared(face: Face, px: int, script: Script | None) -> Letters | ScriptLetters:
    file = font_file(script) if script else None
    if not script or not file:
        return Letters(face, px)
    try:
        return ScriptLetters(file, face, px, round(px * LINE), script.heavier)
    except (OSError, pygame.error) as fault:
        raise BrokenAssetError(f"{file} can't be read as a font.") from fault


def forget_letters() -> None:
    """Forget all letters that were drawn and measured, and fonts of other scripts."""
    _prepared.cache_clear()
    forget_scripts()
    open_font.cache_clear()


def missing_letters(text: str) -> str:
    """Return the signs of a text that would show as empty boxes, each once."""
    if not can_be_drawn(text):
        return text
    if script_of(text):
        return ""
    pygame.font.init()  # Whoever asks may have no window.
    font = open_font("text", DRAWN)

    def drawn(sign: str) -> bytes:
        return pygame.image.tobytes(font.render(f".{sign}", False, "white"), "RGBA")

    box = drawn(UNKNOWN)
    return "".join(sign for sign in dict.fromkeys(bare(text)) if drawn(sign) == box)


def can_be_drawn(text: str) -> bool:
    """Return whether there are letters for a text, and what puts them in order."""
    script = script_of(text)
    drawn = script is None or font_file(script) is not None
    return drawn and (script is not HEBREW or can_be_ordered())
