"""The drawn tiles: each is told where it belongs, and goes there in a motion of its own."""

from collections.abc import Container, Iterable, Mapping, Sequence
from dataclasses import replace
from itertools import combinations
from math import hypot

from pygame import Rect

from game.engine.move import At
from game.engine.tile import HIDDEN, Tile
from game.kit.kit import Kit
from game.kit.motion.tween import ease_in_out
from game.kit.stage import Stage
from game.view.proportions import tile_height
from game.view.table.flash import Flash
from game.view.table.motion import Motion, flight, homeward, sorting
from game.view.table.places.placements import OnRack, Place, Placement, Point
from game.view.table.tile_sprite import TileSprite
from game.view.table.zip import LATER_MS, OPEN, OPEN_MS, Unzipped, unzipped
from game.view.tile_art import TileArt

HIDDEN_SIZE = 0.5
"""How large tiles are when they come out of a hidden rack or go into one, in their widths."""

LAUGH_MS = 1600.0
"""How long a joker laughs, in milliseconds: longer than the name of the move stands over it."""

LIFT = 3.5
"""How high a tile under the pointer is lifted, in reference pixels."""


class Tiles:
    """Hold a sprite for each tile that is shown, and let those that are under way go on."""

    def __init__(self, kit: Kit, stage: Stage, rack_length: float) -> None:
        """Take how long the rack is, in px: tiles that are sorted go as far at most."""
        self.art = TileArt(kit)
        self.flash = Flash(kit, stage)
        self.sprites: list[TileSprite] = []
        self._by_place: dict[Place, TileSprite] = {}
        self.rack_width = 1
        """The width of the tiles on the rack, in px."""
        self._kit = kit
        self._stage = stage
        self._rack_length = rack_length
        self._under_way: dict[TileSprite, None] = {}
        self._hovered: TileSprite | None = None

    # Where they belong

    def place_all(
        self,
        placements: Sequence[Placement],
        come_from: Point | None,
        arrive: Motion | None,
        whole: Container[int] = (),
        go_to: Point | None = None,
    ) -> None:
        """Tell every tile where it belongs now; new ones come, others go, as `Board.show` says.

        Where motion is reduced, a tile that went elsewhere is lit, but not in a row that is as it
        was, and only made room as a `whole`.
        """
        self.flash.put_out()
        found = pair(self.sprites, placements)
        opening = unzipped(_lying(found)) if come_from else {}
        self._let_go(set(self.sprites) - set(found.values()), go_to)
        for placement, sprite in found.items():
            place = placement.place
            lit = not (isinstance(place, At) and place.row in whole)
            way = opening.get(sprite.place) if isinstance(sprite.place, At) else None
            self._send(sprite, placement, lit=lit, way=way)
        new = [placement for placement in placements if placement not in found]
        for number, placement in enumerate(new):
            motion = arrive or self.fly_in(len(new), self.rack_width * HIDDEN_SIZE)
            found[placement] = self._appear(placement, come_from, motion.after(number))
        self.sprites = [found[placement] for placement in placements]
        self._by_place = {placement.place: found[placement] for placement in placements}

    def _let_go(self, sprites: Iterable[TileSprite], go_to: Point | None) -> None:
        """Let tiles go to about a point, where they are gone, or be gone at once."""
        for sprite in sprites:
            if go_to and not self._kit.preferences.reduced_motion:
                ms = self._kit.theme.motion["fly_home"]
                sprite.depart(go_to, Motion(ms, ease_in_out, size=HIDDEN_SIZE))
                self._under_way[sprite] = None
            else:
                sprite.remove()
                self._under_way.pop(sprite, None)

    def make_way(self, placements: Iterable[Placement]) -> None:
        """Move tiles at rest to these places, for an open row or back again."""
        motion = Motion(self.pace("pick_up"))
        for placement in placements:
            sprite = self.sprite_at(placement.place)
            if sprite and not sprite.held and sprite.placement != placement:
                self._send(sprite, placement, motion)

    def fly_in(self, count: int, width: float) -> Motion:
        """Return the motion in which tiles of a starting width arrive."""
        wide = self.rack_width
        return flight(count, wide, self._kit.theme.motion, width / wide)

    def toss(self, start: Point, end: Point, count: int) -> None:
        """Toss tiles face down from about a point to another, where they are gone."""
        width = round(self.rack_width * HIDDEN_SIZE)
        left, top = width / 2, tile_height(width) / 2
        if self._kit.preferences.reduced_motion:
            self.flash.at(Rect(end[0] - left, end[1] - top, width, tile_height(width)))
            return
        motion = flight(count, self.rack_width, self._kit.theme.motion)
        for number in range(count):
            at = (start[0] - left, start[1] - top)
            sprite = TileSprite(self.art, self._stage, HIDDEN, width, at)
            sprite.travel((end[0] - left, end[1] - top), motion.after(number))
            sprite.wait()
            self._under_way[sprite] = None

    def _appear(self, placement: Placement, come_from: Point | None, motion: Motion) -> TileSprite:
        width = round(placement.width * motion.size) if come_from else placement.width
        x, y = come_from or (placement.x + width / 2, placement.y + tile_height(width) / 2)
        at = (x - width / 2, y - tile_height(width) / 2)
        sprite = TileSprite(self.art, self._stage, placement.tile, width, at)
        self._send(sprite, placement, motion)
        sprite.wait()
        return sprite

    def _send(
        self,
        sprite: TileSprite,
        placement: Placement,
        motion: Motion | None = None,
        lit: bool = True,
        way: Unzipped | None = None,
    ) -> None:
        before = sprite.placement
        if sprite is self._hovered and before and before.place != placement.place:
            self.hover(None)
        start = (sprite.tween.x, sprite.tween.y)
        if self._kit.preferences.reduced_motion:
            sprite.belong(placement, Motion(0))
            far = hypot(placement.x - start[0], placement.y - start[1]) > 1
            if far and lit:
                self.flash.at(placement.rect)
            return
        land = self._kit.theme.motion["hover"]
        motion = motion or self._motion_to(sprite, placement)
        if way:
            opening = Motion(OPEN_MS, delay=way.later * LATER_MS)
            sprite.unzip(way.aside * self._kit.px(OPEN), opening, motion)
            motion = replace(motion, delay=OPEN_MS)
        sprite.belong(placement, motion, land)
        self._stir(sprite)

    def _motion_to(self, sprite: TileSprite, placement: Placement) -> Motion:
        """Choose how a tile travels from where it is."""
        durations = self._kit.theme.motion
        far = hypot(placement.x - sprite.tween.x, placement.y - sprite.tween.y)
        before = sprite.placement.place if sprite.placement and not sprite.held else None
        if isinstance(before, OnRack) and isinstance(placement.place, OnRack):
            return sorting(far, self._rack_length / 2, durations)
        return homeward(far, placement.width, durations)

    # What lies where

    def sprite_at(self, place: Place) -> TileSprite | None:
        """Return the sprite that belongs to a place."""
        return self._by_place.get(place)

    def place_under(self, point: Point) -> Place | None:
        """Return the place of the tile under a point."""
        for sprite in reversed(self.sprites):
            if sprite.placement and sprite.placement.rect.collidepoint(point):
                return sprite.placement.place
        return None

    def places_in(self, area: Rect) -> list[Place]:
        """Return the places of the tiles whose middle lies in an area."""
        placements = [sprite.placement for sprite in self.sprites if sprite.placement]
        return [each.place for each in placements if area.collidepoint(each.rect.center)]

    # Motion in place

    def pace(self, name: str) -> float:
        """Return how many milliseconds a motion takes: none where motion is reduced."""
        return 0.0 if self._kit.preferences.reduced_motion else self._kit.theme.motion[name]

    def hold(self, place: Place, at: Point, *, tall: float, ms: float = 0.0) -> None:
        """Hold a tile at a point, or let it come there from where it is within `ms`."""
        if sprite := self.sprite_at(place):
            sprite.hold(at, tall=tall, ms=ms)
            self._stir(sprite)

    def carry(self, place: Place, at: Point, width: int, *, tall: float, ms: float = 0.0) -> None:
        """Carry a tile over the table as one so wide, like `hold`."""
        if sprite := self.sprite_at(place):
            sprite.carry(at, width, tall=tall, ms=ms)
            self._stir(sprite)

    def hover(self, place: Place | None, motion: str = "hover") -> None:
        """Lift the tile of a place a little and lay down the one lifted before."""
        sprite = self.sprite_at(place) if place else None
        if sprite is self._hovered:
            return
        before, self._hovered = self._hovered, sprite
        high = max(3, self._kit.px(LIFT)) if self.pace("hover") else 0
        for each, lift in ((before, 0), (sprite, high)):
            if each:
                each.raise_up(lift, self.pace(motion))
                self._stir(each)

    def hop(self, place: Place, motion: Motion) -> None:
        """Lift a tile and lower it again, where it is."""
        if sprite := self.sprite_at(place):
            sprite.hop(motion)
            self._stir(sprite)

    def shake(self, place: Place, motion: Motion) -> None:
        """Swing a tile to the sides, where it is."""
        if sprite := self.sprite_at(place):
            sprite.shake(motion)
            self._stir(sprite)

    def laugh(self, place: Place) -> None:
        """Make a joker laugh, where it is."""
        if sprite := self.sprite_at(place):
            sprite.laugh(LAUGH_MS)
            self._stir(sprite)

    # Time

    @property
    def under_way(self) -> int:
        """The number of tiles that are under way."""
        return len(self._under_way)

    def tick(self, dt: float) -> None:
        """Move the tiles that are under way."""
        self.art.tick()
        self.flash.tick(dt)
        for sprite in tuple(self._under_way):
            if not sprite.tick(dt):
                self._arrived(sprite)

    def finish(self) -> None:
        """Finish the way of all tiles at once."""
        for sprite in tuple(self._under_way):
            sprite.finish()
            self._arrived(sprite)

    def _stir(self, sprite: TileSprite) -> None:
        if sprite.moving:
            self._under_way[sprite] = None

    def _arrived(self, sprite: TileSprite) -> None:
        self._under_way.pop(sprite, None)
        if sprite.placement is None:
            sprite.remove()


