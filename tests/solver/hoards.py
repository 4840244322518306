"""Small positions with bonus jokers, and a slow solver that tries every part of the tiles."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import product
from random import Random

from game.engine.meld import SMALLEST, is_set
from game.engine.position import Position, Table, tiles_of
from game.engine.tidy import tidy
from game.engine.tile import BONUS, JOKER, Row, Tile, all_tiles
from game.engine.turn import play_faults
from game.solver.best_table import score
from game.solver.supplies import Objective

DECK = all_tiles({"J": 2, "D": 2, "M": 2, "C": 2})

Counts = tuple[int, ...]


def parts(there: Counter[Tile]) -> Iterator[Row]:
    faces = sorted(there)
    for counts in product(*(range(there[face] + 1) for face in faces)):
        if sum(counts) >= SMALLEST:
            row = tuple(f for f, count in zip(faces, counts, strict=True) for _ in range(count))
            if is_set(tidied := tidy(row)):
                yield tidied


def most(table: Table, rack: Row, objective: str) -> int:
    """Try all ways to part table and rack into sets, and give the best score."""
    there, must = tiles_of((*table, rack)), tiles_of(table)
    faces = sorted(there)
    bound = tuple(there[face] - must[face] for face in faces)
    sets = [tuple(map(Counter(row).__getitem__, faces)) for row in parts(there)]

    def worth(counts: Counts) -> int:
        weights = (1 if objective == "tiles" else face.number for face in faces)
        return sum(count * weight for count, weight in zip(counts, weights, strict=True))

    @cache
    def best(left: Counts, start: int) -> int:
        found = 0 if all(map(int.__le__, left, bound)) else -1
        for at in range(start, len(sets)):
            rest = tuple(map(int.__sub__, left, sets[at]))
            if min(rest) >= 0 and (more := best(rest, at)) >= 0:
                found = max(found, more + worth(sets[at]))
        return found

    whole = tuple(there[face] for face in faces)
    return best(whole, 0) - worth(tuple(must[face] for face in faces))


def tables(table: Table, rack: Row) -> Iterator[Table]:
    """List all tables that can be laid, each once; rows that stay lie as they lay."""
    there, must = tiles_of((*table, rack)), tiles_of(table)
    old = {tuple(sorted(row)): row for row in table}
    sets = [(row, Counter(row)) for row in parts(there)]

    def laid(left: Counter[Tile], start: int) -> Iterator[Table]:
        if left <= there - must:
            yield ()
        for at in range(start, len(sets)):
            row, count = sets[at]
            if count <= left:
                for rest in laid(left - count, at):
                    yield (old.get(tuple(sorted(row)), row), *rest)

    return laid(there, 0)


def most_within_rules(position: Position, objective: Objective) -> int | None:
    """Try every table that the rules allow and give the best score; None if there is no play."""
    legal = (
        score(position.table, table, objective)
        for table in tables(position.table, position.mover.rack)
        if not play_faults(position, table)
    )
    return max(legal, default=None)


def small_position(seed: int, bonus: int = 2) -> tuple[Table, Row]:
    rng = Random(seed)
    low, colors = rng.randint(1, 9), rng.sample("KRBO", rng.choice((2, 2, 3, 4)))
    near = [tile for tile in DECK if low <= tile.number <= low + 4 and tile.kind in colors]
    rng.shuffle(near)
    jokers = [JOKER] * rng.choice((0, 0, 1, 2)) + [rng.choice(BONUS) for _ in range(bonus)]
    left = Counter(near[: rng.randint(6, 9)]) + Counter(jokers) & Counter(DECK)
    sets = list(parts(left))
    rng.shuffle(sets)
    sets.sort(key=len)
    table: list[Row] = []
    for row in sets:
        if Counter(row) <= left and len(table) < rng.choice((0, 1, 2, 3)):
            table.append(row)
            left -= Counter(row)
    rest = list(left.elements())
    rng.shuffle(rest)
    return tuple(table), tuple(rest[: rng.randint(1, 8)])
