"""The level of a bot in the set-up: a numbered level, the hermit, or a buddy."""

from collections.abc import Callable

from pygame import Rect, Surface

from game.kit import shapes
from game.kit.kit import Kit
from game.kit.stage import Stage
from game.kit.widgets.stepper import Stepper
from game.kit.widgets.widget import CLEAR
from game.session.characters import BUDDY, LEVELS
from game.view.avatars import character, seat_color

HERMIT = LEVELS.index("hermit")


class LevelChoice(Stepper[str]):
    """A bot's level as a tile with its number, between a minus and a plus; the hermit comes last.

    The buddy comes before the lowest level: a paw replaces the tile. On the lowest level, a paw
    also replaces the minus, which leads to the buddy.
    """

    def __init__(
        self,
        kit: Kit,
        stage: Stage,
        rect: Rect,
        seat: int,
        color: int,
        level: str,
        on_change: Callable[[str], None],
    ) -> None:
        self.color = color
        options = [(each, character(kit, each)) for each in (BUDDY, *LEVELS)]
        super().__init__(kit, stage, rect, options, level, on_change, f"level-{seat}")
        self.tip = kit.text("tip-level")

    def paint(self) -> Surface:
        """Draw the tiles between the signs; fill as many as the level, or only the hermit's."""
        canvas = self.canvas()
        canvas.blit(self.background("panel", 0.1 if self.hovered else 0.0), (self.pad, self.pad))
        less, middle, more = self._parts(Rect((self.pad, self.pad), self.rect.size))
        level = self._index() - 1
        self.paint_sign(canvas, less, "minus" if level else "paw", possible=level >= 0)
        self.paint_sign(canvas, more, "plus", possible=level < len(LEVELS) - 1)
        if level < 0:
            self._paint_paw(canvas, middle)
        else:
            self._paint_tile(canvas, middle, "" if level == HERMIT else str(level + 1))
        return canvas

    def _paint_paw(self, canvas: Surface, room: Rect) -> None:
        side = min(room.height * 2 // 3, room.width)
        paw = shapes.svg(self.kit.art("paw"), (side, side), seat_color(self.kit, self.color))
        canvas.blit(paw, paw.get_rect(center=room.center))

    def _paint_tile(self, canvas: Surface, room: Rect, number: str) -> None:
        """Draw a tile with the number of the level; the hermit's has none."""
        kit, high = self.kit, room.height * 4 // 5
        color = seat_color(kit, self.color)
        fill = CLEAR if number else color
        size = (high * 3 // 4, high)
        tile = shapes.rounded(size, high // 6, fill, color, max(2, kit.px(3)))
        place = tile.get_rect(center=room.center)
        canvas.blit(tile, place)
        if number:
            label = kit.one_line(number, "bold", "label", "ink", (size[0] * 4 // 5, high))
            canvas.blit(label, label.get_rect(center=place.center))
