"""What there is to see of a kept game, where today's rules do not follow it to its end."""

import re
from typing import Literal, NamedTuple

from game.engine.limits import NotationError
from game.engine.record import ENGINE
from game.session.journal import Journal, read_journal

UNKNOWN = 0
"""Stands for the seed of a record, which has none, as nothing comes after it."""


Gap = Literal["", "unreadable", "damaged", "other-rules"]
"""Nothing is missing, or all of it, or what comes after the journal: cut off, or illegal today."""


class Seen(NamedTuple):
    """A game as far as the rules follow it, what is missing, and the error that told."""

    journal: Journal | None
    gap: Gap = ""
    error: str = ""


def see(text: str, engine: int) -> Seen:
    """Read a journal that was kept by the rules with this number."""
    try:
        return Seen(read_journal(text, UNKNOWN))
    except NotationError as error:
        return _before(text, error, engine)


def _before(text: str, error: NotationError, engine: int) -> Seen:
    """Return what stands before the line in which there is an error."""
    lines = re.split(r"\r?\n", text)[: max(0, error.line - 1)]
    try:
        journal = read_journal("\n".join(lines), UNKNOWN)
    except NotationError:
        return Seen(None, "unreadable", str(error))
    return Seen(journal, "damaged" if engine == ENGINE else "other-rules", error.what)
