"""How near the end of the game is."""

from game.engine.position import Position, Table
from game.engine.tile import BONUS, Row
from game.solver.best_table import best_table, played

ALMOST_OUT = 1
"""With so few tiles on any rack what is kept may be caught."""


def ends_soon(view: Position) -> bool:
    """Tell whether somebody may go out in a moment, or the pool is empty."""
    return not view.pool or min(len(seat.rack) for seat in view.seats) <= ALMOST_OUT


def lacking(table: Table, rack: Row) -> int:
    """Count the tiles without a place if rows with bonus jokers lie still.

    Freed jokers may lie anywhere; bonus jokers of the rack are not counted.
    """
    movable = tuple(row for row in table if not set(row) & set(BONUS))
    plain = tuple(tile for tile in rack if tile not in BONUS)
    return len(plain) - played(movable, best_table(movable, plain)).tiles
