"""The name of the game: the head of the menu, and with its ground the very first picture."""

from collections.abc import Iterator

import pygame
from pygame import Rect, Surface

from game.kit.text.letters import Align
from game.kit.theme import Paintbox
from game.view.menu.round_table import RoundTable
from game.view.room import has_room

LINES = ("Rack", "& Run")  # not among the texts: it is the same in every language
NAME = " ".join(LINES)

# Where it is in a wide and in a tall window: the shares of the width at its left and right
# edge, and of the height at its top and bottom. Not among the layouts, for it is shown before these
# are read.
WIDE = ((7 / 96, 5 / 12), (7 / 108, 17 / 54))
TALL = ((1 / 12, 11 / 12), (1 / 16, 43 / 240))

Corner = tuple[int, int]


def show(box: Paintbox, screen: Surface) -> None:
    """Show the name on its ground in the window, where the menu is going to have both."""
    box.backdrop = RoundTable(box).ground()
    screen.blit(box.backdrop, (0, 0))
    screen.fblits([*written(box)])
    pygame.display.update()
    pygame.event.pump()  # there are systems that show no window whose events nobody asks for


def written(box: Paintbox) -> Iterator[tuple[Surface, Corner]]:
    """Write the name with its shade: pictures and their places, from below to above."""
    place, fonts = room(box), box.fonts
    shade = "wall_dark" if has_room(box) else "felt_dark"
    px = min(fonts.fit(line, "title", place.height // len(LINES), place.width) for line in LINES)
    top = place.bottom - px * len(LINES)
    for at, line in enumerate(LINES):
        for color, down in ((shade, max(2, px // 24)), ("ink", 0)):
            words = fonts.render(line, "title", px, box.theme[color])
            lies = words.get_rect(midleft=(place.left, top + px * at + px // 2 + down))
            if alignment(box) == "center":
                lies.centerx = place.centerx
            yield words, lies.topleft


def room(box: Paintbox) -> Rect:
    """Return the place for the name."""
    shares = TALL if alignment(box) == "center" else WIDE
    (left, right), (top, bottom) = (
        (round(before * side), round(after * side))
        for (before, after), side in zip(shares, box.size, strict=True)
    )
    return Rect(left, top, right - left, bottom - top)


def alignment(box: Paintbox) -> Align:
    """Return how the head of the menu is aligned: in a tall window to the middle."""
    return "center" if box.size[1] > box.size[0] else "left"
