"""A tile drawn: it travels to where the tile belongs now, lies in a hand, hops and leans."""

from math import cos, pi, sin

from pygame import Surface

from game.engine.meld import Stand
from game.engine.tile import HIDDEN, Tile
from game.kit.motion.tween import Tween, ease_out, linear
from game.kit.shapes import transformed
from game.kit.stage import Sprite, Stage
from game.view.layers import Layer
from game.view.proportions import tile_height
from game.view.table.motion import Motion
from game.view.table.places.placements import Place, Placement, Point
from game.view.table.shadows import ASIDE, BELOW, draw_held_shadow
from game.view.tile_art import Mark, TileArt

GROWN = 1.07
"""How large a tile is in the hand."""

SWINGS = 3
"""How often a tile that shakes swings to a side."""

GIGGLE, GIGGLES = 0.035, 5
"""How high a tile that laughs jumps, in widths, and how often."""

SQUASH = 0.06
"""By how much a tile is flatter as it lands, in its heights."""


class TileSprite:
    """One drawn tile."""

    def __init__(self, art: TileArt, stage: Stage, tile: Tile, width: int, at: Point) -> None:
        self._art = art
        self.tile = tile
        self.width = width
        self.placement: Placement | None = None
        self.held = False
        self.tween = Tween(*at)
        self._drift = Tween(0.0, 0.0)  # how far it still is from the hand that took it
        self._shape = Tween(width, 0.0)  # how wide it looks, and how high it is lifted
        self._hop = Tween(1.0, 0.0)
        self._shake = Tween(1.0, 0.0)
        self._height = Tween(0.0, 0.0)  # how high it is carried, of as high as it can be
        self._landing = Tween(1.0, 0.0)
        self._zip = Tween(1.0, 0.0)
        self._laugh = Tween(1.0, 0.0)
        # Each frame asks this of each tile that is under way.
        self._tweens = (
            self.tween,
            self._drift,
            self._shape,
            self._hop,
            self._shake,
            self._height,
            self._landing,
            self._zip,
            self._laugh,
        )
        self._shadow: Sprite | None = None
        self._stage = stage
        self._lift = self._lean = 0.0
        self._motion = self._hop_motion = self._shake_motion = Motion(0)
        self._zip_way, self._zip_share = 0.0, 1.0
        self._look: tuple[Mark, Stand | None] = ("", None)
        self._face, self._width = art.face(tile, width), width
        self.stage_sprite = stage.add(self._face, 0, 0, Layer.TILE)
        self._show()

    @property
    def place(self) -> Place | None:
        """Where it belongs."""
        return self.placement.place if self.placement else None

    @property
    def moving(self) -> bool:
        """Return whether anything about it is still under way."""
        return any(tween.moving for tween in self._tweens)

    @property
    def off(self) -> Point:
        """How far it still is from where it belongs, but for a tile in the hand."""
        x, y = self.tween.target
        return (0.0, 0.0) if self.held else (self.tween.x - x, self.tween.y - y)

    def belong(self, placement: Placement, motion: Motion, land: float = 0.0) -> None:
        """Go to a placement and look as one does there; from the hand, land there in `land` ms."""
        if self._height.target[0]:
            self._height.to(0.0, 0.0, motion.ms, delay=motion.delay)
            self._landing.put(0.0, 0.0)
            self._landing.to(1.0, 0.0, land, linear, motion.delay + motion.ms)
        if self.held:
            self.held = False
            self.tween.put(self.tween.x + self._drift.x, self.tween.y + self._drift.y)
            self._drift.put(0.0, 0.0)
        self._resize(placement.width)
        self.placement = placement
        self._look = (placement.mark, placement.stand)
        self._shape.to(self.width, self._lift, motion.ms, delay=motion.delay)
        self.travel((placement.x, placement.y), motion)

    def travel(self, to: Point, motion: Motion) -> None:
        """Go to a point."""
        if to != self.tween.target:
            self._motion = motion
            self.tween.to(*to, motion.ms, motion.ease, motion.delay)
        self._rest_or_rise()
        if not self.moving:  # Else the next tick shows it: it may be sent on before it is seen.
            self._show()

    def depart(self, middle: Point, motion: Motion) -> None:
        """Go to a point, smaller on the way, to be gone there."""
        self.placement = None
        self._shape.to(self.width * motion.size, 0.0, motion.ms, delay=motion.delay)
        self.travel(_corner(middle, self.width), motion)

    def wait(self) -> None:
        """Stay hidden until it sets off."""
        if self.tween.waiting:
            self.stage_sprite.hide()

    def carry(self, at: Point, width: int, *, tall: float, ms: float = 0.0) -> None:
        """Follow the hand over the table at a point, as a tile so wide, like `hold`."""
        self._resize(width)
        self._height.to(1.0, 0.0, ms)
        self.hold(at, tall=tall, ms=ms)

    def hold(self, at: Point, *, tall: float, ms: float = 0.0) -> None:
        """Stay in the hand at a point, or come there from here within `ms`.

        `tall` orders the tiles of one hand.
        """
        if ms:
            glide, drift = self.tween, self._drift
            self._drift.put(glide.x + drift.x - at[0], glide.y + drift.y - at[1])
            self._drift.to(0.0, 0.0, ms)
        if not self.held:
            self.held = True
            self.stage_sprite.lift(Layer.HELD_TILE + tall)
            self._lift = 0.0
        self._shape.to(self._grown, 0.0, ms)
        self.tween.put(*at)
        self._show()

    def raise_up(self, high: float, ms: float) -> None:
        """Lift it over its place within `ms`, or lay it down again with 0."""
        self._lift = high
        if not self.held:
            self._shape.to(self._shape.target[0], high, ms)
            self._show()

    def lean(self, degrees: float) -> None:
        """Tilt it against the clock."""
        self._lean = degrees
        self._show()

    def hop(self, motion: Motion) -> None:
        """Rise and sink again, where it is."""
        self._hop_motion = motion
        self._hop.put(0.0, 0.0)
        self._hop.to(1.0, 0.0, motion.ms, linear, motion.delay)

    def shake(self, motion: Motion) -> None:
        """Swing to the sides, where it is; `SWINGS` times, less and less."""
        self._shake_motion = motion
        self._shake.put(0.0, 0.0)
        self._shake.to(1.0, 0.0, motion.ms, linear, motion.delay)

    def unzip(self, aside: float, opening: Motion, travel: Motion) -> None:
        """Go aside as a run opens, and back to the middle of the way on which it travels then."""
        whole = opening.ms + travel.ms
        self._zip_way, self._zip_share = aside, opening.ms / whole
        self._zip.put(0.0, 0.0)
        self._zip.to(1.0, 0.0, whole, linear, opening.delay)

    def laugh(self, ms: float) -> None:
        """Make a laughing face, where it is, and shake with it."""
        self._laugh.put(0.0, 0.0)
        self._laugh.to(1.0, 0.0, ms, linear)

    def remove(self) -> None:
        """Leave the stage."""
        self.stage_sprite.remove()
        self._height.put(0.0, 0.0)
        self._show_shadow()

    def finish(self) -> None:
        """Jump to the target."""
        for tween in self._tweens:
            tween.finish()
        self._rest_or_rise()
        self._show()

    def tick(self, dt: float) -> bool:
        """Advance by `dt` seconds; return whether the sprite is still under way."""
        travelling = self.tween.moving
        for tween in self._tweens:
            if tween.moving:
                tween.tick(dt)
        if travelling and not self.tween.moving:
            self._rest_or_rise()
        self._show()
        return self.moving

    def _resize(self, width: int) -> None:
        if width != self.width:
            x, y = _corner(self._middle, width)
            self.width = width
            self.tween.put(x, y)

    def _rest_or_rise(self) -> None:
        if not self.held:
            self.stage_sprite.lift(Layer.MOVING_TILE if self.tween.moving else Layer.TILE)
            self._lean = self._lean if self.tween.moving else 0.0

    @property
    def _grown(self) -> int:
        return round(self.width * GROWN)

    @property
    def _middle(self) -> Point:
        return self.tween.x + self.width / 2, self.tween.y + tile_height(self.width) / 2

    def _show(self) -> None:
        if not self.tween.waiting:
            self.stage_sprite.reveal()
        picture, (x, y) = self._picture(), self._middle
        x, y = x + self._drift.x + self._aside, y + self._drift.y - self._rise
        self.stage_sprite.show(picture)
        self.stage_sprite.move(x - picture.width / 2, y - picture.height / 2)
        self._show_shadow()

    def _show_shadow(self) -> None:
        height = self._height.x
        if height > 0:
            picture, width = draw_held_shadow(self.width, height), self.width
            shadow = self._shadow = self._shadow or self._stage.add(picture)
            shadow.lift(Layer.HELD_SHADOW if self.held else Layer.MOVING_SHADOW)
            shadow.show(picture)
            x, y = picture.get_rect(center=self.stage_sprite.rect.center).topleft
            shadow.move(x + ASIDE * width * height, y + BELOW * width * height)
        elif self._shadow:
            self._shadow.remove()
            self._shadow = None

    @property
    def _rise(self) -> float:
        """How high it is over where it would lie."""
        arc = self._motion.arc * sin(pi * self.tween.progress) if self.tween.moving else 0.0
        hop = self._hop_motion.arc * sin(pi * self._hop.progress) if self._hop.moving else 0.0
        return self._shape.y + arc + hop + self._giggle - self._flat * tile_height(self.width) / 2

    @property
    def _giggle(self) -> float:
        """How high it jumps as it laughs."""
        if not self._laugh.moving:
            return 0.0
        return self.width * GIGGLE * abs(sin(GIGGLES * pi * self._laugh.progress))

    @property
    def _aside(self) -> float:
        """How far it has swung to the side, or gone there as a run opens."""
        done = self._shake.progress if self._shake.moving else 1.0
        swing = self._shake_motion.arc * sin(SWINGS * pi * done) * (1 - done) if done < 1 else 0.0
        return swing + (self._opened if self._zip.moving else 0.0)

    @property
    def _opened(self) -> float:
        """How far aside it is, as its run opens: there, and then back on its way."""
        done, share = self._zip.progress, self._zip_share
        part = done / share if done < share else (1 - done) / (1 - share)
        return self._zip_way * ease_out(part)

    @property
    def _flat(self) -> float:
        """By how much it is flatter than it lies."""
        return SQUASH * sin(pi * self._landing.progress) if self._landing.moving else 0.0

    def _picture(self) -> Surface:
        mark, stand = self._look
        flips = self._motion.arc and self.tween.moving and self.tile != HIDDEN
        turned = self.tween.progress if flips else 1.0
        tile = HIDDEN if turned < 0.5 else self.tile
        width = self._grown if self.held else self.width
        face = (tile, width, "held" if self.held else mark, stand, self._laugh.moving)
        # What only changes its size may look for some frames as it did, made smaller or larger.
        if not self._shape.moving or turned < 1 or self._art.in_time(*face):
            self._face, self._width = self._art.face(*face), width
        size, flat = self._shape.x / self._width, self._flat
        lean = self._lean if self.held else self._lean * (1 - self.tween.progress)
        across, down = size * abs(cos(pi * turned)) * (1 + flat), size * (1 - flat)
        return transformed(self._face, across, down, lean)


def _corner(middle: Point, width: int) -> Point:
    """Return the top left corner of a tile so wide about a point."""
    return middle[0] - width / 2, middle[1] - tile_height(width) / 2
