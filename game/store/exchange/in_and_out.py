"""Games that leave the store as a text, and texts that come into it."""

from contextlib import suppress
from sqlite3 import Connection
from typing import NamedTuple

from game.engine.limits import NotationError
from game.engine.notation import read_position, write_row
from game.engine.position import Position
from game.engine.record import read_header
from game.engine.tile import Row, in_order
from game.store.exchange.exported import Brought, read_export, write_export
from game.store.kept import kept_journal
from game.store.rows import DELETE, MARK_NEW, NEW
from game.store.summary import BY_ID, LISTED, Summary, summaries
from game.store.writer import Statement

DEALT = (
    "SELECT id, head FROM game WHERE (going OR ended != '') AND instr(head, ?) "
    "ORDER BY going DESC, saved DESC"
)
"""A game that neither goes on nor has ended could not be read: it may be brought once more."""


class TakenIn(NamedTuple):
    """Where a game from elsewhere is kept now, and where all games are.

    There is no row, and no id, if it could not be kept.
    """

    id: str
    row: int | None
    rows: tuple[int, ...]


def summary_of(database: Connection, id: str) -> Summary | None:
    """Return what is known of a game at a glance."""
    return next(summaries(database, BY_ID, id), None)


def written(database: Connection, id: str) -> str:
    """Write a game for elsewhere; an empty text if there is none.

    None of a game that still goes on: it would name every rack and the pool in order.
    """
    game = summary_of(database, id)
    if not game or game.is_running:
        return ""
    return write_export(game, kept_journal(database, id).text)


def coming_in(database: Connection, brought: Brought) -> list[Statement]:
    """Return what keeps a game from elsewhere; one that is there already is shown again."""
    id = _id_of(database, brought)
    new = Statement(NEW, brought.row(id)), Statement(MARK_NEW, (id,))
    return [*new, Statement(DELETE, (None, id))]


def taken_in(database: Connection, brought: Brought) -> TakenIn:
    """Find a game from elsewhere that was to be kept."""
    rows = tuple(row for (row,) in database.execute(LISTED))
    id = _id_of(database, brought)
    found = database.execute(BY_ID, (id,)).fetchone()
    if not (found and summary_of(database, id)):
        return TakenIn("", None, rows)
    return TakenIn(id, found[0], rows)


def _id_of(database: Connection, brought: Brought) -> str:
    """Return under which id a game from elsewhere is kept, or is to be.

    One that could go on from an earlier turn is the game that is there with its deal.
    """
    find = _find_same if brought.ended else _find_same_deal
    return find(database, brought) or brought.mark


def _find_same(database: Connection, brought: Brought) -> str:
    """Return the id of a game if it is kept under that which it had when it was written out."""
    kept = written(database, brought.id) if brought.id else ""
    try:
        return brought.id if kept and read_export(kept).mark == brought.mark else ""
    except NotationError:
        return ""


def _find_same_deal(database: Connection, brought: Brought) -> str:
    """Return the id of the game that is kept with the same deal, first one that goes on.

    Names don't count, as they are easily changed. Nor does the order of a rack.
    """
    start = brought.game.start
    pool = f"pool {write_row(start.pool)}" if start.pool else "[start "
    for id, head in database.execute(DEALT, (pool,)):
        if isinstance(id, str) and isinstance(head, str):
            with suppress(NotationError, KeyError):
                headers = dict(filter(None, map(read_header, head.split("\n"))))
                if _tiles(read_position(headers["start"])) == _tiles(start):
                    return id
    return ""


def _tiles(start: Position) -> tuple[object, ...]:
    racks: tuple[Row, ...] = tuple(in_order(seat.rack) for seat in start.seats)
    return racks, start.table, start.pool, start.river
