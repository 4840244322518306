"""The points of a loser on their way from the plate to the sum of who won."""

from pygame import Rect

from game.kit.kit import Kit
from game.kit.motion.tween import ease_out
from game.kit.stage import Stage
from game.view.layers import Layer

SECONDS = 0.4


class FlyingPoints:
    """Points that fly once, from a moment on."""

    def __init__(
        self, kit: Kit, stage: Stage, words: str, plate: Rect, goal: Rect, begins: float
    ) -> None:
        self._begins, self._start, self._goal = begins, plate.center, goal.center
        picture = kit.one_line(words, "title", "title", "accent_ink", (goal.w, goal.h))
        self._sprite = stage.add(picture, z=Layer.BUBBLE, visible=False)

    def show(self, now: float) -> None:
        """Show them `now` seconds after the telling began; before and after their way, nothing."""
        share = (now - self._begins) / SECONDS
        if not 0 < share < 1:
            self._sprite.hide()
            return
        eased = ease_out(share)
        x, y = (a + (b - a) * eased for a, b in zip(self._start, self._goal, strict=True))
        size = self._sprite.rect.size
        self._sprite.move(x - size[0] / 2, y - size[1] / 2)
        self._sprite.reveal()
