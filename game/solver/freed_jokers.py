"""The best table within the rules of freed jokers (R20–R26), for a player who has opened."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from functools import cached_property
from heapq import heappop, heappush
from itertools import combinations, count

from game.engine.freed import joker_faults
from game.engine.meld import SMALLEST
from game.engine.position import Position, Table, tiles_of
from game.engine.tile import BONUS, COPIES, JOKER, Row, Tile
from game.engine.turn import play_faults, played
from game.solver.best_table import Best, Task
from game.solver.budget import Budget
from game.solver.fewest_moves import fewest_moved
from game.solver.sets import joker_free_sets
from game.solver.supplies import Objective

LATER = 4
"""All tasks but the first get this part of the effort."""

UNBOUND = 10**6
"""More than can be gained in any way."""


@dataclass
class LegalSearch:
    """Look for the best legal table; `effort` bounds the states of each sweep with bonus jokers.

    In the middle of a turn all that is `lying` there stays, and of the rack only `more` may be
    laid.
    """

    position: Position
    objective: Objective
    effort: int
    budget: Budget
    lying: Table | None = None
    more: Row = ()
    asked: int = 0
    proven: bool = True

    def best(self) -> Best:
        """Take the best table if it is legal, else the best of those that keep to the rules."""
        found = self.ask(self.before, self.rack)
        if found.table is None or self.total.score(found.table) < self.least:
            return self._with_nothing_to_gain(found)
        calm = self.calm(found.table)
        if self.is_legal(calm):
            return Best(calm, found.proven)
        kept = self._best_keeping_rows(found.table)
        if kept is not None and self.total.score(kept) == self.total.score(found.table):
            return Best(self.calm(kept), found.proven)
        placed = self._best_placed(kept)
        return Best(placed.table and self.calm(placed.table), placed.proven and self.proven)

    def _with_nothing_to_gain(self, found: Best) -> Best:
        """Count a play without value as a play, even the Key alone or a joker."""
        if found.table is not None and self.is_legal(found.table):
            return found
        if self.objective == "value":
            return replace(self, objective="tiles").best()
        return Best(None, found.proven and (self.position.key is None or found.table is None))

    @cached_property
    def before(self) -> Table:
        """The table, the Key beside it, for it must be laid."""
        key, lying = self.position.key, self.lying
        if lying is None:
            return (*self.position.table, *([(key,)] if key else []))
        return (*lying, *([(key,)] if key and key not in self._laid else []))

    @cached_property
    def rack(self) -> Row:
        """The tiles that may be laid, without the Key."""
        key, rack = self.position.key, Counter(self.position.mover.rack)
        if self.lying is not None:
            rack = Counter(self.more)
            key = key if key not in self._laid else None
        rack -= Counter([key] if key else [])
        return tuple(rack.elements())

    @property
    def _laid(self) -> Row:
        """The tiles of the rack that lie there already."""
        return played(self.position.table, self.lying or self.position.table)

    @cached_property
    def least(self) -> int:
        """How many tiles, or how much, a play must gain: nothing if it lays some already."""
        lays = self.lying is not None and (self._laid or self.position.key)
        return 0 if lays else 1

    @cached_property
    def total(self) -> Task:
        """The task without the rules of freed jokers."""
        return Task(self.before, self.rack, self.objective, self.effort, self.budget)

    def ask(self, table: Table, rack: Row) -> Best:
        """Find the best table wherever freed jokers go."""
        effort = self.effort // LATER if self.asked else self.effort
        self.asked += 1
        best = Task(table, rack, self.objective, effort, self.budget).best()
        self.proven &= best.proven
        return best

    def is_legal(self, table: Table) -> bool:
        """Return whether the table may be left like this."""
        loosely = self.lying is not None and any(len(row) < SMALLEST for row in table)
        return not loosely and not play_faults(self.position, table)

    def calm(self, table: Table) -> Table:
        """Move few table tiles, and be as good; bonus jokers and loose tiles lie as they do."""
        return fewest_moved(self.before, self.rack, table, self.objective, self.is_legal)

    def _best_keeping_rows(self, first: Table) -> Table | None:
        """Leave rows with jokers as they lie, as few as must be, the most promising first."""
        jokers = [row for row in self.position.table if any(tile.is_joker for tile in row)]
        order = count()
        heap: list[tuple[int, int, int, Table, Table]] = [
            (-self.total.score(first), next(order), 0, (), first)
        ]
        while heap:
            _, _, start, kept, table = heappop(heap)
            if self.is_legal(table):
                return table
            for at in range(start, len(jokers)):
                more = (*kept, jokers[at])
                if self.budget.is_spent:
                    break
                free = _without_rows(self.before, more)
                found = self.ask(free, self.rack).table
                if found is not None:
                    after = (*more, *found)
                    heappush(heap, (-self.total.score(after), next(order), at + 1, more, after))
        return self._keeping_all(jokers)

    def _keeping_all(self, jokers: list[Row]) -> Table | None:
        """Leave all rows with jokers, and the bonus jokers of the rack."""
        free = _without_rows(self.before, tuple(jokers))
        rack = tuple(tile for tile in self.rack if tile not in BONUS)
        found = self.ask(free, rack).table
        after = (*jokers, *(found or ()))
        return after if found is not None and self.is_legal(after) else None

    def _best_placed(self, known: Table | None) -> Best:
        """Try every set that the table's jokers could lie in, the most promising first."""
        if any(tile in BONUS for row in self.before for tile in row):
            return Best(known, proven=False)
        placing = _Placing(self, known)
        placing.place((), tiles_of(self.position.table)[JOKER])
        return Best(placing.best, placing.proven)


