"""Every set that the table's jokers could lie in: tried where a rule forbids the best table."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from itertools import combinations, product
from typing import Protocol

from game.engine.freed import joker_faults
from game.engine.meld import LARGEST_GROUP, SMALLEST
from game.engine.position import Position, Table, tiles_of
from game.engine.tile import COLORS, COPIES, JOKER, NUMBERS, Row, Tile
from game.solver.bonus import Best, Task

UNBOUND = 10**6
"""More than can be gained in any way."""


class Search(Protocol):
    """What is asked of a search for the best legal table."""

    position: Position

    @property
    def total(self) -> Task:
        """The task without the rules of freed jokers."""

    @property
    def is_tired(self) -> bool:
        """Tell whether enough has been asked."""

    def ask(self, table: Table, rack: Row) -> Best:
        """Find the best table wherever freed jokers go."""

    def is_legal(self, table: Table) -> bool:
        """Tell whether the table may be left like this."""


@dataclass
class Placing:
    """Fix the sets of the table's jokers one after the other and lay the rest at its best.

    `best` is the best legal table known, `sure` tells whether no set was left out.
    """

    search: Search
    best: Table | None
    sure: bool = True
    bounds: dict[Tile, int] = field(default_factory=dict)

    def place(self, fixed: Table, jokers: int) -> None:
        """Fix a set for one of so many jokers, the most promising first."""
        if self.search.is_tired:
            self.sure = False
            return
        for bound, row in self._candidates(fixed):
            if bound <= self._floor:
                return
            if self.search.is_tired:
                self.sure = False
                return
            if not self._may_lie(row, fixed, jokers):
                continue
            table = self._with_rest((*fixed, row))
            if table is None or self.search.total.score(table) <= self._floor:
                continue
            left = jokers - row.count(JOKER)
            if self.search.is_legal(table):
                self.best = table
            elif left > 0:
                self.place((*fixed, row), left)
            else:
                self.sure = False

    @property
    def _floor(self) -> int:
        return 0 if self.best is None else self.search.total.score(self.best)

    def _candidates(self, fixed: Table) -> list[tuple[int, Row]]:
        """Rank the sets with a joker by what can be gained if it stands for a tile of theirs."""
        there = (
            tiles_of(self.search.total.table) + Counter(self.search.total.rack) - tiles_of(fixed)
        )
        found: dict[Row, int] = {}
        floor = self._floor
        for row, faces in places(there):
            bound = min(map(self._bound, faces))
            if bound > floor:
                found[row] = max(bound, found.get(row, bound))
        return sorted(((bound, row) for row, bound in found.items()), reverse=True)

    def _bound(self, face: Tile) -> int:
        """Give what can be gained at most if a joker of the table is this tile."""
        if face not in self.bounds and not self.search.is_tired:
            table = (*_without_joker(self.search.total.table), (face,))
            # The sweep knows of two copies of a tile, so a third says nothing.
            many = tiles_of((*table, self.search.total.rack))[face] > COPIES
            task = replace(self.search.total, table=self.search.total.table if many else table)
            found = self.search.ask(task.table, task.rack).table
            self.bounds[face] = -1 if found is None else task.score(found)
        return self.bounds.get(face, UNBOUND)

    def _may_lie(self, row: Row, fixed: Table, jokers: int) -> bool:
        """Tell whether a joker of the table may lie in the row, if the rest is kind to it."""
        others = [each for each in self.search.position.table if JOKER in each]
        beside = [()] if row.count(JOKER) >= jokers else [(each,) for each in others]
        return any(self._is_kind((*fixed, row, *rows)) for rows in beside)

    def _is_kind(self, rows: Table) -> bool:
        """Ask about the jokers of these rows, as if all other tiles were laid somewhere."""
        there = tiles_of(self.search.total.table) + Counter(self.search.total.rack) - tiles_of(rows)
        rest = tuple(tile for tile in there.elements() if tile.number)
        rules = replace(self.search.position.rules, group_joker_needs_both=False)
        return not joker_faults(rules, self.search.position.table, (*rows, rest), opened=True)

    def _with_rest(self, fixed: Table) -> Table | None:
        """Lay all other tiles as well as can be beside fixed rows."""
        left = tiles_of(self.search.total.table) - tiles_of(fixed)
        taken = tiles_of(fixed) - tiles_of(self.search.total.table)
        rack = tuple((Counter(self.search.total.rack) - taken).elements())
        found = self.search.ask(tuple((tile,) for tile in left.elements()), rack).table
        return None if found is None else (*fixed, *found)


def places(tiles: Counter[Tile]) -> Iterator[tuple[Row, Row]]:
    """List the runs and groups with jokers that the tiles can make, and what the jokers are."""
    for faces in _sets():
        missing = {tile for tile in faces if not tiles[tile]}
        for count in range(max(1, len(missing)), min(tiles[JOKER], len(faces) - 1) + 1):
            for chosen in combinations(faces, count):
                if missing <= set(chosen):
                    yield tuple(JOKER if tile in chosen else tile for tile in faces), chosen


def _sets() -> Iterator[Row]:
    for color, first in product(COLORS, NUMBERS):
        for stop in range(first + SMALLEST, NUMBERS.stop + 1):
            yield tuple(Tile(color, number) for number in range(first, stop))
    for number, size in product(NUMBERS, range(SMALLEST, LARGEST_GROUP + 1)):
        for colors in combinations(COLORS, size):
            yield tuple(Tile(color, number) for color in colors)


def _without_joker(table: Table) -> Table:
    at = next(at for at, row in enumerate(table) if JOKER in row)
    left = Counter(table[at]) - Counter([JOKER])
    return (*table[:at], tuple(left.elements()), *table[at + 1 :])
