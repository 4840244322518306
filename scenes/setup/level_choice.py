"""The level of a bot in the set-up: a numbered level, the hermit, or a buddy."""

from collections.abc import Callable

from pygame import Rect, Surface

from game.kit import layout, shapes
from game.kit.kit import Kit
from game.kit.stage import Stage
from game.kit.widgets.stepper import Stepper
from game.kit.widgets.widget import CLEAR
from game.session.characters import BUDDY, LEVELS
from game.view.avatars import character, seat_color

HERMIT = LEVELS.index("hermit")


class LevelChoice(Stepper[str]):
    """A bot's level as a number of tiles between a minus and a plus; the hermit is next to them.

    The buddy comes before the lowest level: a paw replaces the tiles. On the lowest level, a paw
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
            for at, place in enumerate(self._places(middle)):
                self._paint_tile(canvas, place, at == level or at < level < HERMIT)
        return canvas

    def _paint_paw(self, canvas: Surface, room: Rect) -> None:
        side = min(room.height * 2 // 3, room.width)
        paw = shapes.svg(self.kit.art("paw"), (side, side), seat_color(self.kit, self.color))
        canvas.blit(paw, paw.get_rect(center=room.center))

    def _places(self, room: Rect) -> list[Rect]:
        """Return the places of the tiles, all equally wide; the hermit's is apart."""
        *places, _, apart = layout.columns(room, len(LEVELS) + 1, self.kit.px(6))
        width = min(place.width for place in places)
        return [place.clip((*place.topleft, width, place.height)) for place in (*places, apart)]

    def _paint_tile(self, canvas: Surface, place: Rect, filled: bool) -> None:
        theme, width = self.kit.theme, min(place.width, place.height * 9 // 20)
        fill = seat_color(self.kit, self.color) if filled else CLEAR
        line = theme["ink" if filled else "panel_line"]
        size = (width, width * 4 // 3)
        tile = shapes.rounded(size, width // 5, fill, line, max(1, self.kit.px(2)))
        canvas.blit(tile, tile.get_rect(center=place.center))
