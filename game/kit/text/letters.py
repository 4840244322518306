"""The letters of a face at a size: drawn larger and shrunk, so that each stands where it belongs.

A font moves every letter to whole pixels: drawn as small as it is shown, "clock" reads "dock".

The face of titles has few letters. A text that has others is drawn whole in the next face that has
them all; where none has, as where a Turkish name stands in a Chinese sentence, word by word.
"""

import re
from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from itertools import groupby
from math import ceil
from pathlib import Path
from typing import Literal
from unicodedata import bidirectional

import font_fredoka_one
import font_manrope
import pygame
from pygame import Color, Surface

from game.kit.errors import BrokenAssetError
from game.kit.text.direction import can_be_ordered
from game.kit.text.scripts import (
    ABOVE,
    HEBREW,
    SCRIPTS,
    Script,
    ScriptLetters,
    bare,
    font_file,
    forget_scripts,
    script_of,
)

Face = Literal["title", "text", "bold", "spare"]
Align = Literal["left", "center", "right"]

DRAWN = 80  # px: text is drawn about as large as this before it is shrunk
MOST_TIMES = 4
ASKED = 200  # px: so large, no two signs measure alike by chance
OPEN = 12  # fonts, which a table needs: each keeps its file, and a third of a megabyte of letters
HALF = 128  # the alpha of a pixel that a letter covers by half
UNKNOWN = "\ue000"  # a sign that no font has
INSTEAD = "?"  # what is drawn where no font has a sign
KEPT_WIDTHS = 1000  # a text is measured at many sizes, word by word, each time a screen is built

FILES: dict[Face, Path] = {
    "title": Path(font_fredoka_one.FredokaOne),
    "text": Path(font_manrope.ManropeSemiBold),
    "bold": Path(font_manrope.ManropeExtraBold),
}
SYSTEM = "segoeui,arial,helveticaneue,notosans,dejavusans,liberationsans,freesans"
"""Fonts of systems that have letters which ours lack, as those of Kazakh."""

Font = Face | Script

LINE = 1.36  # the distance of two lines for each pixel of a size

ALIGNMENTS = {"left": pygame.FONT_LEFT, "center": pygame.FONT_CENTER, "right": pygame.FONT_RIGHT}


@lru_cache(maxsize=OPEN)
def open_font(face: Face, px: int) -> pygame.font.Font:
    """Open the font of a face, `px` pixels high; raises BrokenAssetError."""
    return _font(face, px)


def _font(face: Face, px: int) -> pygame.font.Font:
    file = _file(face)
    try:
        return pygame.font.Font(file, px)
    except (OSError, pygame.error) as fault:
        raise BrokenAssetError(f"{file} can't be read as a font.") from fault


@cache
def _spare_file() -> Path:
    """Find a font of the system, or else that of pygame, whose қ lacks its hook and is a к."""
    own = Path(pygame.font.__file__).with_name(pygame.font.get_default_font())
    return Path(pygame.font.match_font(SYSTEM, bold=True) or own)


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
        self.ascent = open_font(face, self._drawn).get_ascent() // self._times
        # The spare face has so little room above its letters that they would stand too high.
        self._lower = max(0, round(px * ABOVE) - self.ascent) if face == "spare" else 0
        self.ascent += self._lower
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
        if self._lower:
            large.scroll(0, self._lower * times, pygame.SCROLL_ERASE)
        if times == 1:
            return large
        above = font.get_ascent() % times  # without these the letters stand on a whole pixel
        wide, high = ceil(large.width / times), (large.height - above) // times
        part = large.subsurface((0, above, large.width, high * times))
        return pygame.transform.smoothscale(part, (wide, high))


