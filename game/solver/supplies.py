"""Supplies: what there is to lay of a colour at a number, and what lies on the table already."""

from collections import Counter, defaultdict
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache
from itertools import accumulate, chain
from typing import Literal, NamedTuple

from game.engine.meld import SMALLEST, melds
from game.engine.position import Table
from game.engine.tile import COLORS, COPIES, JOKER, NUMBERS, Row, Tile

Objective = Literal["tiles", "value"]

LinkGains = tuple[int, ...]
"""What it is worth that 0, 1, 2 runs go on, because they lie so."""

NO_LINKS: LinkGains = (0,) * (COPIES + 1)

BEYOND = -1
"""The count of tiles of a number that does not exist."""

_FACES = [[Tile(color, number) for color in COLORS] for number in NUMBERS]


class InPlace(NamedTuple):
    """What a sweep gains by leaving tiles in place, roughly the tiles that then do not move.

    `links` has the gain for 0, 1 and 2 runs that go on from the number below a tile's; `grouped`
    counts the tiles of groups, a gain of one each. Spare jokers should stay in `with_jokers`, the
    rows that have any.
    """

    links: Mapping[Tile, LinkGains]
    grouped: Mapping[Tile, int]
    with_jokers: Table


NOTHING_IN_PLACE = InPlace({}, {}, ())


class Supply(NamedTuple):
    """What the table and the rack have of a colour at a number, and of the next two numbers.

    `worth` is that of a tile of the rack; `links` and `grouped` are what is in place.
    """

    table: int
    rack: int
    next: int
    after_next: int
    worth: int
    jokers: int
    jokers_start: bool
    links: LinkGains
    grouped: int

    @property
    def there(self) -> int:
        """Count the tiles of the number, those of the rack too."""
        return self.table + self.rack


Column = tuple[Supply, ...]
"""The supplies of one number in all colours."""


@dataclass(frozen=True)
class Stock:
    """Hold the tiles that must be laid, those that may be, and what should stay in place."""

    table: Counter[Tile]
    rack: Counter[Tile]
    in_place: InPlace = NOTHING_IN_PLACE

    @property
    def jokers(self) -> int:
        """Count all jokers."""
        return self.table[JOKER] + self.rack[JOKER]

    @cached_property
    def tiles(self) -> Counter[Tile]:
        """The tiles of the table and of the rack."""
        return self.table + self.rack


def stock_of(table: Table, rack: Row, in_place: InPlace = NOTHING_IN_PLACE) -> Stock:
    """Count the tiles of a table and of a rack."""
    return Stock(Counter(chain.from_iterable(table)), Counter(rack), in_place)


@lru_cache(maxsize=8192)
def supply(
    table: int,
    rack: int,
    following: int,
    after_next: int,
    worth: int,
    jokers: int,
    jokers_start: bool,
    links: LinkGains = NO_LINKS,
    grouped: int = 0,
) -> Supply:
    """Make a supply that counts no more of the next two numbers than can matter.

    So supplies that ask the same of a colour are equal, and share their transitions.
    """
    reach = min(COPIES, table + rack + jokers)
    ahead = min(following, reach)
    beyond = min(after_next, reach, ahead + jokers)
    if not jokers:
        # Nothing bridges a missing tile or number.
        ahead, beyond, jokers_start = max(ahead, 0), max(beyond, 0), False
    return Supply(table, rack, ahead, beyond, worth, jokers, jokers_start, links, grouped)


@lru_cache(maxsize=8192)
def with_jokers(given: Supply, jokers: int) -> Supply:
    """Return the supply with this many jokers left."""
    return supply(*given[:5], jokers, *given[6:])


def columns(stock: Stock, objective: Objective) -> list[Column]:
    """Count the tiles of every number, each colour's beside those of the next two numbers."""
    table, rack, jokers = stock.table.get, stock.rack.get, stock.jokers
    links, grouped = stock.in_place.links.get, stock.in_place.grouped.get
    counts = [[(table(face, 0), rack(face, 0)) for face in faces] for faces in _FACES]
    there = [[one + other for one, other in row] for row in counts] + [[BEYOND] * len(COLORS)] * 2
    found = []
    for at, (number, faces) in enumerate(zip(NUMBERS, _FACES, strict=True)):
        worth = number if objective == "value" else 1
        # A joker before other tiles can as well lie behind them, but nothing lies behind 13.
        starts = jokers > 0 and number + SMALLEST == NUMBERS.stop
        colors = zip(faces, counts[at], there[at + 1], there[at + 2], strict=True)
        found.append(
            tuple(
                supply(*own, a, b, worth, jokers, starts, links(face, NO_LINKS), grouped(face, 0))
                for face, own, a, b in colors
            )
        )
    return found


def in_place(table: Table) -> InPlace:
    """Part the rows of a table into links of runs and tiles of groups."""
    grouped: Counter[Tile] = Counter()
    held: defaultdict[Tile, list[int]] = defaultdict(list)
    for row in table:
        for meld in melds(row)[:1]:
            if meld.kind == "group":
                grouped.update(row)
            else:
                for at, stand in enumerate(meld.stands[1:], start=1):
                    # The shorter part of a run moves if it is parted here.
                    held[Tile(stand.colors, *stand.numbers)].append(min(at, len(row) - at))
    links = {face: _link_gains(tiles) for face, tiles in held.items()}
    return InPlace(links, grouped, tuple(row for row in table if JOKER in row))


def _link_gains(tiles: list[int]) -> LinkGains:
    """Return the most tiles that 0, 1, 2 links keep in place."""
    highest = sorted(tiles, reverse=True)[:COPIES]
    return tuple(accumulate((*highest, *[0] * (COPIES - len(highest))), initial=0))
