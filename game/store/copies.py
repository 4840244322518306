"""Copies of the file of the games: one a week, of which two are kept, for when it is damaged.

A third stays beside them if it has far more games.
"""

import os
import re
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, suppress
from datetime import date, timedelta
from pathlib import Path

from game.kit import files
from game.store.database import make_file

EVERY = timedelta(days=7)
KEPT = 2
MUCH_LARGER = 2
"""A copy with more than so many times the games of newer ones is kept beside them."""

PAGES = 64
"""How many pages are copied at once: a writer waits no longer than that takes."""


def copies(path: Path) -> list[tuple[date, Path]]:
    """Return the copies of a file with their days, the newest first."""
    named = re.compile(rf"{re.escape(path.stem)}-(\d{{4}}-\d\d-\d\d){re.escape(path.suffix)}")
    found = []
    for lying in path.parent.glob(f"{path.stem}-*{path.suffix}"):
        with suppress(ValueError):
            if name := named.fullmatch(lying.name):
                found.append((date.fromisoformat(name[1]), lying))
    return sorted(found, reverse=True)


def is_due(path: Path, today: date) -> bool:
    """Return whether there is no copy of the last week; one from the future is none."""
    return not any(today - EVERY < day <= today for day, _ in copies(path))


def copy(
    database: sqlite3.Connection, path: Path, today: date, meanwhile: Callable[[], None]
) -> None:
    """Copy an open database to a file of its own, and let go of all copies but the newest.

    What is to be done `meanwhile` is done again and again, and may write. Raises OSError or
    sqlite3.Error, and then all copies there were are there.
    """
    fresh = fresh_name(path)
    make_file(fresh)
    try:
        with closing(sqlite3.connect(fresh)) as target:
            database.backup(target, pages=PAGES, progress=lambda *_: meanwhile())
        keep(fresh, path.with_name(f"{path.stem}-{today}{path.suffix}"))
    finally:
        fresh.unlink(missing_ok=True)
    for old in _superseded(path, today, database):
        old.unlink()


def _superseded(path: Path, today: date, database: sqlite3.Connection) -> Iterator[Path]:
    """List the copies that the newest ones make good for.

    One with far more games than those stays: what came after it may be a beginning anew.
    """
    lying = [copied for _, copied in _by_worth(path, today)]
    kept, old = lying[:KEPT], lying[KEPT:]
    erased = _ids(database, "erased")
    count = {copied: _count(copied, erased) for copied in lying} if old else {}
    fullest = max(old, key=lambda copied: count[copied], default=None)
    for copied in old:
        is_much_larger = count[copied] > MUCH_LARGER * max(count[each] for each in kept)
        if copied is not fullest or not is_much_larger:
            yield copied


def _count(copied: Path, erased: set[str]) -> int:
    """Count the games in a copy that nobody erased; none if it cannot be read."""
    uri = f"{copied.absolute().as_uri()}?immutable=1"
    try:
        with closing(sqlite3.connect(uri, uri=True)) as database:
            return len(_ids(database, "game") - erased)
    except sqlite3.Error:
        return 0


def _ids(database: sqlite3.Connection, table: str) -> set[str]:
    return {str(id) for (id,) in database.execute(f"SELECT id FROM {table}")}


def fresh_name(path: Path) -> Path:
    """Return a name for a file that is being written."""
    return path.with_name(f"{path.name}.{os.urandom(8).hex()}{files.FRESH}")


def keep(fresh: Path, path: Path) -> None:
    """Rename a file that is written, once the disk has all of it."""
    sync(fresh)
    fresh.replace(path)


def sync(path: Path) -> None:
    """Wait until the disk has all of a file."""
    with path.open("rb+") as written:
        os.fsync(written.fileno())


def _by_worth(path: Path, today: date) -> list[tuple[date, Path]]:
    """Return the newest copy first, and last those from a future that a wrong clock believed in."""
    return sorted(copies(path), key=lambda found: (found[0] <= today, found[0]), reverse=True)
