"""One more minute: the countdown is a button when little time is left and nobody waits."""

from collections.abc import Callable
from typing import Any

from pygame import Rect, Surface

from game.kit import shapes
from game.kit.widgets.button import SINK, Button
from game.session.session import Session
from game.view.layers import Layer
from scenes.screen import Screen

OFFERED_SECONDS = 20
"""The button is offered for this many last seconds: enough for anybody to press it."""

WORDS_HEIGHT_SHARE = 0.34
"""The height of the words at the foot of the ring, as a share of the ring's height."""


def may_prolong(session: Session) -> bool:
    """Return whether the player to move has little time left and may have more.

    Solo players may, as nobody waits, and so may players whose handicap gives them more time.
    """
    left = session.game.clock.left
    unhurried = len(session.people) == 1 or session.game.position.mover.handicap.time != 1
    return unhurried and left is not None and left <= OFFERED_SECONDS


class MoreTimeButton(Button):
    """The countdown ring as a button; the words at its foot say what a press does."""

    def __init__(self, screen: Screen[Any], on_press: Callable[[], None]) -> None:
        kit, ring = screen.kit, screen.zone("ring")
        place = Rect((0, 0), (min(ring.size),) * 2)
        place.center = ring.center
        tip = kit.text("tip-more-time")
        super().__init__(kit, screen.stage, place, on_press=on_press, name="more_time", tip=tip)
        self._sprite.lift(Layer.SURROUNDINGS + 0.5)
        self.hide()

    def offer(self, offered: bool) -> None:
        """Show the button while it is offered."""
        if offered != self.visible:
            self.reveal() if offered else self.hide()

    def paint(self) -> Surface:
        """Draw the words on a plate over the ring's foot, and a frame around it all in focus."""
        canvas, theme, side = self.canvas(), self.kit.theme, self.rect.width
        high = max(round(side * WORDS_HEIGHT_SHARE), self.kit.lines("small"))
        low = self.pad + side - high + SINK * self.pressed
        plate = Rect(0, low, canvas.get_width(), high)
        fill = shapes.opaque(theme["panel"]).lerp(theme["ink"], 0.15 if self.hovered else 0.0)
        line = max(1, self.kit.px(3))
        canvas.blit(shapes.rounded(plate.size, high // 2, fill, theme["accent_ink"], line), plate)
        room = (plate.width - high // 3 - 2 * line, high - 2 * line)
        words = self.kit.one_line(self._told(room[0]), "bold", "body", "ink", room)
        canvas.blit(words, words.get_rect(center=plate.center))
        return canvas

    def _told(self, width: int) -> str:
        """Return the full label if it fits the width in px, else the short one."""
        words, small = self.kit.text("control-more-time"), self.kit.usual_px("small")
        fits = self.kit.fonts.width(words, "bold", small) <= width
        return words if fits else self.kit.text("control-more-time-short")
