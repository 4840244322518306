"""A ring: a line of two colours around where keys are, with a tip that points to it."""

import pygame
from pygame import Color, Rect, Surface

from game.kit import shapes
from game.kit.kit import Kit
from game.kit.stage import Sprite, Stage
from game.kit.surface_cache import cached_surface

LINE = 5
"""How wide each of its three lines is, in reference pixels."""

TIP = 48
"""How wide the tip is."""

OVER_ALL = 1_000.0
"""Its layer: what may be pressed lies below."""


class Ring:
    """The ring on a stage."""

    def __init__(self, kit: Kit, stage: Stage) -> None:
        self._kit, self._stage = kit, stage
        self._sprite: Sprite | None = None

    @property
    def shown(self) -> bool:
        """Whether it is to be seen."""
        return self._sprite is not None

    def show(self, around: Rect | None, bare: bool = False) -> None:
        """Show it around a rectangle, with a cross where a place is `bare`; or nowhere."""
        if self._sprite:
            self._sprite.remove()
            self._sprite = None
        if around is None:
            return
        kit, line = self._kit, max(2, self._kit.px(LINE))
        tip = max(24, kit.px(TIP))
        color = kit.theme["focus"]
        other = Color("black" if color.r + color.g + color.b > 3 * 127 else "white")
        picture = _draw_ring(around.size, line, tip, color, other, bare)
        place = picture.get_rect(midbottom=(around.centerx, around.bottom + 2 * line))
        window = Rect((0, 0), kit.size)
        self._sprite = self._stage.add(picture, *place.clamp(window).topleft, OVER_ALL)


@cached_surface(1 << 20)
def _draw_ring(
    size: tuple[int, int], line: int, tip: int, color: Color, other: Color, bare: bool
) -> Surface:
    """Draw the ring around a rectangle of a size; the tip stands over it."""
    clear = Color(0, 0, 0, 0)
    wide, high = size[0] + 4 * line, size[1] + 4 * line
    picture = Surface((max(wide, 2 * tip), high + tip // 2), pygame.SRCALPHA)
    whole = Rect(0, 0, wide, high)
    whole.midbottom = picture.width // 2, picture.height
    for inset, shade in ((0, other), (2 * line, other), (line, color)):
        inner = whole.inflate(-2 * inset, -2 * inset)
        picture.blit(shapes.rounded(inner.size, 4 * line - inset, clear, shade, line), inner)
    for side, shade in ((tip, other), (tip - 4 * line, color)):
        arrow = pygame.transform.flip(shapes.tip(side, shade), False, True)
        picture.blit(arrow, arrow.get_rect(midtop=(whole.centerx, (tip - side) // 5)))
    if bare:
        _cross(picture, whole.center, min(size) // 4, line, color, other)
    return picture


def _cross(
    picture: Surface, middle: tuple[int, int], arm: int, line: int, color: Color, other: Color
) -> None:
    for wider, shade in ((line, other), (0, color)):
        for across, down in ((arm, 0), (0, arm)):
            bar = Rect(0, 0, 2 * across + line + wider, 2 * down + line + wider)
            bar.center = middle
            picture.fill(shade, bar)
