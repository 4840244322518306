"""The file of the games: opened with care, held by one copy of the app alone."""

import os
import sqlite3
from contextlib import suppress
from pathlib import Path
from stat import S_ISREG

from game.kit import files

APPLICATION, VERSION = 0x5261636B, 3
TAKEN = 0.2  # seconds: who has held the file for so long is another copy of the app
BESIDE = ("", "-wal", "-journal", "-shm")
"""What the names of the files end with in which a database is."""

LARGEST = 8_000_000  # bytes of a row; the longest journal has fewer (`engine.limits`)

_FIRST = (
    # What is long comes last, so that what is listed is read without it.
    "CREATE TABLE game (id TEXT PRIMARY KEY, match TEXT, number INTEGER, started REAL, saved REAL, "
    "deleted REAL, own INTEGER, engine INTEGER, rules TEXT, players TEXT, mover INTEGER, "
    "laid TEXT, length INTEGER, scores TEXT, ended TEXT, going INTEGER, head TEXT, turns TEXT)",
    "CREATE INDEX newest ON game (saved) WHERE deleted IS NULL",
    "CREATE TABLE running (step INTEGER PRIMARY KEY, game TEXT, entry TEXT)",
    # What statistics are added up from; it stays when a game is deleted.
    "CREATE TABLE seat (game TEXT, seat INTEGER, ended REAL, rules TEXT, face TEXT, name TEXT, "
    "level TEXT, score INTEGER, won INTEGER, out INTEGER, turns INTEGER, seconds REAL, "
    "most INTEGER, PRIMARY KEY (game, seat))",
    "CREATE VIEW person AS SELECT face, name, count(*) AS played, total(won) AS won, "
    "max(most) AS most, min(CASE WHEN out THEN turns END) AS fastest, "
    "total(seconds) / nullif(total(turns), 0) AS pace FROM seat GROUP BY face, name",
    "CREATE VIEW preset AS SELECT face, name, rules, count(*) AS played, total(won) AS won "
    "FROM seat GROUP BY face, name, rules ORDER BY played DESC, rules",
    "CREATE VIEW level AS SELECT face, name, level, count(*) AS played, total(won) AS won "
    "FROM seat WHERE level != '' GROUP BY face, name, level ORDER BY level",
)
_PLAYERS = ("CREATE TABLE player (face TEXT, name TEXT, last REAL, PRIMARY KEY (face, name))",)
_OWN = (
    # What a player prefers, as JSON; beside `player`, as it may be there before a game was begun.
    "CREATE TABLE wishes (face TEXT, name TEXT, told TEXT, PRIMARY KEY (face, name))",
    "CREATE TABLE stamp (face TEXT, name TEXT, kind TEXT, found REAL, game TEXT, "
    "PRIMARY KEY (face, name, kind))",
)
SCHEMAS = {1: _FIRST, 2: (*_FIRST, *_PLAYERS), 3: (*_FIRST, *_PLAYERS, *_OWN)}
"""What a file of each version holds. It never changes, or the file would count as damaged."""

STEPS = {2: (*_PLAYERS, "UPDATE seat SET name = '' WHERE lower(name) = face"), 3: _OWN}
"""What leads a file to each version from the one before.

In the first, who had typed no name was known by the English word for the animal.
"""


class NewerError(Exception):
    """The file is of a later version of the app."""


class TakenError(Exception):
    """Another copy of the app has the file."""


class DamagedError(Exception):
    """The file is none of ours, or not as we left it."""


def open_database(path: Path) -> sqlite3.Connection:
    """Open the file, or make it; raises one of the errors above, OSError, or sqlite3.Error."""
    path.parent.mkdir(parents=True, exist_ok=True)
    make_file(path)
    database = sqlite3.connect(path, timeout=TAKEN, isolation_level=None)
    database.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, LARGEST)
    database.text_factory = _text
    try:
        _prepare(database)
    except sqlite3.DatabaseError as error:
        database.close()
        raise _known(error) from error
    except UnicodeDecodeError as error:  # So it is told that names in the schema are none.
        database.close()
        raise DamagedError from error
    except Exception:
        database.close()
        raise
    return database


