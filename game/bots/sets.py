"""The sets that tiles make, and which to lay together: every combination is weighed."""

from collections.abc import Callable, Iterable, Iterator
from functools import cache
from itertools import combinations

from game.engine.meld import LARGEST_GROUP, SMALLEST, is_set
from game.engine.position import Table
from game.engine.tidy import tidy
from game.engine.tile import NUMBERS, Row, Tile, in_order


def best_sets(tiles: Iterable[Tile], weigh: Callable[[Row], int]) -> Table:
    """Give disjoint sets from the tiles that weigh most together; of equals, the high numbers."""

    @cache
    def best(left: Row) -> tuple[int, Table]:
        if not left or left[0].is_joker:
            return 0, ()
        lowest, others = left[0], left[1:]
        found = [best(others)]
        for row in _sets_from(lowest, others):
            weight, rows = best(without(left, row))
            found.append((weight + weigh(row), (row, *rows)))
        return max(found, key=lambda each: each[0])

    return best(_upwards(tiles))[1]


def without(tiles: Row, taken: Row) -> Row:
    """Take tiles away, keeping the order of the others."""
    left = list(tiles)
    for tile in taken:
        left.remove(tile)
    return tuple(left)


def _upwards(tiles: Iterable[Tile]) -> Row:
    """Sort tiles by number, those of a number as groups are read, jokers last."""
    return tuple(sorted(in_order(tiles), key=lambda tile: (tile.is_joker, tile.number)))


def _sets_from(lowest: Tile, others: Row) -> Iterator[Row]:
    """List the sets in which no number tile is lower, the longest runs first."""
    jokers = tuple(tile for tile in others if tile.is_joker)
    for row in (*_runs(lowest, others, jokers), *_groups(lowest, others, jokers)):
        tidied = tidy(row)
        if is_set(tidied):
            yield tidied


def _runs(lowest: Tile, others: Row, jokers: Row) -> list[Row]:
    """Climb from the lowest tile, a joker for each missing number; each step may be the last."""
    there = set(others)
    row, spare = [lowest], list(jokers)
    runs: list[Row] = []
    for number in range(lowest.number + 1, lowest.number + len(NUMBERS)):
        tile = Tile(lowest.kind, number)
        if tile not in there and not spare:
            break
        row.append(tile if tile in there else spare.pop())
        if len(row) >= SMALLEST:
            runs.insert(0, tuple(row))
    return runs


def _groups(lowest: Tile, others: Row, jokers: Row) -> Iterator[Row]:
    """Choose among the tiles of the same number in other colours, jokers in the places left."""
    same = dict.fromkeys(t for t in others if t.number == lowest.number and t != lowest)
    for size in range(LARGEST_GROUP, SMALLEST - 1, -1):
        for spare in range(min(len(jokers), size - 1) + 1):
            for chosen in combinations(same, size - 1 - spare):
                yield (lowest, *chosen, *jokers[:spare])