@dataclass
class _Placing:
    """Fix the sets of the table's jokers one after the other and lay the rest at its best.

    `best` is the best legal table known, `proven` tells whether no set was left out.
    """

    search: LegalSearch
    best: Table | None
    proven: bool = True
    bounds: dict[Tile, int] = field(default_factory=dict)

    def place(self, fixed: Table, jokers: int) -> None:
        """Fix a set for one of the jokers, the most promising first."""
        if self._is_spent:
            self.proven = False
            return
        for bound, row in self._candidates(fixed):
            if bound <= self._floor:
                return
            if self._is_spent:
                self.proven = False
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
                self.proven = False

    @property
    def _is_spent(self) -> bool:
        return self.search.budget.is_spent

    @property
    def _floor(self) -> int:
        return self.search.least - 1 if self.best is None else self.search.total.score(self.best)

    def _candidates(self, fixed: Table) -> list[tuple[int, Row]]:
        """Rank the sets with a joker by what can be gained if it stands for a tile of theirs."""
        found: dict[Row, int] = {}
        floor = self._floor
        for row, faces in _sets_with_jokers(self._left_by(fixed)):
            bound = min(map(self._bound, faces))
            if bound > floor:
                found[row] = max(bound, found.get(row, bound))
        return sorted(((bound, row) for row, bound in found.items()), reverse=True)

    def _left_by(self, rows: Table) -> Counter[Tile]:
        """Count the tiles of table and rack that are not in these rows."""
        total = self.search.total
        return tiles_of(total.table) + Counter(total.rack) - tiles_of(rows)

    def _bound(self, face: Tile) -> int:
        """Return what can be gained at most if a joker of the table is this tile."""
        if face not in self.bounds and not self._is_spent:
            total = self.search.total
            table = (*_without_joker(total.table), (face,))
            # The sweep knows of two copies of a tile, so a third says nothing.
            if tiles_of((*table, total.rack))[face] > COPIES:
                table = total.table
            found = self.search.ask(table, total.rack).table
            self.bounds[face] = -1 if found is None else replace(total, table=table).score(found)
        return self.bounds.get(face, UNBOUND)

    def _may_lie(self, row: Row, fixed: Table, jokers: int) -> bool:
        """Return whether a joker of the table may lie in the row, whatever the others do."""
        others = [each for each in self.search.position.table if JOKER in each]
        beside = [()] if row.count(JOKER) >= jokers else [(each,) for each in others]
        return any(self._may_be((*fixed, row, *rows)) for rows in beside)

    def _may_be(self, rows: Table) -> bool:
        """Ask about the jokers of these rows, as if all other tiles were laid somewhere."""
        rest = tuple(tile for tile in self._left_by(rows).elements() if tile.number)
        rules = replace(self.search.position.rules, group_joker_needs_both=False)
        return not joker_faults(rules, self.search.position.table, (*rows, rest), opened=True)

    def _with_rest(self, fixed: Table) -> Table | None:
        """Lay all other tiles as well as can be beside fixed rows."""
        left = tiles_of(self.search.total.table) - tiles_of(fixed)
        taken = tiles_of(fixed) - tiles_of(self.search.total.table)
        rack = tuple((Counter(self.search.total.rack) - taken).elements())
        found = self.search.ask(tuple((tile,) for tile in left.elements()), rack).table
        return None if found is None else (*fixed, *found)


def _sets_with_jokers(tiles: Counter[Tile]) -> Iterator[tuple[Row, Row]]:
    """List the runs and groups with jokers that the tiles can make, and what the jokers are."""
    for faces in joker_free_sets():
        missing = {tile for tile in faces if not tiles[tile]}
        for size in range(max(1, len(missing)), min(tiles[JOKER], len(faces) - 1) + 1):
            for chosen in combinations(faces, size):
                if missing <= set(chosen):
                    yield tuple(JOKER if tile in chosen else tile for tile in faces), chosen


def _without_rows(table: Table, rows: Table) -> Table:
    """Take rows away: as they lie there or, if they were taken apart, tile by tile."""
    if Counter(rows) <= Counter(table):
        return tuple((Counter(table) - Counter(rows)).elements())
    return tuple((tile,) for tile in (tiles_of(table) - tiles_of(rows)).elements())


def _without_joker(table: Table) -> Table:
    at = next(at for at, row in enumerate(table) if JOKER in row)
    left = Counter(table[at]) - Counter([JOKER])
    return (*table[:at], tuple(left.elements()), *table[at + 1 :])
