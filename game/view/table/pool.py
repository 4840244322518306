"""The pool: a stack of tiles face down, lower as it empties, and how many are left."""

from pygame import Rect, Surface

from game.engine.tile import HIDDEN
from game.kit.kit import Kit
from game.kit.stage import Stage
from game.view.layers import Layer
from game.view.proportions import tile_height
from game.view.table.places.placements import Point
from game.view.table.tile_sprite import TileSprite
from game.view.tile_art import TileArt

_HIGHEST = 5


class Pool:
    """Show the pool in its zone."""

    def __init__(self, kit: Kit, stage: Stage, zone: Rect, art: TileArt) -> None:
        self._kit = kit
        self._zone = zone
        self._art = art
        self._label = kit.text_px("body")
        width = min(kit.px(72), zone.w - kit.px(40))
        room = zone.h - self._label * 2 - kit.px(16)
        self.width = max(12, min(width, round(room / 1.375)))
        self._sprite = stage.add(Surface((1, 1)), *zone.topleft, Layer.SURROUNDINGS)
        self._stage = stage
        self._drawn: TileSprite | None = None
        self._hand: Point = self.middle
        self._shown = -1

    @property
    def place(self) -> tuple[float, float]:
        """The top left corner of the uppermost tile: from there tiles are drawn."""
        return self._zone.centerx - self.width / 2, self._zone.y + self._kit.px(10)

    @property
    def middle(self) -> tuple[float, float]:
        """The middle of that tile."""
        return self._zone.centerx, self.place[1] + tile_height(self.width) / 2

    @property
    def rect(self) -> Rect:
        """The rectangle of that tile."""
        x, y = self.place
        return Rect(round(x), round(y), self.width, tile_height(self.width))

    # A tile drawn by hand

    @property
    def carried(self) -> bool:
        """Return whether a tile is carried away from it."""
        return self._drawn is not None

    @property
    def source(self) -> Point:
        """Where the middle of the tile is that is drawn next."""
        return self._hand if self._drawn else self.middle

    def carry(self, point: Point, ms: float) -> None:
        """Carry a tile face down, its middle at a point; it is lifted within `ms`."""
        self._hand = point
        at = point[0] - self.width / 2, point[1] - tile_height(self.width) / 2
        if self._drawn is None:
            self._drawn = TileSprite(self._art, self._stage, HIDDEN, self.width, self.place)
            self._drawn.carry(at, self.width, tall=0.0, ms=ms)
        self._drawn.carry(at, self.width, tall=0.0)

    def let_go(self) -> None:
        """Stop carrying."""
        if self._drawn:
            self._drawn.remove()
            self._drawn = None

    def tick(self, dt: float) -> None:
        """Lift a carried tile."""
        if self._drawn:
            self._drawn.tick(dt)

    def show(self, count: int) -> None:
        """Show a pool of `count` tiles."""
        if count != self._shown:
            self._shown = count
            self._sprite.show(self._paint(count))

    def _paint(self, count: int) -> Surface:
        kit = self._kit
        picture = Surface(self._zone.size).convert_alpha()
        picture.fill((0, 0, 0, 0))
        left, top = self._art.pad(self.width)
        x, y = self.place[0] - self._zone.x, self.place[1] - self._zone.y
        heights = min(_HIGHEST, -(-count // 12))
        for height in reversed(range(heights)):
            back = self._art.face(HIDDEN, self.width)
            picture.blit(back, (x - left - height * kit.px(4), y - top + height * kit.px(2)))
        text = kit.text("pool-count", count=count)
        words = kit.one_line(text, "bold", "body", "ink", (self._zone.w, self._label))
        below = y + tile_height(self.width) + kit.px(14)
        picture.blit(words, words.get_rect(midtop=(self._zone.w / 2, below)))
        return picture
