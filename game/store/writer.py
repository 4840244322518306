"""A thread that writes what it is handed, so that no frame waits for a disk."""

import logging
import sqlite3
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import date
from functools import partial
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Any, Literal, NamedTuple, TypeVar

from game.store import copies
from game.store.database import DamagedError, NewerError, TakenError
from game.store.pending import Pending
from game.store.rescue.recovery import Rescue, open_games
from game.store.rescue.salvage import Rescued
from game.store.rows import MARK_OLD
from game.store.threads import Runner, run_alone

Trouble = Rescue | Literal["newer", "taken", "unsaved"]
"""What a person is to know: what was done about a damaged file; or nothing is kept, and why."""

UNKEPT = ("newer", "taken", "unsaved")

HOPELESS = ("newer", "taken")
"""What is wrong as long as the app runs."""

PATIENCE = 2.0  # seconds: nobody waits longer for a disk, neither to begin nor to leave
SILENT = 10.0  # seconds: a disk that wakes up takes a while, and alarms nobody before that
QUIET = 3.0  # seconds without a question: then there is time to look after the file

ERASED = (
    "INSERT OR IGNORE INTO erased SELECT id FROM game WHERE deleted < ?",
    "DELETE FROM running WHERE game IN (SELECT id FROM game WHERE deleted < ?)",
    "DELETE FROM mark WHERE game IN (SELECT id FROM game WHERE deleted < ?)",
    "DELETE FROM game WHERE deleted < ?",
)

Row = tuple[Any, ...]


def patience() -> float:
    """Return how long somebody who pressed waits for a disk."""
    return PATIENCE


Found = TypeVar("Found")

_log = logging.getLogger(__name__)


class _LeftError(Exception):
    """There is nothing more to come."""


class Statement(NamedTuple):
    """A statement for the database, and what stands for its question marks."""

    sql: str
    values: Row = ()


@dataclass(frozen=True)
class _Question:
    find: Callable[[], list[Any]]
    answer: "SimpleQueue[list[Any]]"


