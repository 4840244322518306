"""How a row opens for the tiles of a hand: where they will lie in the end, and the others then."""

from collections.abc import Sequence
from dataclasses import dataclass

from game.analysis.table_diff import tiles_at
from game.engine.move import At, Move
from game.engine.position import Table
from game.engine.tile import Row, Tile


@dataclass(frozen=True)
class RowOpening:
    """Hold the row to come, and for each of its places the index its tile has now, if any."""

    row: int
    joined: Row
    order: tuple[int | None, ...]

    @property
    def moved(self) -> dict[int, int]:
        """The place to come of each tile that lies there now."""
        return {index: place for place, index in enumerate(self.order) if index is not None}

    @property
    def gaps(self) -> tuple[int, ...]:
        """The places of the tiles in the hand."""
        return tuple(place for place, index in enumerate(self.order) if index is None)


def opening(rows: Table, move: Move, to: At, joined: Row) -> RowOpening:
    """Return how a row opens for a move that makes of it the tiles `joined`, in this order."""
    held = {place.index for place in move.tiles if isinstance(place, At) and place.row == to.row}
    own: list[tuple[Tile, int | None]] = [
        (tile, index) for index, tile in enumerate(rows[to.row]) if index not in held
    ]
    taken = [(tile, None) for tile in tiles_at(rows, move.tiles)]
    before = to.index - sum(index < to.index for index in held)
    return RowOpening(to.row, joined, _found(joined, [*own[:before], *taken, *own[before:]]))


def _found(joined: Row, laid: Sequence[tuple[Tile, int | None]]) -> tuple[int | None, ...]:
    """Find each tile of a row among those laid down; of twins the first one first."""
    left = list(laid)
    order = []
    for tile in joined:
        at = next(at for at, (each, _) in enumerate(left) if each == tile)
        order.append(left.pop(at)[1])
    return tuple(order)
