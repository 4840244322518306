"""The offer: under the River a player who draws sees two tiles and keeps one of them (R44)."""

from collections.abc import Callable
from functools import partial
from typing import ClassVar

from pygame import Rect, Surface

from game.engine.tile import Row, Tile
from game.kit.kit import Kit
from game.kit.stage import Stage
from game.kit.widgets.widget import Panel, Widget
from game.view.proportions import tile_height
from game.view.tile_art import TileArt
from game.view.wording import tile_name
from scenes.screen import Screen


class TileButton(Widget):
    """A large tile to press."""

    pressable = True

    def __init__(
        self,
        kit: Kit,
        stage: Stage,
        rect: Rect,
        tile: Tile,
        on_press: Callable[[], None],
        name: str,
    ) -> None:
        self._tile, self._on_press = tile, on_press
        self._art = TileArt(kit)
        super().__init__(kit, stage, rect, name)

    def answer(self, pos: tuple[float, float] | None) -> None:  # noqa: ARG002
        """Press it."""
        self.kit.sounds.play("pick")
        self._on_press()

    def paint(self) -> Surface:
        """Draw the tile, outlined under the pointer."""
        canvas = self.canvas()
        width = self.rect.width
        picture = self._art.face(self._tile, width, "held" if self.hovered or self.pressed else "")
        canvas.blit(picture, picture.get_rect(center=canvas.get_rect().center))
        return canvas


class RiverOffer(Screen[Tile | None]):
    """Closes with the tile to keep, or None if time ran out; `tick` lets the turn's time pass."""

    opaque: ClassVar[bool] = False
    layer: ClassVar[str] = "offer"

    def __init__(
        self,
        kit: Kit,
        two: Row,
        tick: Callable[[float], bool],
        pause: Callable[[], None],
    ) -> None:
        super().__init__(kit)
        self._two = two
        self._tick = tick
        self._pause = pause

    def layout(self) -> None:
        """Put the two tiles over the table."""
        self.clear()
        self.build()

    def build(self) -> None:
        """Write what is to be decided over the two tiles and their names, on a dark ground."""
        kit, title, room = self.kit, self.zone("title"), self.zone("tiles")
        width = min(room.w // 4, round(room.h / 1.6), kit.px(200))
        places = [self._place(room, width, number) for number in range(len(self._two))]
        names = [Rect(p.x - width // 2, p.bottom, 2 * width, kit.px(64)) for p in places]
        ground = title.unionall([*places, *names]).inflate(kit.px(60), kit.px(40))
        self.add(Panel(kit, self.stage, ground))
        self.write(title, kit.text("offer-title"), "title", "title")
        self.write(self.zone("sub"), kit.text("offer-sub"), size="label")
        for number, (tile, place, name) in enumerate(zip(self._two, places, names, strict=True)):
            keep = partial(self.close, tile)
            self.add(TileButton(kit, self.stage, place, tile, keep, f"keep{number}"))
            self.write(name, tile_name(kit, tile), "bold", "label")

    @staticmethod
    def _place(room: Rect, width: int, number: int) -> Rect:
        """Give the place of the left tile or of the right one."""
        middle = room.centerx + (number * 2 - 1) * width
        return Rect(middle - width // 2, room.y, width, tile_height(width))

    def back(self) -> None:
        """Pause, as everywhere at the table."""
        self._pause()

    def hidden(self) -> None:
        """Pause, so that nobody loses time."""
        self._pause()

    def tick(self, dt: float) -> None:
        """Let the time of the turn go on."""
        if self._tick(dt):
            self.close(None)
