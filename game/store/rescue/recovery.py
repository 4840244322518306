"""The file of the games opened, whatever has become of it and of what lies around it."""

import logging
import shutil
import sqlite3
from contextlib import closing, suppress
from pathlib import Path
from typing import Literal, NamedTuple

from game.store import copies, schema
from game.store.database import (
    DamagedError,
    EmptyError,
    bad_name,
    make_file,
    open_database,
    put_aside,
)
from game.store.rescue.ahead import is_damaged
from game.store.rescue.salvage import Rescued, Source, salvage

Rescue = Literal["", "damaged", "copied", "missing", "salvaged", "aside"]
"""What was done: a new file was begun, or one made of the newest copy, in place of a damaged one or
of one that was gone, or of all that could be read; or a file beside it that was of another was put
aside."""

AHEAD = "-wal"
LEFT = (AHEAD, "-journal")
"""What the names end with of files in which SQLite keeps what is not yet, or was, in the other."""

LENGTHS = "SELECT id, length FROM game WHERE typeof(id) = 'text' AND typeof(length) = 'integer'"
ERASED = "SELECT id FROM erased"

_log = logging.getLogger(__name__)


class Opened(NamedTuple):
    """The file of the games, open, and what had to be done for it."""

    database: sqlite3.Connection
    rescue: Rescue = ""
    rescued: Rescued = Rescued()


def open_games(path: Path, *, is_begun_here: bool = False) -> Opened:
    """Open the file, or what can be had of it; raises what `open_database` does.

    One that was begun here, on a disk that failed, has nothing in it to be kept.
    """
    left = _left(path)
    may_begin = not (left or copies.copies(path))
    try:
        return _open_with(path, left) if left else Opened(open_database(path, may_begin=may_begin))
    except EmptyError:
        return _make_good(path, "missing")
    except DamagedError:
        if is_begun_here and may_begin:
            with path.open("rb+") as file:
                file.truncate()
            return Opened(open_database(path))
        return _make_good(path, "copied")


def _left(path: Path) -> list[Path]:
    """List the files that a program left beside the file as it was killed."""
    beside = [path.with_name(path.name + end) for end in LEFT]
    return [each for each in beside if each.is_file() and each.stat().st_size]


def _open_with(path: Path, left: list[Path]) -> Opened:
    """Open a file with what was left beside it; where that is of another file, without it.

    As SQLite may write it into the file at once, all are copied first, and put back if need be.
    """
    make_file(path)
    saved = {each: copies.fresh_name(each) for each in (path, *left)}
    try:
        for each, copied in saved.items():
            make_file(copied)
            shutil.copyfile(each, copied)
        try:
            if any(is_damaged(each) for each in left if each.name.endswith(AHEAD)):
                raise DamagedError
            database = open_database(path, may_begin=False)
            if not _is_of_another(saved[path], database):
                return Opened(database)
            database.close()
        except (DamagedError, EmptyError):
            pass
        for each, copied in saved.items():
            copies.keep(copied, each)
    finally:
        for copied in saved.values():
            copied.unlink(missing_ok=True)
    if any(is_damaged(each) for each in left if each.name.endswith(AHEAD)):
        raise DamagedError
    return _open_without(path, left)


def _is_of_another(alone: Path, database: sqlite3.Connection) -> bool:
    """Tell whether a file has games, or turns, that would be lost by what lies beside it."""
    uri = f"{alone.absolute().as_uri()}?immutable=1"
    with suppress(sqlite3.Error), closing(sqlite3.connect(uri, uri=True)) as first:
        if schema.is_current(first):
            now = dict(database.execute(LENGTHS).fetchall())
            erased = {id for (id,) in database.execute(ERASED)}
            before = first.execute(LENGTHS).fetchall()
            return any(now.get(id, -1) < length for id, length in before if id not in erased)
    return False


def _open_without(path: Path, left: list[Path]) -> Opened:
    """Open a file alone and put aside what does not belong to it; raises what it finds then.

    Where the file is not sound alone, either, all lies there again as it did.
    """
    bad, moved = bad_name(path), list[tuple[Path, Path]]()
    try:
        for each in left:
            kept = bad.with_name(each.name.replace(path.name, bad.name, 1))
            each.replace(kept)
            moved.append((each, kept))
        return Opened(open_database(path, may_begin=False), "aside")
    except Exception:
        for each, kept in moved:
            kept.replace(each)
        raise


def _make_good(path: Path, rescue: Rescue) -> Opened:
    """Make a new file of what can be read of this one and of its copies, and open it."""
    fresh = copies.fresh_name(path)
    try:
        with closing(open_database(fresh)) as database:
            database.execute("BEGIN")
            rescued = salvage(database, _sources(path))
            database.execute("COMMIT")
        copies.sync(fresh)
        put_aside(path)
        fresh.replace(path)
    finally:
        fresh.unlink(missing_ok=True)
    _log.warning("Saved games: %s", rescued)
    if rescued.read:
        rescue = "salvaged"
    elif not rescued.copied:
        rescue = "damaged" if rescue == "copied" else ""
    return Opened(open_database(path), rescue, rescued)


def _sources(path: Path) -> list[Source]:
    """List what is read, the best first."""
    ahead = path.with_name(path.name + AHEAD)
    first = [Source(path, ahead)] if ahead in _left(path) else []
    lying = [Source(copied, day=day) for day, copied in copies.copies(path)]
    return [*first, Source(path), *lying]
