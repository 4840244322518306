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
        safe += not _lets_out(view, rng)
        if safe == SAFE:
            return False
    return True


def _lets_out(view: Position, rng: Random) -> bool:
    """Tell whether somebody who has opened goes out in an imagined deal."""
    return any(
        not lacking(view.rules, view.table, next(imagined(view, at, 1, rng)))
        for at in _find_opened_others(view)
    )


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
    unseen, size = _unseen(view), len(view.seats[seat].rack)
    return (tuple(rng.sample(unseen, size)) for _ in range(count))


def _unseen(view: Position) -> Row:
    """List the tiles that the others or the pool hold, in order."""
    seen = tiles_of((*view.table, view.mover.rack, view.river))
    return in_order((tiles_of((view.rules.tiles,)) - seen).elements())
