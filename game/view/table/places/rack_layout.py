"""Where the tiles of a rack stand on screen: on shelves, as large as the rack allows."""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache, partial

from game.engine.tile import Row
from game.session.order.rack_lines import (
    TILE,
    RackLines,
    Spot,
    Word,
    flow,
    lines_of,
    part,
    words_of,
)
from game.session.order.rack_order import RackOrder, last_spot
from game.view.proportions import TILE_RATIO

Zone = tuple[float, float, float, float]

TILE_SHARE = 0.9
"""The part of a shelf's height that a tile may take."""

TILE_GAP = 0.06
"""The distance between tiles for each unit of their width."""

BOUNDLESS = 10_000
"""More columns than any tiles can fill."""

WORTH = 0.85
"""Gaps, and lines as they are, are worth tiles that are so much smaller."""

OWN_WORTH = 0.65
"""The same of the gaps that the player has made."""


STEADY = 0.9
"""All shelves are worth tiles that are so much smaller."""


@dataclass(frozen=True)
class Shelves:
    """Measure the shelves of a zone (x, y, width, height in px) for tiles of a width."""

    zone: Zone
    count: int
    width: int

    @property
    def pitch(self) -> int:
        """The distance from one tile to the next; half of it is a column."""
        return 2 * max(1, round(self.width * (1 + TILE_GAP) / 2))

    @property
    def columns(self) -> int:
        """How many columns a shelf has."""
        return TILE + max(0, int(self.zone[2] - self.width) * TILE // self.pitch)

    def corner(self, spot: Spot) -> tuple[int, int]:
        """Return the top left corner of a tile."""
        x, y, _, high = self.zone
        shelf = high / self.count
        drop = (shelf - round(self.width * TILE_RATIO)) / 2
        return round(x) + spot.column * self.pitch // TILE, round(y + spot.line * shelf + drop)

    def foot(self, line: int) -> int:
        """Return the height at which the tiles of a shelf stand."""
        return self.corner(Spot(line, 0))[1] + round(self.width * TILE_RATIO)

    def spot_at(self, middle: tuple[float, float], tiles: int) -> Spot:
        """Return the spot for the first of some tiles whose middle is at a point."""
        x, y, _, high = self.zone
        line = int((middle[1] - y) // (high / self.count))
        column = round((middle[0] - x - self.width / 2) * TILE / self.pitch)
        last = max(0, self.columns - tiles * TILE)
        return Spot(max(0, min(line, self.count - 1)), max(0, min(column, last)))


Way = Callable[[int], list[Spot]]
"""Where tiles stand on shelves with a number of columns."""


@dataclass(frozen=True)
class Landing:
    """Hold where tiles that are put down come to stand, and the others, by their indices, then."""

    staying: Mapping[int, Spot]
    spots: tuple[Spot, ...]


@dataclass(frozen=True)
class RackLayout:
    """Know where the tiles of an order stand on shelves, and then the Plunder."""

    order: RackOrder
    shelves: Shelves
    spots: tuple[Spot, ...]

    @property
    def width(self) -> int:
        """The width of the tiles."""
        return self.shelves.width

    @property
    def places(self) -> list[tuple[int, int]]:
        """The top left corner of each tile."""
        return [self.shelves.corner(spot) for spot in self.spots]

    @property
    def grooves(self) -> list[int]:
        """The heights at which the tiles stand."""
        return [self.shelves.foot(line) for line in range(self.shelves.count)]

    @property
    def lines(self) -> RackLines:
        """The tiles as they are seen."""
        return lines_of(zip(self.order.tiles, self.spots, strict=False))

    def lines_with(self, tiles: Row, landing: Landing) -> RackLines:
        """Return the lines once tiles were put down."""
        shown = self.order.tiles
        staying = ((shown[at], spot) for at, spot in landing.staying.items())
        return lines_of([*staying, *zip(tiles, landing.spots, strict=True)])

    def landing(self, held: Collection[int], tiles: int, at: Spot) -> Landing:
        """Return how tiles land around a spot, when the held ones stand here now."""
        there = {
            index: spot
            for index, (_, spot) in enumerate(zip(self.order.tiles, self.spots, strict=False))
            if index not in held
        }
        staying, spots = part(list(there.values()), at, tiles, self.shelves.columns)
        return Landing(dict(zip(there, staying, strict=True)), tuple(spots))


@lru_cache(maxsize=8)
def rack_layout(
    order: RackOrder, plunder: int, zone: Zone, shelves: int, largest: int
) -> RackLayout:
    """Lay out a rack in tiles as large as it allows, up to the largest width.

    Tiles that are away for this turn count as if they were here, so that sizes do not change with
    every tile that is played, and no tile moves under the hand. The own order has all shelves, a
    sorted one perhaps fewer.
    """
    if order.mode == "own":
        ways = _own_ways(order, plunder)
        at, best = _choice(ways, zone, (shelves,), largest, GAPPED)
        spots = ways[at](best.columns)
    else:
        counts = range(shelves, 0, -1)
        ways = _joined([*(Word(len(group)) for group in order.whole.groups), *_words(plunder)])
        at, best = _choice(ways, zone, counts, largest)
        spots = ways[at](best.columns)
    there = [*order.present, *([True] * plunder)]
    spots = [spot for spot, here in zip(spots, there, strict=True) if here]
    return RackLayout(order, best, tuple(spots))


GAPPED = 3
"""So many ways to show an own order keep its tiles apart: the first ones."""


def _own_ways(order: RackOrder, plunder: int) -> list[Way]:
    """List how an own order can be shown: as it is, else flowing from line to line."""
    spots = [slot.spot for slot in order.own]
    words = [*words_of(spots), *_words(plunder)]
    for _ in range(plunder):
        spots.append(last_spot(spots))
    return [lambda _: spots, partial(flow, words), *_joined(words)]


def _words(plunder: int) -> list[Word]:
    return [Word(plunder)] if plunder else []


def _joined(words: Iterable[Word]) -> list[Way]:
    """Let words flow one behind the other, with small gaps and as one long word."""
    counts = [word.tiles for word in words]
    return [partial(flow, list(map(Word, counts))), partial(flow, [Word(sum(counts))])]


def _choice(
    ways: Sequence[Way], zone: Zone, counts: Iterable[int], largest: int, gapped: int = 0
) -> tuple[int, Shelves]:
    """Choose the first way in which tiles are about as large as they can be, and its shelves.

    The first ways, `gapped` of them, have the player's own gaps: others have to be much better.
    """
    fits = [_best(way, zone, counts, largest) for way in ways]
    most = max(shelves.width for shelves in fits if shelves)
    with_gaps = max((shelves.width for shelves in fits[:gapped] if shelves), default=0)
    if with_gaps >= OWN_WORTH * most:
        most = with_gaps
    return next((at, each) for at, each in enumerate(fits) if each and each.width >= WORTH * most)


def _best(way: Way, zone: Zone, counts: Iterable[int], largest: int) -> Shelves | None:
    """Return shelves with about the largest tiles, as many as the first of `counts` that fits."""
    fits = [shelves for count in counts if (shelves := _widest(way, zone, count, largest))]
    most = max((shelves.width for shelves in fits), default=0)
    return next((shelves for shelves in fits if shelves.width >= STEADY * most), None)


def _widest(way: Way, zone: Zone, count: int, largest: int) -> Shelves | None:
    """Return shelves for the widest tiles that can stand on them, if any can."""
    if any(spot.line >= count for spot in way(BOUNDLESS)):
        return None
    highest = int(zone[3] / count * TILE_SHARE / TILE_RATIO)
    for width in range(max(1, min(largest, highest)), 0, -1):
        shelves = Shelves(zone, count, width)
        if all(
            line < count and column + TILE <= shelves.columns
            for line, column in way(shelves.columns)
        ):
            return shelves
    return None
