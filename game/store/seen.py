"""What there is to see of a kept game, where today's rules do not follow it to its end."""

import re
from typing import Literal, NamedTuple

from game.engine.limits import NotationError
from game.engine.record import ENGINE
from game.session.journal import Journal, is_entry, read_journal
from game.session.random_source import envelope_for
from game.store.marks import UNMARKED, Vouched

_TURN = re.compile(r"[0-9]{1,6}\. ")

UNKNOWN = 0
"""Stands for the seed of a record, which has none, as nothing comes after it."""


Changed = Literal["changed", "changed-head", "changed-turn", "changed-row"]
Gap = Literal["", "unreadable", "damaged", "other-rules"] | Changed
"""Nothing is missing, or all of it, or what comes after the journal: cut off, illegal today, or
changed by the disk; or the disk changed what stands before the turns, what was begun of the next,
or what the list says."""


class Seen(NamedTuple):
    """A game as far as the rules follow it, what is missing, and the error that told.

    `vouched` are the turns that are as they were left; None if that is not known. The deal
    `is_sealed` if it is the one that was sealed.
    """

    journal: Journal | None
    gap: Gap = ""
    error: str = ""
    vouched: int | None = None
    is_sealed: bool = False


def see(text: str, engine: int, vouched: Vouched = UNMARKED, *, is_listed: bool = True) -> Seen:
    """Read a journal that was kept by the rules with this number."""
    if not vouched.is_known:
        return _see(text, engine)
    seen = _see(text if vouched.has_all else _cut(text, vouched.turns), engine)
    if not seen.gap and not vouched.has_all:
        seen = seen._replace(gap="changed")
    elif not seen.gap and not vouched.has_head:
        seen = seen._replace(gap="changed-head")
    elif not seen.gap and not vouched.has_commands:
        seen = seen._replace(gap="changed-turn")
    elif not seen.gap and not is_listed:
        seen = seen._replace(gap="changed-row")
    return seen._replace(vouched=vouched.turns, is_sealed=_is_sealed(seen.journal))


def _is_sealed(journal: Journal | None) -> bool:
    """Tell whether a game began with what its sealed seed deals."""
    if not journal:
        return False
    start, games = journal.record.start, len(journal.results)
    return envelope_for(journal.seed, games, start, journal.mixed) is not None


def _cut(text: str, turns: int) -> str:
    """Return a journal up to a turn."""
    lines = text.split("\n")
    played = [at for at, line in enumerate(lines) if _TURN.match(line)]
    end = played[turns] if turns < len(played) else len(lines)
    return "\n".join(line for line in lines[:end] if not is_entry(line))


def _see(text: str, engine: int) -> Seen:
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
