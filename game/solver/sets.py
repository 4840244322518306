"""The sets that loose tiles can make, bonus jokers among them."""

from collections import Counter
from collections.abc import Iterator
from itertools import chain, combinations, product

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
)


def sets_with(lowest: Tile, others: Row) -> Iterator[Row]:
    """List the sets in which no number tile is lower, each laid as it is worth most."""
    count = Counter(others)
    jokers = tuple(tile for tile in others if tile.is_joker)
    rows = chain(
        _runs((lowest,), lowest.kind, "", lowest.number + 1, frozenset(others), jokers),
        _groups(lowest, others, jokers),
        _mirrors(lowest, count) if MIRROR in jokers else (),
    )
    seen = set()
    for row in rows:
        tiles = tuple(sorted(row))
        if tiles not in seen:
            seen.add(tiles)
            richest = tidy(row, richest=True)
            if is_set(richest):
                yield richest


def without(tiles: Row, taken: Row) -> Row:
    """Take tiles away, keeping the order of the others."""
    left = list(tiles)
    for tile in taken:
        left.remove(tile)
    return tuple(left)


def _runs(
    row: Row, color: str, last: str, number: int, there: frozenset[Tile], jokers: Row
) -> Iterator[Row]:
    """Climb on with a tile or a joker; jokers at the end may come to lie before the others.

    `color` is that of the stretch, none behind a Colour change; `last` is that of the one before.
    """
    if len(row) >= SMALLEST:
        yield row
    for kind in color or COLORS.replace(last or " ", ""):
        tile = Tile(kind, number)
        if tile in there:
            yield from _runs((*row, tile), kind, "", number + 1, there, jokers)
    for joker in dict.fromkeys(jokers):
        if joker == MIRROR:
            continue
        left, after = without(jokers, (joker,)), number + width(joker)
        colors = ("", color) if joker == COLOR_CHANGE else (color, last)
        yield from _runs((*row, joker), *colors, after, there, left)


def _groups(lowest: Tile, others: Row, jokers: Row) -> Iterator[Row]:
    """Choose among the tiles of the number in other colours, jokers in the places left."""
    same = [tile for tile in dict.fromkeys(others) if tile.number == lowest.number]
    fitting = [*(t for t in same if t != lowest), *(t for t in jokers if t in (JOKER, DOUBLE))]
    for size in range(SMALLEST, LARGEST_GROUP + 1):
        for chosen in combinations(fitting, size - 1):
            yield (lowest, *chosen)


def _mirrors(lowest: Tile, count: Counter[Tile]) -> Iterator[Row]:
    """Lay stretches of a run, or colours of a number, on both sides of a Mirror (R30)."""
    most = count[JOKER] + width(DOUBLE) * count[DOUBLE]
    for faces in _sides(lowest):
        there = [min(count[face] + (face == lowest), COPIES) for face in faces]
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


def _sides(lowest: Tile) -> Iterator[Row]:
    for stop in range(lowest.number + 1, NUMBERS.stop + 1):
        yield tuple(Tile(lowest.kind, number) for number in range(lowest.number, stop))
    colors = COLORS.replace(lowest.kind, "")
    for size in range(1, len(colors) + 1):
        for chosen in combinations(colors, size):
            yield (lowest, *(Tile(color, lowest.number) for color in chosen))
