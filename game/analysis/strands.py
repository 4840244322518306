"""The strands of a play: rows that have nothing to do with one another could be played alone."""

from collections import Counter
from dataclasses import dataclass

from game.engine.position import Table
from game.engine.tile import Row
from game.engine.turn import played


@dataclass(frozen=True)
class Strand:
    """Hold the rows that a strand of a play takes, and those that it makes of them."""

    before: Table
    after: Table

    @property
    def laid(self) -> Row:
        """The tiles that come from the rack."""
        return played(self.before, self.after)


def strands(before: Table, after: Table) -> tuple[Strand, ...]:
    """Take a play apart; those with fewest rows come first.

    Where both copies of a tile move, what they touch counts as one strand.
    """
    gone, new = Counter(before) - Counter(after), Counter(after) - Counter(before)
    rows = [*((row, True) for row in gone.elements()), *((row, False) for row in new.elements())]
    found: list[Strand] = []
    while rows:
        tiles, mine = set(rows[0][0]), [rows.pop(0)]
        while touched := [each for each in rows if tiles & set(each[0])]:
            mine += touched
            rows = [each for each in rows if each not in touched]
            tiles = tiles.union(*(row for row, _ in touched))
        olds, news = ([row for row, old in mine if old is is_old] for is_old in (True, False))
        found.append(Strand(tuple(olds), tuple(news)))
    return tuple(sorted(found, key=lambda strand: len(strand.before)))