class Writer:
    """Write to a database in the order in which it is told; what fails is tried again.

    What is handed over at once is written whole or not at all. Nothing it does raises; `trouble`
    tells what went wrong.
    """

    def __init__(self, path: Path, quiet: float = QUIET, run: Runner = run_alone) -> None:
        self.rescued = Rescued()
        """What was read of a damaged file and of its copies, if one was."""
        self._trouble: Trouble = ""
        self._busy_since: float | None = time.monotonic()
        self._path = path
        self._quiet = quiet
        self._began = time.time()
        self._database: sqlite3.Connection | None = None
        self._best: Trouble = ""
        self._is_ours = False  # Begun here: there was nothing in it before.
        self._jobs: SimpleQueue[tuple[Statement, ...] | _Question | None] = SimpleQueue()
        self._pending: list[Statement] = []
        self._ended = run(self._run)

    @property
    def trouble(self) -> Trouble:
        """What a person is to know; a disk that has not answered for long saves nothing, either."""
        since = self._busy_since
        late = since is not None and time.monotonic() - since > SILENT
        return "unsaved" if late else self._trouble

    def write(self, *statements: Statement) -> None:
        """Hand over what is to be written; this does not wait."""
        self._jobs.put(statements)

    def ask(self, sql: str, *values: object) -> list[Row]:
        """Return what the database answers after all that was written; nothing if it cannot."""
        return self.look(lambda database: database.execute(sql, values).fetchall())

    def look(self, look: Callable[[sqlite3.Connection], list[Found]]) -> list[Found]:
        """Return what is found in the database after all that was written; nothing if it fails."""
        return self.begin(look).wait(PATIENCE) or []

    def begin(self, look: Callable[[sqlite3.Connection], list[Found]]) -> Pending[Found]:
        """Ask what is found in the database after all that was written, without waiting for it."""
        return self._ask(partial(self._answer, look))

    def aside(self, do: Callable[[], list[Found]]) -> Pending[Found]:
        """Do something with other files once all before it is written, without waiting for it.

        Nothing comes of what the disk refuses.
        """
        return self._ask(partial(_attempt, do))

    def _ask(self, find: Callable[[], list[Found]]) -> Pending[Found]:
        question = _Question(find, SimpleQueue())
        self._jobs.put(question)
        return Pending(question.answer)

    def change(self, plan: Callable[[sqlite3.Connection], list[Statement]]) -> Pending[Statement]:
        """Write what is planned once all before it is written, without waiting for it."""

        def look(database: sqlite3.Connection) -> list[Statement]:
            planned = plan(database)
            self._pending += planned
            self._commit()
            return planned

        return self.begin(look)

    def end_frame(self) -> None:
        """Leave everything to the thread."""

    def close(self) -> None:
        """Write what is still to be written, and let the file go."""
        self.end()
        self._ended.wait(PATIENCE)

    def end(self) -> None:
        """Do so without waiting for it."""
        self._jobs.put(None)

    def _run(self) -> None:
        self._prepare()
        with suppress(_LeftError):
            with suppress(Empty):
                while True:
                    self._do(self._jobs.get(timeout=self._quiet))
            self._look_after()
            while True:
                self._do(self._jobs.get())
        self._finish()

    def _prepare(self) -> None:
        self._is_ours = _is_empty(self._path)
        self._open()
        self._busy_since = None

    def _finish(self) -> None:
        self._commit()
        if self._database:
            with suppress(sqlite3.Error):
                self._database.close()

    def _do(self, job: "tuple[Statement, ...] | _Question | None") -> None:
        if job is None:
            raise _LeftError
        self._busy_since = time.monotonic()
        if isinstance(job, _Question):
            job.answer.put(job.find())
        else:
            self._take(job)
        self._busy_since = None

    def _take(self, statements: tuple[Statement, ...]) -> None:
        """Write statements, unless more of them wait already."""
        if self._trouble in HOPELESS:
            return
        self._pending += statements
        if self._jobs.empty():
            self._commit()

    def _look_after(self) -> None:
        """Erase what was deleted before this time, and copy the file once a week."""
        if not self._database:
            return
        try:
            erased = [Statement(statement, (self._began,)) for statement in ERASED]
            _write(self._database, [*erased, Statement(MARK_OLD)])
            kept = self._database.execute("SELECT id FROM game LIMIT 1").fetchone()
            if kept and copies.is_due(self._path, today := date.today()):
                copies.copy(self._database, self._path, today, self._go_on)
        except (OSError, sqlite3.Error) as error:
            _log.warning("Saved games: no backup made (%s)", error)
            self._roll_back()
        self._busy_since = None

    def _go_on(self) -> None:
        """Do what waits between two steps of a copy."""
        while not self._jobs.empty():
            self._do(self._jobs.get())
        self._busy_since = time.monotonic()

    def _open(self) -> None:
        """Open the database, or what can be had of it."""
        try:
            opened = open_games(self._path, is_begun_here=self._is_ours)
        except NewerError:
            self._tell("newer")
        except TakenError:
            self._tell("taken")
        except (OSError, sqlite3.Error, DamagedError) as error:
            self._tell("unsaved", error)
        else:
            self._database, self._best, self.rescued = opened
            self._tell(self._best)

    def _commit(self) -> None:
        """Write all that is pending, or note that it is still unsaved."""
        database = self._ready()
        if not (self._pending and database):
            return
        try:
            _write(database, self._pending)
        except (sqlite3.Error, ValueError) as error:
            self._tell("unsaved", error)
            self._roll_back()
        else:
            self._pending.clear()
            self._tell(self._best)

    def _roll_back(self) -> None:
        with suppress(sqlite3.Error):
            if self._database and self._database.in_transaction:
                self._database.execute("ROLLBACK")

    def _ready(self) -> sqlite3.Connection | None:
        """Return the database; one that did not open is tried again: a full disk gets room."""
        if not self._database and self._trouble not in HOPELESS:
            self._open()
        return self._database

    def _answer(self, look: Callable[[sqlite3.Connection], list[Any]]) -> list[Any]:
        self._commit()
        if self._database:
            with suppress(sqlite3.Error, ValueError):
                return look(self._database)
        return []

    def _tell(self, trouble: Trouble, why: Exception | None = None) -> None:
        """Change what there is to tell; each change is a line in the log."""
        if trouble != self._trouble:
            self._trouble = trouble
            _log.warning("Saved games: %s%s", trouble or "saved again", f" ({why})" if why else "")


def _attempt(do: Callable[[], list[Found]]) -> list[Found]:
    try:
        return do()
    except OSError:
        return []


def _is_empty(path: Path) -> bool:
    try:
        return path.lstat().st_size == 0
    except OSError as error:
        return isinstance(error, FileNotFoundError)


def _write(database: sqlite3.Connection, statements: Sequence[Statement]) -> None:
    database.execute("BEGIN IMMEDIATE")
    for statement in statements:
        database.execute(*statement)
    database.execute("COMMIT")
