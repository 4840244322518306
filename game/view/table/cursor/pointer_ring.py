"""A ring around the pointer, in the colour of the player whose turn it is."""

import pygame
from pygame import Color, Surface

from game.kit.gestures import OUTSIDE, Cancel, Down, Drag, Gesture, Hover, Up
from game.kit.kit import Kit
from game.kit.stage import Sprite, Stage
from game.kit.surface_cache import cached_surface
from game.kit.widgets.ring import OVER_ALL

SIDE, LINE = 64, 7
"""How large it is, and how wide its line, in reference pixels."""


class PointerRing:
    """Follows a mouse, or a finger as long as that lies on the screen."""

    def __init__(self, kit: Kit, stage: Stage) -> None:
        self._kit, self._stage = kit, stage
        self._sprite: Sprite | None = None

    def forget(self) -> None:
        """Remove it: the stage was cleared, or nobody has to be told apart."""
        if self._sprite:
            self._sprite.remove()
        self._sprite = None

    def follow(self, gesture: Gesture, color: int) -> None:
        """Go where the pointer is now, in the colour of a seat."""
        is_up = isinstance(gesture, Up | Cancel) and self._kit.input_device == "touch"
        if is_up or gesture == Hover(OUTSIDE):
            self.forget()
        elif isinstance(gesture, Hover | Down | Drag | Up):
            kit = self._kit
            line = max(2, kit.px(LINE))
            picture = _draw(max(24, kit.px(SIDE)), line, kit.theme[f"seat_{color}"])
            self._sprite = self._sprite or self._stage.add(picture, z=OVER_ALL)
            self._sprite.show(picture)
            self._sprite.move(*picture.get_rect(center=gesture.pos).topleft)


@cached_surface(1 << 18)
def _draw(side: int, line: int, color: Color) -> Surface:
    picture, middle = Surface((side, side), pygame.SRCALPHA), (side // 2, side // 2)
    for inset, width, shade in ((0, line + 2, Color("black")), (1, line, color)):
        pygame.draw.aacircle(picture, shade, middle, side // 2 - inset, width)
    return picture
