"""One more minute: the countdown is a button when little time is left and nobody waits."""

from collections.abc import Callable
from typing import Any

from pygame import Rect, Surface

from game.kit import shapes
from game.kit.widgets.button import SINK, Button
from game.kit.widgets.caps import key_tip
from game.session.session import Session
from game.view.layers import Layer
from game.view.table.around.countdown import Countdown
from scenes.screen import Screen

OFFERED_SECONDS = 20
"""The button is offered for this many last seconds: enough for anybody to press it."""

WORDS_HEIGHT_SHARE = 0.34
"""The height of the words at the foot of the ring's place, as a share of its height."""

APART = 4
"""How far the ring is above the words, in reference pixels."""


def may_prolong(session: Session) -> bool:
    """Return whether the player to move has little time left and may have more.

    Solo players may, as nobody waits, and so may players whose handicap gives them more time.
    """
    left = session.game.clock.left
    unhurried = len(session.people) == 1 or session.game.position.mover.handicap.time != 1
    return unhurried and left is not None and left <= OFFERED_SECONDS


class MoreTimeButton(Button):
    """The countdown ring as a button; the words below it say what a press does."""

    def __init__(
        self, screen: Screen[Any], countdown: Countdown, on_press: Callable[[], None]
    ) -> None:
        kit, ring = screen.kit, countdown.ring
        high = max(round(ring.h * WORDS_HEIGHT_SHARE), kit.lines("small"))
        self.plate = Rect(ring.x, ring.bottom - high, ring.w, high)
        """Where the words stand."""
        self._countdown = countdown
        tip = key_tip(kit, "more_time")
        super().__init__(kit, screen.stage, ring, on_press=on_press, name="more_time", tip=tip)
        self._sprite.lift(Layer.SURROUNDINGS + 0.5)
        self.hide()

    def offer(self, offered: bool) -> None:
        """Show the button while it is offered; the ring is smaller then, and it covers nothing."""
        if offered != self.visible:
            self.reveal() if offered else self.hide()
            self._countdown.clear_foot((self.plate.h + self.kit.px(APART)) * offered)

    def paint(self) -> Surface:
        """Draw the words on a plate below the ring, and a frame around it all in focus."""
        canvas, theme, high = self.canvas(), self.kit.theme, self.plate.h
        plate = self.plate.move(self.pad - self.rect.x, self.pad - self.rect.y)
        plate.y += SINK * self.pressed
        fill = shapes.opaque(theme["panel"]).lerp(theme["ink"], 0.15 if self.hovered else 0.0)
        line = max(1, self.kit.px(3))
        canvas.blit(shapes.rounded(plate.size, high // 2, fill, theme["accent_ink"], line), plate)
        room = (plate.width - high // 3 - 2 * line, high - 2 * line)
        told, small = self.kit.text("control-more-time"), self.kit.usual_px("small")
        if self.kit.fonts.width(told, "bold", small) > room[0]:
            told = self.kit.text("control-more-time-short")
        words = self.kit.one_line(told, "bold", "body", "ink", room)
        canvas.blit(words, words.get_rect(center=plate.center))
        return canvas
