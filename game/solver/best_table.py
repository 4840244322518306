"""The best table: the one that plays the most tiles of a rack, or the most value.

One pipeline finds it: a sweep tells how to use the tiles, its runs and groups are laid out, and
spare jokers are added. Only the sweep differs where bonus jokers are in play.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from itertools import combinations
from typing import NamedTuple

from game.engine.meld import is_set
from game.engine.position import Table, tiles_of
from game.engine.tile import BONUS, JOKER, Row, Tile, number_tiles
from game.solver.bonus.frontier import Path
from game.solver.bonus.sweep import QUICK, THOROUGH, BonusSweep
from game.solver.budget import Budget
from game.solver.lay_out import add_jokers, lay_out, lay_out_path
from game.solver.supplies import NOTHING_IN_PLACE, InPlace, Objective, Stock, columns, stock_of
from game.solver.sweep import NO_LIMITS, Limits, sweep

EFFORT = 130_000
"""How many states nearly always suffice for two bonus jokers."""

PLENTY = 30
"""How many times the states of one sweep a single task may visit."""

PLAIN = 800
"""How many states a sweep without bonus jokers costs."""

FEW = 2
"""From this many bonus jokers on, a sweep seldom needs the full effort."""


class PlayedTiles(NamedTuple):
    """How many tiles a rack has played, and the sum of the numbers on them."""

    tiles: int
    value: int


class Best(NamedTuple):
    """A table, or None if none was found, and whether it is proven that none is better."""

    table: Table | None
    proven: bool


Solve = Callable[[Table, Row], Best]
"""How a table and a rack that have one joker less are solved."""


def best_table(table: Table, rack: Row, objective: Objective = "tiles") -> Table:
    """Play the most tiles, or the most value, wherever freed jokers go; the table if none can be.

    The table's rows are sets, and there are two at most of each tile, jokers too; none is a bonus
    joker. A joker counts as a tile and is worth nothing. Spare jokers of the rack are played only
    for `tiles`.
    """
    found = [(score(table, t, objective), t) for t in plain_tables(table, rack, objective)]
    return max((each for each in found if each[0]), default=(0, table))[1]


def played(before: Table, after: Table) -> PlayedTiles:
    """Measure what the table has gained; it has lost nothing."""
    return PlayedTiles(_count(after) - _count(before), _worth(after) - _worth(before))


def score(before: Table, after: Table, objective: Objective) -> int:
    """Return what the objective counts."""
    measure = _count if objective == "tiles" else _worth
    return measure(after) - measure(before)


def _count(table: Table) -> int:
    return sum(map(len, table))


def _worth(table: Table) -> int:
    return sum(tile.number for row in table for tile in row)


def plain_tables(
    table: Table,
    rack: Row,
    objective: Objective,
    limits: Limits = NO_LIMITS,
    in_place: InPlace = NOTHING_IN_PLACE,
) -> Iterator[Table]:
    """List what there is to choose from without bonus jokers: nearly always one table."""

    def solve(table: Table, rack: Row) -> Best:
        return Best(next(plain_tables(table, rack, objective, limits), None), True)

    swept = _swept(stock_of(table, rack, in_place), objective, limits)
    for found, _ in _with_spare_jokers(swept, table, rack, objective, solve):
        if found is not None:
            yield found


def _swept(stock: Stock, objective: Objective, limits: Limits) -> Table | None:
    """Return the sets that the sweep finds, without spare jokers, if it can use all tiles."""
    given = columns(stock, objective)
    uses = sweep(given, stock.jokers, limits)
    if uses is None:
        return None
    laid, others = lay_out(uses, given), stock.in_place.with_jokers
    if not others:
        return laid
    return tuple(sorted(laid, key=lambda row: _likeness(row, others), reverse=True))


def _likeness(row: Row, others: Table) -> int:
    """Count the number tiles that the row shares with the most alike of the others."""
    return max(len(set(row) & set(other) - {JOKER}) for other in others)


def _with_spare_jokers(
    swept: Table | None, table: Table, rack: Row, objective: Objective, solve: Solve
) -> Iterator[Best]:
    """Add the jokers that the sets of a sweep have no need of; those of the table must be laid.

    Where one finds no place, as among full groups alone, it is each tile in its turn.
    """
    if swept is None:
        return
    spare = _jokers(table) + rack.count(JOKER) - _jokers(swept)
    optional = min(spare, rack.count(JOKER))
    wanted = spare if objective == "tiles" else spare - optional
    full = add_jokers(swept, wanted)
    if full is not None:
        yield Best(full, True)
    elif swept or wanted > optional:
        if wanted == optional:
            yield Best(swept, True)
        yield from _with_joker_as_tile(table, rack, solve)


def _jokers(table: Table) -> int:
    return sum(row.count(JOKER) for row in table)


def _with_joker_as_tile(table: Table, rack: Row, solve: Solve) -> Iterator[Best]:
    """Let a joker of the table, else of the rack, be each tile that must be laid, in its turn."""
    without = tuple(_without_joker(table))
    if without == table:
        rack = next(iter(_without_joker((rack,))))
    for face in dict.fromkeys(number_tiles()):
        found, proven = solve((*without, (face,)), rack)
        yield Best(found and _with_joker_for(face, found), proven)


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


def _with_joker_for(face: Tile, table: Table) -> Table | None:
    """Put a joker in the place of the tile, if it is not the last tile among jokers there."""
    for at, row in enumerate(table):
        if face in row:
            place = row.index(face)
            changed = (*row[:place], JOKER, *row[place + 1 :])
            if is_set(changed):
                return (*table[:at], changed, *table[at + 1 :])
    return None


@dataclass(frozen=True)
class Task:
    """All tiles of the table must be laid, be its rows sets or not; those of the rack may be.

    Any jokers may be in play, and freed ones go anywhere. `effort` bounds the states of each
    sweep with bonus jokers, the budget those of all together.
    """

    table: Table
    rack: Row
    objective: Objective = "tiles"
    effort: int = EFFORT
    budget: Budget = field(default_factory=lambda: Budget(PLENTY * EFFORT))

    def best(self) -> Best:
        """Find the best table; easier tasks may already find one that plays the whole rack."""
        known = self._with_bonus_rows_in_place()
        self.budget.spend(PLAIN)
        if not any(self._bonus):
            return Best(known, True)
        for kept, easier in self._with_few_bonus_jokers():
            if self.budget.is_spent:
                break
            if known is not None and self.score(known) < self._most:
                found = easier.best().table
                known = known if found is None else max(known, kept + found, key=self.score)
        if known is not None and self.score(known) == self._most:
            return Best(known, True)
        if self.budget.is_spent:
            return Best(known, False)
        return self._better_than(known)

    def score(self, table: Table) -> int:
        """Return what the objective counts."""
        return score(self.table, table, self.objective)

    @property
    def _bonus(self) -> tuple[Row, Row]:
        """The bonus jokers of the table, and those of the rack."""
        tiles = tuple(tile for row in self.table for tile in row)
        must, may = (tuple(t for t in part if t in BONUS) for part in (tiles, self.rack))
        return must, may

    @property
    def _most(self) -> int:
        return score((), (self.rack,), self.objective)

    def _with_bonus_rows_in_place(self) -> Table | None:
        """Return the best table that leaves rows with bonus jokers as they lie."""
        kept = tuple(row for row in self.table if set(row) & set(BONUS))
        free = tuple(row for row in self.table if not set(row) & set(BONUS))
        if not all(map(is_set, kept)):
            return None
        found = [kept + table for table in plain_tables(free, self.rack, self.objective)]
        return max(found, key=self.score, default=None if free else kept)

    def _with_few_bonus_jokers(self) -> list[tuple[Table, "Task"]]:
        """List the tasks that are left if all but a few rows or tiles with bonus jokers stay."""
        rows = [row for row in self.table if set(row) & set(BONUS)]
        units = [*rows, *((joker,) for joker in self._bonus[1])]
        if len(units) <= FEW:
            return []
        choices = list(combinations(range(len(units)), FEW))
        found = []
        for chosen in choices:
            kept = tuple(row for at, row in enumerate(rows) if at not in chosen)
            unplayed = [units[at] for at in range(len(rows), len(units)) if at not in chosen]
            free = tuple((Counter(self.table) - Counter(kept)).elements())
            rack = tuple((Counter(self.rack) - tiles_of(tuple(unplayed))).elements())
            effort = self.effort // (2 * len(choices))
            found.append((kept, replace(self, table=free, rack=rack, effort=effort)))
        return found

    def _better_than(self, known: Table | None) -> Best:
        """Sweep with all bonus jokers for more than is known."""
        stock, floor = stock_of(self.table, self.rack), -1 - len(self.rack)
        if known is not None:
            floor = self.score(known)
        if self.objective == "tiles":
            # Jokers may be spare, and then the sweep does not count them.
            floor -= stock.rack[JOKER]
        path, exact = self._sweep(stock, floor)
        swept = None if path is None else lay_out_path(path)
        found = [
            Best(known, exact),
            *_with_spare_jokers(swept, self.table, self.rack, self.objective, self._solve),
        ]
        tables = [table for table, _ in found if table is not None]
        best = max(tables, key=self.score, default=None)
        return Best(best, all(proven for _, proven in found))

    def _sweep(self, stock: Stock, floor: int) -> tuple[Path | None, bool]:
        """Sweep quickly, then thoroughly, if effort is left to prove what was found."""
        best, effort = None, min(self.effort, self.budget.left)
        for care in QUICK, THOROUGH:
            sweep = BonusSweep(stock, *self._bonus, self.objective, floor, effort, care)
            path = sweep.best()
            self.budget.spend(sweep.work)
            effort -= sweep.work
            if path is not None:
                best, floor = path, sweep.score
            if sweep.exact or effort < sweep.work:
                break
        return best, sweep.exact

    def _solve(self, table: Table, rack: Row) -> Best:
        return replace(self, table=table, rack=rack).best()
