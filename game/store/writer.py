"""A thread that writes what it is handed, so that no frame waits for a disk."""

import logging
import sqlite3
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from time import monotonic
from typing import Any, Literal, NamedTuple, TypeVar

from game.store.database import DamagedError, NewerError, TakenError, open_database, put_aside

Trouble = Literal["", "damaged", "newer", "taken", "unsaved"]
"""What a person is to know: the old file was put aside, or nothing is kept, and why."""

HOPELESS = ("newer", "taken")
"""What is wrong as long as the app runs."""

PATIENCE = 2.0  # seconds: nobody waits longer for a disk, neither to begin nor to leave

Row = tuple[Any, ...]
Found = TypeVar("Found")

_log = logging.getLogger(__name__)


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
        self._trouble: Trouble = ""
        self._busy_since: float | None = monotonic()
        self._path = path
        self._database: sqlite3.Connection | None = None
        self._put_aside = False
        self._jobs: SimpleQueue[tuple[Statement, ...] | _Question | None] = SimpleQueue()
        self._pending: list[Statement] = []
        self._thread = Thread(target=self._run, name="store", daemon=True)
        self._thread.start()

    @property
    def trouble(self) -> Trouble:
        """What a person is to know; a disk that has not answered for long saves nothing, either."""
        since = self._busy_since
        late = since is not None and monotonic() - since > PATIENCE
        return "unsaved" if late else self._trouble

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
        self._open()
        self._busy_since = None
        while (job := self._jobs.get()) is not None:
            self._busy_since = monotonic()
            self._do(job)
            self._busy_since = None
        self._commit()
        if self._database:
            with suppress(sqlite3.Error):
                self._database.close()

    def _do(self, job: tuple[Statement, ...] | _Question) -> None:
        if isinstance(job, _Question):
            job.answer.put(self._answer(job.look))
        elif self._trouble not in HOPELESS:
            self._pending += job
            if self._jobs.empty():
                self._commit()

    def _open(self) -> None:
        """Open the database, or a new one where the old one is damaged."""
        try:
            try:
                self._database = open_database(self._path)
            except DamagedError:
                put_aside(self._path)
                self._put_aside = True
                self._database = open_database(self._path)
        except NewerError:
            self._tell("newer")
        except TakenError:
            self._tell("taken")
        except (OSError, sqlite3.Error, DamagedError) as error:
            self._tell("unsaved", error)
        else:
            self._tell_all_is_well()

    def _commit(self) -> None:
        """Write all that is pending, or note that it is still unsaved."""
        database = self._ready()
        if not (self._pending and database):
            return
        try:
            _write(database, self._pending)
        except (sqlite3.Error, ValueError) as error:
            self._tell("unsaved", error)
            with suppress(sqlite3.Error):
                if database.in_transaction:
                    database.execute("ROLLBACK")
        else:
            self._pending.clear()
            self._tell_all_is_well()

    def _ready(self) -> sqlite3.Connection | None:
        """Give the database; what could not be opened is tried again, as a full disk is emptied."""
        if not self._database and self._trouble not in HOPELESS:
            self._open()
        return self._database

    def _answer(self, look: Callable[[sqlite3.Connection], list[Any]]) -> list[Any]:
        self._commit()
        if self._database:
            with suppress(sqlite3.Error, ValueError):
                return look(self._database)
        return []

    def _tell_all_is_well(self) -> None:
        self._tell("damaged" if self._put_aside else "")

    def _tell(self, trouble: Trouble, why: Exception | None = None) -> None:
        """Change what there is to tell; each change is a line in the log."""
        if trouble != self._trouble:
            self._trouble = trouble
            _log.warning("Kept games: %s%s", trouble or "saved again", f" ({why})" if why else "")


def _write(database: sqlite3.Connection, statements: Sequence[Statement]) -> None:
    database.execute("BEGIN IMMEDIATE")
    for statement in statements:
        database.execute(*statement)
    database.execute("COMMIT")
