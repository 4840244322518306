"""A quiet button: an icon alone, without a body; its words are in its tip."""

from pygame import Color, Surface

from game.kit import shapes
from game.kit.widgets.button import SINK, Button

SHARE = 0.6
"""How large the icon is, in heights of the button."""

AWAKE = 40
"""How opaque the disc behind it is under the pointer, of 255."""


class QuietButton(Button):
    """Shows its icon on the ground of the page."""

    def paint(self) -> Surface:
        """Draw the icon, on a faint disc under the pointer."""
        canvas, side = self.canvas(), min(self.rect.size)
        lower = SINK if self.pressed else 0
        middle = canvas.width // 2, canvas.height // 2 + lower
        if self.hovered and self.enabled:
            ink = self.kit.theme["ink"]
            disc = shapes.disc(side, Color(ink.r, ink.g, ink.b, AWAKE))
            canvas.blit(disc, disc.get_rect(center=middle))
        if self.icon:
            size = (round(side * SHARE),) * 2
            shade = shapes.svg(self.icon, size, Color(0, 0, 0, 120))
            canvas.blit(shade, shade.get_rect(center=(middle[0], middle[1] + max(1, side // 40))))
            icon = shapes.svg(self.icon, size, self._ink())
            canvas.blit(icon, icon.get_rect(center=middle))
        return canvas
