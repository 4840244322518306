"""The pool: a heap of tiles face down that shrinks as it empties, and how many are left."""

from collections.abc import Iterator
from math import cos, sin, sqrt

from pygame import Rect, Surface
from pygame.transform import rotozoom

from game.engine.tile import HIDDEN
from game.kit.kit import Kit
from game.kit.stage import Stage
from game.view.layers import Layer
from game.view.proportions import TILE_RATIO, tile_height
from game.view.table.around.name_plate import draw_brass
from game.view.table.places.placements import Point
from game.view.table.tile_sprite import TileSprite
from game.view.tile_art import TileArt

MOST, EACH = 21, 4
"""How many tiles the heap shows at most, and how many there are in the pool for each of them."""

LARGEST, ACROSS, DOWN = 64, 0.34, 0.46
"""The width of a tile in reference pixels, and at most in widths and heights of the room."""

ASIDE, HIGHER = 20, 10
"""How much wider and higher a plate is than its words, in reference pixels."""

TURN = 2.4
"""How far it is from one tile of the heap to the next around its middle, in radians."""

TILTS = (0, -14, 21, -33, 9, 38, -20, 27, -6)
"""How tiles lie in the heap, in degrees; the uppermost lies straight."""


class Pool:
    """Show the pool in its zone."""

    def __init__(self, kit: Kit, stage: Stage, zone: Rect, art: TileArt) -> None:
        self._kit = kit
        self._zone = zone
        self._art = art
        self._label = kit.text_px("body")
        self._room = Rect(zone.topleft, (zone.w, zone.h - self._label - kit.px(14)))
        widest = min(self._room.w * ACROSS, self._room.h * DOWN / TILE_RATIO, kit.px(LARGEST))
        self.width = max(12, round(widest))
        self.is_there = zone.w > 0
        """Whether there is a place for it."""
        top, visible = zone.topleft, self.is_there
        self._sprite = stage.add(Surface((1, 1)), *top, Layer.SURROUNDINGS, visible=visible)
        self._stage = stage
        self._drawn: TileSprite | None = None
        self._hand: Point = self.middle
        self._shown: tuple[int, bool, bool] | None = None

    @property
    def place(self) -> tuple[float, float]:
        """The top left corner of the uppermost tile: from there tiles are drawn."""
        x, y = self._room.center
        return x - self.width / 2, y - tile_height(self.width) / 2

    @property
    def middle(self) -> tuple[float, float]:
        """The middle of that tile."""
        return self._room.center

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

    def show(self, count: int, *, last: bool = False, alarm: bool = False) -> None:
        """Show a pool of `count` tiles, on a plate if they are the last ones."""
        shown = count, last, alarm
        if shown != self._shown and self.is_there:
            self._shown = shown
            self._sprite.show(self._paint(*shown))

    def _paint(self, count: int, last: bool, alarm: bool) -> Surface:
        kit = self._kit
        picture = Surface(self._zone.size).convert_alpha()
        picture.fill((0, 0, 0, 0))
        back = self._art.face(HIDDEN, self.width)
        for (x, y), tilt in reversed([*self._heap(-(-count // EACH))]):
            tile = rotozoom(back, tilt, 1) if tilt else back
            picture.blit(tile, tile.get_rect(center=(round(x), round(y))))
        foot, aside = Rect(0, self._zone.h - self._label, self._zone.w, self._label), 0
        text, ink = kit.text("pool-count", count=count), "ink"
        if last:
            text, ink = kit.text("pool-last", count=count), "tile_top" if alarm else "brass_ink"
            aside = kit.px(ASIDE)
        words = kit.one_line(text, "bold", "body", ink, (foot.w - aside, foot.h))
        place = words.get_rect(midbottom=foot.midbottom)
        if last:
            plate = Rect(place.inflate(aside, kit.px(HIGHER)))
            plate.bottom = foot.bottom
            place.center = plate.center
            picture.blit(draw_brass(kit, plate.size, alarm=alarm), plate)
        picture.blit(words, place)
        return picture

    def _heap(self, count: int) -> Iterator[tuple[Point, float]]:
        """Say where tiles lie on the picture and how, from the uppermost one in the middle out."""
        x, y = self._room.w / 2, self._room.h / 2
        across = (self._room.w - self.width * 1.3) / 2
        down = (self._room.h - tile_height(self.width) * 1.1) / 2
        for at in range(min(MOST, count)):
            far, angle = sqrt(at / MOST), at * TURN
            yield (x + across * far * cos(angle), y + down * far * sin(angle)), self._tilt(at)

    @staticmethod
    def _tilt(at: int) -> float:
        return TILTS[at % len(TILTS)] + (90 if at % 5 == 3 else 0)
