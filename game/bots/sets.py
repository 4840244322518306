"""The sets that tiles make, and which to lay together: every combination is weighed."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from itertools import chain, combinations, takewhile

from game.engine.meld import LARGEST_GROUP, SMALLEST, is_set, width
from game.engine.position import Table
from game.engine.tidy import tidy
from game.engine.tile import (
    COLOR_CHANGE,
    COLORS,
    COPIES,
    DOUBLE,
    JOKER,
    MIRROR,
    NUMBERS,
    Row,
    Tile,
    in_order,
)
from game.solver.sets import without


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


def _upwards(tiles: Iterable[Tile]) -> Row:
    """Sort tiles by number, those of a number as groups are read, jokers last."""
    return tuple(sorted(in_order(tiles), key=lambda tile: (tile.is_joker, tile.number)))


def _sets_from(lowest: Tile, others: Row) -> Iterator[Row]:
    """List the sets in which no number tile is lower, the longest runs first."""
    jokers = tuple(tile for tile in others if tile.is_joker)
    rows = chain(
        _runs((lowest,), lowest, frozenset(others), jokers),
        _groups(lowest, others, jokers),
        _mirrors(lowest, others) if MIRROR in jokers else (),
    )
    for row in dict.fromkeys(map(tidy, rows)):
        if is_set(row):
            yield row


def _runs(row: Row, top: Tile, there: frozenset[Tile], jokers: Row) -> Iterator[Row]:
    """Climb on from the top, a joker for each missing number; each step may be the last."""
    for added, reached in _climbs(top, there, jokers):
        left = without(jokers, (added,)) if added.is_joker else jokers
        yield from _runs((*row, added), reached, there, left)
    if len(row) >= SMALLEST:
        yield row


def _climbs(top: Tile, there: frozenset[Tile], jokers: Row) -> Iterator[tuple[Tile, Tile]]:
    """List the tiles that continue a run, each with the tile that is the top then."""
    following = Tile(top.kind, top.number + 1)
    if following in there:
        yield following, following
        return
    for joker in (JOKER, DOUBLE):
        if joker in jokers:
            yield joker, Tile(top.kind, top.number + width(joker))
    if COLOR_CHANGE in jokers:
        for color in COLORS.replace(top.kind, ""):
            yield COLOR_CHANGE, Tile(color, top.number + 1)


def _groups(lowest: Tile, others: Row, jokers: Row) -> Iterator[Row]:
    """Choose among the tiles of the same number in other colours, jokers in the places left."""
    same = dict.fromkeys(t for t in others if t.number == lowest.number and t != lowest)
    fitting = [joker for joker in jokers if joker in (JOKER, DOUBLE)]
    for size in range(LARGEST_GROUP, SMALLEST - 1, -1):
        for spare in range(min(len(fitting), size - 1) + 1):
            for filling in dict.fromkeys(combinations(fitting, spare)):
                for chosen in combinations(same, size - 1 - spare):
                    yield (lowest, *chosen, *filling)


def _mirrors(lowest: Tile, others: Row) -> Iterator[Row]:
    """Lay pairs on both sides of a Mirror: a stretch of a run, or colours of one number (R30)."""
    count = Counter((lowest, *others))
    pairs = [tile for tile in count if tile.number and count[tile] == COPIES]
    if lowest not in pairs:
        return
    climb = (Tile(lowest.kind, number) for number in range(lowest.number, NUMBERS.stop))
    stretch = tuple(takewhile(pairs.__contains__, climb))
    same = [tile for tile in pairs if tile.number == lowest.number and tile != lowest]
    colors = (chosen for n in range(len(same), 0, -1) for chosen in combinations(same, n))
    sides = [stretch[:length] for length in range(len(stretch), 0, -1)]
    for side in (*sides, *((lowest, *chosen) for chosen in colors)):
        yield (*side, MIRROR, *reversed(side))
