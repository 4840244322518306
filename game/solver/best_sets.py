"""Which sets of a rack to lay together: every combination is weighed."""

from collections.abc import Callable, Iterable, Iterator
from functools import cache, lru_cache
from itertools import chain

from game.engine.meld import counts, is_set
from game.engine.position import Table
from game.engine.rules import Rules
from game.engine.tidy import tidy
from game.engine.tile import COLOR_CHANGE, DOUBLE, JOKER, Row, Tile
from game.solver.sets import Climb, groups, mirrors, runs, upwards, without


def weigh_by(rules: Rules) -> Callable[[Row], int]:
    """Weigh a set by its tiles, one that does not count by the rules as nothing (R46)."""
    return lambda row: len(row) if counts(row, rules) else 0


def best_sets(tiles: Iterable[Tile], weigh: Callable[[Row], int]) -> Table:
    """Return disjoint sets from the tiles that weigh most together; of equals, the high numbers."""

    @cache
    def best(left: Row) -> tuple[int, Table]:
        if not left or left[0].is_joker:
            return 0, ()
        lowest, others = left[0], left[1:]
        found = [best(others)]
        for row in _preferred_first(lowest, others):
            weight, rows = best(without(left, row))
            found.append((weight + weigh(row), (row, *rows)))
        return max(found, key=lambda each: each[0])

    return best(upwards(tiles))[1]


@lru_cache(maxsize=2048)
def _preferred_first(lowest: Tile, others: Row) -> Table:
    """List the sets in which no number tile is lower: runs first, long sets, few jokers.

    With each tile of the River as the Key, most of what is asked is the same.
    """
    climbed = [*runs(lowest, others, _needed_following)]
    without_fillers = tuple(tile for tile in others if tile not in (JOKER, DOUBLE))
    rows = chain(
        reversed(climbed),
        sorted(groups(lowest, others), key=_size_and_jokers),
        sorted(mirrors(lowest, without_fillers), key=_colors_and_size),
    )
    return tuple(filter(is_set, dict.fromkeys(map(tidy, rows))))


def _size_and_jokers(row: Row) -> tuple[int, int, Row]:
    jokers = tuple(tile for tile in row if tile.is_joker)
    return -len(row), len(jokers), jokers


def _colors_and_size(row: Row) -> tuple[bool, int]:
    colors = {tile.kind for tile in row if tile.number}
    return len(colors) > 1, -len(row)


def _needed_following(
    climb: Climb, there: frozenset[Tile], jokers: Row
) -> Iterator[tuple[Tile, Climb]]:
    """Go on with the tile, or with a joker where it is missing, the plainest joker last."""
    tile = Tile(climb.colors, climb.number)
    if tile in there:
        yield tile, climb.with_tile(tile)
        return
    if COLOR_CHANGE in jokers:
        reached = climb.with_tile(COLOR_CHANGE)
        for color in reversed(reached.colors):
            yield COLOR_CHANGE, reached._replace(colors=color)
    for joker in (DOUBLE, JOKER):
        if joker in jokers:
            yield joker, climb.with_tile(joker)
