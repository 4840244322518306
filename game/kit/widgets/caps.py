"""Caps: the keys of a keyboard or the buttons of a gamepad, drawn as they look."""

from collections.abc import Sequence

import pygame
from pygame import SRCALPHA, Color, Rect, Surface

from game.kit import shapes
from game.kit.kit import Kit
from game.kit.stage import Stage
from game.kit.widgets.widget import Widget

ARROWS = {"up": 0, "left": 90, "down": 180, "right": 270}
"""What a cap may show instead of words: an arrowhead, turned by this many degrees."""

HIGH = 84
"""How high a cap is at most, in reference pixels."""

GAP = 0.16
"""Between two caps, for each unit of their height."""


class Caps(Widget):
    """Some caps side by side, as large as there is room; round ones are buttons."""

    def __init__(
        self, kit: Kit, stage: Stage, rect: Rect, words: Sequence[str], *, round: bool = False
    ) -> None:
        self.words, self.round = words, round
        super().__init__(kit, stage, rect)

    def paint(self) -> Surface:
        """Draw them from the left, as keys lie; all together begin where text does."""
        canvas = self.canvas()
        high = min(self.kit.px(HIGH), self.rect.height)
        caps = [self._cap(word, high) for word in self.words]
        while sum(cap.width for cap in caps) > self.rect.width - high and high > 12:
            high -= 2
            caps = [self._cap(word, high) for word in self.words]
        gap = round(high * GAP)
        wide = sum(cap.width for cap in caps) + gap * (len(caps) - 1)
        row, x = Surface((wide, high), SRCALPHA), 0
        for cap in caps:
            row.blit(cap, (x, 0))
            x += cap.width + gap
        canvas.blit(row, row.get_rect(midleft=(self.pad, canvas.height // 2)))
        return canvas

    def _cap(self, word: str, high: int) -> Surface:
        theme, line = self.kit.theme, max(1, self.kit.px(3))
        if word in ARROWS:
            face = pygame.transform.rotate(shapes.tip(high // 2, theme["ink"]), ARROWS[word])
        else:
            room = (self.rect.width, high * 3 // 5)
            face = self.kit.one_line(word, "bold", "label", "ink", room)
        wide = max(high, face.width + high // 2)
        cap = Surface((wide, high), SRCALPHA)
        radius = high // 2 if self.round else high // 5
        low, edge = Color(theme["ink_soft"]), max(2, high // 12)
        low.a = 255
        cap.blit(shapes.rounded((wide, high), radius, low), (0, 0))
        top = shapes.rounded(
            (wide, high - edge), radius, shapes.opaque(theme["panel"]), theme["ink"], line
        )
        cap.blit(top, (0, 0))
        cap.blit(face, face.get_rect(center=(wide // 2, (high - edge) // 2)))
        return cap
