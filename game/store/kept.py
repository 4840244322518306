"""The journal of a game, put together from what the file holds of it."""

import logging
from sqlite3 import Connection
from typing import NamedTuple

from game.store.marks import UNMARKED, EntryMarks, Vouched, vouch
from game.store.rows import FIND_MARKS

MOST = 2_000_001
"""Characters that are read of a text: one more than any journal has (`engine.limits`)."""

TEXT = (
    f"SELECT substr(head, 1, {MOST}) || substr(turns, 1, {MOST}) FROM game WHERE id = ?1 "
    f"UNION ALL SELECT * FROM (SELECT CAST(substr(entry, 1, {MOST}) AS TEXT) "
    "FROM running WHERE game = ?1 ORDER BY step LIMIT 100000)"
)

_log = logging.getLogger(__name__)


class KeptJournal(NamedTuple):
    """The journal of a game, and how much of it is as it was left."""

    text: str
    vouched: Vouched


NOTHING = KeptJournal("", UNMARKED)


def kept_journal(database: Connection, id: str) -> KeptJournal:
    """Read the journal of a game; an empty text if there is none."""
    parts, has_commands = _parts(database, id)
    text = "".join(parts)
    marks = database.execute(FIND_MARKS, (id,)).fetchone()
    vouched = vouch(text, *map(str, marks)) if marks else UNMARKED
    return KeptJournal(text, vouched._replace(has_commands=has_commands))


def _parts(database: Connection, id: str) -> tuple[list[str], bool]:
    """Return the parts of a journal, not many more than it may have, and whether those are all."""
    parts, length, marks = list[str](), 0, EntryMarks(id)
    for number, (part,) in enumerate(database.execute(TEXT, (id,))):
        try:
            # The first part is the game, each other a command.
            parts.append(f"{marks.read(str(part))}\n" if number else str(part))
        except ValueError as error:
            _log.warning("Saved games: a command of %s can't be read (%s)", id, error)
            return parts, False
        length += len(parts[-1])
        if length > MOST:
            break
    return parts, True
