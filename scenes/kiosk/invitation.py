"""The button that invites people to touch the screen."""

from functools import cache
from math import ceil, cos, pi
from pathlib import Path

from pygame import BLEND_RGBA_MULT, Rect, Surface

from game.kit import shapes
from game.kit.messages import chosen_texts
from game.kit.widgets.button import Button

BREATH_SECONDS = 6.0
"""Seconds from one brightest moment to the next."""

DIMMEST_SHARE = 0.68
"""The share of its light left when it is dimmest: too little to burn into a screen."""

LIGHT_STEPS = 16
HAND_SHARE = 0.8
"""The height of the hand, as a share of the room for it."""

WORDS = "attract-title", "attract-line"


@cache
def _read_words(assets: Path, language: str) -> tuple[str, str]:
    title, line = map(chosen_texts(assets, language), WORDS)
    return title, line


class Invitation(Button):
    """A button with a large picture, whose light slowly rises and falls."""

    _step, _now = 0, 0.0

    def tick(self, dt: float) -> None:
        """Change the light slowly: it attracts attention, and nothing bright burns in."""
        self._now = (self._now + dt) % BREATH_SECONDS
        dim = (1 - cos(2 * pi * self._now / BREATH_SECONDS)) / 2
        step = round(LIGHT_STEPS * dim**2)  # It is bright for longer than it is dim.
        if step != self._step:
            self._step = step
            self._dim()
            self._sprite.redraw(self._dimmed.get_rect())

    def invite_in(self, language: str) -> None:
        """Show the words in a language, whichever one is spoken."""
        own = language == self.kit.messages.language
        words = None if own else _read_words(self.kit.assets, language)
        title, line = words or map(self.kit.text, WORDS)
        if title != self.text:
            self.text, self.sub = title, line
            self.refresh()

    def accessible_name(self) -> tuple[str, str]:
        """Say the words in the language that is spoken."""
        return self.kit.aloud(*map(self.kit.text, WORDS)), self.state()

    def paint(self) -> Surface:
        """Draw the button in its current light."""
        self._lit = super().paint()
        self._dimmed = self._lit.copy()
        self._dim()
        return self._dimmed

    def _dim(self) -> None:
        light = ceil(255 * (1 - (1 - DIMMEST_SHARE) * self._step / LIGHT_STEPS))
        self._dimmed.fill((light, light, light, 255))
        self._dimmed.blit(self._lit, (0, 0), special_flags=BLEND_RGBA_MULT)

    def _fits(self, room: tuple[int, int]) -> bool:  # noqa: ARG002
        """Keep the hand, even if the words get less room."""
        return True

    def _icon(self, room: Rect) -> Surface | None:
        assert self.icon
        side = min(round(HAND_SHARE * room.height), room.width)
        return shapes.svg(self.icon, (side, side), self._ink())

    def _large_icon(self, room: Rect) -> Surface | None:  # noqa: ARG002
        return None  # The hand is large at any size of text.
