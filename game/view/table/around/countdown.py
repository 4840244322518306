"""The countdown of a turn: a ring with the seconds, and a bar along the rack."""

from math import ceil

import pygame
from pygame import Color, Rect, Surface

from game.engine.clock import Clock
from game.kit import shapes
from game.kit.dial import Dial
from game.kit.kit import Kit
from game.kit.stage import Sprite, Stage
from game.view.layers import Layer

Destination = tuple[int, int] | Rect
Blit = tuple[Surface, Destination] | tuple[Surface, Destination, Rect]

URGENT = 10
"""Seconds from which the colour changes."""

_BAR_STEPS = 4
"""The bar moves so often a second: finer steps are too small to see."""


class ClockRing:
    """Show how much time is left; redraw only when the picture changes."""

    def __init__(self, kit: Kit, stage: Stage, zone: Rect) -> None:
        self._kit = kit
        self._shown: tuple[object, ...] = ()
        side = min(zone.size)
        self.rect = Rect(0, 0, side, side)
        self.rect.center = zone.center
        self._sprite = _blank(stage, self.rect)
        self._disc = shapes.disc(side, kit.theme["track"])
        self._dial = Dial(side, max(4, side // 14), kit.theme["panel"])

    def show(self, key: tuple[object, ...], text: str, share: float, *, urgent: bool) -> None:
        """Show a text in a ring of which a share is full, unless the same `key` was shown last."""
        if key == self._shown:
            return
        self._shown = key
        theme, side = self._kit.theme, self._disc.width
        ring = self._dial.show(share, theme["urgent" if urgent else "accent_ink"])
        size = self._kit.fonts.fit(text, "title", round(side * 0.4), round(side * 0.62))
        number = self._kit.fonts.render(text, "title", size, theme["ink"])
        place = number.get_rect(center=(side / 2, side / 2))
        whole = self._disc.get_rect()
        _draw_part(self._sprite, whole, (self._disc, (0, 0)), (ring, (0, 0)), (number, place))

    def hide(self) -> None:
        """Show nothing."""
        self._shown = ()
        self._sprite.hide()

    def remove(self) -> None:
        """Leave the stage for good."""
        self._sprite.remove()


class Countdown:
    """Show a clock; it is drawn anew only when what is seen of it changes."""

    def __init__(self, kit: Kit, stage: Stage, ring: Rect, bar: Rect) -> None:
        self._kit, self._stage, self._zone, self._bar = kit, stage, ring, bar
        self._bar_shown: tuple[int, bool | None] = (0, None)
        self._ring, self._bar_sprite = ClockRing(kit, stage, ring), _blank(stage, bar)
        self._track = shapes.rounded(bar.size, bar.h // 2, kit.theme["track"])
        self._calm = _fill(bar.size, kit.theme["bar_left"], kit.theme["bar_right"])
        self._urgent = _fill(bar.size, kit.theme["urgent"], kit.theme["urgent"])

    @property
    def ring(self) -> Rect:
        """Where the ring is."""
        return self._ring.rect

    def clear_foot(self, high: int) -> None:
        """Keep so much at the foot of the ring's place free, for a button that stands there."""
        side = min(self._zone.size)
        place = Rect(0, 0, side, side - high)
        place.midtop = self._zone.centerx, self._zone.centery - side // 2
        self._ring.remove()
        self._ring = ClockRing(self._kit, self._stage, place)

    def show(self, clock: Clock) -> None:
        """Show what the clock says now."""
        left, limit = clock.left, clock.limit
        if left is None or limit is None:
            self._bar_shown = (0, None)
            self._ring.hide()
            self._bar_sprite.hide()
            return
        seconds = ceil(left)
        urgent = seconds <= URGENT
        self._ring.show((seconds, limit), str(seconds), left / limit, urgent=urgent)
        self._show_bar(ceil(left * _BAR_STEPS) / _BAR_STEPS / limit, urgent=urgent)

    def _show_bar(self, share: float, *, urgent: bool) -> None:
        filled, (before, was_urgent) = round(self._bar.w * share), self._bar_shown
        if (filled, urgent) == self._bar_shown:
            return
        self._bar_shown = (filled, urgent)
        left, right = sorted((before, filled)) if urgent == was_urgent else (0, self._bar.w)
        part = Rect(left, 0, right - left, self._bar.h)
        lit = part.clip(Rect(0, 0, filled, self._bar.h))
        full = self._urgent if urgent else self._calm
        _draw_part(self._bar_sprite, part, (self._track, part, part), (full, lit, lit))


def _fill(size: tuple[int, int], left: Color, right: Color) -> Surface:
    """Draw a bar whose colour goes from left to right."""
    ends = Surface((2, 2))  # Of one row alone pygame would read the next one, which is not there.
    ends.fill(left)
    ends.fill(right, (1, 0, 1, 2))
    colors = pygame.transform.smoothscale(ends, size)
    shape = shapes.rounded(size, size[1] // 2, Color("white")).copy()
    shape.blit(colors, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    return shape


def _blank(stage: Stage, place: Rect) -> Sprite:
    """Put a picture to draw on in a place; a game without a limit never shows it."""
    picture = Surface(place.size, pygame.SRCALPHA)
    return stage.add(picture, *place.topleft, Layer.SURROUNDINGS, visible=False)


def _draw_part(sprite: Sprite, part: Rect, *pictures: Blit) -> None:
    """Put pictures in the place of a part of what a sprite shows.

    On the same picture: the system takes longer to give a new one than these are drawn.
    """
    sprite.image.fill((0, 0, 0, 0), part)
    sprite.image.blits(pictures)
    sprite.redraw(part)
    sprite.reveal()
