"""The stamps of players: which ideas each has had, when it first was, and in which game."""

from collections.abc import Iterator
from datetime import datetime
from sqlite3 import Connection

from game.session.player import Player
from game.store.players import person

LISTED = "SELECT substr(kind, 1, 20), found FROM stamp WHERE face = ? AND name = ? LIMIT 100"
GIVE = "INSERT OR IGNORE INTO stamp (face, name, kind, found, game) VALUES (?, ?, ?, ?, ?)"
"""Each is given once: the first time stays."""


def stamps(database: Connection, player: Player) -> Iterator[tuple[str, float]]:
    """Read the stamps of a player, and when each was found; what is damaged is left out."""
    for kind, found in database.execute(LISTED, person(player)).fetchall():
        try:
            datetime.fromtimestamp(found)
        except (TypeError, ValueError, OverflowError, OSError):
            continue
        yield str(kind), float(found)
