"""Finds the kept game that has the same deal as one from elsewhere."""

from collections.abc import Iterator
from sqlite3 import Connection

from game.engine.limits import NotationError
from game.engine.notation import read_position, write_row
from game.engine.position import Position
from game.engine.record import read_header
from game.engine.tile import Row, in_order

DEALT = (
    "SELECT id, head FROM game WHERE (going OR ended != '') AND instr(head, ?) "
    "ORDER BY going DESC, saved DESC"
)
"""A game that neither goes on nor has ended could not be read: it may be brought once more."""


def same_deal(database: Connection, start: Position) -> Iterator[str]:
    """Return the id of the game with this deal, if there is one: first one that goes on.

    Names don't count, as they are easily changed. Nor does the order of a rack.
    """
    pool = f"pool {write_row(start.pool)}" if start.pool else "[start "
    for id, head in database.execute(DEALT, (pool,)):
        if isinstance(id, str) and isinstance(head, str) and _deal(head) == _tiles(start):
            yield id
            return


def _deal(head: str) -> tuple[object, ...] | None:
    """Read the tiles of a deal from the beginning of a journal."""
    try:
        headers = dict(filter(None, map(read_header, head.split("\n"))))
        return _tiles(read_position(headers["start"]))
    except (NotationError, KeyError):
        return None


def _tiles(start: Position) -> tuple[object, ...]:
    racks: tuple[Row, ...] = tuple(in_order(seat.rack) for seat in start.seats)
    return racks, start.table, start.pool, start.river
