"""The lines of a table: which rows lie side by side, as those who play there have arranged them."""

from dataclasses import dataclass

from game.engine.position import Table

Lines = tuple[tuple[int, ...], ...]
"""The numbers of the rows on each line, from left to right; bare lines count, too."""


@dataclass(frozen=True)
class Arranged:
    """Hold rows, and on which lines they lie."""

    rows: Table
    lines: Lines


def can_lie(lines: Lines, rows: Table) -> bool:
    """Return whether each row lies on one of these lines, once."""
    return sorted(row for line in lines for row in line) == list(range(len(rows)))


def write_table_lines(lines: Lines) -> str:
    """Write lines, the rows counted from 1.

    >>> write_table_lines(((), (1, 0), (2,)))
    '/ 2 1 / 3'
    """
    parts = (" ".join(str(row + 1) for row in line) for line in lines)
    return " ".join(" / ".join(parts).split())


def read_table_lines(text: str) -> Lines:
    """Read lines, as they are written."""
    return tuple(tuple(int(word) - 1 for word in part.split()) for part in text.split("/"))
