"""The lines of a record on their way: short when written, found again in a mail or a chat.

Mail programs, chats and editors quote lines, indent them, wrap them, put words around them, and
write other signs for a space or a quotation mark.
"""

import re
from collections.abc import Iterable, Iterator
from html import unescape
from typing import NamedTuple

from game.engine.limits import check_text

LONGEST_LINE = 72
"""The characters of a line that no mail program wraps."""

_FIRST = re.compile(r'\[\w+\s+["“”„]')
_HEADER = re.compile(r'\[\w+(?: "|$)')
_HEADER_END = re.compile(r'(?<!\\)(?:\\\\)*" ?\]$')
_TURN = re.compile(r"[0-9]{1,6}\. [0-9]{1,9}\.[0-9](?: |$)")
_ENTRY = re.compile(r"[0-9]{1,9}\.[0-9]{1,20}(?:e-[0-9]{1,3})? \S")
_TILES = re.compile(r"(?:(?:[KRBO][0-9]{1,2}|[JDMC]|[|>])(?: |$))+")
_BREAK = re.compile(r'(?<=\S) (?=[\w"\\])')
"""Not before a sign: it could pass for a quoted line or an item of a list."""

_ESCAPED = '[app "Rack &amp; Run"]'
_STRAIGHT = dict.fromkeys(map(ord, "“”„"), '"')
_UNSEEN = dict.fromkeys(map(ord, "\u00ad\u200b\u200e\u200f\u2060\ufeff"))
"""Marks that take no room, which programs put between words."""


class RecordLine(NamedTuple):
    """A line of a record, and the number of the line of the text in which it began."""

    number: int
    text: str


def wrap_lines(lines: Iterable[str]) -> Iterator[str]:
    """Break headers and turns where they can be joined again."""
    for line in lines:
        begin = end = 0
        breaks = _BREAK.finditer(line) if _HEADER.match(line) or _TURN.match(line) else ()
        for at in (*(found.start() for found in breaks), len(line)):
            if at - begin > LONGEST_LINE and end > begin:
                yield line[begin:end]
                begin = end + 1
            end = at
        yield line[begin:]


def find_lines(text: str) -> list[RecordLine]:
    """Return the lines of the record in a text; no lines if there is no record."""
    text = (unescape(text) if _ESCAPED in text else text).translate(_UNSEEN)
    lines = text.splitlines()
    starts = (found and (at, found) for at, found in enumerate(map(_FIRST.search, lines)))
    first = next(filter(None, starts), None)
    if not first:
        return []
    at, found = first
    before, lines[at] = lines[at][: found.start()], lines[at][found.start() :]
    if not found[0].endswith('"'):
        lines = [line.translate(_STRAIGHT) for line in lines]
    marks = [sign for sign in before if not (sign.isalnum() or sign.isspace())]
    unquoted = (_unquote(line, marks) for line in lines[at:])
    return _without_tail(_join(unquoted, at + 1))


def unwrap(text: str) -> str:
    """Return the record in a text, each of its lines whole; NotationError if it is too long."""
    check_text(text)
    return "".join(f"{line.text}\n" for line in find_lines(text))


def _unquote(line: str, marks: Iterable[str]) -> str:
    """Take away what stands before each line, and write any space as a space."""
    line = re.sub(r"\s", " ", line).strip()
    for mark in marks:
        line = line.removeprefix(mark).lstrip()
    return line


def _join(lines: Iterable[str], first: int) -> Iterator[RecordLine]:
    """Join what was wrapped: a header up to its end, a turn as long as there are tiles."""
    number, parts, is_open = first, list[str](), False
    for at, line in enumerate(lines, first):
        if not (is_open or line.startswith("[")):
            line = " ".join(line.split())  # Only in a header, in a name, two spaces are two.
        if not line:
            continue
        goes_on = not _HEADER.match(line) if is_open else _TILES.fullmatch(line)
        if parts and not goes_on:
            yield RecordLine(number, " ".join(parts))
            parts.clear()
        if not parts:
            number, is_open = at, bool(_HEADER.match(line))
        parts.append(line)
        is_open = is_open and not _HEADER_END.search(line)
    yield RecordLine(number, " ".join(parts))


def _without_tail(lines: Iterable[RecordLine]) -> list[RecordLine]:
    """Leave out what follows the record, as a signature does."""
    found = list(lines)
    while found and not any(kind.match(found[-1].text) for kind in (_HEADER, _TURN, _ENTRY)):
        found.pop()
    return found
