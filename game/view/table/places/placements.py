"""Where the tiles of the table and of a rack belong, and how they look there."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property

from pygame import Rect

from game.engine.meld import Stand, melds
from game.engine.move import At, FromRack
from game.engine.tile import Row, Tile
from game.view.proportions import tile_height
from game.view.table.places.rack_layout import Landing, RackLayout
from game.view.table.places.row_opening import RowOpening
from game.view.table.shown import Marks, RackMarks
from game.view.tile_art import Mark

Point = tuple[float, float]


@dataclass(frozen=True)
class OnRack:
    """Point at a tile on the rack by its place in the order shown."""

    index: int
    tile: Tile

    @property
    def source(self) -> FromRack:
        """The tile as the engine knows it."""
        return FromRack(self.tile)


@dataclass(frozen=True)
class InRiver:
    """Point at a tile of the River."""

    index: int


@dataclass(frozen=True)
class InPlunder:
    """Point at a tile of the Plunder, which may not be touched this turn."""

    index: int


@dataclass(frozen=True)
class InOffer:
    """Point at one of two tiles of which the player keeps one."""

    index: int


Holdable = OnRack | At
"""Where tiles lie that a hand can take up."""

Place = Holdable | InRiver | InPlunder | InOffer


@dataclass(frozen=True)
class Placement:
    """Say where a tile belongs now, how large, and how it looks there."""

    place: Place
    tile: Tile
    x: float
    y: float
    width: int
    mark: Mark = ""
    stand: Stand | None = None

    @cached_property
    def rect(self) -> Rect:
        """The tile's rectangle on the screen, without its shadow; do not change it."""
        return Rect(round(self.x), round(self.y), self.width, tile_height(self.width))


def in_row(
    at: int,
    row: Row,
    corner: Point,
    width: int,
    pitch: int,
    marks: Marks,
    opening: RowOpening | None = None,
) -> Iterator[Placement]:
    """Say where the tiles of row `at` belong, given its corner on the screen; it may be open."""
    stands, moved = _stands(row), opening.moved if opening else {}
    for index, tile in enumerate(row):
        left = corner[0] + moved.get(index, index) * pitch
        mark = marks.get((at, index), "")
        yield Placement(At(at, index), tile, left, corner[1], width, mark, stands[index])


def on_rack(
    rack: Row, marks: RackMarks, plunder: Row, rack_layout: RackLayout, landing: Landing | None
) -> Iterator[Placement]:
    """Say where the tiles of a rack belong, the Plunder behind them blocked.

    They make room for tiles about to land.
    """
    there = dict(enumerate(rack_layout.spots)) | dict(landing.staying if landing else {})
    places = [rack_layout.shelves.corner(spot) for spot in there.values()]
    for index, (tile, (x, y)) in enumerate(zip(rack, places[: len(rack)], strict=True)):
        mark = marks.get(index, "")
        yield Placement(OnRack(index, tile), tile, x, y, rack_layout.width, mark)
    for index, (tile, (x, y)) in enumerate(zip(plunder, places[len(rack) :], strict=True)):
        yield Placement(InPlunder(index), tile, x, y, rack_layout.width, "blocked")


def _stands(row: Row) -> Sequence[Stand | None]:
    """Return what each joker of a set stands for; nothing for the other tiles."""
    readings = melds(row)
    if not readings:
        return [None] * len(row)
    best = max(readings, key=lambda meld: meld.value)
    return [stand if tile.is_joker else None for tile, stand in zip(row, best.stands, strict=True)]