def pair(
    sprites: Iterable[TileSprite], placements: Sequence[Placement]
) -> dict[Placement, TileSprite]:
    """Return each placement a sprite with its face, those in their place first, then the nearest.

    The two copies of a tile look alike, so any shortest way looks right.
    """
    free: dict[Tile, list[TileSprite]] = {}
    for sprite in sprites:
        free.setdefault(sprite.tile, []).append(sprite)
    found: dict[Placement, TileSprite] = {}
    for placement in placements:
        lying = ((each, each.placement) for each in free.get(placement.tile, ()) if not each.held)
        staying = next((each for each, now in lying if now and now.rect == placement.rect), None)
        if staying:
            found[placement] = staying
            free[placement.tile].remove(staying)
    for placement in placements:
        if placement not in found and (near := free.get(placement.tile)):
            nearest = min(near, key=lambda sprite: _distance(sprite, placement))
            found[placement] = nearest
            near.remove(nearest)
    return _uncrossed(found)


def _lying(found: Mapping[Placement, TileSprite]) -> list[tuple[Tile, At, Place]]:
    """List the tiles that lie on the table and stay in sight, and where each goes."""
    return [
        (sprite.tile, sprite.place, placement.place)
        for placement, sprite in found.items()
        if isinstance(sprite.place, At)
    ]


def _uncrossed(found: dict[Placement, TileSprite]) -> dict[Placement, TileSprite]:
    """Let twins that close ranks on the rack do so side by side, not one over the other."""
    on_rack = [
        placement
        for placement, sprite in found.items()
        if _stands(placement) and _stands(sprite.placement)
    ]
    for one, other in combinations(on_rack, 2):
        a, b = found[one], found[other]
        if one.tile != other.tile or a.held or b.held:
            continue
        crossed = max(_distance(a, one), _distance(b, other))
        if max(_distance(b, one), _distance(a, other)) < crossed:
            found[one], found[other] = b, a
    return found


def _stands(placement: Placement | None) -> bool:
    return placement is not None and isinstance(placement.place, OnRack)


def _distance(sprite: TileSprite, placement: Placement) -> float:
    x, y = sprite.tween.target
    return hypot(placement.x - x, placement.y - y)