class MixedLetters:
    """Measures and draws text of which no font has all signs: each word in the first that can."""

    def __init__(self, fonts: Sequence[Font], face: Face, px: int) -> None:
        self._fonts, self._face, self._px = fonts, face, px
        self.line = round(px * LINE)

    def width(self, text: str) -> float:
        """Return how wide a line of text is drawn."""
        return sum(ceil(drawn.width(part)) for drawn, part in self._parts(text))

    def draw(self, lines: Sequence[str], color: Color, align: int = pygame.FONT_LEFT) -> Surface:
        """Draw lines of text, one under the other."""
        rows = [
            [(it, it.draw([part], color)) for it, part in self._parts(line)]
            for line in filter(None, lines)
        ]
        base = max(it.ascent for row in rows for it, _ in row)
        widths = [sum(picture.width for _, picture in row) for row in rows]
        high = max(base - it.ascent + picture.height for row in rows for it, picture in row)
        drawn = Surface((max(widths), high + self.line * (len(rows) - 1)), pygame.SRCALPHA)
        for at, (row, wide) in enumerate(zip(rows, widths, strict=True)):
            free = drawn.width - wide
            x = {pygame.FONT_CENTER: free // 2, pygame.FONT_RIGHT: free}.get(align, 0)
            for it, picture in row:
                drawn.blit(picture, (x, at * self.line + base - it.ascent))
                x += picture.width
        return drawn

    def _parts(self, line: str) -> Iterator[tuple[Letters | ScriptLetters, str]]:
        """Cut a line up by the fonts that draw it: a word that one font has stays whole."""
        words = (
            "".join(signs)
            for _, signs in groupby(line, lambda sign: sign.isspace() or script_of(sign))
        )
        parts = (part for word in words for part in ([word] if self._font(word) else word))
        for font, some in groupby(parts, self._font):
            text = "".join(some)
            text = text if font else INSTEAD * len(text)
            yield _prepared(font or self._fonts[-1], self._face, self._px), text

    def _font(self, text: str) -> Font | None:
        return next((font for font in self._fonts if _has_all(font, text)), None)


def letters(text: str, face: Face, px: int) -> Letters | ScriptLetters | MixedLetters:
    """Return the letters of a face at a size that a text is drawn with, whatever the language.

    Names and rules may come from a game that began in another one.
    """
    if text.isascii():  # As most texts are: nothing need be looked up.
        return _prepared(face, face, px)
    fonts = _fonts(text, face)
    font = next((font for font in fonts if _has_all(font, text)), None)
    return _prepared(font, face, px) if font else MixedLetters(fonts, face, px)


def _fonts(text: str, face: Face) -> list[Font]:
    """Return the fonts that may draw a text, the best first."""
    scripts = (script for script in SCRIPTS if script.has(text) and font_file(script))
    return [*scripts, *dict.fromkeys((face, "bold", "spare"))]


def _has_all(font: Font, text: str) -> bool:
    """Return whether a font has the signs of a text; one of a script has all signs of that."""
    if text.isascii():
        return True
    others = re.sub(font.signs, "", text) if isinstance(font, Script) else text
    return all(_has(_file(font), sign) for sign in bare(others) if not sign.isascii())


def _file(font: Font) -> Path:
    if not isinstance(font, Script):
        return FILES.get(font) or _spare_file()
    file = font_file(font)
    assert file  # A script without a font is not among those that may draw.
    return file


@cache
def _has(file: Path, sign: str) -> bool:
    """Return whether a sign measures otherwise than one that the font lacks."""
    if bidirectional(sign) == "AL":  # Arabic letters join, and stand from right to left.
        return False
    font = _open_font(file)
    return sign.isspace() or font.metrics(sign) != font.metrics(UNKNOWN)


@lru_cache(maxsize=len(FILES))
def _open_font(file: Path) -> pygame.font.Font:
    pygame.font.init()  # Whoever asks may have no window.
    return pygame.font.Font(file, ASKED)


@lru_cache(maxsize=64)
def _prepared(font: Font, face: Face, px: int) -> Letters | ScriptLetters:
    if not isinstance(font, Script):
        return Letters(font, px)
    file = _file(font)
    try:
        return ScriptLetters(file, face, px, round(px * LINE), font.heavier)
    except (OSError, pygame.error) as fault:
        raise BrokenAssetError(f"{file} can't be read as a font.") from fault


def forget_letters() -> None:
    """Forget all letters that were drawn and measured, and fonts of other scripts."""
    _prepared.cache_clear()
    _open_font.cache_clear()
    forget_scripts()
    open_font.cache_clear()


def missing_letters(text: str) -> str:
    """Return the signs of a text that no font has which may draw it, each once."""
    if not can_be_drawn(text):
        return text
    files = [_file(font) for font in _fonts(text, "title")]
    signs = dict.fromkeys(bare(text))
    return "".join(sign for sign in signs if not any(_has(file, sign) for file in files))


def can_be_drawn(text: str) -> bool:
    """Return whether there are letters for a text, and what puts them in order."""
    script = script_of(text)
    drawn = script is None or font_file(script) is not None
    return drawn and (script is not HEBREW or can_be_ordered())
