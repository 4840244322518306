"""The offer: a player who draws keeps one of two tiles on the River (R44).

The table stays as it is.
"""

from collections.abc import Callable
from functools import partial
from typing import Any

from pygame import Rect, Surface

from game.engine.tile import Tile
from game.kit.kit import Kit
from game.kit.stage import Stage
from game.kit.widgets.widget import Widget, call_nothing
from game.view.table.around.river import RiverStrip
from game.view.table.shown import Shown
from game.view.wording import tile_name
from scenes.screen import Screen


class Bed(Widget):
    """The bed under an offered tile; press it to keep the tile."""

    pressable = True

    def __init__(
        self, kit: Kit, stage: Stage, rect: Rect, name: str, on_press: Callable[[], None]
    ) -> None:
        self._on_press = on_press
        super().__init__(kit, stage, rect, name)

    def activate(self, pos: tuple[float, float] | None) -> None:  # noqa: ARG002
        """Keep the tile."""
        self.kit.sounds.play("pick")
        self._on_press()

    def disconnect(self) -> None:
        """Drop the callback."""
        self._on_press = call_nothing

    def paint(self) -> Surface:
        """Draw the bed, lighter under the pointer."""
        canvas = self.canvas()
        lighter = 0.2 if self.hovered or self.pressed else 0.0
        canvas.blit(self.background("river", lighter, "accent_ink"), (self.pad, self.pad))
        return canvas


class RiverOffer:
    """Let the player press one of two tiles as long as they are offered."""

    def __init__(
        self, screen: Screen[Any], strip: RiverStrip, keep: Callable[[Tile], None]
    ) -> None:
        self._keep = keep
        self._two: tuple[Tile, ...] = ()
        self._beds = [
            screen.add(Bed(screen.kit, screen.stage, bed, f"keep{at}", partial(self._press, at)))
            for at, bed in enumerate(strip.beds)
        ]

    @property
    def rects(self) -> list[Rect]:
        """Where there is something to choose."""
        return [bed.rect for bed in self._beds if bed.visible]

    def show(self, shown: Shown) -> None:
        """Show the beds while there is something to choose."""
        self._two = shown.offer
        for bed in self._beds:
            bed.reveal() if shown.offer else bed.hide()
        for bed, tile in zip(self._beds, shown.offer, strict=False):
            bed.label = bed.kit.text("speak-keep", tile=tile_name(bed.kit, tile))

    def _press(self, at: int) -> None:
        self._keep(self._two[at])
