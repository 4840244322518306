"""The rubber band: four lines around what a hand sweeps over."""

from pygame import Rect, Surface

from game.kit.kit import Kit
from game.kit.stage import Sprite, Stage
from game.view.layers import Layer


class RubberBand:
    """Show from where to where a hand sweeps."""

    def __init__(self, kit: Kit, stage: Stage) -> None:
        self._stage = stage
        self._color = kit.theme["accent_ink"]
        self._line = max(1, kit.px(2))
        self._sprites: list[Sprite] = []

    def show(self, area: Rect) -> None:
        """Show a frame around an area."""
        self.hide()
        x, y, wide, high = area
        line, tall = self._line, high - 2 * self._line
        # The four sides do not touch, so that each is drawn anew alone.
        for side in (
            Rect(x, y, wide, line),
            Rect(x, y + high - line, wide, line),
            Rect(x, y + line, line, tall),
            Rect(x + wide - line, y + line, line, tall),
        ):
            if side.w > 0 and side.h > 0:
                picture = Surface(side.size)
                picture.fill(self._color)
                self._sprites.append(self._stage.add(picture, side.x, side.y, Layer.HIGHLIGHT))

    def hide(self) -> None:
        """Hide."""
        while self._sprites:
            self._sprites.pop().remove()
