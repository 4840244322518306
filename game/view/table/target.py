"""Where tiles in a hand go that are put down at a point."""

from collections.abc import Callable, Sequence

from game.analysis.turn_status import can_become_set
from game.engine.meld import SMALLEST, counts
from game.engine.move import At, Move, To
from game.engine.tile import Row
from game.view.table.board import Board
from game.view.table.places.placements import Holdable, OnRack, Point

NEXT = 0.9
"""How far beside a row tiles lie next to it, in tile widths, as those of wood do."""


def target_of(
    board: Board,
    held: Sequence[Holdable],
    join: Callable[[Move], Row | None],
    point: Point,
) -> At | To | None:
    """Return the target at a point; next to a row that they go well with, it is that row."""
    target = board.target_at(point)
    row = board.row_under(point, reach=NEXT) if target is To.NEW_ROW and held else None
    if row is None or any(isinstance(place, At) and place.row == row for place in held):
        return target
    is_left = point[0] < board.row_rect(row).centerx
    end = At(row, 0 if is_left else len(board.shown.rows[row]))
    sources = (place.source if isinstance(place, OnRack) else place for place in held)
    joined = join(Move(tuple(sources), end))
    if not joined:
        return target
    goes_well = counts if len(joined) >= SMALLEST else can_become_set
    return end if goes_well(joined, board.shown.rules) else target