def put_aside(path: Path) -> None:
    """Keep a damaged file as `<name>.bad`, with what belongs to it."""
    for end in reversed(BESIDE):
        lying = path.with_name(path.name + end)
        if lying.exists():
            lying.replace(files.beside(path).with_name(files.beside(path).name + end))


def make_file(path: Path) -> None:
    """Make a regular file that nobody else can read; no link is followed, no pipe read."""
    for end in BESIDE[1:]:
        beside = path.with_name(path.name + end)
        with suppress(FileNotFoundError):
            if not S_ISREG(beside.lstat().st_mode):
                raise OSError(f"{beside.name} is not a regular file")
    flags = os.O_RDWR | os.O_CREAT | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_NONBLOCK", 0)
    opened = os.open(path, flags, files.OWN)
    try:
        if not S_ISREG(os.fstat(opened).st_mode):
            raise OSError("not a regular file")
    finally:
        os.close(opened)


def _prepare(database: sqlite3.Connection) -> None:
    """Hold the file alone, see that it is ours, and write so that a power cut is survived.

    Alone, a database can be written ahead even where no memory is shared, as on a network; where
    that fails, too, SQLite keeps to its older way by itself.
    """
    database.execute("PRAGMA trusted_schema=OFF")
    database.execute("PRAGMA cell_size_check=ON")
    database.execute("PRAGMA mmap_size=0")
    database.execute("PRAGMA secure_delete=ON")
    database.execute("PRAGMA locking_mode=EXCLUSIVE")
    _check(database)
    database.execute("PRAGMA journal_mode=WAL").fetchone()
    database.execute("PRAGMA synchronous=FULL")
    database.execute("BEGIN EXCLUSIVE")
    _lead_up(database)
    database.execute("COMMIT")


def _lead_up(database: sqlite3.Connection) -> None:
    """Lead a new file, or one of an earlier version, to the schema of this one."""
    (version,) = database.execute("PRAGMA user_version").fetchone()
    if version == 0:
        for statement in SCHEMAS[VERSION]:
            database.execute(statement)
        database.execute(f"PRAGMA application_id={APPLICATION}")
    else:
        for later in range(version + 1, VERSION + 1):
            for statement in STEPS[later]:
                database.execute(statement)
    # Written each time: what cannot be is found now, not after the first turn.
    database.execute(f"PRAGMA user_version={VERSION}")


def _check(database: sqlite3.Connection) -> None:
    """Raise NewerError or DamagedError unless the file is new, or as we left it."""
    (application,) = database.execute("PRAGMA application_id").fetchone()
    (version,) = database.execute("PRAGMA user_version").fetchone()
    schema = _schema(database)
    if application == APPLICATION and version > VERSION:
        raise NewerError
    if application == version == 0 and not schema:
        return
    if (application, schema) != (APPLICATION, set(SCHEMAS.get(version, ()))):
        raise DamagedError
    if database.execute("PRAGMA integrity_check(1)").fetchone() != ("ok",):
        raise DamagedError


def _text(content: bytes) -> str:
    """Read a text, whatever stands in its place."""
    return content.decode(errors="replace")


def _schema(database: sqlite3.Connection) -> set[str]:
    told = database.execute("SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL")
    return {sql for (sql,) in told}


def _known(error: sqlite3.DatabaseError) -> Exception:
    """Say what SQLite's error means for a person."""
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF
    if code in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
        return TakenError()
    # The system would let it be written: the file itself says that it must not.
    readonly = getattr(error, "sqlite_errorcode", 0) == sqlite3.SQLITE_READONLY
    if readonly or code in (sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_CORRUPT):
        return DamagedError()
    return error
