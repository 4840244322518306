"""How a player's rack is shown: sorting is a view, the hand's own order comes back at once."""

from collections import Counter
from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from typing import Literal, Self, get_args

from game.engine.tile import COLORS, Row, Tile

Mode = Literal["runs", "groups", "own"]
MODES: tuple[Mode, ...] = get_args(Mode)


@dataclass(frozen=True)
class Slot:
    """A tile's place in the own order; it is kept while the tile is away."""

    tile: Tile
    here: bool = True


@dataclass(frozen=True)
class RackOrder:
    """Hold the order a player made by hand, and the way the rack is shown now."""

    mode: Mode = "own"
    own: tuple[Slot, ...] = ()

    def show(self, rack: Row) -> Row:
        """Return the tiles as they are shown.

        A tile that comes back from the table takes its old place, others come last.
        """
        now = self.follow(rack)
        return tuple(now.own[at].tile for at in now._shown())

    def sort(self, mode: Mode) -> Self:
        """Choose how the rack is shown."""
        return replace(self, mode=mode)

    def put(self, rack: Row, tiles: Sequence[int], index: int) -> Self:
        """Move the tiles shown at some indices before another; this becomes the own order."""
        now = self.follow(rack)
        shown = [now.own[at] for at in now._shown()]
        taken = [shown[at] for at in tiles]
        ahead = [slot for at, slot in enumerate(shown[:index]) if at not in tiles]
        behind = [slot for at, slot in enumerate(shown) if at >= index and at not in tiles]
        return replace(self, mode="own", own=(*ahead, *taken, *behind))

    def take(self, rack: Row, tiles: Collection[int]) -> Self:
        """Let the tiles shown at these indices be the ones that leave the rack next.

        Without this, of two equal tiles the last in the own order leaves.
        """
        now = self.follow(rack)
        shown = now._shown()
        own = list(now.own)
        for at in tiles:
            own[shown[at]] = replace(own[shown[at]], here=False)
        return replace(now, own=tuple(own))

    def forget(self) -> Self:
        """Give up the places of tiles that are away, as their turn has ended."""
        return replace(self, own=tuple(slot for slot in self.own if slot.here))

    def follow(self, rack: Row) -> Self:
        """Let tiles leave and come until the own order holds what the rack holds."""
        wanted = Counter(rack)
        here = Counter(slot.tile for slot in self.own if slot.here)
        if here == wanted:
            return self
        own = list(self.own)
        for at, slot in reversed(list(enumerate(own))):
            if slot.here and here[slot.tile] > wanted[slot.tile]:
                own[at] = replace(slot, here=False)
                here[slot.tile] -= 1
        for at, slot in enumerate(own):
            if not slot.here and here[slot.tile] < wanted[slot.tile]:
                own[at] = replace(slot, here=True)
                here[slot.tile] += 1
        return replace(self, own=(*own, *map(Slot, (wanted - here).elements())))

    def _shown(self) -> list[int]:
        """List the places in the own order in the order in which they are shown."""
        here = [at for at, slot in enumerate(self.own) if slot.here]
        if self.mode == "own":
            return here
        key = _by_runs if self.mode == "runs" else _by_groups
        return sorted(here, key=lambda at: key(self.own[at].tile))


def _by_runs(tile: Tile) -> tuple[bool, int, str, int]:
    return (tile.is_joker, COLORS.find(tile.kind), tile.kind, tile.number)


def _by_groups(tile: Tile) -> tuple[bool, int, int, str]:
    return (tile.is_joker, tile.number, COLORS.find(tile.kind), tile.kind)
