"""The letters of scripts that have a font of their own: one for every face.

It is opened with the first such text. The Chinese one holds ten thousand signs, so a font is opened
at few sizes, and what it draws is shrunk to fit.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib.util import find_spec
from math import ceil
from pathlib import Path

import pygame
from pygame import Color, Surface

DRAWN = (64, 128, 256)  # px: text is drawn as large as one of these before it is shrunk
FINER = 1.5  # draw this many times larger than shown, if possible
ABOVE = 1.07  # the room above the line on which signs stand, as that of other letters
HEAVIER = {"text": 0.016, "bold": 0.03, "title": 0.05}
"""By how much the strokes of a face are wider than those of the font, which has one weight."""


@dataclass(frozen=True)
class Script:
    """A script: its signs, the package of its font and the file in it, or else one of the system.

    The font has Latin letters and digits, too, for a line is drawn with one font.
    """

    signs: str
    package: str
    file: str
    system: str
    heavier: float = 1.0
    """How many times as much wider its strokes become as others: thin ones need more."""

    def has(self, text: str) -> bool:
        """Return whether a text has signs of the script."""
        return re.search(self.signs, text) is not None


CHINESE = Script(
    "[\u2e80-\u9fff\uf900-\ufaff\uff00-\uffef]",
    "pylopdf_fonts_zh_cn",
    "NotoSansSC-Regular.otf",
    "notosanscjksc,notosanscjk,notosanssc,sourcehansanssc,sourcehansanscn,microsoftyahei,"
    "pingfangsc,pingfang,hiraginosansgb,wenquanyizenhei,wenquanyimicrohei,droidsansfallback,simhei",
)
HEBREW = Script(
    "[\u0590-\u05ff\ufb1d-\ufb4f]",
    "pylopdf_fonts_he",
    "NotoSansHebrew-Variable.ttf",
    "notosanshebrew,arialhebrew,segoeui,arial,dejavusans",
    heavier=2.4,
)
SCRIPTS = (CHINESE, HEBREW)

MARKS = re.compile("[\u200e\u200f\u202a-\u202e\u2066-\u2069]")


def bare(text: str) -> str:
    """Leave out of a text the marks that say how signs stand; they are not seen."""
    return MARKS.sub("", text)


def script_of(text: str) -> Script | None:
    """Return the script whose font a text needs, if it is not the usual one."""
    return next((script for script in SCRIPTS if script.has(text)), None)


@cache
def font_file(script: Script) -> Path | None:
    """Find a font with the signs of a script: that of the package, or one of the system."""
    package = find_spec(script.package)
    path = Path(package.origin or "").parent / script.file if package else None
    if path and path.is_file():
        return path
    found = pygame.font.match_font(script.system)
    return Path(found) if found else None


@lru_cache(maxsize=len(DRAWN))
def _font(file: Path, px: int) -> pygame.font.Font:
    return pygame.font.Font(file, px)


def forget_scripts() -> None:
    """Forget the fonts: each keeps the signs it has drawn, at most megabytes."""
    _font.cache_clear()


class ScriptLetters:
    """Measures and draws text with signs of a script about `px` pixels high."""

    def __init__(self, file: Path, face: str, px: int, line: int, heavier: float) -> None:
        """Open the font; raises OSError or pygame.error."""
        drawn = next((size for size in DRAWN if size >= px * FINER), DRAWN[-1])
        self._font = _font(file, drawn)
        self._times = drawn / px
        self._heavier = round(drawn * HEAVIER[face] * heavier)
        self._cut = max(0, self._font.get_ascent() - round(drawn * ABOVE))
        self.line = line
        self.ascent = round((self._font.get_ascent() - self._cut) / self._times)

    def width(self, text: str) -> float:
        """Return how wide a line of text is drawn."""
        wide = self._font.size(bare(text))[0]
        return (wide + self._heavier) / self._times if wide else 0.0

    def draw(self, lines: Sequence[str], color: Color, align: int = pygame.FONT_LEFT) -> Surface:
        """Draw lines of text, one under the other."""
        font, times = self._font, self._times
        font.align = align
        font.set_linesize(round(self.line * times))
        large = _heavier(font.render("\n".join(lines), True, color), self._heavier, color)
        part = large.subsurface((0, self._cut, large.width, large.height - self._cut))
        size = ceil(part.width / times), round(part.height / times)
        return pygame.transform.smoothscale(part, size)


def _heavier(drawn: Surface, by: int, color: Color) -> Surface:
    """Widen all strokes by this many pixels: first to the right, then downwards."""
    for right, down in ((1, 0), (0, 1)) if by else ():
        wider = Surface((drawn.width + right * by, drawn.height + down * by), pygame.SRCALPHA)
        wider.fill((*color[:3], 0))
        for step in range(by + 1):
            at = right * step, down * step
            wider.blit(drawn, at, special_flags=pygame.BLEND_RGBA_MAX)
        drawn = wider
    return drawn
