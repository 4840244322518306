"""A button with a number: a day of the calendar, or a puzzle of a shelf; and a tick once solved."""

from collections.abc import Callable, Sequence

from pygame import Color, Rect, Surface

from game.kit import shapes
from game.kit.gestures import Direction
from game.kit.kit import Kit
from game.kit.stage import Stage
from game.kit.widgets.button import Button, Kind
from game.kit.widgets.widget import RADIUS, Widget

CORNER = 0.42
"""How large the tick is, in the shorter side of the button."""

LARGEST = 34
"""The same at most, in reference pixels."""


class NumberButton(Button):
    """Shows a number; solved ones are as bright as tiles."""

    def __init__(
        self,
        kit: Kit,
        stage: Stage,
        rect: Rect,
        number: int,
        on_press: Callable[[], None],
        name: str,
        *,
        kind: Kind = "plain",
        solved: bool = False,
    ) -> None:
        self._solved = solved
        super().__init__(
            kit, stage, rect, str(number), kind=kind, on_press=on_press, name=name, size="body"
        )

    def state(self) -> str:
        """Say whether it is solved, too."""
        solved = self.kit.text("speak-solved") if self._solved else ""
        return self.kit.aloud(*filter(None, (super().state(), solved)))

    def paint(self) -> Surface:
        """Draw a tile with a tick where it is solved."""
        if not self._solved or self.kind == "primary":
            return super().paint()
        kit, canvas = self.kit, self.canvas()
        face = (kit.theme["tile_top"], kit.theme["tile_low"])
        edge, line = kit.theme["tile_edge"], max(1, kit.px(3))
        if self.chosen:
            edge, line = kit.theme["accent"], max(2, kit.px(5))
        body = shapes.rounded(self.rect.size, kit.px(RADIUS), face, edge, line)
        canvas.blit(body, (self.pad, self.pad))
        self._paint_contents(canvas, self._room())
        return canvas

    def _ink(self) -> Color:
        return self.kit.theme["ink_dark"] if self._solved else super()._ink()

    def _paint_contents(self, canvas: Surface, room: Rect) -> None:
        kit = self.kit
        sizes = ("title", "label", "body")
        size = next((it for it in sizes if room.height > 2 * kit.text_px(it)), sizes[-1])
        number = kit.words(self.text, "title", size, self._ink(), room.size, "center")
        canvas.blit(number, number.get_rect(center=room.center))
        if self._solved:
            side = min(round(CORNER * min(self.rect.size)), kit.px(LARGEST))
            disc = shapes.disc(side, kit.theme["legal"]).copy()
            tick = shapes.tick(side * 3 // 4, kit.theme["fault_ink"])
            disc.blit(tick, tick.get_rect(center=disc.get_rect().center))
            inset = max(2, self.kit.px(5))
            corner = self.pad + self.rect.w - inset, self.pad + inset
            canvas.blit(disc, disc.get_rect(topright=corner))


def stride(
    cells: Sequence[Widget], focused: Widget | None, direction: Direction, across: int
) -> Widget | None:
    """Return the cell to which an arrow leads from the focused one; None if it leads elsewhere."""
    if focused not in cells:
        return None
    steps: dict[Direction, int] = {"left": -1, "right": 1, "up": -across, "down": across}
    at = cells.index(focused) + steps.get(direction, len(cells))
    return cells[at] if 0 <= at < len(cells) else None
