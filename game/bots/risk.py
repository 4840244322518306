"""What somebody else may do in a moment, by samples of what the others may hold."""

from collections.abc import Iterator
from random import Random

from game.bots.end import lacking
from game.engine.position import Position, tiles_of
from game.engine.tile import Row, in_order

SAMPLES = 8
"""How many deals to imagine."""

SAFE = 2
"""If nobody goes out in so many of them, the risk is low enough."""

HOARD = 20
"""Of so many tiles, imagined racks could lay 13 and more."""


def is_risky(view: Position, rng: Random) -> bool:
    """Tell whether one of the others can most likely lay its whole rack on this table.

    Who waits wins so often that only a high risk is worth laying what can be laid.
    """
    safe = 0
    for _ in range(SAMPLES):
        safe += all(
            lacking(view.rules, view.table, next(imagined(view, at, 1, rng)))
            for at in _find_opened_others(view)
        )
        if safe == SAFE:
            return False
    return True


def is_hoarded(view: Position) -> bool:
    """Return whether another opened seat holds so many tiles that it must be hoarding sets.

    Who holds even more should lay some first: two who wait for each other draw all the pool.
    """
    least = max(HOARD, len(view.mover.rack) + 1)
    return any(len(view.seats[at].rack) >= least for at in _find_opened_others(view))


def _find_opened_others(view: Position) -> list[int]:
    """List who else has opened; who has not holds too many tiles to go out."""
    return [at for at, seat in enumerate(view.seats) if at != view.to_move and seat.opened]


def imagined(view: Position, seat: int, count: int, rng: Random) -> Iterator[Row]:
    """Draw racks that another player may hold."""
    seen, size = tiles_of((*view.table, view.mover.rack, view.river)), len(view.seats[seat].rack)
    unseen = in_order((tiles_of((view.rules.tiles,)) - seen).elements())
    return (tuple(rng.sample(unseen, size)) for _ in range(count))
