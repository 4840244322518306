"""What a puzzle of a Rush has brought: a word that rises into its place at the rim."""

from pygame import Rect, Surface

from game.kit.kit import Kit
from game.kit.motion.tween import Tween
from game.kit.stage import Stage
from game.view.layers import Layer

RISE_MS = 220
"""How long it rises, in ms."""

WAY = 0.6
"""How far it rises, in heights of its place."""


class RewardWord:
    """A word that rises once and stays; with reduced motion it is there at once."""

    def __init__(self, kit: Kit, stage: Stage, text: str, place: Rect) -> None:
        px = kit.fonts.fit(text, "title", place.h, place.w)
        self._picture: Surface = kit.fonts.render(text, "title", px, kit.theme["accent_ink"])
        self._place = place
        self._down = Tween(0.0 if kit.preferences.reduced_motion else WAY * place.h, 0.0)
        self._down.to(0.0, 0.0, RISE_MS)
        self._sprite = stage.add(self._picture, z=Layer.SCORE_POPUP)
        self._show()

    def tick(self, dt: float) -> None:
        """Advance by `dt` seconds."""
        if self._down.tick(dt):
            self._show()

    def _show(self) -> None:
        x, y = self._place.center
        middle = x, y + round(self._down.x)
        self._sprite.move(*self._picture.get_rect(center=middle).topleft)
