"""The file of the games: opened with care, held by one copy of the app alone."""

import os
import sqlite3
from contextlib import suppress
from itertools import chain, count
from pathlib import Path
from stat import S_ISREG

from game.kit import files
from game.store import schema
from game.store.marks import install_marks
from game.store.oldest import copy_oldest

TAKEN = 0.2  # seconds: who has held the file for so long is another copy of the app
BESIDE = ("", "-wal", "-journal", "-shm")
"""What the names of the files end with in which a database is."""

LARGEST = 8_000_000  # bytes of a row; the longest journal has fewer (`engine.limits`)


class NewerError(Exception):
    """The file is of a later version of the app."""


class TakenError(Exception):
    """Another copy of the app has the file."""


class DamagedError(Exception):
    """The file is none of ours, or not as we left it."""


class EmptyError(Exception):
    """There is nothing in the file, nor ever was."""


def open_database(path: Path, *, may_begin: bool = True) -> sqlite3.Connection:
    """Open the file, or make it; raises one of the errors above, OSError, or sqlite3.Error.

    Where something was kept before, a new file `may_begin` only once that was looked for.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    make_file(path)
    database = sqlite3.connect(path, timeout=TAKEN, isolation_level=None)
    database.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, LARGEST)
    database.text_factory = _text
    install_marks(database)
    try:
        _prepare(database, may_begin=may_begin)
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


def bad_name(path: Path) -> Path:
    """Return a name for a damaged file under which nothing is kept yet."""
    first = files.beside(path)
    names = chain([first], (first.with_name(f"{first.name}{number}") for number in count(2)))
    return next(name for name in names if not any(map(os.path.lexists, _parts(name))))


def put_aside(path: Path) -> None:
    """Keep a damaged file as `<name>.bad`, with what belongs to it; nothing is overwritten."""
    for part, kept in reversed([*zip(_parts(path), _parts(bad_name(path)), strict=True)]):
        if part.exists():
            # There is nothing to keep of an empty one.
            part.replace(kept) if part.stat().st_size else part.unlink()


def _parts(path: Path) -> list[Path]:
    return [path.with_name(path.name + end) for end in BESIDE]


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


def _prepare(database: sqlite3.Connection, *, may_begin: bool) -> None:
    """Hold the file alone, see that it is ours, and write so that a power cut is survived.

    Alone, a database can be written ahead even where no memory is shared, as on a network; where
    that fails, too, SQLite keeps to its older way by itself.
    """
    database.execute("PRAGMA trusted_schema=OFF")
    database.execute("PRAGMA cell_size_check=ON")
    database.execute("PRAGMA mmap_size=0")
    database.execute("PRAGMA secure_delete=ON")
    database.execute("PRAGMA locking_mode=EXCLUSIVE")
    _check(database, may_begin=may_begin)
    database.execute("PRAGMA journal_mode=WAL").fetchone()
    database.execute("PRAGMA synchronous=FULL")
    database.execute("BEGIN EXCLUSIVE")
    schema.lead_up(database, copy_oldest)
    database.execute("COMMIT")


def _check(database: sqlite3.Connection, *, may_begin: bool) -> None:
    """Raise an error unless the file is as we left it, or new where a new one may begin."""
    if schema.is_newer(database):
        raise NewerError
    if schema.is_new(database):
        if not may_begin:
            raise EmptyError
    elif not (schema.is_ours(database) and _is_sound(database)):
        raise DamagedError


def _is_sound(database: sqlite3.Connection) -> bool:
    """Look at every page and every index; raises what SQLite does.

    Where an index does not fit, nobody knows which of the two a disk has changed.
    """
    return bool(database.execute("PRAGMA integrity_check(1)").fetchone() == ("ok",))


def _text(content: bytes) -> str:
    """Read a text, whatever stands in its place."""
    return content.decode(errors="replace")


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
