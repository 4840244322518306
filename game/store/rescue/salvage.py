"""What can still be read of damaged files, put into a new one; and what is lost, counted."""

import sqlite3
from collections.abc import Sequence
from datetime import date
from pathlib import Path
from typing import NamedTuple, TypeGuard

from game.engine.limits import LONGEST_NAME
from game.store.oldest import TURNS, as_today
from game.store.rescue.raw_pages import RawRow, Value, read_rows
from game.store.rows import NEW

OF_THE_SCHEMA = {"table", "index", "view", "trigger"}

DELETED = 5
"""Where the row of a game says that it was deleted."""

OLDEST_TEXTS = slice(5, 7)
"""Where the texts of a game stand in the row of a very first file."""

GAME = f"INSERT OR IGNORE INTO game VALUES ({', '.join('?' * 18)})"
STEP = "INSERT OR IGNORE INTO running VALUES (?, ?, ?)"
COUNTS = {"seat": 13, "player": 3, "wishes": 3, "stamp": 5, "feat": 7, "erased": 1, "mark": 4}
OTHERS = {
    table: f"INSERT OR IGNORE INTO {table} VALUES ({', '.join('?' * count)})"
    for table, count in COUNTS.items()
}


class Source(NamedTuple):
    """A file to be read, with what was written ahead of it; of a weekly copy, its day."""

    path: Path
    ahead: Path | None = None
    day: date | None = None


class Rescued(NamedTuple):
    """Count the games that were read, that came from weekly copies, and that are lost.

    `day` is that of the newest copy from which one came.
    """

    read: int = 0
    copied: int = 0
    lost: int = 0
    day: date | None = None

    @property
    def found(self) -> int:
        """How many games there are again."""
        return self.read + self.copied


def salvage(target: sqlite3.Connection, sources: Sequence[Source]) -> Rescued:
    """Put into a new file what can be read of others; what comes first of a game counts."""
    known, rescued = set[str](), Rescued()
    for number, source in enumerate(sources):
        reader = _Reader(target, is_first=number == 0, is_copy=source.day is not None)
        try:
            for found in read_rows(source.path, source.ahead):
                reader.take(found)
        except OSError:
            continue
        reader.finish()
        known |= reader.known
        rescued = _add(rescued, reader.count, source.day)
    return rescued._replace(lost=len(known - _ids(target, "game") - _ids(target, "erased")))


def _add(rescued: Rescued, count: int, day: date | None) -> Rescued:
    """Count the games of another source."""
    if day is None:
        return rescued._replace(read=rescued.read + count)
    newest = rescued.day or (day if count else None)
    return rescued._replace(copied=rescued.copied + count, day=newest)


def _ids(database: sqlite3.Connection, table: str) -> set[str]:
    return {id for (id,) in database.execute(f"SELECT id FROM {table}")}


def _is_id(value: Value) -> TypeGuard[str]:
    """Tell whether a value can be what a game is known by."""
    text = isinstance(value, str) and len(value) <= LONGEST_NAME
    return text and str(value).isascii() and str(value).isalnum()


class _Reader:
    """Takes the rows of a file: those that belong to its own games last."""

    def __init__(self, target: sqlite3.Connection, *, is_first: bool, is_copy: bool) -> None:
        self._target, self._is_first, self._is_copy = target, is_first, is_copy
        self._taken = set[str]()
        self._steps: list[tuple[Value, ...]] = []
        self._marks: list[tuple[Value, ...]] = []
        self.known = set[str]()
        """The games that an index names; that of a copy need not be there any more."""
        self.count = 0
        """How many games came from here, without those that were deleted."""

    def take(self, found: RawRow) -> None:
        """Take a row, if it is one of ours."""
        if found.rowid is None:
            self._take_name(found.values)
            return
        row = found.values
        id = row[0] if row else None
        if len(row) == 18 and _is_id(id):
            self._take_game(id, row)
        elif len(row) == 10 and _is_id(id):
            self._take_oldest(id, row)
        elif len(row) == 3 and id is None:
            self._steps.append((found.rowid, *row[1:]))
        elif len(row) == 4 and _is_id(id):
            self._marks.append(row)
        elif table := _table(row):
            self._target.execute(OTHERS[table], row)

    def finish(self) -> None:
        """Take the commands of turns under way, and the marks, of games that came from here."""
        for step in self._steps:
            if step[1] in self._taken:
                self._target.execute(STEP, step)
        for mark in self._marks:
            if mark[0] in self._taken:
                self._target.execute(OTHERS["mark"], mark)

    def _take_name(self, entry: tuple[Value, ...]) -> None:
        """Note a game that an index names."""
        match entry:
            case (str(id), int()) if _is_id(id) and not self._is_copy:
                self.known.add(id)

    def _take_game(self, id: str, game: tuple[Value, ...]) -> None:
        """Take a game; one that was deleted comes back from no copy."""
        is_deleted = game[DELETED] is not None
        is_gone = (is_deleted and self._is_copy) or self._is_erased(id)
        if all(isinstance(text, str) for text in game[-2:]) and not is_gone:
            self._keep(id, GAME, game, is_deleted=is_deleted)

    def _take_oldest(self, id: str, game: tuple[Value, ...]) -> None:
        """Take a game of the very first files."""
        if all(isinstance(text, str) for text in game[OLDEST_TEXTS]):
            values, turns = as_today(*game[:4], *game[5:])  # all but who was to move
            self._keep(id, NEW, values)
            self._target.execute(TURNS, (turns, id))

    def _keep(
        self, id: str, statement: str, values: Sequence[object], *, is_deleted: bool = False
    ) -> None:
        if self._target.execute(statement, values).rowcount > 0:
            self._taken.add(id)
            self.count += not is_deleted

    def _is_erased(self, id: str) -> bool:
        """Tell whether a game was erased, by what the first source says."""
        if self._is_first:
            return False
        found = self._target.execute("SELECT 1 FROM erased WHERE id = ?", (id,))
        return found.fetchone() is not None


def _table(row: tuple[Value, ...]) -> str:
    """Name the table of a row; "" if it has none of ours."""
    match row:
        case (str(), str(), str()):
            return "wishes"
        case (str(), str(), int() | float()):
            return "player"
        case (str(kind), str(), str(), int() | float(), _) if kind not in OF_THE_SCHEMA:
            return "stamp"
        case (str(), str(), str(), int(), str(), str(), str()):
            return "feat"
        case (str(id), int(), *_) if len(row) == 13 and _is_id(id):
            return "seat"
        case (str(id),) if _is_id(id):
            return "erased"
    return ""
