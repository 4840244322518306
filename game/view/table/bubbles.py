"""What the bots say of their turns: in a bubble each, hung from the badge of who says it."""

from collections.abc import Mapping, Sequence
from math import inf
from typing import NamedTuple

from pygame import Color, Rect, Surface

from game.kit import shapes
from game.kit.kit import Kit
from game.kit.stage import Sprite, Stage
from game.kit.text.fonts import SMALLEST
from game.kit.text.line_breaks import unbroken
from game.view.layers import Layer

SHADE = 90
"""How dark the shadow of a bubble is, of 255."""

GAP = 12
"""The distance between two bubbles, in reference pixels."""

TIP = 9
"""How high the tip of a bubble is that points to who says it, in reference pixels."""


class Bubbles:
    """Show at most one bubble at a seat, side by side in the strip between badges and table."""

    def __init__(self, kit: Kit, stage: Stage, badges: Sequence[Rect], table: Rect) -> None:
        """Take the badges of all seats, and the table, which no bubble may cover."""
        self._kit, self._stage = kit, stage
        # They are laid out from left to right, and hung on the other side if text goes there.
        self._badges = badges = [kit.turned(badge) for badge in badges]
        table = kit.turned(table)
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
        plates, lefts = self._laid()
        heads = map(self._head, self.said)
        self._sprites = [self._hang(*each) for each in zip(plates, lefts, heads, strict=True)]

    def _laid(self) -> tuple[list[Surface], list[int]]:
        """Draw the bubbles, all sentences in one size, in a line each if they fit, or in two."""
        said = list(self.said.values())
        largest = min(self._kit.text_px("small"), self._strip.h)
        for px in range(largest, SMALLEST - 1, -1):
            for lines in ([[words] for words in said], [halves(words) for words in said]):
                plates = [self._plate(each, px) for each in lines]
                lefts = side_by_side(self._ranges(plates), self._kit.px(GAP))
                if lefts is not None and all(it.height <= self._strip.h for it in plates):
                    return plates, lefts
        plates = [self._plate(self._cut(words), SMALLEST) for words in said]
        return plates, [each.best for each in self._ranges(plates)]

    def _ranges(self, plates: Sequence[Surface]) -> list["BubbleRange"]:
        """Return where each bubble can begin, so that its tip is not at a round corner."""
        near, strip = self._kit.px(26), self._strip
        return [
            BubbleRange(
                max(strip.left, head + near - plate.width),
                head - near,
                min(head - near, strip.right - plate.width),
                plate.width,
            )
            for head, plate in zip(map(self._head, self.said), plates, strict=True)
        ]

    def _head(self, seat: int) -> int:
        """Return where the middle of the face is that speaks."""
        badge = self._badges[seat]
        return badge.x + badge.h // 2

    def _cut(self, words: str) -> list[str]:
        """Leave out the end of what is too long even in the smallest letters."""
        fonts, (across, down) = self._kit.fonts, self._margin
        room = self._badges[1].x - self._badges[0].x - 2 * across - self._kit.px(GAP)
        high = fonts.render(words, "text", SMALLEST, Color("black")).height
        lines = fonts.lines(words, "text", SMALLEST, room)
        whole = min(len(lines), 2, (self._strip.h - 2 * down) // high) - 1
        rest = fonts.shorten(unbroken(lines[whole:]), "text", SMALLEST, room)
        return [*lines[:whole], rest]

    @property
    def _margin(self) -> tuple[int, int]:
        """The space around the words."""
        return self._kit.px(15), self._kit.px(4)

    def _plate(self, lines: Sequence[str], px: int) -> Surface:
        """Draw a plate with lines of text, each in the middle."""
        fonts, theme, (across, down) = self._kit.fonts, self._kit.theme, self._margin
        written = [fonts.render(line, "text", px, theme["ink_dark"]) for line in lines]
        wide, high = max(line.width for line in written), written[0].height
        size = wide + 2 * across, high * len(written) + 2 * down
        plate = shapes.rounded(size, self._kit.px(16), theme["tile_top"]).copy()
        for at, line in enumerate(written):
            plate.blit(line, (across + (wide - line.width) // 2, down + at * high))
        return plate

    def _hang(self, plate: Surface, left: int, head: int) -> Sprite:
        """Put a bubble on the stage, with its tip below the face."""
        kit, high = self._kit, self._kit.px(TIP)
        bubble = kit.canvas((plate.width, plate.height + high))
        bubble.blit(plate, (0, high))
        bubble.blit(shapes.tip(2 * high, kit.theme["tile_top"]), (head - left - high, 0))
        shaded = shapes.shadowed(bubble, max(1, kit.px(3)), (0, kit.px(2)), SHADE)
        corner = left - shaded.pad[0], self._strip.y - high - shaded.pad[1]
        place = kit.turned(shaded.image.get_rect(topleft=corner))
        return self._stage.add(shaded.image, *place.topleft, Layer.BUBBLE)


def halves(words: str) -> list[str]:
    """Part a sentence at a space into two lines of nearly the same length."""
    spaces = [at for at, sign in enumerate(words) if sign == " "]
    if not spaces:
        return [words]
    at = min(spaces, key=lambda at: abs(2 * at + 1 - len(words)))
    return [words[:at], words[at + 1 :]]


class BubbleRange(NamedTuple):
    """Where something so wide may begin: at the lowest, at best, at the highest."""

    low: int
    best: int
    high: int
    width: int


def side_by_side(ranges: Sequence[BubbleRange], gap: int) -> list[int] | None:
    """Return left edges so that nothing touches what comes after it; None if there is no room."""
    latest: list[float] = []
    end = inf
    for each in reversed(ranges):
        end = min(each.high, end - gap - each.width)
        latest.insert(0, end)
    lefts: list[int] = []
    free = -inf
    for each, last in zip(ranges, latest, strict=True):
        low = max(each.low, free)
        if low > last:
            return None
        lefts.append(round(min(max(each.best, low), last)))
        free = lefts[-1] + each.width + gap
    return lefts
