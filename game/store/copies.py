"""Copies of the file of the games: one a week, of which two are kept, for when it is damaged."""

import os
import re
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing, suppress
from datetime import date, timedelta
from pathlib import Path

from game.kit import files
from game.store.database import make_file

EVERY = timedelta(days=7)
KEPT = 2
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
    fresh = _fresh(path)
    make_file(fresh)
    try:
        with closing(sqlite3.connect(fresh)) as target:
            database.backup(target, pages=PAGES, progress=lambda *_: meanwhile())
        _keep(fresh, path.with_name(f"{path.stem}-{today}{path.suffix}"))
    finally:
        fresh.unlink(missing_ok=True)
    for _, old in _by_worth(path, today)[KEPT:]:
        old.unlink()


def take_back(copied: Path, path: Path) -> None:
    """Use a copy as the file again; raises OSError."""
    fresh = _fresh(path)
    make_file(fresh)
    try:
        no_link = os.O_RDONLY | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_BINARY", 0)
        with open(os.open(copied, no_link), "rb") as source, fresh.open("wb") as target:
            shutil.copyfileobj(source, target)
        _keep(fresh, path)
    finally:
        fresh.unlink(missing_ok=True)


def _fresh(path: Path) -> Path:
    return path.with_name(f"{path.name}.{os.urandom(8).hex()}{files.FRESH}")


def _keep(fresh: Path, path: Path) -> None:
    """Give a file that is written its name, once the disk has all of it."""
    with fresh.open("rb+") as written:
        os.fsync(written.fileno())
    fresh.replace(path)


def _by_worth(path: Path, today: date) -> list[tuple[date, Path]]:
    """Return the newest copy first, and last those from a future that a wrong clock believed in."""
    return sorted(copies(path), key=lambda found: (found[0] <= today, found[0]), reverse=True)
