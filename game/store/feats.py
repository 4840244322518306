"""The records of players: the best each has done, and the characters that each has met."""

from collections.abc import Iterator
from sqlite3 import Connection
from typing import TYPE_CHECKING

from game.engine.limits import NotationError
from game.engine.notation import read_row, write_row
from game.session.player import Player
from game.store.players import person
from game.store.rows import LONGEST
from game.store.summary import read_players, write_players

if TYPE_CHECKING:
    from game.session.feats import Feat

LISTED = (
    f"SELECT substr(kind, 1, 20), worth, substr(tiles, 1, {LONGEST}), "
    f"substr(against, 1, {LONGEST}) FROM feat WHERE face = ? AND name = ? LIMIT 100"
)
KEEP = (
    "INSERT INTO feat (face, name, kind, worth, tiles, against, game) "
    "SELECT ?, ?, ?, ?, ?, ?, id FROM game WHERE id = ? AND own "
    "ON CONFLICT (face, name, kind) DO UPDATE SET worth = excluded.worth, "
    "tiles = excluded.tiles, against = excluded.against, game = excluded.game "
    "WHERE excluded.worth > worth"
)
"""The first of equals stays. What was brought from elsewhere is none."""

FIGURES = range(-1_000, 1_000)


def feat_row(player: Player, feat: "Feat") -> tuple[object, ...]:
    """Return what `KEEP` asks for before the game's id."""
    told = feat.kind, feat.worth, write_row(feat.tiles), write_players(feat.against)
    return *person(player), *told


def feats_of(database: Connection, player: Player) -> "Iterator[Feat]":
    """Read the feats of a player; what is damaged is left out."""
    for row in database.execute(LISTED, person(player)).fetchall():
        try:
            yield _read(*row)
        except (NotationError, ValueError, TypeError, AttributeError):
            continue


def _read(kind: object, worth: object, tiles: str, against: str) -> "Feat":
    from game.session.feats import Feat

    if not isinstance(worth, int) or worth not in FIGURES:
        raise ValueError("no figure")
    players = read_players(against) if against else ()
    return Feat(str(kind), worth, read_row(tiles), players)
