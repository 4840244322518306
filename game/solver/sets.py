"""The sets that loose tiles can make, bonus jokers among them: one enumeration for all who lay."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from itertools import chain, combinations, product
from typing import NamedTuple

from game.engine.meld import LARGEST_GROUP, SMALLEST, is_set, width
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
    number_tiles,
)


class Climb(NamedTuple):
    """How far a run has come: the number that comes next, and the colours that it may have."""

    number: int
    colors: str

    def with_tile(self, tile: Tile) -> "Climb":
        """Go on with a number tile or a joker; behind a Colour change any other colour comes."""
        if tile.number:
            return Climb(self.number + 1, tile.kind)
        if tile == COLOR_CHANGE:
            colors = COLORS.replace(self.colors, "") if len(self.colors) == 1 else COLORS
            return Climb(self.number + 1, colors)
        return Climb(self.number + width(tile), self.colors)


Following = Callable[[Climb, frozenset[Tile], Row], Iterator[tuple[Tile, Climb]]]
"""What a run may go on with, of the number tiles and the jokers there are, and how far it is then.

Who lays decides where jokers go.
"""


def any_following(
    climb: Climb, there: frozenset[Tile], jokers: Row
) -> Iterator[tuple[Tile, Climb]]:
    """Go on with every tile and every joker."""
    tiles = (Tile(color, climb.number) for color in climb.colors)
    fitting = (joker for joker in dict.fromkeys(jokers) if joker != MIRROR)
    for tile in chain((tile for tile in tiles if tile in there), fitting):
        yield tile, climb.with_tile(tile)


def runs(lowest: Tile, others: Row, following: Following) -> Iterator[Row]:
    """List the runs upwards from the lowest tile, each before those that go on from it.

    Jokers at the end may come to lie before the others.
    """
    jokers = tuple(tile for tile in others if tile.is_joker)
    start = Climb(lowest.number + 1, lowest.kind)
    yield from _climbing((lowest,), start, frozenset(others), jokers, following)


def _climbing(
    row: Row, climb: Climb, there: frozenset[Tile], jokers: Row, following: Following
) -> Iterator[Row]:
    if len(row) >= SMALLEST:
        yield row
    for tile, reached in following(climb, there, jokers):
        left = without(jokers, (tile,)) if tile.is_joker else jokers
        yield from _climbing((*row, tile), reached, there, left, following)


def groups(lowest: Tile, others: Row) -> Iterator[Row]:
    """List the groups of the lowest tile with others of its number, jokers in the places left."""
    same = dict.fromkeys(t for t in others if t.number == lowest.number and t != lowest)
    fitting = [*same, *(tile for tile in others if tile in (JOKER, DOUBLE))]
    for size in range(SMALLEST, LARGEST_GROUP + 1):
        for chosen in combinations(fitting, size - 1):
            yield (lowest, *chosen)


def mirrors(lowest: Tile, others: Row) -> Iterator[Row]:
    """List what lies on both sides of a Mirror (R30), in no order, jokers for what is missing.

    Sides with Color changes (R31) are not listed.
    """
    count = Counter(others)
    if not count[MIRROR]:
        return
    most = count[JOKER] + width(DOUBLE) * count[DOUBLE]
    have = (count + Counter([lowest])).get
    for faces in _sides(lowest):
        there = [min(have(face, 0), COPIES) for face in faces]
        if COPIES * len(faces) - sum(there) > most:
            continue
        own = range(1, there[0] + 1), *(range(each + 1) for each in there[1:])
        for taken in product(*own):
            missing = COPIES * len(faces) - sum(taken)
            for doubles in range(min(count[DOUBLE], missing // width(DOUBLE)) + 1):
                jokers = missing - width(DOUBLE) * doubles
                if jokers <= count[JOKER]:
                    tiles = [f for f, n in zip(faces, taken, strict=True) for _ in range(n)]
                    yield (*tiles, MIRROR, *[DOUBLE] * doubles, *[JOKER] * jokers)


@cache
def _sides(lowest: Tile) -> tuple[Row, ...]:
    """List what may lie on each side of a Mirror, from a tile upwards."""
    return tuple(_spans(lowest, COLORS.replace(lowest.kind, "")))


@cache
def joker_free_sets() -> tuple[Row, ...]:
    """List all runs and groups of number tiles alone."""
    lowest = dict.fromkeys(number_tiles())
    spans = (_spans(tile, COLORS[COLORS.index(tile.kind) + 1 :]) for tile in lowest)
    return tuple(span for span in chain.from_iterable(spans) if len(span) >= SMALLEST)


def _spans(lowest: Tile, colors: str) -> Iterator[Row]:
    """List the stretches upwards from a tile, and those of its number that have these colours."""
    for stop in range(lowest.number + 1, NUMBERS.stop + 1):
        yield tuple(Tile(lowest.kind, number) for number in range(lowest.number, stop))
    for size in range(1, len(colors) + 1):
        for chosen in combinations(colors, size):
            yield (lowest, *(Tile(color, lowest.number) for color in chosen))


def richest_sets(lowest: Tile, others: Row) -> Iterator[Row]:
    """List the sets in which no number tile is lower, each laid as it is worth most."""
    seen = set()
    for row in chain(
        runs(lowest, others, any_following), groups(lowest, others), mirrors(lowest, others)
    ):
        tiles = tuple(sorted(row))
        if tiles not in seen:
            seen.add(tiles)
            richest = tidy(row, richest=True)
            if is_set(richest):
                yield richest


def upwards(tiles: Iterable[Tile]) -> Row:
    """Sort tiles by number, those of a number as groups are read, jokers last."""
    return tuple(sorted(in_order(tiles), key=lambda tile: (tile.is_joker, tile.number)))


def without(tiles: Row, taken: Row) -> Row:
    """Take tiles away, keeping the order of the others."""
    left = list(tiles)
    for tile in taken:
        left.remove(tile)
    return tuple(left)
