"""How well text stands out from what is drawn beneath it: `python -m tests.contrast --help`.

A scene is drawn twice: without its text, and with a block of its ink in the place of each text. The
pixels that differ show ink and ground.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import product
from typing import Any, NamedTuple
from unittest.mock import patch

import pygame
from pygame import SRCALPHA, Color, Rect, Surface

from game import commandline
from game.kit.text.fonts import Fonts
from game.kit.theme import contrast
from game.kit.widgets.button import Button
from game.kit.widgets.choice import Choice
from game.kit.widgets.widget import Widget
from game.run_main import run_main
from tests import pictures

LARGE, LARGE_BOLD = 24, 19
"""Pixels from which text is large, as the guidelines for the web have it."""

OUTLINED = (
    *("Joker freed!", "Fourth tile!", "Split!"),
    *("10 in a row!", "+60", "+5 s"),
)
"""The name of the game and those of great moves: letters with dark edges, on whatever ground."""

LOWEST = 5
"""Pixels; what is lower is the edge of a block, and of no letter."""

WORST = 15
"""Of the pixels of a text, this percentile counts: some of a block may lie over an edge, and the
lowest of seven lines of pixels may be a shadow that it throws.
"""

Size = tuple[int, int]


THEMES = ("felt", "wood", "night")
NEEDED = {"night": 7.0}
ENOUGH, ENOUGH_LARGE = 4.5, 3.0
"""How well text has to stand out: by its theme, else by its size."""


class Faint(NamedTuple):
    """A piece of text that does not stand out as well as it should: where it lies, and how well."""

    place: Rect
    contrast: float


def faint(name: str, size: Size, theme: str, **look: Any) -> list[Faint]:
    """List the text of a scene that is too faint, but for what cannot be pressed or chosen."""
    look["theme"], needed = theme, NEEDED.get(theme, ENOUGH)
    bare = _drawn(name, size, lambda *_: False, **look)
    found = _pieces(bare, _drawn(name, size, lambda *_: True, **look), needed)
    if found and theme not in NEEDED:
        small = _drawn(name, size, lambda px, face: not is_large(px, face), **look)
        large = _drawn(name, size, is_large, **look)
        found = [*_pieces(bare, small, ENOUGH), *_pieces(bare, large, ENOUGH_LARGE)]
    return found


def _drawn(name: str, size: Size, wanted: Callable[[int, str], bool], **look: Any) -> Surface:
    with _inked(wanted):
        return pictures.draw(name, size, **look)


def is_large(px: int, face: str) -> bool:
    return px >= (LARGE if face == "text" else LARGE_BOLD)


@contextmanager
def _inked(wanted: Callable[[int, str], bool]) -> Iterator[None]:
    """Draw a block of ink for each text that is wanted, and nothing for any other."""
    kept, paint, option = Fonts._kept, Button.paint, Choice._paint_option
    muted: list[Widget] = []

    def block(fonts: Fonts, lines: Any, face: Any, px: int, color: Color, align: Any) -> Surface:
        drawn = kept(fonts, lines, face, px, color, align)
        if lines[0] in OUTLINED:
            return drawn
        picture = Surface(drawn.get_size(), SRCALPHA)
        shown = wanted(px, face) and not muted
        alpha = color.a if shown else 1  # What measures the letters must not find nothing.
        picture.fill((*color[:3], alpha), drawn.get_bounding_rect(min_alpha=64))
        return picture

    def quiet(button: Button) -> Surface:
        if not button.enabled:
            muted.append(button)
        try:
            return paint(button)
        finally:
            muted.clear()

    def barred(choice: Choice[Any], canvas: Surface, place: Rect, text: str, chosen: bool) -> None:
        if any(words == text and value in choice.disabled for value, words in choice.options):
            muted.append(choice)
        try:
            option(choice, canvas, place, text, chosen)
        finally:
            muted.clear()

    with (
        patch.object(Fonts, "_kept", block),
        patch.object(Button, "paint", quiet),
        patch.object(Choice, "_paint_option", barred),
    ):
        yield


def _pieces(bare: Surface, inked: Surface, needed: float) -> list[Faint]:
    """List the pieces of text that stand out less than they need to."""
    same = pygame.mask.from_threshold(inked, (0, 0, 0), (3, 3, 3, 255), bare)
    same.invert()
    pieces = []
    for piece in same.connected_components(12):
        (place,) = piece.get_bounding_rects()
        if place.height < LOWEST:
            continue
        points = [
            (x, y)
            for y in range(place.top, place.bottom, max(1, place.height // 6))
            for x in range(place.left, place.right, max(1, place.width // 12))
            if piece.get_at((x, y))
        ]
        values = sorted(contrast(inked.get_at(at), bare.get_at(at)) for at in points)
        pieces.append(Faint(place, values[len(values) * WORST // 100]))
    return [piece for piece in pieces if piece.contrast < needed]


def main(arguments: list[str]) -> None:
    parser = commandline.Parser(prog="python -m tests.contrast", description=__doc__)
    parser.add_argument("--size", type=pictures.window_size, default=(1366, 768), metavar="WxH")
    parser.add_argument("--theme", choices=THEMES, action="append")
    options = parser.parse_args(arguments)
    for theme, name in product(options.theme or THEMES, pictures.SCENES):
        for piece in faint(name, options.size, theme):
            print(theme, name, tuple(piece.place), f"{piece.contrast:.2f}")


if __name__ == "__main__":
    run_main(main)
