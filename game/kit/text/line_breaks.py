"""Where the lines of a text break."""

import re
from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

Width = Callable[[str], float]

SIGN = r"\u2e80-\uffff"
DOT = "·"
"""What parts phrases: a line ends with it, and breaks there rather than within a phrase."""

OPENING, CLOSING = "[（《「『【〔“‘(]", "[、。，．：；！？）》」』】〕”’…—,.!?;:)%]"

# What stays together, and the space before it, at which a line may break unless it forbids that:
# a word, or one sign around which a line may break, as in Chinese, with the marks around it.
# A word ends before a mark that opens, except at a space: there the mark closes, as in German.
WORD = rf"[^ {SIGN}]+(?:(?<!{OPENING})|(?= |$))"
TOGETHER = re.compile(rf"( ?) *({OPENING}*(?:[{SIGN}]|{WORD})(?:{CLOSING})*(?: {DOT})?|{OPENING}+)")
JOINED = re.compile(rf"(?<=[{SIGN}”’…—]) (?=[{SIGN}“‘])")
EVEN = 3  # up to this many lines are made about equally long; more fill their room


class Piece(NamedTuple):
    """What stays together, and how wide it is with and without the space before it."""

    space: str
    text: str
    alone: float
    more: float


def broken(text: str, room: float, width: Width) -> list[str]:
    """Break a text into lines no wider than a room, except for pieces that are wider."""
    space = width(" ")
    lines = []
    for part in text.split("\n"):
        pieces = [
            Piece(before, piece, width(piece), width(piece) + space * len(before))
            for before, piece in TOGETHER.findall(part)
        ]
        *others, last = part.split(f" {DOT} ")
        filled, phrases = _fill_lines(pieces, room), [*(f"{each} {DOT}" for each in others), last]
        if 1 < len(filled) == len(phrases) and all(width(phrase) <= room for phrase in phrases):
            lines += phrases
        else:
            lines += _even_lines(pieces, room, len(filled)) if 1 < len(filled) <= EVEN else filled
    return lines


def unbroken(lines: Sequence[str]) -> str:
    """Put lines of a text together again, Chinese ones without a space."""
    return JOINED.sub("", " ".join(lines))


def _fill_lines(pieces: list[Piece], room: float) -> list[str]:
    """Return each line as much as it holds."""
    lines, taken = [""], 0.0
    for piece in pieces:
        if lines[-1] and taken + piece.more > room:
            lines.append("")
        taken = taken + piece.more if lines[-1] else piece.alone
        lines[-1] += piece.space + piece.text if lines[-1] else piece.text
    return lines


def _even_lines(pieces: list[Piece], room: float, count: int) -> list[str]:
    """Return the narrowest width at which the pieces fit on this many lines."""
    least = sum(piece.alone for piece in pieces) / count
    narrower = sorted({wide for wide in _spans(pieces) if least <= wide < room})
    tries = (_fill_lines(pieces, wide) for wide in (*narrower, room))
    return next(lines for lines in tries if len(lines) == count)


def _spans(pieces: list[Piece]) -> Iterator[float]:
    for start, first in enumerate(pieces):
        wide = first.alone
        yield wide
        for piece in pieces[start + 1 :]:
            wide += piece.more
            yield wide
