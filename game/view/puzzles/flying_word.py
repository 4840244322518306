"""A word that flies from a table to where it counts."""

from pygame import Surface

from game.kit.kit import Kit
from game.kit.motion.tween import ease_in_out
from game.kit.stage import Stage
from game.view.layers import Layer
from game.view.table.places.placements import Point
from game.view.table.popups.move_word import paint_word

WAIT, FLY, STAND = 0.25, 0.4, 0.15
"""Seconds before it sets off, in which it flies, and in which it stands at its goal."""


class FlyingWord:
    """Fly once; with reduced motion it stands at its goal."""

    def __init__(self, kit: Kit, stage: Stage, text: str, way: tuple[Point, Point]) -> None:
        """Take the words, and where they begin and end."""
        self._picture: Surface = paint_word(kit, text, "huge", kit.size[0] // 3)
        self._way, self._now = way, 0.0
        self._still = kit.preferences.reduced_motion
        self._sprite = stage.add(self._picture, z=Layer.SCORE_POPUP)
        self._show()

    @property
    def has_come(self) -> bool:
        """Whether it has reached its goal."""
        return self._now >= WAIT + FLY

    def tick(self, dt: float) -> None:
        """Advance by `dt` seconds."""
        self._now += dt
        if self._now >= WAIT + FLY + STAND:
            self._sprite.hide()
        else:
            self._show()

    def _show(self) -> None:
        share = 1.0 if self._still else min(1.0, max(0.0, (self._now - WAIT) / FLY))
        (x, y), (to_x, to_y) = self._way
        gone = ease_in_out(share)
        middle = round(x + (to_x - x) * gone), round(y + (to_y - y) * gone)
        self._sprite.move(*self._picture.get_rect(center=middle).topleft)
