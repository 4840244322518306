"""Pieces: the drawn tiles, each gliding to where its model tile belongs now."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from math import hypot, pi, sin

from pygame import Rect

from game.engine.meld import Stand
from game.engine.move import At, FromRack
from game.engine.tile import HIDDEN, Tile
from game.kit.glide import Ease, Glide, ease_in_out, ease_out, ease_out_back
from game.kit.stage import Stage
from game.view.art import Mark, TileArt, tile_height

Point = tuple[float, float]

RESTING, MOVING, HELD = 10.0, 20.0, 30.0
"""Heights on the stage: resting tiles, tiles under way, tiles in the hand."""


@dataclass(frozen=True)
class Slot:
    """Point at a tile on the rack by its place in the order shown."""

    index: int
    tile: Tile

    @property
    def source(self) -> FromRack:
        """The tile as the engine knows it."""
        return FromRack(self.tile)


@dataclass(frozen=True)
class Afloat:
    """Point at a tile of the River."""

    index: int


@dataclass(frozen=True)
class Plundered:
    """Point at a tile of the Plunder, which may not be touched this turn."""

    index: int


Holdable = Slot | At
"""Where tiles lie that a hand can take up."""

Place = Holdable | Afloat | Plundered


@dataclass(frozen=True)
class Spot:
    """Say where a tile belongs now, how large, and how it looks there."""

    place: Place
    tile: Tile
    x: float
    y: float
    width: int
    mark: Mark = ""
    stand: Stand | None = None

    @property
    def rect(self) -> Rect:
        """The tile's rectangle on the screen, without its shadow."""
        return Rect(round(self.x), round(self.y), self.width, tile_height(self.width))


@dataclass(frozen=True)
class Way:
    """Say how a tile travels: milliseconds, easing, and how high an arc with a flip."""

    ms: float
    ease: Ease = ease_out
    arc: float = 0.0
    delay: float = 0.0

    def after(self, others: int) -> "Way":
        """Give the way of a tile that sets off when so many others have."""
        return replace(self, delay=self.delay * others)


class Piece:
    """One drawn tile."""

    def __init__(self, art: TileArt, stage: Stage, tile: Tile, width: int, at: Point) -> None:
        self._art = art
        self.tile = tile
        self.width = width
        self.spot: Spot | None = None
        self.held = False
        self.glide = Glide(*at)
        self._way = Way(0)
        self._look: tuple[Mark, Stand | None] = ("", None)
        self.sprite = stage.add(art.face(tile, width), 0, 0, RESTING)
        self._put()

    def belong(self, spot: Spot, way: Way) -> None:
        """Go to a spot and look as one does there."""
        self.spot = spot
        self.width = spot.width
        self._look = (spot.mark, spot.stand)
        if (spot.x, spot.y) != self.glide.target or self.held:
            self.travel((spot.x, spot.y), way)
        self.held = False
        self._show()

    def travel(self, to: Point, way: Way) -> None:
        """Go to a point."""
        self._way = way
        self.glide.to(*to, way.ms, way.ease, way.delay)
        self.sprite.lift(MOVING if self.glide.moving else RESTING)
        self._put()

    def hold(self, at: Point, *, tall: float) -> None:
        """Lie in the hand at a point; `tall` orders the tiles of one hand."""
        if not self.held:
            self.held = True
            self.sprite.lift(HELD + tall)
            self._show()
        self.glide.put(*at)
        self._put()

    def finish(self) -> None:
        """Be at the target at once."""
        self.glide.finish()
        self._arrive()

    def tick(self, dt: float) -> bool:
        """Let `dt` seconds pass; tell whether the piece is still under way."""
        if not self.glide.moving:
            return False
        self.glide.tick(dt)
        if not self.glide.moving:
            self._arrive()
            return False
        if self._way.arc:
            self._show()
        self._put()
        return True

    def _arrive(self) -> None:
        self._way = Way(0)
        self.sprite.lift(HELD if self.held else RESTING)
        self._show()
        self._put()

    def _show(self) -> None:
        mark, stand = self._look
        flipping = self._way.arc and self.glide.moving and self.glide.progress < 0.5
        tile = HIDDEN if flipping else self.tile
        self.sprite.show(self._art.face(tile, self.width, "held" if self.held else mark, stand))

    def _put(self) -> None:
        left, top = self._art.pad(self.width)
        rise = self._way.arc * sin(pi * self.glide.progress) if self.glide.moving else 0.0
        self.sprite.move(self.glide.x - left, self.glide.y - top - rise)


def way_between(start: Point, spot: Spot, motion: dict[str, float]) -> Way:
    """Choose how a tile travels by how far it goes: it settles nearby, it flies from afar."""
    far = hypot(spot.x - start[0], spot.y - start[1])
    if far < 2.5 * spot.width:
        return Way(motion["settle"], ease_out_back)
    return Way(motion["fly_home"], ease_in_out)


def pair(pieces: Iterable[Piece], spots: Sequence[Spot]) -> dict[Spot, Piece]:
    """Give each spot a piece with its face, those in their place first, then the nearest.

    The two copies of a tile look alike, so any shortest way looks right.
    """
    free: dict[Tile, list[Piece]] = {}
    for piece in pieces:
        free.setdefault(piece.tile, []).append(piece)
    found: dict[Spot, Piece] = {}
    for spot in spots:
        staying = next((p for p in free.get(spot.tile, ()) if _stays(p, spot)), None)
        if staying:
            found[spot] = staying
            free[spot.tile].remove(staying)
    for spot in spots:
        if spot not in found and (near := free.get(spot.tile)):
            nearest = min(near, key=lambda piece: _distance(piece, spot))
            found[spot] = nearest
            near.remove(nearest)
    return found


def _stays(piece: Piece, spot: Spot) -> bool:
    return piece.spot is not None and not piece.held and piece.spot.rect == spot.rect


def _distance(piece: Piece, spot: Spot) -> float:
    x, y = piece.glide.target
    return hypot(spot.x - x, spot.y - y)
