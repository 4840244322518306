"""A stepper: a choice among more options than a row has room for, one of them shown."""

from functools import cached_property
from typing import TypeVar

from pygame import Rect, Surface

from game.kit import shapes
from game.kit.gestures import Point
from game.kit.widgets.button import FADED
from game.kit.widgets.choice import GAP, Choice

Value = TypeVar("Value")

MOST = 6
"""A row shows up to so many options."""


class Stepper(Choice[Value]):
    """The chosen option between a minus and a plus."""

    def activate(self, pos: Point | None) -> None:
        """Take the option before or after at a sign; elsewhere the next, after the last the first.

        By key it is the next one, too.
        """
        if pos and self.less.collidepoint(pos):
            self.step("left")
        elif pos and self.more.collidepoint(pos):
            self.step("right")
        else:
            super().activate(None)

    @property
    def less(self) -> Rect:
        """The place of the minus on the screen."""
        return self._parts(self.rect)[0]

    @property
    def more(self) -> Rect:
        """The place of the plus on the screen."""
        return self._parts(self.rect)[2]

    def _parts(self, whole: Rect) -> tuple[Rect, Rect, Rect]:
        side = max(self.kit.min_target, whole.width // 5)
        less, more = (Rect(whole.topleft, (side, whole.height)) for _ in range(2))
        more.right = whole.right
        return less, whole.inflate(-2 * side, 0), more

    def paint(self) -> Surface:
        """Draw the option between the signs."""
        canvas = self.canvas()
        canvas.blit(
            self.background("sign_dark", 0.1 if self.hovered else 0.0), (self.pad, self.pad)
        )
        less, middle, more = self._parts(Rect((self.pad, self.pad), self.rect.size))
        at = self._index()
        self.paint_sign(canvas, less, "minus", possible=at > 0)
        self.paint_sign(canvas, more, "plus", possible=at < len(self.options) - 1)
        fonts, ink = self.kit.fonts, self.kit.theme["ink"]
        words = fonts.block(self.options[at][1], "bold", self._words_px, ink, middle.size, "center")
        canvas.blit(words, words.get_rect(center=middle.center))
        return canvas

    @cached_property
    def _words_px(self) -> int:
        """The size of the words of all options, as wide as there is room for one."""
        room = self._parts(self.rect)[1].inflate(-2 * self.kit.px(GAP), -2 * self.kit.px(GAP))
        return self.kit.shared_px([text for _, text in self.options], "bold", "body", room.size)

    def paint_sign(self, canvas: Surface, place: Rect, name: str, *, possible: bool) -> None:
        """Draw a sign at one end, faint where it leads nowhere."""
        theme, side = self.kit.theme, place.height * 2 // 5
        ink = theme["ink"] if possible else theme["panel"].lerp(theme["ink"], FADED)
        sign = shapes.svg(self.kit.art(name), (side, side), ink)
        canvas.blit(sign, sign.get_rect(center=place.center))
