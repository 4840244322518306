"""What the bots say of their turns: in a bubble each, hung from the badge of who says it."""

from collections.abc import Iterator, Mapping, Sequence

import pygame
from pygame import Rect, Surface

from game.kit import shapes
from game.kit.fonts import SMALLEST
from game.kit.kit import Kit
from game.kit.stage import Sprite, Stage
from game.view.layers import Layer

SHADE = 90
"""How dark the shadow of a bubble is, of 255."""


class Bubbles:
    """Show at most one bubble at a seat, side by side in the strip between badges and table."""

    def __init__(self, kit: Kit, stage: Stage, badges: Sequence[Rect], table: Rect) -> None:
        """Take the badges of all seats, and the table, which no bubble may cover."""
        self._kit, self._stage, self._badges = kit, stage, badges
        top, left = badges[0].bottom - kit.px(8), badges[0].x
        self._strip = Rect(left, top, table.right - left, table.top - top - kit.px(2))
        self._sprites: list[Sprite] = []
        self.said: dict[int, str] = {}
        """What stands in the bubbles, by seat."""

    @property
    def rects(self) -> list[Rect]:
        """Where the bubbles are, with their shadows."""
        return [sprite.rect for sprite in self._sprites]

    def show(self, said: Mapping[int, str]) -> None:
        """Show what is said, by seat."""
        if said == self.said:
            return
        for sprite in self._sprites:
            sprite.remove()
        self.said = dict(sorted(said.items()))
        plates = self._plates()
        lefts = self._lefts(plates)
        self._sprites = [self._hang(*each) for each in zip(plates, lefts, strict=True)]

    def _plates(self) -> list[Surface]:
        """Draw the bubbles: all sentences in one size, in a line each if they fit, or in two."""
        said = list(self.said.values())
        for px in range(self._kit.text_px("small"), SMALLEST - 1, -1):
            for lines in ([[words] for words in said], [halves(words) for words in said]):
                plates = [self._plate(self._write(each, px)) for each in lines]
                if self._fit(plates):
                    return plates
        return [self._plate(self._write([self._cut(words)], SMALLEST)) for words in said]

    def _cut(self, words: str) -> str:
        """Leave out the end of what is too long even in the smallest letters."""
        room = self._strip.w // len(self._badges) - 2 * self._kit.px(16) - self._kit.px(12)
        return self._kit.fonts.shorten(words, "bold", SMALLEST, room)

    def _write(self, lines: Sequence[str], px: int) -> Surface:
        """Write lines one below the other, each in the middle."""
        fonts, ink = self._kit.fonts, self._kit.theme["ink_dark"]
        written = [fonts.render(line, "bold", px, ink) for line in lines]
        wide, high = max(line.width for line in written), written[0].height
        block = Surface((wide, high * len(written)), pygame.SRCALPHA)
        for at, line in enumerate(written):
            block.blit(line, ((wide - line.width) // 2, at * high))
        return block

    def _plate(self, words: Surface) -> Surface:
        """Draw a plate around words; the corner at the badge is not round."""
        across, down = self._kit.px(16), self._kit.px(4)
        size = words.width + 2 * across, words.height + 2 * down
        fill, radius = self._kit.theme["tile_top"], min(self._kit.px(16), size[1] // 2)
        plate = shapes.rounded(size, radius, fill).copy()
        plate.fill(fill, (0, 0, radius, radius))
        plate.blit(words, (across, down))
        return plate

    def _fit(self, plates: Sequence[Surface]) -> bool:
        """Tell whether each bubble has room, and begins under its own badge."""
        badges = [self._badges[seat] for seat in self.said]
        return all(
            plate.height <= self._strip.h and badge.left <= left < badge.centerx
            for plate, left, badge in zip(plates, self._lefts(plates), badges, strict=True)
        )

    def _lefts(self, plates: Sequence[Surface]) -> list[int]:
        starts = [self._badges[seat].x + self._badges[seat].h // 3 for seat in self.said]
        widths = [plate.width for plate in plates]
        return side_by_side(starts, widths, self._kit.px(12), self._strip.right)

    def _hang(self, plate: Surface, left: int) -> Sprite:
        kit = self._kit
        shaded = shapes.shadowed(plate, max(1, kit.px(3)), (0, kit.px(2)), SHADE)
        at = left - shaded.pad[0], self._strip.y - shaded.pad[1]
        return self._stage.add(shaded.image, *at, Layer.BUBBLE)


def halves(words: str) -> list[str]:
    """Part a sentence at a space into two lines of nearly the same length."""
    spaces = [at for at, sign in enumerate(words) if sign == " "]
    if not spaces:
        return [words]
    at = min(spaces, key=lambda at: abs(2 * at + 1 - len(words)))
    return [words[:at], words[at + 1 :]]


def side_by_side(starts: Sequence[int], widths: Sequence[int], gap: int, end: int) -> list[int]:
    """Give left edges near where each would begin, so that none touches another or the end."""
    lefts: list[int] = []
    free = min(starts, default=0)
    for start, width in zip(starts, widths, strict=True):
        lefts.append(max(start, free))
        free = lefts[-1] + width + gap
    return list(_yielding(lefts, widths, gap, end))[::-1]


def _yielding(lefts: Sequence[int], widths: Sequence[int], gap: int, end: int) -> Iterator[int]:
    """Push back, the last first, what reaches over the end or over its neighbour."""
    for left, width in zip(reversed(lefts), reversed(widths), strict=True):
        at = min(left, end - width)
        yield at
        end = at - gap
