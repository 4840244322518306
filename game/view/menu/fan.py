"""Two sets beside the menu, which become other sets by themselves, one thing after the other."""

from collections.abc import Iterator, Sequence
from math import cos, pi
from random import Random

from pygame import SRCALPHA, Rect, Surface

from game.engine.tile import COLORS, HIDDEN, JOKER, Row, Tile
from game.kit import shapes, softness
from game.kit.gestures import Gesture, Point, Up
from game.kit.kit import Kit
from game.kit.motion.tween import Tween, ease_in_out
from game.kit.stage import Stage
from game.kit.surface_cache import SurfaceCache
from game.view.tile_art import TileArt

Table = tuple[Row, Row]
Slot = tuple[float, float, int]
"""A place of the fan as a hand would lay it: across and down in tile widths, tilt in degrees."""

LEFT: Sequence[Slot] = ((0.0, 0.38, 9), (1.03, 0.22, 6), (2.06, 0.14, 5), (3.07, 0.04, 8))
RIGHT: Sequence[Slot] = ((0.0, 0.0, -4), (1.03, 0.08, -6), (2.06, 0.2, -4), (3.07, 0.3, -8))
SET_SIZE = (4.1, 1.75)  # of one of the two, in tile widths

FARTHEST = 100  # tile widths, more than what is on the felt is apart

SHADOW_ALPHA = 110  # how dark the shadow of a tile is, of 255
FIRST_NUMBERS = range(2, 11)  # what the run of four begins with
STEP_SECONDS = 4.5  # seconds from one thing that happens to the next
GLIDE, TURN = 700, 620  # milliseconds in which a tile goes elsewhere, and turns over
TURN_DELAY_MS = 110  # milliseconds between two tiles of a row that turn over
CACHE_BYTES = 200  # bytes to keep for each pixel of a tile's width squared: for a dozen tiles
ARC_HEIGHT = 0.35  # how high a tile rises on its way, in tile widths


def tables(rng: Random) -> Iterator[Table]:
    """Return a group and a run, over and over: from one to the next, one thing has happened."""
    number, color = 7, "O"
    while True:
        group = tuple(Tile(other, number) for other in "RKBO" if other != color)
        own, *run = _run(color, number, 4)
        yield (*group, JOKER), tuple(run)
        yield (*group, own), tuple(run)
        yield group, (own, *run)
        yield group, (own, *run[:2], JOKER)
        yield (*group, JOKER), (own, *run[:2])
        # Without twins, each tile is known by its face.
        number = rng.choice([each for each in FIRST_NUMBERS if number - each not in (0, 1, 2, 3)])
        color = rng.choice(COLORS)
        yield (*group, JOKER), _run(color, number + 1, 3)


def _run(color: str, first: int, tiles: int) -> Row:
    return tuple(Tile(color, number) for number in range(first, first + tiles))


class Fan:
    """The two sets of the menu, which time changes."""

    def __init__(self, kit: Kit) -> None:
        self._kit = kit
        self._tables = tables(Random(1))
        self.table = next(self._tables)
        """The group and the run that lie there."""
        self._apart = 0.0
        """How far the right set is from the left one, in tile widths."""
        self._wait = STEP_SECONDS
        self._tiles: list[_FanTile] = []

    def layout(self, stage: Stage, left: Rect, right: Rect) -> None:
        """Lay one set to the left, and the other as far away as the right one of two rooms is."""
        wide = round(min(left.width / SET_SIZE[0], left.height / SET_SIZE[1]))
        first, second = (self._kit.turned(room) for room in (left, right))
        if first.left > second.left:  # Tiles lie from left to right in every language.
            first, second = second, first
        self._apart = (second.left - first.left) / wide
        pictures = _Pictures(self._kit, first.topleft, wide)
        self._tiles = [
            _FanTile(stage, pictures, tile, slot) for tile, slot in self._slots().items()
        ]

    def clear(self) -> None:
        """Drop the pictures."""
        self._tiles.clear()

    def tick(self, dt: float) -> None:
        """Advance by `dt` seconds; where motion is reduced, nothing happens."""
        if self._kit.preferences.reduced_motion:
            return
        self._wait -= dt
        if self._wait <= 0:
            self._wait = STEP_SECONDS
            self.table = next(self._tables)
            slots = self._slots()
            over = [tile for tile in self._tiles if tile.face not in slots]
            for tile in self._tiles:
                if tile.face in slots:
                    tile.go(slots.pop(tile.face))
            for at, (tile, (face, slot)) in enumerate(zip(over, slots.items(), strict=True)):
                tile.turn_into(face, at * TURN_DELAY_MS)
                tile.go(slot)
        for tile in self._tiles:
            tile.tick(dt)

    def _slots(self) -> dict[Tile, Slot]:
        """Return where each tile of the table lies; no two are alike."""
        group, run = self.table
        away = [(across + self._apart, down, tilt) for across, down, tilt in RIGHT]
        return dict(zip((*group, *run), (*LEFT[: len(group)], *away[: len(run)]), strict=True))

    def follow(self, gesture: Gesture) -> None:
        """Do the next thing at once where a tile is pressed, and all lie still."""
        if not isinstance(gesture, Up):
            return
        pressed = (each.covers(gesture.start) and each.covers(gesture.pos) for each in self._tiles)
        if any(pressed) and all(each.lies_still for each in self._tiles):
            self._wait = 0.0


