"""What the games of a person add up to: figures of each game, and views that add them up.

The figures are worked out once, when a game ends that was played here; they stay when the game is
deleted, until they are forgotten. A person is known by face and name, by the face alone where no
name was typed.
"""

from collections.abc import Iterator
from sqlite3 import Connection
from typing import TYPE_CHECKING, NamedTuple

from game.session.player import Player
from game.store.players import known_as, person, read_name

if TYPE_CHECKING:
    from game.session.game_stats import GameStats

MOST = 50
"""How many people have statistics: those who played most."""

POINTS = 200
"""How many of the last games have their points listed."""

PEOPLE = f"SELECT * FROM person ORDER BY played DESC, face, name LIMIT {MOST}"
PRESETS = "SELECT rules, played, won FROM preset WHERE face = ? AND name = ? LIMIT 50"
LEVELS = "SELECT level, played, won FROM level WHERE face = ? AND name = ? LIMIT 50"
LAST = (
    "SELECT score FROM seat WHERE face = ? AND name = ? AND typeof(score) = 'integer' "
    f"ORDER BY ended DESC, rowid DESC LIMIT {POINTS}"
)

ADD = (
    "INSERT OR IGNORE INTO seat SELECT id, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ? "
    "FROM game WHERE id = ? AND own"
)
"""What was brought from elsewhere adds nothing."""

ERASE = "DELETE FROM seat WHERE face = ? AND name = ?"

FINISHED = (
    "SELECT EXISTS (SELECT 1 FROM seat WHERE face = ? AND name = ?) "
    "OR EXISTS (SELECT 1 FROM game WHERE scores != '' AND players LIKE ?)"
)
"""Games played together, and those of visitors, are in no statistics; here they count, too."""


class WinCount(NamedTuple):
    """Count games under a name, and how many of them were won."""

    name: str
    played: int
    won: int


class Statistics(NamedTuple):
    """What a person's games add up to; `points` of each game, the newest last.

    `fastest` are the fewest turns in which the person went out, `seconds` those of a turn.
    """

    player: Player
    played: int
    won: int
    presets: tuple[WinCount, ...]
    levels: tuple[WinCount, ...]
    points: tuple[int, ...]
    most_tiles: int
    fastest: int | None
    seconds: float | None


def seat_row(player: Player, found: "GameStats", ended: float, rules: str) -> tuple[object, ...]:
    """Return what `ADD` asks for before the game's id."""
    told = (found.level, found.score, found.won, found.out, found.turns, found.seconds, found.most)
    return found.seat, ended, rules, *person(player), *told


def has_finished(database: Connection, player: Player) -> bool:
    """Return whether a person has ever finished a game here."""
    told = *person(player), f"%{player.face}% - {player.name}%"
    return bool(database.execute(FINISHED, told).fetchone()[0])


def statistics(database: Connection) -> list[Statistics]:
    """Add up what there is of each person; who is damaged in the file is left out."""
    return [*_people(database)]


def _people(database: Connection) -> Iterator[Statistics]:
    for row in database.execute(PEOPLE).fetchall():
        try:
            yield _read(database, *row)
        except (ValueError, TypeError, OverflowError):
            continue


def _read(
    database: Connection,
    face: object,
    name: object,
    played: float,
    won: float,
    most: int,
    fastest: int | None,
    seconds: float | None,
) -> Statistics:
    who = known_as(face, name)
    presets, levels = (
        tuple(WinCount(read_name(of), int(played), int(won)) for of, played, won in rows)
        for rows in (database.execute(sql, (face, name)).fetchall() for sql in (PRESETS, LEVELS))
    )
    points = tuple(score for (score,) in database.execute(LAST, (face, name)))[::-1]
    return Statistics(
        who,
        int(played),
        int(won),
        presets,
        levels,
        points,
        int(most),
        None if fastest is None else int(fastest),
        None if seconds is None else float(seconds),
    )
