"""Marks by which a kept game is known to be as it was left, as a disk may change bits unnoticed.

Those of the turns are a chain. It begins with what the deal was sealed from: the seed and the
tiles. Each turn's is worked out from its line and the mark before, so they tell up to which turn
all is as it was.
"""

import re
from collections.abc import Iterator
from hashlib import sha256
from itertools import takewhile
from sqlite3 import Connection
from typing import NamedTuple

SIZE = 8
"""Hexadecimal digits of a mark."""

DEALT = ("[seed ", "[start ")
"""How the lines of a journal begin from which its deal was sealed."""

_LINE = re.compile(r"[^\r\n]+")
_TURN = re.compile(r"[0-9]{1,6}\. ")
_ENTRY = re.compile(rf"#([0-9a-f]{{{SIZE}}}) (.*)", re.DOTALL)


class Vouched(NamedTuple):
    """How many turns are as they were left, and whether those are all.

    So is what stands before them, and what was begun of the next.

    Of a game without marks nothing is known.
    """

    turns: int = 0
    has_all: bool = True
    has_head: bool = True
    has_commands: bool = True
    is_known: bool = False


UNMARKED = Vouched()
"""Stands for a game without marks."""


def text_mark(text: object, before: object = "") -> str:
    """Return the mark of a text that follows one with the mark before."""
    return sha256(f"{before}\n{text}".encode(errors="replace")).hexdigest()[:SIZE]


def facts_mark(*facts: object) -> str:
    """Return the mark of what the list of games says of one."""
    return text_mark("\x1f".join(map(str, facts)))


def head_mark(head: object) -> str:
    """Return the mark of a journal up to its first turn."""
    return text_mark("\n".join(line for line in _lines(str(head)) if line.startswith("[")))


def turn_marks(head: object, turns: object) -> str:
    """Return the marks of a whole journal, from that of its deal on."""
    return "".join(_chain(f"{head}{turns}"))


def next_marks(marks: object, line: object) -> str:
    """Return the marks after another turn."""
    told = str(marks)
    return told + text_mark(line, told[-SIZE:])


def vouch(text: str, head: str, marks: str) -> Vouched:
    """Compare a journal with the mark of its head and those of its turns."""
    known = [marks[at : at + SIZE] for at in range(0, len(marks), SIZE)]
    found = list(_chain(text))
    same = len(list(takewhile(lambda pair: pair[0] == pair[1], zip(found, known, strict=False))))
    return Vouched(max(0, same - 1), found == known, head_mark(text) == head, is_known=True)


def _chain(text: str) -> Iterator[str]:
    mark = text_mark("\n".join(line for line in _lines(text) if line.startswith(DEALT)))
    yield mark
    for line in _lines(text):
        if _TURN.match(line):
            mark = text_mark(line, mark)
            yield mark


def _lines(text: str) -> Iterator[str]:
    """List the lines that a journal has, one at a time: a forged text may be long."""
    return (found[0] for found in _LINE.finditer(text))


class EntryMarks:
    """The marks of the commands of a turn, a chain too; of the times between them none is part."""

    def __init__(self, id: str) -> None:
        self._id = self._last = id

    def write(self, entry: str) -> str:
        """Return what is written of a command, its mark before it."""
        mark = text_mark(entry, self._last)
        self._go_on(entry, mark)
        return f"#{mark} {entry}"

    def read(self, written: str) -> str:
        """Read a command that may have a mark; raises ValueError if it does not follow the last."""
        found = _ENTRY.fullmatch(written)
        if not found:
            return written
        # In files of the first day each has a mark by itself.
        if found[1] not in (text_mark(found[2], self._last), text_mark(found[2], self._id)):
            raise ValueError("changed")
        self._go_on(found[2], found[1])
        return found[2]

    def _go_on(self, entry: str, mark: str) -> None:
        if not entry.endswith(" time"):
            self._last = mark


def install_marks(database: Connection) -> None:
    """Make what works out marks known to statements."""
    for function, count in ((head_mark, 1), (facts_mark, -1), (turn_marks, 2), (next_marks, 2)):
        database.create_function(function.__name__, count, function, deterministic=True)
