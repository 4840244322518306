"""A round button: a picture, or a few numbers; its words are said aloud, and in a tip."""

from pygame import Rect, Surface

from game.kit import shapes
from game.kit.widgets.button import Button
from game.kit.widgets.widget import CLEAR, GLOSS

INNER = 0.8, 0.56
"""How wide and high what is shown is at most, in diameters."""


class RoundButton(Button):
    """A button whose body is a disc in the middle of its place."""

    def canvas(self) -> Surface:
        """Make an empty picture with room for the pad, and the focus ring if it is due."""
        canvas = self.kit.canvas(self.rect.inflate(2 * self.pad, 2 * self.pad).size)
        if self.focused:
            gap, width = max(4, self.kit.px(6)), max(2, self.kit.px(3))
            side = self._diameter + 2 * gap
            ring = shapes.rounded((side, side), side // 2, CLEAR, self.kit.theme["focus"], width)
            canvas.blit(ring, ring.get_rect(center=canvas.get_rect().center))
        return canvas

    def background(self, fill: str, lighter: float = 0.0, line: str = "panel_line") -> Surface:
        """Draw the disc with a thin line around."""
        theme, side = self.kit.theme, self._diameter
        color = shapes.opaque(theme[fill].lerp(theme["ink"], lighter))
        edge = theme[line].lerp(theme["ink"], 2 * lighter)
        width = max(1, self.kit.px(1.5 if line == "panel_line" else 3))
        shades = (color.lerp(theme["ink"], GLOSS), color)
        disc = shapes.rounded((side, side), side // 2, shades, edge, width)
        body = self.kit.canvas(self.rect.size)
        body.blit(disc, disc.get_rect(center=body.get_rect().center))
        return body

    def _paint_primary(self, canvas: Surface, lower: int) -> None:
        lighter = 0.1 if self.hovered else 0.0
        canvas.blit(self.background("accent", lighter, "accent_edge"), (self.pad, self.pad + lower))

    @property
    def _is_sign(self) -> bool:
        return False

    @property
    def _diameter(self) -> int:
        return min(self.rect.size)

    def _room(self) -> Rect:
        room = Rect(0, 0, *(round(self._diameter * share) for share in INNER))
        room.center = self.pad + self.rect.w // 2, self.pad + self.rect.h // 2
        return room

    def _paint_contents(self, canvas: Surface, room: Rect) -> None:
        if icon := self._icon(room):
            canvas.blit(icon, icon.get_rect(center=room.center))
        else:
            super()._paint_contents(canvas, room)
