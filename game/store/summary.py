"""What is known of a kept game at a glance, without reading the game itself."""

from collections.abc import Iterator
from datetime import datetime
from sqlite3 import Connection, Error
from typing import Literal, NamedTuple, get_args

from game.engine.limits import LONGEST_NAME, SEATS
from game.session.player import Player, read_face, write_face
from game.store.rows import FACTS_MARK, LONGEST

Ended = Literal["", "out", "blocked", "given up"]
ENDED: tuple[Ended, ...] = get_args(Ended)

NUMBERS = range(1_000_000)

COLUMNS = (
    *("id", "started", "saved", "rules", "players", "laid", "length", "mover"),
    *("scores", "ended", "going", "number", "engine"),
)
ROW = (
    f"SELECT {', '.join(f'substr({column}, 1, {LONGEST})' for column in COLUMNS)}, "
    f"coalesce({FACTS_MARK} = (SELECT facts FROM mark WHERE mark.game = game.id), 1) "
    "FROM game WHERE rowid = ?1 "
    "AND (SELECT found.rowid FROM game AS found WHERE found.id = game.id) = ?1"
)
"""A game that is not found by its own id has another since a disk changed it: it is left out."""

LISTED = "SELECT rowid FROM game WHERE deleted IS NULL ORDER BY saved DESC, rowid DESC"
BY_ID = "SELECT rowid FROM game WHERE id = ?"
GOING = f"{LISTED.replace('IS NULL', 'IS NULL AND going')} LIMIT 500"
AT = "SELECT ?"
"""The row that is named itself."""

AT_ONCE = 200
"""So many games are read at a time, so that what is written meanwhile need not wait."""


class Summary(NamedTuple):
    """A kept game, the `number`th of its match, counted from 1; `engine` is that of the rules.

    `table` are the rows as they lay after the last turn, as notation. All of it can be shown, but
    whoever reads rules or table may find that they are none. It `is_sound` unless a disk
    changed it.
    """

    id: str
    started: datetime
    saved: datetime
    rules: str
    players: tuple[Player, ...]
    table: str
    turns: int
    mover: int | None
    scores: tuple[int, ...]
    ended: Ended
    going: bool
    number: int = 1
    engine: int = 1
    is_sound: bool = True

    @property
    def is_running(self) -> bool:
        """Whether it still goes on, with racks that are secret; a match may go on after a game."""
        return self.going and not self.ended

    @property
    def to_move(self) -> Player | None:
        """The player to move, nobody after a game."""
        return None if self.mover is None else self.players[self.mover]


def summaries(database: Connection, rows: str, *values: object) -> Iterator[Summary]:
    """Read what `rows` finds; what is damaged in the file is left out."""
    for row in database.execute(rows, values).fetchall():
        try:
            for *found, is_sound in database.execute(ROW, row).fetchall():
                told = zip(COLUMNS, found, strict=True)
                summary = _read({column: text for column, text in told if isinstance(text, str)})
                yield summary._replace(is_sound=bool(is_sound))
        except (Error, ValueError, LookupError, OverflowError, OSError):
            continue


def _read(row: dict[str, str]) -> Summary:
    """Read what there is of a row, whatever it is; raises one of the errors above."""
    players = read_players(row["players"])
    scores = tuple(map(_number, row["scores"].split()))
    if len(players) not in SEATS or len(scores) not in (0, len(players)):
        raise ValueError("too many players")
    mover = range(len(players))[_number(row["mover"])] if "mover" in row else None
    return Summary(
        _word(row["id"]),
        datetime.fromtimestamp(float(row["started"])),
        datetime.fromtimestamp(float(row["saved"])),
        _line(row["rules"]),
        players,
        _line(row["laid"]),
        _number(row["length"]),
        mover,
        scores,
        ENDED[ENDED.index(row["ended"])],
        bool(_number(row["going"])),
        _number(row["number"]),
        _number(row["engine"]),
    )


def shown(name: str) -> str:
    """Return a name that can be shown, whatever it is."""
    return name if name.isprintable() and len(name) <= LONGEST_NAME else "?"


def write_players(players: tuple[Player, ...]) -> str:
    """Write players, one a line.

    >>> write_players((Player("Owl", "owl", "level2"),))
    'owl level2 Owl'
    """
    return "\n".join(f"{write_face(each)} {each.bot or '-'} {shown(each.name)}" for each in players)


def read_players(text: str) -> tuple[Player, ...]:
    """Read players, one a line; raises ValueError for what is none."""
    return tuple(map(_read_player, text.split("\n")))


def _read_player(line: str) -> Player:
    face, bot, name = line.split(" ", 2)
    animal, color = read_face(face)
    return Player(shown(name), _word(animal), None if bot == "-" else _word(bot), color=color)


def _word(text: str) -> str:
    if not (text.isascii() and text.isalnum() and len(text) <= LONGEST_NAME):
        raise ValueError("no word")
    return text


def _line(text: str) -> str:
    if not text.isprintable():
        raise ValueError("cannot be shown")
    return text


def _number(text: str) -> int:
    number = int(text)
    if abs(number) not in NUMBERS:
        raise ValueError("too large")
    return number
