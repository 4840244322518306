"""A player under another name: all that is theirs goes along, and the games that they still play.

Games that are over keep the names with which they were played.
"""

from collections.abc import Iterator
from dataclasses import replace
from sqlite3 import Connection

from game.engine.limits import NotationError
from game.engine.record import read_header, write_header
from game.session.journal import read_player, write_player
from game.session.player import Player
from game.store.players import OWNED, person
from game.store.rows import MARK_HEAD
from game.store.writer import Statement

TAKEN = " UNION ALL ".join(
    f"SELECT 1 FROM {table} WHERE face = ?1 AND name = ?2" for table in OWNED
)
RENAME = tuple(
    f"UPDATE {table} SET face = ?3, name = ?4 WHERE face = ?1 AND name = ?2" for table in OWNED
)
GOING = "SELECT id, head, players FROM game WHERE going AND own"
GOES_ON = "UPDATE game SET head = ?, players = ? WHERE id = ?"


def renaming(database: Connection, before: Player, after: Player) -> list[Statement]:
    """Return what renames a player; nothing if there is such a player already."""
    if database.execute(TAKEN, person(after)).fetchone():
        return []
    names = (*person(before), *person(after))
    return [*(Statement(sql, names) for sql in RENAME), *_going_on(database, before, after)]


def _going_on(database: Connection, before: Player, after: Player) -> Iterator[Statement]:
    """Rename the player in the games that are gone on with."""
    for id, head, players in database.execute(GOING).fetchall():
        if isinstance(head, str) and isinstance(players, str):
            heads = "\n".join(_header(line, before, after) for line in head.split("\n"))
            if heads != head:
                seats = "\n".join(_player(line, before, after) for line in players.split("\n"))
                yield Statement(GOES_ON, (heads, seats, id))
                yield Statement(MARK_HEAD, (id,))


def _header(line: str, before: Player, after: Player) -> str:
    """Return a line of a journal with the player's other name, if it names the player."""
    match read_header(line):
        case ("player", value):
            return write_header("player", _player(value, before, after))
    return line


def _player(text: str, before: Player, after: Player) -> str:
    try:
        player = read_player(text)
    except NotationError:
        return text
    if player.bot or player.is_visitor or player.identity != before.identity:
        return text
    return write_player(replace(player, name=after.name, face=after.face))
