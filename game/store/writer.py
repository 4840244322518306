"""A thread that writes what it is handed, so that no frame waits for a disk."""

import sqlite3
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, Literal, NamedTuple, TypeVar

from game.store.database import DamagedError, NewerError, TakenError, open_database, put_aside

Trouble = Literal["", "damaged", "newer", "taken", "unsaved"]
"""What a person is to know: the old file was put aside, or nothing is kept, and why."""

PATIENCE = 2.0  # seconds: nobody waits longer for a disk, neither to begin nor to leave

Row = tuple[Any, ...]
Found = TypeVar("Found")


class Statement(NamedTuple):
    """A statement for the database, and what stands for its question marks."""

    sql: str
    values: Row = ()


@dataclass(frozen=True)
class _Question:
    look: Callable[[sqlite3.Connection], list[Any]]
    answer: "SimpleQueue[list[Any]]"


class Writer:
    """Write to a database in the order in which it is told; what fails is tried again.

    What is handed over at once is written whole or not at all. Nothing it does raises; `trouble`
    tells what went wrong.
    """

    def __init__(self, path: Path) -> None:
        self.trouble: Trouble = ""
        self._path = path
        self._jobs: SimpleQueue[tuple[Statement, ...] | _Question | None] = SimpleQueue()
        self._pending: list[Statement] = []
        self._thread = Thread(target=self._run, name="store", daemon=True)
        self._thread.start()

    def write(self, *statements: Statement) -> None:
        """Hand over what is to be written; this does not wait."""
        self._jobs.put(statements)

    def ask(self, sql: str, *values: object) -> list[Row]:
        """Give what the database answers after all that was written; nothing if it cannot."""
        return self.look(lambda database: database.execute(sql, values).fetchall())

    def look(self, look: Callable[[sqlite3.Connection], list[Found]]) -> list[Found]:
        """Give what is found in the database after all that was written; nothing if it fails."""
        question = _Question(look, SimpleQueue())
        self._jobs.put(question)
        try:
            return question.answer.get(timeout=PATIENCE)
        except Empty:
            return []

    def close(self) -> None:
        """Write what is still to be written, and let the file go."""
        self._jobs.put(None)
        self._thread.join(PATIENCE)

    def _run(self) -> None:
        database = self._open()
        while (job := self._jobs.get()) is not None:
            if isinstance(job, _Question):
                job.answer.put(self._answer(database, job.look))
            elif database:
                self._pending += job
                if self._jobs.empty():
                    self._commit(database)
        if database:
            self._commit(database)
            with suppress(sqlite3.Error):
                database.close()

    def _open(self) -> sqlite3.Connection | None:
        """Open the database, or a new one where the old one is damaged."""
        try:
            try:
                return open_database(self._path)
            except DamagedError:
                put_aside(self._path)
                self.trouble = "damaged"
                return open_database(self._path)
        except NewerError:
            self.trouble = "newer"
        except TakenError:
            self.trouble = "taken"
        except (OSError, sqlite3.Error, DamagedError):
            self.trouble = "unsaved"
        return None

    def _commit(self, database: sqlite3.Connection) -> None:
        """Write all that is pending, or note that it is still unsaved."""
        if not self._pending:
            return
        try:
            _write(database, self._pending)
        except (sqlite3.Error, ValueError):
            self.trouble = "unsaved"
            with suppress(sqlite3.Error):
                if database.in_transaction:
                    database.execute("ROLLBACK")
        else:
            self._pending.clear()
            if self.trouble == "unsaved":
                self.trouble = ""

    def _answer(
        self,
        database: sqlite3.Connection | None,
        look: Callable[[sqlite3.Connection], list[Any]],
    ) -> list[Any]:
        if database:
            self._commit(database)
            with suppress(sqlite3.Error, ValueError):
                return look(database)
        return []


def _write(database: sqlite3.Connection, statements: Sequence[Statement]) -> None:
    database.execute("BEGIN IMMEDIATE")
    for statement in statements:
        database.execute(*statement)
    database.execute("COMMIT")
