"""The rack: walnut with a groove under each shelf of tiles."""

from collections.abc import Iterable

from pygame import Rect, Surface

from game.kit import paint
from game.kit.kit import Kit


def draw_rack(kit: Kit, ground: Surface, rect: Rect, grooves: Iterable[int]) -> None:
    """Draw the rack onto the ground, with a groove at each of these heights."""
    theme = kit.theme
    radius = kit.px(22)
    wood = paint.rounded(
        rect.size, radius, (theme["wood_light"], theme["wood_dark"]), theme["wood_edge"], 1
    )
    shaded = paint.shadowed(wood, kit.px(10), (0, kit.px(4)), 110)
    ground.blit(shaded.image, (rect.x - shaded.pad[0], rect.y - shaded.pad[1]))
    inset, thick = kit.px(18), max(3, kit.px(7))
    for y in grooves:
        groove = Rect(rect.x + inset, y, rect.w - 2 * inset, thick)
        ground.blit(paint.rounded(groove.size, thick // 2, theme["wood_groove"]), groove)
