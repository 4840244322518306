"""The way to today's table in the menu: its picture, what it asks for, and a tick once solved."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from pygame import Rect, Surface

from game.kit import shapes
from game.kit.kit import Kit
from game.kit.stage import Stage
from game.kit.widgets.button import Button
from game.kit.widgets.widget import RADIUS

if TYPE_CHECKING:
    from game.puzzles.puzzle import Puzzle

RATIO, SHARE = 2.1, 0.38
"""The width of the picture in its heights, and how much of the button's width it takes at most."""

LEAST_HEIGHT = 26
"""The least height of a picture in which tiles are distinct, in pixels."""

WITH_TABLE = 90
"""The least height of a picture that has room for more than the rack."""

TICK = 0.62
"""How large the tick is, in heights of the picture."""


class TodayButton(Button):
    """Leads to the table of the day; `complete` draws it, and until then it has its room."""

    def __init__(
        self, kit: Kit, stage: Stage, rect: Rect, on_press: Callable[[], None], *, solved: bool
    ) -> None:
        self._solved = solved
        self._puzzle: Puzzle | None = None
        self._brief = ""
        words = kit.text("puzzle-today")
        super().__init__(
            kit, stage, rect, words, on_press=on_press, name="today", size="label", align="left"
        )

    @property
    def drawn(self) -> bool:
        """Whether the table has been drawn."""
        return self._puzzle is not None

    def complete(self, puzzle: "Puzzle") -> None:
        """Draw the table, and say what it asks for."""
        # Imported late: a table takes longer to load than the whole menu.
        from game.view.puzzles.puzzle_words import aim, short_aim

        self._puzzle, self._brief = puzzle, short_aim(self.kit, puzzle)
        self.sub = self.kit.text("puzzle-today-done") if self._solved else aim(self.kit, puzzle)
        self.refresh()

    def _sub_for(self, width: int, height: int) -> str:
        """Say what it asks for in few words where a sentence has no room."""
        fits = self._solved or self._sub_fits(width, height)
        return self.sub if fits else self._brief

    def _icon_room(self, room: Rect) -> Rect:
        return Rect(room.topleft, (round(room.width * SHARE), room.height))

    def _icon(self, room: Rect) -> Surface | None:
        high = room.height
        wide = round(min(high * RATIO, room.width))
        if high < LEAST_HEIGHT:
            return None
        kit, radius = self.kit, self.kit.px(RADIUS) // 2
        picture = shapes.rounded((wide, high), radius, kit.theme["felt_dark"]).copy()
        if self._puzzle:
            picture = self._draw(self._puzzle, (wide, high), radius)
        if self._solved:
            side = round(high * TICK)
            disc = shapes.disc(side, kit.theme["accent"]).copy()
            tick = shapes.tick(side * 3 // 4, kit.theme["ink_dark"])
            disc.blit(tick, tick.get_rect(center=disc.get_rect().center))
            picture.blit(disc, disc.get_rect(center=picture.get_rect().center))
        return picture

    def _draw(self, puzzle: "Puzzle", size: tuple[int, int], radius: int) -> Surface:
        # Imported late, too.
        from game.view.puzzles.picture import draw_puzzle, draw_rack_alone

        draw = draw_puzzle if size[1] >= WITH_TABLE else draw_rack_alone
        return draw(self.kit, size, radius, puzzle)
