"""A ring that empties as time goes by, with the time in its middle."""

import pygame
from pygame import Rect, Surface

from game.kit import shapes
from game.kit.dial import Dial
from game.kit.kit import Kit
from game.kit.stage import Sprite, Stage
from game.view.layers import Layer

Destination = tuple[int, int] | Rect
Blit = tuple[Surface, Destination] | tuple[Surface, Destination, Rect]


class ClockRing:
    """Show how much time is left; it is drawn anew only when what is seen of it changes."""

    def __init__(self, kit: Kit, stage: Stage, zone: Rect) -> None:
        self._kit = kit
        self._shown: tuple[object, ...] = ()
        side = min(zone.size)
        self.rect = Rect(0, 0, side, side)
        self.rect.center = zone.center
        self._sprite = blank(stage, self.rect)
        self._disc = shapes.disc(side, kit.theme["track"])
        self._dial = Dial(side, max(4, side // 14), kit.theme["panel"])

    def show(self, key: tuple[object, ...], text: str, share: float, *, urgent: bool) -> None:
        """Show a text in a ring of which a share is full, unless the same `key` was shown last."""
        if key == self._shown:
            return
        self._shown = key
        theme, side = self._kit.theme, self._disc.width
        ring = self._dial.show(share, theme["urgent" if urgent else "accent_ink"])
        size = self._kit.fonts.fit(text, "title", round(side * 0.4), round(side * 0.62))
        number = self._kit.fonts.render(text, "title", size, theme["ink"])
        place = number.get_rect(center=(side / 2, side / 2))
        whole = self._disc.get_rect()
        draw_part(self._sprite, whole, (self._disc, (0, 0)), (ring, (0, 0)), (number, place))

    def hide(self) -> None:
        """Show nothing."""
        self._shown = ()
        self._sprite.hide()

    def remove(self) -> None:
        """Leave the stage for good."""
        self._sprite.remove()


def blank(stage: Stage, place: Rect) -> Sprite:
    """Put a picture to draw on in a place; a game without a limit never shows it."""
    picture = Surface(place.size, pygame.SRCALPHA)
    return stage.add(picture, *place.topleft, Layer.SURROUNDINGS, visible=False)


def draw_part(sprite: Sprite, part: Rect, *pictures: Blit) -> None:
    """Put pictures in the place of a part of what a sprite shows.

    On the same picture: the system takes longer to give a new one than these are drawn.
    """
    sprite.image.fill((0, 0, 0, 0), part)
    sprite.image.blits(pictures)
    sprite.redraw(part)
    sprite.reveal()
