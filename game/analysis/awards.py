"""What a player has done well in a game, worked out of its positions between the turns."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

from game.engine.position import Position, Table
from game.engine.turn import changed, played


@dataclass(frozen=True)
class Awards:
    """Hold the tiles of a player's best turn, the rows it moved, and the tiles of all turns."""

    tiles: int = 0
    rows: int = 0
    all_tiles: int = 0
    plays: int = 0


def awards_of(positions: Sequence[Position], seat: int) -> Awards:
    """Find what a seat has done best; the best turn plays most tiles, and then moves most rows."""
    plays = list(_plays(positions, seat))
    tiles, rows = max(plays, default=(0, 0))
    return Awards(tiles, rows, sum(tiles for tiles, _ in plays), len(plays))


def _plays(positions: Sequence[Position], seat: int) -> Iterator[tuple[int, int]]:
    """Return the tiles played and the rows moved by each play of a seat."""
    for before, after in pairwise(positions):
        tiles = played(before.table, after.table)
        if before.to_move == seat and tiles:
            yield len(tiles), rows_moved(before.table, after.table)


def rows_moved(before: Table, after: Table) -> int:
    """Count the rows of a table that were taken apart, not only added to."""
    gone, new = changed(before, after)
    return sum(not any(Counter(old) <= Counter(row) for row in new) for old in gone)
