"""What has come about since a seat last played: who laid which tile, and what its rack gained."""

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import pairwise

from game.analysis.table_diff import TileIndex, added, moved, pairs
from game.engine.position import Position, Table
from game.engine.tile import Row, in_order

Laid = Mapping[TileIndex, int]
"""Which seat laid the tile at a place of the table."""


def positions_since(positions: Sequence[Position], seat: int) -> tuple[Position, ...]:
    """Return the positions from the end of a seat's last turn on, all if it had no turn yet."""
    for at in range(len(positions) - 2, -1, -1):
        if positions[at].to_move == seat:
            return tuple(positions[at + 1 :])
    return tuple(positions)


@lru_cache(maxsize=4)  # It is asked at every step of a turn and is the same for all of them.
def laid_in(positions: tuple[Position, ...]) -> Laid:
    """Say who laid what lies on the last table and was not on the first."""
    laid: Laid = {}
    for before, after in pairwise(positions):
        laid = carried(laid, before.table, after.table, before.to_move)
    return laid


def drawn(positions: Sequence[Position], seat: int) -> Row:
    """Return the tiles that came to a seat's rack with its last turn."""
    after = positions_since(positions, seat)
    if len(after) == len(positions):
        return ()
    before = positions[-len(after) - 1]
    racks = (Counter(each.seats[seat].rack) for each in (after[0], before))
    return in_order((next(racks) - next(racks)).elements())


def carried(laid: Laid, before: Table, after: Table, mover: int) -> Laid:
    """Say who laid what after a step of the mover, given who had laid what before it.

    The copies of a tile are equal: one that was laid is found where its row went, or else among
    those that came from another row. It is forgotten when it went to a rack (R43).
    """
    now = dict.fromkeys(added(before, after), mover)
    if not laid:
        return now
    lies = {(row, at): tile for row, tiles in enumerate(after) for at, tile in enumerate(tiles)}
    went = {origin: row for row, origin in pairs(before, after).items()}
    elsewhere = sorted(moved(before, after))
    for (row, index), seat in laid.items():
        there = went.get(row, -1)
        within = ((there, at) for at in range(len(after[there]) if there >= 0 else 0))
        for place in ((there, index), *within, *elsewhere):
            if lies.get(place) == before[row][index] and place not in now:
                now[place] = seat
                break
    return now
