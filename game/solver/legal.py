"""The best table within the rules of freed jokers, for a player who has opened."""

from collections import Counter
from dataclasses import dataclass, replace
from functools import cached_property
from heapq import heappop, heappush
from itertools import count

from game.engine.position import Position, Table, tiles_of
from game.engine.tile import BONUS, JOKER, Row
from game.engine.turn import play_faults
from game.solver.bonus import Best, Task
from game.solver.budget import Budget
from game.solver.calm import calmest
from game.solver.columns import Objective
from game.solver.placing import Placing

LATER = 4
"""All tasks but the first get this part of the effort."""


@dataclass
class LegalSearch:
    """Look for the best legal table; `effort` bounds the states of each sweep with bonus jokers."""

    position: Position
    objective: Objective
    effort: int
    budget: Budget
    asked: int = 0
    exact: bool = True

    def best(self) -> Best:
        """Take the best table if it is legal, else the best of those that keep to the rules."""
        found = self.ask(self.before, self.rack)
        if found.table is None or self.total.score(found.table) <= 0:
            return self._with_nothing_to_gain(found)
        for table in self._calm(found.table), found.table:
            if self.is_legal(table):
                return Best(table, found.sure)
        still = self._best_leaving_rows(found.table)
        if still is not None and self.total.score(still) == self.total.score(found.table):
            return Best(still, found.sure)
        placed = self._best_placed(still)
        return Best(placed.table, placed.sure and self.exact)

    def _with_nothing_to_gain(self, found: Best) -> Best:
        """Let a play without value be one all the same, be it the Key alone or a joker."""
        if found.table is not None and self.is_legal(found.table):
            return found
        if self.objective == "value":
            return replace(self, objective="tiles").best()
        return Best(None, found.sure and (self.position.key is None or found.table is None))

    @cached_property
    def before(self) -> Table:
        """The table, the Key beside it, for it must be laid."""
        key = self.position.key
        return (*self.position.table, *([(key,)] if key else []))

    @cached_property
    def rack(self) -> Row:
        """The rack, without the Key."""
        key = self.position.key
        rack = Counter(self.position.mover.rack) - Counter([key] if key else [])
        return tuple(rack.elements())

    @cached_property
    def total(self) -> Task:
        """The task without the rules of freed jokers."""
        return Task(self.before, self.rack, self.objective, self.effort, self.budget)

    @property
    def is_tired(self) -> bool:
        """Tell whether enough has been asked."""
        return self.budget.is_spent

    def ask(self, table: Table, rack: Row) -> Best:
        """Find the best table wherever freed jokers go."""
        effort = self.effort // LATER if self.asked else self.effort
        self.asked += 1
        best = Task(table, rack, self.objective, effort, self.budget).best()
        self.exact &= best.sure
        return best

    def is_legal(self, table: Table) -> bool:
        """Tell whether the table may be left like this."""
        return not play_faults(self.position, table)

    def _calm(self, best: Table) -> Table:
        """Move few table tiles, beside rows with bonus jokers, which are left as they are."""
        bonus = [row for row in best if set(row) & set(BONUS)]
        before = Counter(self.before)
        if self.position.key or Counter(bonus) != Counter(
            {row: each for row, each in before.items() if set(row) & set(BONUS)}
        ):
            return best
        free = tuple((before - Counter(bonus)).elements())
        rack = tuple(tile for tile in self.rack if tile not in BONUS)
        rest = tuple((Counter(best) - Counter(bonus)).elements())
        return (*bonus, *calmest(free, rack, rest, self.objective))

    def _best_leaving_rows(self, first: Table) -> Table | None:
        """Leave rows with jokers as they lie, as few as must be, the most promising first."""
        jokers = [row for row in self.position.table if any(tile.is_joker for tile in row)]
        order = count()
        heap: list[tuple[int, int, int, Table, Table]] = [
            (-self.total.score(first), next(order), 0, (), first)
        ]
        while heap:
            _, _, start, still, table = heappop(heap)
            if self.is_legal(table):
                return table
            for at in range(start, len(jokers)):
                kept = (*still, jokers[at])
                if self.is_tired:
                    break
                free = tuple((Counter(self.before) - Counter(kept)).elements())
                found = self.ask(free, self.rack).table
                if found is not None:
                    after = (*kept, *found)
                    heappush(heap, (-self.total.score(after), next(order), at + 1, kept, after))
        return self._leaving_all(jokers)

    def _leaving_all(self, jokers: list[Row]) -> Table | None:
        """Leave all rows with jokers, and the bonus jokers of the rack."""
        free = tuple((Counter(self.before) - Counter(jokers)).elements())
        rack = tuple(tile for tile in self.rack if tile not in BONUS)
        found = self.ask(free, rack).table
        after = (*jokers, *(found or ()))
        return after if found is not None and self.is_legal(after) else None

    def _best_placed(self, known: Table | None) -> Best:
        """Try every set that the table's jokers could lie in, the most promising first."""
        if any(tile in BONUS for row in self.before for tile in row):
            return Best(known, sure=False)
        placing = Placing(self, known)
        placing.place((), tiles_of(self.position.table)[JOKER])
        return Best(placing.best, placing.sure)
