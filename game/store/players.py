"""The players who are remembered, who played last first; by what a person is known here."""

from collections.abc import Iterator
from sqlite3 import Connection

from game.session.player import Player
from game.store.rows import LONGEST
from game.store.summary import shown
from game.store.writer import Statement

MOST = 50
"""How many players are offered."""

LISTED = (
    f"SELECT substr(face, 1, {LONGEST}), substr(name, 1, {LONGEST}) FROM player "
    f"ORDER BY last DESC, rowid DESC LIMIT {MOST}"
)
REMEMBER = (
    "INSERT INTO player (face, name, last) VALUES (?, ?, ?) "
    "ON CONFLICT (face, name) DO UPDATE SET last = excluded.last"
)
OWNED = ("player", "seat", "wishes", "stamp", "feat")
"""The tables in which rows belong to a player."""

FORGET = tuple(f"DELETE FROM {table} WHERE face = ? AND name = ?" for table in OWNED)


def all_of(database: Connection, player: Player) -> Iterator[Statement]:
    """Read what would bring back all that belongs to a player."""
    for table in OWNED:
        found = database.execute(
            f"SELECT * FROM {table} WHERE face = ? AND name = ?", person(player)
        )
        columns = [column for column, *_ in found.description]
        marks = ", ".join("?" * len(columns))
        sql = f"INSERT OR IGNORE INTO {table} ({', '.join(columns)}) VALUES ({marks})"
        yield from (Statement(sql, row) for row in found.fetchall())


def person(player: Player) -> tuple[str, str]:
    """Return by what a person is known."""
    face, name = player.identity
    return face, shown(name)


def known_as(face: object, name: object) -> Player:
    """Return who is known by that; raises ValueError for what cannot be shown."""
    animal = read_name(face)
    return Player(read_name(name) or animal, animal)


def read_name(text: object) -> str:
    """Return a name out of the file, if it is one that can be shown."""
    if not isinstance(text, str) or shown(text) != text:
        raise ValueError("no name")
    return text


def remembered(database: Connection) -> Iterator[Player]:
    """Read who is remembered; who is damaged in the file is left out."""
    for row in database.execute(LISTED).fetchall():
        try:
            yield known_as(*row)
        except ValueError:
            continue