class _FanTile:
    """A tile of the fan: where it lies, and how far it has turned over."""

    def __init__(self, stage: Stage, pictures: "_Pictures", face: Tile, slot: Slot) -> None:
        self.face = self._before = face
        self._pictures = pictures
        self._place, self._tilt = Tween(*slot[:2]), Tween(slot[2], 0.0)
        self._turn = Tween(1.0, 0.0)
        self._sprite = stage.add(pictures.face(face))
        self._show()

    @property
    def lies_still(self) -> bool:
        """Whether it neither travels nor turns."""
        return not (self._place.moving or self._turn.moving)

    def covers(self, pos: Point) -> bool:
        """Return whether a point is on its picture."""
        return self._pictures.kit.turned(self._sprite.rect).collidepoint(pos)

    def go(self, slot: Slot) -> None:
        """Travel to a slot."""
        self._place.to(*slot[:2], GLIDE, ease_in_out)
        self._tilt.to(slot[2], 0.0, GLIDE, ease_in_out)

    def turn_into(self, face: Tile, delay: float) -> None:
        """Turn over to another face."""
        self._before, self.face = self.face, face
        self._turn.put(0.0, 0.0)
        self._turn.to(1.0, 0.0, TURN, ease_in_out, delay)

    def tick(self, dt: float) -> None:
        """Advance by `dt` seconds."""
        changes = [tween.tick(dt) for tween in (self._place, self._tilt, self._turn)]
        if any(changes):
            self._show()

    def _show(self) -> None:
        turned = self._turn.x
        face = self._before if turned < 0.25 else HIDDEN if turned < 0.75 else self.face
        across = abs(cos(2 * pi * turned))
        picture = shapes.transformed(self._pictures.face(face), across, 1.0, self._tilt.x)
        done = self._place.progress
        middle = self._pictures.point(
            self._place.x, self._place.y - ARC_HEIGHT * 4 * done * (1 - done)
        )
        self._sprite.show(picture)
        # Tiles lie from left to right, also on a stage that is turned.
        self._sprite.move(*self._pictures.kit.turned(picture.get_rect(center=middle)).topleft)
        # Those to the right cover the shadows of those to the left, and who travels covers all.
        self._sprite.lift(self._place.x / FARTHEST if not self._place.moving else 1.0)


class _Pictures:
    def __init__(self, kit: Kit, corner: tuple[int, int], width: int) -> None:
        self.kit = kit
        self._art, self._corner, self._width = TileArt(kit), corner, width
        self._kept = SurfaceCache(CACHE_BYTES * width * width)
        across, down = width // 9, width // 5
        face = self._art.face(JOKER, width)
        shaded = softness.shadowed(face, width // 8, (across, down), SHADOW_ALPHA).image
        self._shadow = Surface((shaded.width + across, shaded.height + down), SRCALPHA)
        self._shadow.blit(shaded, (across, down))

    def face(self, tile: Tile) -> Surface:
        """Return the picture of a tile, whose middle is that of the picture."""
        if tile not in self._kept:
            picture, face = self._shadow.copy(), self._art.face(tile, self._width)
            picture.blit(face, face.get_rect(center=picture.get_rect().center))
            self._kept[tile] = picture
        return self._kept[tile]

    def point(self, across: float, down: float) -> tuple[float, float]:
        """Return the middle of a tile that lies there, in pixels."""
        left, top = self._corner
        return left + (across + 0.5) * self._width, top + (down + 0.75) * self._width
