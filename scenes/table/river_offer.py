"""The offer: a player who draws keeps one of two tiles on the River (R44).

The table stays as it is.
"""

from collections.abc import Callable
from functools import partial
from typing import Any

from pygame import Rect, Surface

from game.engine.tile import Tile
from game.kit.widgets.button import Button
from game.kit.widgets.widget import Widget
from game.view.table.around.river import RiverStrip
from game.view.table.shown import Shown
from game.view.wording import tile_name
from scenes.screen import Screen


class Bed(Button):
    """The bed under an offered tile; press it to keep the tile."""

    def background(self, fill: str, lighter: float = 0.0, line: str = "") -> Surface:  # noqa: ARG002
        """Draw water with a bright line around, lighter under the pointer."""
        return Widget.background(self, "river", 2 * lighter, "accent_ink")


class RiverOffer:
    """Let the player press one of two tiles as long as they are offered."""

    def __init__(
        self, screen: Screen[Any], strip: RiverStrip, keep: Callable[[Tile], None]
    ) -> None:
        self._keep = keep
        self._two: tuple[Tile, ...] = ()
        kit, stage = screen.kit, screen.stage
        self._beds = [
            screen.add(Bed(kit, stage, bed, on_press=partial(self._press, at), name=f"keep{at}"))
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
