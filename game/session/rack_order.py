"""How a player's rack is shown: sorting is a view, the hand's own order comes back at once."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, get_args

from game.engine.tile import COLORS, Row, Tile

Mode = Literal["runs", "groups", "own"]
MODES: tuple[Mode, ...] = get_args(Mode)


@dataclass
class _Slot:
    """A tile's place in the own order; it is kept while the tile is away."""

    tile: Tile
    here: bool = True


class RackOrder:
    """Hold the order a player made by hand, and the way the rack is shown now."""

    def __init__(self) -> None:
        self.mode: Mode = "own"
        self._own: list[_Slot] = []

    def show(self, rack: Row) -> Row:
        """Give the tiles as they are shown.

        A tile that comes back from the table takes its old place, others come last.
        """
        return tuple(slot.tile for slot in self._shown(rack))

    def sort(self, mode: Mode) -> None:
        """Choose how the rack is shown."""
        self.mode = mode

    def put(self, rack: Row, tiles: Sequence[int], index: int) -> None:
        """Move the tiles shown at some indices before another; this becomes the own order."""
        shown = self._shown(rack)
        taken = [shown[at] for at in tiles]
        ahead = [slot for at, slot in enumerate(shown[:index]) if at not in tiles]
        behind = [slot for at, slot in enumerate(shown) if at >= index and at not in tiles]
        self._own = [*ahead, *taken, *behind]
        self.mode = "own"

    def take(self, rack: Row, tiles: Sequence[int]) -> None:
        """Let the tiles shown at these indices be the ones that leave the rack next.

        Without this, of two equal tiles the last in the own order leaves.
        """
        shown = self._shown(rack)
        for at in tiles:
            shown[at].here = False

    def forget(self) -> None:
        """Give up the places of tiles that are away, as their turn has ended."""
        self._own = [slot for slot in self._own if slot.here]

    def _shown(self, rack: Row) -> Sequence[_Slot]:
        self._follow(rack)
        here = [slot for slot in self._own if slot.here]
        if self.mode == "own":
            return here
        return sorted(here, key=_by_runs if self.mode == "runs" else _by_groups)

    def _follow(self, rack: Row) -> None:
        """Let tiles leave and come until the own order holds what the rack holds."""
        here = Counter(slot.tile for slot in self._own if slot.here)
        for slot in reversed(self._own):
            if slot.here and here[slot.tile] > rack.count(slot.tile):
                slot.here = False
                here[slot.tile] -= 1
        for slot in self._own:
            if not slot.here and here[slot.tile] < rack.count(slot.tile):
                slot.here = True
                here[slot.tile] += 1
        self._own += [_Slot(tile) for tile in (Counter(rack) - here).elements()]


def _by_runs(slot: _Slot) -> tuple[bool, int, str, int]:
    tile = slot.tile
    return (tile.is_joker, COLORS.find(tile.kind), tile.kind, tile.number)


def _by_groups(slot: _Slot) -> tuple[bool, int, int, str]:
    tile = slot.tile
    return (tile.is_joker, tile.number, COLORS.find(tile.kind), tile.kind)
