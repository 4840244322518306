"""The risk that somebody else goes out in a moment, by samples of what the others may hold."""

from collections.abc import Iterator
from random import Random

from game.bots.end import lacking
from game.engine.position import Position, tiles_of
from game.engine.tile import Row, in_order

FEW = 5
"""Who has more tiles than these hardly ever goes out at once."""

SAMPLES = 8
"""How many racks to imagine for each opponent."""


def risk(view: Position, rng: Random) -> float:
    """Estimate how likely one of the others can lay its whole rack on this table.

    Who has not opened yet has too many tiles for that.
    """
    safe = 1.0
    for at, seat in enumerate(view.seats):
        if at != view.to_move and seat.opened and len(seat.rack) <= FEW:
            racks = imagined(view, at, SAMPLES, rng)
            safe *= sum(lacking(view.rules, view.table, rack) > 0 for rack in racks) / SAMPLES
    return 1 - safe


def imagined(view: Position, seat: int, count: int, rng: Random) -> Iterator[Row]:
    """Draw racks that another player may hold."""
    unseen, size = _unseen(view), len(view.seats[seat].rack)
    return (tuple(rng.sample(unseen, size)) for _ in range(count))


def _unseen(view: Position) -> Row:
    """List the tiles that the others or the pool hold, in order."""
    seen = tiles_of((*view.table, view.mover.rack, view.river))
    return in_order((tiles_of((view.rules.tiles,)) - seen).elements())
