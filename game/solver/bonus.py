"""The best table with whatever jokers are in play, wherever freed ones go."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from itertools import combinations
from typing import NamedTuple

from game.engine.meld import is_set
from game.engine.position import Table, tiles_of
from game.engine.tile import BONUS, JOKER, Row, number_tiles
from game.solver.bonus_rows import rows
from game.solver.bonus_sweep import BonusSweep
from game.solver.budget import Budget
from game.solver.columns import Objective, Supplies, supplies
from game.solver.rows import add_jokers
from game.solver.solve import score, tables, with_joker_for

EFFORT = 130_000
"""So many states are enough for two bonus jokers, nearly always."""

PLENTY = 30
"""A task on its own may look at so many times the states of one sweep."""

PLAIN = 800
"""A sweep without bonus jokers takes as long as so many states."""

FEW = 2
"""With so many bonus jokers a sweep seldom needs all the effort."""


class Best(NamedTuple):
    """A table, or None if none was found, and whether it is proven that none is better."""

    table: Table | None
    sure: bool


@dataclass(frozen=True)
class Task:
    """All tiles of the table must be laid, be its rows sets or not; those of the rack may be.

    `effort` bounds the states of each sweep, the budget those of all together.
    """

    table: Table
    rack: Row
    objective: Objective = "tiles"
    effort: int = EFFORT
    budget: Budget = field(default_factory=lambda: Budget(PLENTY * EFFORT))

    def best(self) -> Best:
        """Find the best table, wherever freed jokers go."""
        known = self._with_bonus_rows_still()
        self.budget.spend(PLAIN)
        if not any(self.bonus):
            return Best(known, True)
        for still, fewer in self._with_two_bonus_jokers():
            if self.budget.is_spent:
                break
            if known is not None and self.score(known) < self._most:
                found = fewer.best().table
                known = known if found is None else max(known, still + found, key=self.score)
        if known is not None and self.score(known) == self._most:
            return Best(known, True)
        if self.budget.is_spent:
            return Best(known, False)
        sweeps = _Sweeps(self, -1 - len(self.rack) if known is None else self.score(known))
        tables = [*([] if known is None else [known]), *sweeps.tables()]
        return Best(max(tables, key=self.score, default=None), sweeps.exact)

    def score(self, table: Table) -> int:
        """Give what the objective counts."""
        return score(self.table, table, self.objective)

    @property
    def bonus(self) -> tuple[Row, Row]:
        """The bonus jokers of the table, and those of the rack."""
        tiles = tuple(tile for row in self.table for tile in row)
        must, may = (tuple(t for t in part if t in BONUS) for part in (tiles, self.rack))
        return must, may

    @property
    def _most(self) -> int:
        return score((), (self.rack,), self.objective)

    def _with_bonus_rows_still(self) -> Table | None:
        """Give the best table that leaves rows with bonus jokers as they lie."""
        still = tuple(row for row in self.table if set(row) & set(BONUS))
        free = tuple(row for row in self.table if not set(row) & set(BONUS))
        if not all(map(is_set, still)):
            return None
        found = [still + table for table in tables(supplies(free, self.rack), self.objective)]
        return max(found, key=self.score, default=None if free else still)

    def _with_two_bonus_jokers(self) -> list[tuple[Table, "Task"]]:
        """List the tasks that are left if all but two rows or tiles with bonus jokers lie still."""
        rows = [row for row in self.table if set(row) & set(BONUS)]
        units = [*rows, *((joker,) for joker in self.bonus[1])]
        if len(units) <= FEW:
            return []
        pairs = list(combinations(range(len(units)), FEW))
        found = []
        for pair in pairs:
            still = tuple(row for at, row in enumerate(rows) if at not in pair)
            held = [units[at] for at in range(len(rows), len(units)) if at not in pair]
            free = tuple((Counter(self.table) - Counter(still)).elements())
            rack = tuple((Counter(self.rack) - tiles_of(tuple(held))).elements())
            effort = self.effort // (2 * len(pairs))
            found.append((still, replace(self, table=free, rack=rack, effort=effort)))
        return found


@dataclass
class _Sweeps:
    """Answer a task by tables worth more than the floor, and tell whether that was exact."""

    task: Task
    floor: int
    exact: bool = True

    def tables(self) -> Iterator[Table]:
        """List what there is to choose from: nearly always one table at most."""
        task = self.task
        given = supplies(task.table, task.rack)
        swept = self._swept(given)
        if swept is None:
            return
        spare = given.jokers - sum(row.count(JOKER) for row in swept)
        optional = min(spare, given.rack[JOKER])
        wanted = spare if task.objective == "tiles" else spare - optional
        full = add_jokers(swept, wanted)
        if full is not None:
            yield full
        elif swept or wanted > optional:
            if wanted == optional:
                yield swept
            yield from self._with_joker_as_tile()

    def _swept(self, given: Supplies) -> Table | None:
        """Give the sets that the sweep finds, without spare jokers."""
        task = self.task
        must, may = task.bonus
        jokers = given.rack[JOKER] if task.objective == "tiles" else 0
        effort = min(task.effort, task.budget.left)
        sweep = BonusSweep(given, must, may, task.objective, self.floor - jokers, effort)
        way = sweep.best()
        task.budget.spend(sweep.work)
        self.exact &= sweep.exact
        return way if way is None else rows(way)

    def _with_joker_as_tile(self) -> Iterator[Table]:
        """Let a joker that found no place, as among full groups, be each tile in its turn."""
        task = self.task
        table = tuple(_without_joker(task.table))
        from_table = table != task.table
        rack = task.rack if from_table else next(iter(_without_joker((task.rack,))))
        for face in dict.fromkeys(number_tiles()):
            found = replace(task, table=(*table, (face,)), rack=rack).best()
            self.exact &= found.sure
            if found.table is not None:
                yield with_joker_for(face, found.table)


def _without_joker(table: Table) -> Iterator[Row]:
    """Take one joker from the table, if there is one."""
    rows = iter(table)
    for row in rows:
        if JOKER in row:
            at = row.index(JOKER)
            yield (*row[:at], *row[at + 1 :])
            break
        yield row
    yield from rows
