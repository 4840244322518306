"""The judge of calm tables: an integer programme that knows how few table tiles need to move.

It chooses sets, and for every old row at most one of them that the row becomes. Where the rules
forbid a table, it is cut off and the next one asked for.
"""

from collections import Counter, defaultdict
from collections.abc import Iterator
from itertools import chain, combinations
from typing import NamedTuple

import numpy as np
from scipy.optimize import Bounds, LinearConstraint, milp
from scipy.sparse import coo_array

from game.engine.meld import is_set
from game.engine.position import Position, Table, tiles_of
from game.engine.tidy import tidy
from game.engine.tile import BONUS, COPIES, JOKER, Row, Tile
from game.engine.turn import play_faults
from game.solver.fewest_moves import moved
from game.solver.sets import any_following, groups, joker_free_sets, mirrors, runs, upwards, without

BUDGETS = (0, 2, 5, 9, 14)
"""First it is asked whether so few tiles are enough: small programmes are quick."""

CUTS = 40
"""So many forbidden tables are cut off."""

SECONDS = 10
"""A programme that takes longer is given up."""

JOKERS = {JOKER, *BONUS}


class Least(NamedTuple):
    """How few tiles can move, and whether that is known; else it is a bound from below."""

    moved: int
    exact: bool


class _Column(NamedTuple):
    """A set that an old row becomes, if any; how many tiles stay, and the fewest that move."""

    row: Row
    old: int | None
    stay: int
    moving: int


Line = tuple[dict[int, int], float, float]
"""A sum over columns, and between what it must lie."""


def least_moved(position: Position, answer: Table) -> Least:
    """Tell how few tiles any legal play of as many tiles as the answer moves."""
    most = moved(position.table, answer)
    columns = list(_columns(position, answer, most - 1))
    for budget in sorted({min(each, most - 1) for each in (*BUDGETS, most)} - {-1}):
        able = [column for column in columns if column.moving <= budget]
        try:
            found = _Programme(position, tiles_of(answer).total(), budget, able).least()
        except TimeoutError:
            return Least(max((each + 1 for each in BUDGETS if each < budget), default=0), False)
        if found:
            return found
    return Least(most, True)


class _Programme:
    """All ways to have so many tiles on the table that move no more than a budget."""

    def __init__(self, position: Position, total: int, budget: int, columns: list[_Column]) -> None:
        self.position, self.columns = position, columns
        self.must = tiles_of(position.table)
        self.there = self.must + Counter(position.mover.rack)
        self.using: defaultdict[Tile, dict[int, int]] = defaultdict(dict)
        for at, column in enumerate(columns):
            for face, count in Counter(column.row).items():
                self.using[face][at] = count
        self.stays = {at: column.stay for at, column in enumerate(columns) if column.stay}
        self.lines = list(self._lines(total, budget))

    def _lines(self, total: int, budget: int) -> Iterator[Line]:
        for face, count in self.there.items():
            yield self.using[face], self.must[face], count
        yield {at: len(column.row) for at, column in enumerate(self.columns)}, total, total
        becoming: defaultdict[int | None, dict[int, int]] = defaultdict(dict)
        for at, column in enumerate(self.columns):
            becoming[column.old][at] = 1
        yield from ((line, 0, 1) for old, line in becoming.items() if old is not None)
        yield self.stays, self.must.total() - budget, np.inf

    def least(self) -> Least | None:
        """Solve, and cut off what is forbidden, until what is found is legal."""
        if not all(line or low <= 0 for line, low, _ in self.lines):
            return None
        bound = 0
        for _ in range(CUTS):
            counts = self._solve()
            if counts is None:
                return None
            bound = self.must.total() - sum(counts[at] * stay for at, stay in self.stays.items())
            rows = zip(self.columns, counts, strict=True)
            table = tuple(column.row for column, count in rows for _ in range(count))
            if not play_faults(self.position, table):
                return Least(bound, True)
            self._cut_off(table)
        return Least(bound, False)

    def _solve(self) -> list[int] | None:
        lines = [(at, *each) for at, (line, _, _) in enumerate(self.lines) for each in line.items()]
        ats, columns, weights = zip(*lines, strict=True)
        shape = len(self.lines), len(self.columns)
        matrix = coo_array((weights, (ats, columns)), shape=shape)
        low, high = ([line[side] for line in self.lines] for side in (1, 2))
        found = milp(
            [-column.stay for column in self.columns],
            integrality=np.ones(len(self.columns)),
            bounds=Bounds(0, [COPIES if column.old is None else 1 for column in self.columns]),
            constraints=LinearConstraint(matrix.tocsr(), low, high),
            options={"time_limit": SECONDS, "mip_rel_gap": 0},
        )
        if found.status == 1:
            raise TimeoutError
        return None if found.x is None else [round(each) for each in found.x]

    def _cut_off(self, table: Table) -> None:
        """Forbid these rows with jokers, as long as the tiles in them come from where they do."""
        gained, line, most = tiles_of(table) - self.must, Counter[int](), -1
        rows = Counter(row for row in table if set(row) & JOKERS)
        for row, count in rows.items():
            most += count
            line.update({at: 1 for at, column in enumerate(self.columns) if column.row == row})
        for face in {tile for row in rows for tile in row if tile.number}:
            more = self.there[face] - self.must[face]
            if self.must[face] and more and gained[face] == more:
                line.update(self.using[face])
                most += self.there[face]
            elif self.must[face] and more and not gained[face]:
                line.subtract(self.using[face])
                most -= self.must[face]
        self.lines.append((dict(line), -np.inf, most))


def _columns(position: Position, answer: Table, budget: int) -> Iterator[_Column]:
    """List the sets and what they can be made of without moving too many tiles."""
    rack = Counter(position.mover.rack)
    there = tiles_of(position.table) + rack
    old = [(at, len(row), Counter(row)) for at, row in enumerate(position.table)]
    for row in _sets(there, (*position.table, *answer)):
        count = Counter(row)
        foreign = (count - rack).total()
        if foreign <= budget:
            yield _Column(row, None, 0, foreign)
        for at, size, tiles in old:
            if not tiles.keys().isdisjoint(count):
                stay = (tiles & count).total()
                moving = max(0, foreign - stay) + size - stay
                if moving <= budget:
                    yield _Column(row, at, stay, moving)


def _sets(there: Counter[Tile], known: Table) -> Iterator[Row]:
    found: dict[Row, Row] = {}
    for row in known:
        found.setdefault(tuple(sorted(row)), row)
    yield from found.values()
    for row in chain(_plain(there), _with_bonus(there) if set(there) & set(BONUS) else ()):
        key = tuple(sorted(row))
        if key not in found and Counter(row) <= there:
            found[key] = tidied = tidy(row)
            if is_set(tidied):
                yield tidied


def _plain(there: Counter[Tile]) -> Iterator[Row]:
    for faces in joker_free_sets():
        missing = {at for at, tile in enumerate(faces) if not there[tile]}
        for size in range(len(missing), min(there[JOKER], len(faces) - 1) + 1):
            for chosen in combinations(range(len(faces)), size):
                if missing <= set(chosen):
                    yield tuple(JOKER if at in chosen else t for at, t in enumerate(faces))


def _with_bonus(there: Counter[Tile]) -> Iterator[Row]:
    tiles = upwards(there.elements())
    for lowest in dict.fromkeys(tile for tile in tiles if tile.number):
        others = without(tiles[tiles.index(lowest) :], (lowest,))
        for row in chain(
            runs(lowest, others, any_following), groups(lowest, others), mirrors(lowest, others)
        ):
            if set(row) & set(BONUS):
                yield row
