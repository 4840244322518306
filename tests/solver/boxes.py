"""Small positions, and a slow solver that tries every set with every other, for comparison."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import combinations, product
from random import Random

from game.engine.meld import is_set
from game.engine.position import Table, tiles_of
from game.engine.tile import COLORS, JOKER, NUMBERS, Row, Tile, all_tiles
from game.solver.fewest_moves import moved

DECK = all_tiles({"J": 2})


@cache
def all_sets(jokers: int) -> tuple[Row, ...]:
    """List every set with so many jokers at most, each in one order."""
    return tuple(row for row in _rows() for row in _with_jokers(row, jokers) if is_set(row))


def _rows() -> Iterator[Row]:
    for color, first in product(COLORS, NUMBERS):
        for last in range(first + 2, NUMBERS.stop):
            yield tuple(Tile(color, number) for number in range(first, last + 1))
    for number, size in product(NUMBERS, (3, 4)):
        for colors in combinations(COLORS, size):
            yield tuple(Tile(color, number) for color in colors)


def _with_jokers(row: Row, jokers: int) -> Iterator[Row]:
    for count in range(jokers + 1):
        for places in combinations(range(len(row)), count):
            yield tuple(JOKER if at in places else tile for at, tile in enumerate(row))


def most(table: Table, rack: Row, objective: str) -> int:
    """Try all ways to part table and rack into sets, and give the best score."""
    there = tiles_of((*table, rack))
    faces = {row: Counter(row) for row in all_sets(there[JOKER])}
    fitting = [row for row, count in faces.items() if count <= there]
    distinct = list({tuple(sorted(row)): row for row in fitting}.values())
    must = tiles_of(table)

    def best(left: Counter[Tile], start: int) -> int:
        found = 0 if left <= there - must else -1
        for at in range(start, len(distinct)):
            row = faces[distinct[at]]
            if row <= left:
                more = best(left - row, at)
                found = max(found, more + _worth(distinct[at], objective) if more >= 0 else -1)
        return found

    return best(there, 0) - sum(_worth(row, objective) for row in table)


def _worth(row: Row, objective: str) -> int:
    return len(row) if objective == "tiles" else sum(tile.number for tile in row)


def small_position(seed: int) -> tuple[Table, Row]:
    rng = Random(seed)
    low = rng.randint(1, 8)
    near = [tile for tile in DECK if low <= tile.number <= low + 5 or tile == JOKER]
    rng.shuffle(near)
    left, table = Counter(near), []
    for _ in range(rng.randint(0, 3)):
        fitting = [row for row in all_sets(2) if len(row) < 6 and Counter(row) <= left]
        row = rng.choice(fitting)
        table.append(row)
        left -= Counter(row)
    rest = list(left.elements())
    rng.shuffle(rest)
    return tuple(table), tuple(rest[: rng.randint(1, 8)])


def fewest_moved(table: Table, rack: Row, objective: str) -> int:
    """Try all ways to lay the best score, and give the fewest table tiles that any moves."""
    there, must = tiles_of((*table, rack)), tiles_of(table)
    goal = most(table, rack, objective) + sum(_worth(row, objective) for row in table)
    fitting = [row for row in all_sets(there[JOKER]) if Counter(row) <= there]
    distinct = list({tuple(sorted(row)): row for row in fitting}.values())

    def ways(left: Counter[Tile], start: int) -> Iterator[Table]:
        if left <= there - must:
            yield ()
        for at in range(start, len(distinct)):
            row = Counter(distinct[at])
            if row <= left:
                for more in ways(left - row, at):
                    yield (distinct[at], *more)

    best = (way for way in ways(there, 0) if sum(_worth(row, objective) for row in way) == goal)
    return min(moved(table, way) for way in best)
