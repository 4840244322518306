"""How a player's rack is shown: sorting is a view, the hand's own order comes back at once."""

from collections import Counter
from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass, replace
from itertools import groupby
from typing import Literal, Self, get_args

from game.engine.tile import COLORS, Row, Tile
from game.session.order.rack_lines import (
    GAP,
    TILE,
    RackLines,
    Spot,
    Word,
    flow,
    lines_of,
    nearest_free,
    standings,
)

Mode = Literal["runs", "groups", "own"]
MODES: tuple[Mode, ...] = get_args(Mode)

LINES, LENGTH = 2, 32
"""How many lines and columns tiles fill by themselves before a line grows."""


@dataclass(frozen=True)
class Slot:
    """A tile's spot in the player's own order; it stays while the tile is away."""

    tile: Tile
    spot: Spot
    here: bool = True


@dataclass(frozen=True)
class RackOrder:
    """Hold the order a player made by hand, and the way the rack is shown now.

    The slots of the player's own order follow their spots.
    """

    mode: Mode = "own"
    own: tuple[Slot, ...] = ()

    @classmethod
    def of(cls, mode: Mode, lines: RackLines) -> Self:
        """Return an order in which tiles stand so."""
        return cls(mode, _in_place(Slot(tile, spot) for tile, spot in standings(lines)))

    @property
    def lines(self) -> RackLines:
        """The own order of the tiles that are here."""
        return lines_of((slot.tile, slot.spot) for slot in self.own if slot.here)

    @property
    def whole(self) -> Self:
        """The order with all tiles that are away back in their slots."""
        return replace(self, own=tuple(replace(slot, here=True) for slot in self.own))

    @property
    def tiles(self) -> Row:
        """The tiles in the order in which they are shown."""
        return tuple(self.own[at].tile for at in self._shown())

    @property
    def present(self) -> list[bool]:
        """Whether each tile of the whole order is here, in the order in which they are shown."""
        return [self.own[at].here for at in self.whole._shown()]

    @property
    def groups(self) -> list[Row]:
        """The tiles of a sorted rack, by the color or the number that they have in common."""
        return [tuple(group) for _, group in groupby(self.tiles, _kin(self.mode))]

    def show(self, rack: Row) -> Row:
        """Return the tiles of a rack as they are shown.

        A tile that comes back from the table takes its old spot, others come last.
        """
        return self.follow(rack).tiles

    def sort(self, mode: Mode) -> Self:
        """Choose how the rack is shown."""
        return replace(self, mode=mode)

    def arrange(self, lines: RackLines) -> Self:
        """Put the tiles that are here in this order, which becomes the player's own.

        Tiles that are away keep their spots, or the nearest free ones, if it was shown before.
        """
        own = [Slot(tile, spot) for tile, spot in standings(lines)]
        away = [slot for slot in self.own if not slot.here and self.mode == "own"]
        for slot in away:
            own.append(replace(slot, spot=nearest_free((each.spot for each in own), slot.spot)))
        return replace(self, mode="own", own=_in_place(own))

    def take(self, rack: Row, tiles: Collection[int]) -> Self:
        """Choose the tiles at these indices to leave the rack next.

        Otherwise, of two equal tiles, the last in the player's own order leaves.
        """
        now = self.follow(rack)
        shown = now._shown()
        own = list(now.own)
        for at in tiles:
            own[shown[at]] = replace(own[shown[at]], here=False)
        return replace(now, own=tuple(own))

    def forget(self) -> Self:
        """Release the spots of tiles that are away, as their turn has ended."""
        return replace(self, own=tuple(slot for slot in self.own if slot.here))

    def follow(self, rack: Row) -> Self:
        """Drop and add tiles until the player's own order holds what the rack holds."""
        wanted = Counter(rack)
        here = Counter(slot.tile for slot in self.own if slot.here)
        if here == wanted:
            return self
        if not self.own:
            # A rack is in order as it was dealt; it is laid out with its colors a little apart.
            words = [Word(len(tuple(group))) for _, group in groupby(rack, _kin("runs"))]
            return replace(self, own=tuple(map(Slot, rack, flow(words, LENGTH))))
        own = list(self.own)
        for at, slot in reversed(list(enumerate(own))):
            if slot.here and here[slot.tile] > wanted[slot.tile]:
                own[at] = replace(slot, here=False)
                here[slot.tile] -= 1
        for at, slot in enumerate(own):
            if not slot.here and here[slot.tile] < wanted[slot.tile]:
                own[at] = replace(slot, here=True)
                here[slot.tile] += 1
        for tile in (wanted - here).elements():
            own.append(Slot(tile, last_spot([slot.spot for slot in own])))
        return replace(self, own=_in_place(own))

    def _shown(self) -> list[int]:
        """List the slots of the player's own order as they are shown."""
        here = [at for at, slot in enumerate(self.own) if slot.here]
        if self.mode == "own":
            return here

        def rank(at: int) -> tuple[bool, int, int, str]:
            tile = self.own[at].tile
            color = COLORS.find(tile.kind)
            first, then = (color, tile.number) if self.mode == "runs" else (tile.number, color)
            return tile.is_joker, first, then, tile.kind

        return sorted(here, key=rank)


def last_spot(spots: Iterable[Spot]) -> Spot:
    """Return the spot for a tile that comes by itself: behind all others, a little apart."""
    ends = dict.fromkeys(range(LINES), 0)
    for line, column in spots:
        ends[line] = max(ends.get(line, 0), column + TILE)
    last = max((line for line, end in ends.items() if end), default=0)
    for line, gap in [*((at, GAP) for at in range(last, max(ends) + 1)), *((at, 0) for at in ends)]:
        column = ends[line] + (gap if ends[line] else 0)
        if column + TILE <= LENGTH:
            return Spot(line, column)
    line = min(ends, key=lambda line: ends[line])
    return Spot(line, ends[line])


def _in_place(slots: Iterable[Slot]) -> tuple[Slot, ...]:
    return tuple(sorted(slots, key=lambda slot: slot.spot))


def _kin(mode: Mode) -> Callable[[Tile], object]:
    """Return what tiles that are shown side by side have in common."""
    if mode == "groups":
        return lambda tile: tile.number
    return lambda tile: COLORS.find(tile.kind)
