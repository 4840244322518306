"""Which puzzles are alike: those that differ by an exchange of colours, or by an order."""

from collections import defaultdict
from collections.abc import Hashable, Iterable, Iterator
from itertools import permutations

from game.engine.notation import write_row
from game.engine.tile import COLORS, in_order
from game.puzzles.puzzle import Puzzle, recolored

EXCHANGES = [dict(zip(COLORS, other, strict=True)) for other in permutations(COLORS)]
"""All ways to exchange colours."""


def kind(puzzle: Puzzle) -> str:
    """Return what all puzzles that are alike have in common, and no other has.

    >>> from game.puzzles.puzzle import read_puzzle
    >>> one = read_puzzle("1", "nudge out / R3 R4 R5 R6 R7 | K1 K2 K3 / R5")
    >>> two = read_puzzle("2", "nudge out / O1 O2 O3 | K3 K4 K5 K6 K7 / K5")
    >>> kind(one) == kind(two)
    True
    """
    written = []
    for other in (recolored(puzzle, colors) for colors in EXCHANGES):
        rows = sorted(write_row(in_order(row)) for row in other.table)
        written.append(" | ".join((*rows, "", write_row(in_order(other.rack)))))
    return min(written)


def repeated(puzzles: Iterable[Puzzle]) -> Iterator[tuple[Puzzle, Puzzle]]:
    """List the puzzles that are like another, each after the first of their kind."""
    # Where the numbers differ, no exchange of colours need be tried.
    alike = defaultdict[Hashable, list[Puzzle]](list)
    for puzzle in puzzles:
        rows = sorted(sorted(tile.number for tile in row) for row in puzzle.table)
        alike[str(rows), tuple(sorted(tile.number for tile in puzzle.rack))].append(puzzle)
    for some in alike.values():
        first = dict[str, Puzzle]()
        for puzzle in some if len(some) > 1 else ():
            known = first.setdefault(kind(puzzle), puzzle)
            if known is not puzzle:
                yield known, puzzle
