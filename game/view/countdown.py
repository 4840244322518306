"""The countdown of a turn: a ring with the seconds, and a bar along the rack."""

from math import ceil

import pygame
from pygame import Color, Rect, Surface

from game.engine.clock import Clock
from game.kit import paint
from game.kit.kit import Kit
from game.kit.stage import Stage

URGENT = 10
"""Seconds from which the colour changes."""

_BAR_STEPS = 4
"""The bar moves so often a second: finer steps are too small to see."""


class Countdown:
    """Show a clock; it is drawn anew only when what is seen of it changes."""

    def __init__(self, kit: Kit, stage: Stage, ring: Rect, bar: Rect) -> None:
        self._kit = kit
        self._bar = bar
        side = min(ring.size)
        self._ring = Rect(0, 0, side, side)
        self._ring.center = ring.center
        self._shown: tuple[object, ...] = ()
        self._bar_shown = (-1, False)
        # A game without a limit shows neither ring nor bar.
        nothing = Surface((1, 1), pygame.SRCALPHA)
        self._ring_sprite = stage.add(nothing, *self._ring.topleft, 3)
        self._bar_sprite = stage.add(nothing, *bar.topleft, 3)
        self._track = paint.rounded(bar.size, bar.h // 2, kit.theme["track"])
        self._calm = _fill(bar.size, kit.theme["bar_left"], kit.theme["bar_right"])
        self._urgent = _fill(bar.size, kit.theme["urgent"], kit.theme["urgent"])

    def show(self, clock: Clock) -> None:
        """Show what the clock says now."""
        left, limit = clock.left, clock.limit
        if left is None or limit is None:
            return
        seconds = ceil(left)
        urgent = seconds <= URGENT
        self._show_ring((seconds, limit), str(seconds), left / limit, urgent=urgent)
        self._show_bar(ceil(left * _BAR_STEPS) / _BAR_STEPS / limit, urgent=urgent)

    def _show_ring(self, key: tuple[object, ...], text: str, share: float, *, urgent: bool) -> None:
        if key != self._shown:
            self._shown = key
            self._ring_sprite.show(self._paint_ring(text, share, urgent))

    def _paint_ring(self, text: str, share: float, urgent: bool) -> Surface:
        theme, side = self._kit.theme, self._ring.w
        picture = paint.disc(side, theme["track"]).copy()
        color = theme["urgent" if urgent else "accent_ink"]
        thick = max(4, side // 14)
        picture.blit(paint.ring(side, thick, share, color, theme["panel"]), (0, 0))
        size = self._kit.fonts.fit(text, "title", round(side * 0.4), round(side * 0.62))
        number = self._kit.fonts.render(text, "title", size, theme["ink"])
        picture.blit(number, number.get_rect(center=(side / 2, side / 2)))
        return picture

    def _show_bar(self, share: float, *, urgent: bool) -> None:
        filled = round(self._bar.w * share)
        if (filled, urgent) == self._bar_shown:
            return
        self._bar_shown = (filled, urgent)
        picture = self._track.copy()
        picture.blit(self._urgent if urgent else self._calm, (0, 0), (0, 0, filled, self._bar.h))
        self._bar_sprite.show(picture)


def _fill(size: tuple[int, int], left: Color, right: Color) -> Surface:
    """Draw a bar whose colour goes from left to right."""
    ends = Surface((2, 1))
    ends.set_at((0, 0), left)
    ends.set_at((1, 0), right)
    colors = pygame.transform.smoothscale(ends, size)
    shape = paint.rounded(size, size[1] // 2, Color("white")).copy()
    shape.blit(colors, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    return shape
