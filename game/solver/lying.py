"""What lies on the table, in small: the links of its runs and the tiles of its groups."""

from collections import Counter, defaultdict
from collections.abc import Mapping
from itertools import accumulate
from typing import NamedTuple

from game.engine.meld import melds
from game.engine.position import Table
from game.engine.tile import COPIES, JOKER, Row, Tile
from game.solver.color import Linked


class Lying(NamedTuple):
    """What a sweep gains by leaving tiles as they lie, roughly the tiles that then do not move.

    `linked` has the gain for 0, 1 and 2 runs that go on from the number below a tile's;
    `grouped` counts the tiles of groups, a gain of one each. `with_jokers` are the rows that have
    any: there spare jokers should stay.
    """

    linked: Mapping[Tile, Linked]
    grouped: Mapping[Tile, int]
    with_jokers: Table


NOTHING_LIES = Lying({}, {}, ())


def lying(table: Table) -> Lying:
    """Part the rows into links of runs and tiles of groups."""
    grouped: Counter[Tile] = Counter()
    links: defaultdict[Tile, list[int]] = defaultdict(list)
    for row in table:
        meld = melds(row)[0]
        if meld.kind == "group":
            grouped.update(row)
        else:
            for at, stand in enumerate(meld.stands[1:], start=1):
                links[Tile(stand.colors, *stand.numbers)].append(_parted(row, at))
    linked = {face: _linked(gains) for face, gains in links.items()}
    return Lying(linked, grouped, tuple(row for row in table if JOKER in row))


def _parted(row: Row, at: int) -> int:
    """Count the tiles that move when a run is parted there: the shorter part."""
    return min(at, len(row) - at)


def _linked(gains: list[int]) -> Linked:
    """Give the most that 0, 1, 2 links are worth."""
    highest = sorted(gains, reverse=True)[:COPIES]
    return tuple(accumulate((*highest, *[0] * (COPIES - len(highest))), initial=0))
