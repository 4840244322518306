"""Who is surprised by the last turn: whose row is taken apart, and who sees another open big."""

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise

from game.engine.position import Position, tiles_of
from game.engine.tile import Row
from game.engine.turn import changed

BIG = 8
"""From how many tiles on somebody opens big."""


def surprised(positions: Sequence[Position]) -> frozenset[int]:
    """Name the seats that the last turn has surprised; what lay for a round surprises nobody."""
    return _surprised(_last_round(positions))


def deprived(positions: Sequence[Position]) -> frozenset[int]:
    """Name the seats whose row of the last round was taken apart in the last turn."""
    return _deprived(_last_round(positions))


def parted(before: Position, after: Position) -> frozenset[Row]:
    """List the rows whose tiles no longer lie together."""
    gone, new = changed(before.table, after.table)
    held = [Counter(row) for row in new]
    return frozenset(row for row in gone if not any(Counter(row) <= each for each in held))


def _last_round(positions: Sequence[Position]) -> tuple[Position, ...]:
    return tuple(positions[-len(positions[-1].seats) - 1 :])


@lru_cache(maxsize=4)  # It is asked at every step of a turn and is the same for all of them.
def _surprised(positions: tuple[Position, ...]) -> frozenset[int]:
    if len(positions) < 2:
        return frozenset()
    before, after = positions[-2:]
    opens = after.seats[before.to_move].opened and not before.mover.opened
    if opens and (tiles_of(after.table) - tiles_of(before.table)).total() >= BIG:
        return frozenset(range(len(before.seats))) - {before.to_move}
    return _deprived(positions)


@lru_cache(maxsize=4)
def _deprived(positions: tuple[Position, ...]) -> frozenset[int]:
    if len(positions) < 2:
        return frozenset()
    before, after = positions[-2:]
    apart = parted(before, after)
    earlier = pairwise(positions[:-1])
    laid = {was.to_move: changed(was.table, now.table)[1] for was, now in earlier}
    return frozenset(seat for seat in laid if seat != before.to_move and apart & {*laid[seat]})
