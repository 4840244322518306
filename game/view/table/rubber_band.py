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
        self._sprites = [
            self._draw(line) for line in self._lines(area) if line.w > 0 and line.h > 0
        ]

    def hide(self) -> None:
        """Hide."""
        while self._sprites:
            self._sprites.pop().remove()

    def _lines(self, area: Rect) -> tuple[Rect, ...]:
        """Return the four sides; they do not touch, so that each is drawn anew alone."""
        x, y, wide, high = area
        line, tall = self._line, area.h - 2 * self._line
        return (
            Rect(x, y, wide, line),
            Rect(x, y + high - line, wide, line),
            Rect(x, y + line, line, tall),
            Rect(x + wide - line, y + line, line, tall),
        )

    def _draw(self, line: Rect) -> Sprite:
        picture = Surface(line.size)
        picture.fill(self._color)
        return self._stage.add(picture, *line.topleft, Layer.HIGHLIGHT)
