"""What a bonus joker can do with open runs, between two numbers of the sweep.

A run is taken out of the sweep while a Double or a Colour change lies at its end, and put back
behind it; two runs become a Mirror's sides. Sets of one number belong to the groups.
"""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import combinations, product
from typing import NamedTuple

from game.engine.meld import SMALLEST, width
from game.engine.tile import COLOR_CHANGE, COLORS, COPIES, DOUBLE, JOKER, MIRROR, NUMBERS, Row, Tile
from game.solver.run_states import Lengths
from game.solver.supplies import Stock

LAST = NUMBERS[-1]

LOWEST_CHAIN = 8
"""A joker that starts a run can as well end it, unless the run ends so high that it has no room.

`D B8 D B11 B12` can go neither up nor apart.
"""

LOWEST_PLAIN_CHAIN = 12


class HeldRow(NamedTuple):
    """A row outside the sweep: for each number to come, how many tiles of a colour it takes.

    Then it goes on as a run of that length in one of the colours `onto`, or ends if there is none.
    """

    color: str
    eats: tuple[int, ...]
    onto: str = ""
    length: int = 0


class BonusMove(NamedTuple):
    """Take runs of these lengths out of a colour and add jokers; the row is held, or complete."""

    color: str
    lengths: Lengths
    jokers: int
    bonus: Row
    held: HeldRow | None = None


def mirrors(number: int, left: Row, stock: Stock) -> Iterator[BonusMove]:
    """List the ways to make two runs the sides of a Mirror, before a number."""
    if MIRROR in left:
        others = _without(left, MIRROR)
        for color in COLORS:
            yield from _mirrored(number, color, others, stock)


def extensions(number: int, left: Row, stock: Stock) -> Iterator[BonusMove]:
    """List the ways to go on with the other bonus jokers from a number, or to start so."""
    beside = tuple(joker for joker in left if joker != MIRROR)
    for color in COLORS:
        for joker in dict.fromkeys(beside):
            yield from _going_on(number, color, joker, _without(left, joker), stock)
        yield from _ends(number, color, beside)
        yield from _chains(number, color, left, stock)


def _without(tiles: Row, taken: Tile) -> Row:
    return tuple((Counter(tiles) - Counter([taken])).elements())


def _going_on(
    number: int, color: str, joker: Tile, others: Row, stock: Stock
) -> Iterator[BonusMove]:
    """Lay a Double or a Colour change at the end of a run that goes on behind it."""
    following = number + width(joker)
    colors = color if joker == DOUBLE else COLORS.replace(color, "")
    for length in range(1, SMALLEST + 1):
        longer = min(length + 1, SMALLEST)
        onto = "".join(
            each for each in colors if _goes_on(each, following, others, stock, longer < SMALLEST)
        )
        if onto:
            held = HeldRow("", (0,) * width(joker), onto, longer)
            yield BonusMove(color, (length,), 0, (joker,), held)


def _goes_on(color: str, number: int, left: Row, stock: Stock, short: bool) -> bool:
    """Return whether a run can use a tile from a number on, jokers between.

    It has the colour, or behind another Colour change any.
    """
    reach = stock.jokers + sum(map(width, left))
    if number > LAST or (short and reach):
        return number <= LAST
    last = min(number + reach, LAST)
    if any(stock.tiles[Tile(color, each)] for each in range(number, last + 1)):
        return True
    others = COLORS.replace(color, "") if COLOR_CHANGE in left else ""
    ahead = product(others, range(number + 1, last + 1))
    return any(stock.tiles[Tile(*face)] for face in ahead)


def _ends(number: int, color: str, beside: Row) -> Iterator[BonusMove]:
    """End a run with Doubles and Colour changes."""
    for jokers in _starts(beside):
        for length in range(1, SMALLEST + 1):
            if length + len(jokers) >= SMALLEST and number + sum(map(width, jokers)) <= LAST + 1:
                yield BonusMove(color, (length,), 0, jokers)


def _chains(number: int, color: str, left: Row, stock: Stock) -> Iterator[BonusMove]:
    """Start a run with jokers; its first number tile comes now."""
    if number < LOWEST_CHAIN or not stock.tiles[Tile(color, number)]:
        return
    for chain in _starts((JOKER,) * stock.jokers + tuple(t for t in left if t != MIRROR)):
        plain = set(chain) == {JOKER}
        lowest = LOWEST_PLAIN_CHAIN if plain else LOWEST_CHAIN
        if number >= lowest and sum(map(width, chain)) < number:
            length = min(len(chain) + 1, SMALLEST)
            bonus = tuple(tile for tile in chain if tile != JOKER)
            held = HeldRow(color, (1,), color, length)
            yield BonusMove(color, (), chain.count(JOKER), bonus, held)


@cache
def _starts(jokers: Row) -> tuple[Row, ...]:
    sizes = range(1, len(jokers) + 1)
    return tuple(dict.fromkeys(each for size in sizes for each in combinations(jokers, size)))


def _mirrored(number: int, color: str, others: Row, stock: Stock) -> Iterator[BonusMove]:
    """Make two sides of runs that have come to this number, or will soon."""
    for shape in _shapes(others.count(DOUBLE)):
        last = number + len(shape.eats) - 1
        if (
            shape.jokers > stock.jokers
            or last > LAST
            or _is_held(shape, last) == bool(shape.lengths)
        ):
            continue
        if all(
            stock.tiles[Tile(color, at)] >= count
            for at, count in zip(range(number, last + 1), shape.eats, strict=True)
        ):
            held = HeldRow(color, shape.eats) if shape.eats else None
            yield BonusMove(color, shape.lengths, shape.jokers, shape.bonus, held)


class _Shape(NamedTuple):
    """Two sides of a Mirror: runs, tiles yet to come, and jokers for what is missing."""

    lengths: Lengths
    eats: tuple[int, ...]
    jokers: int
    bonus: Row


def _is_held(shape: _Shape, last: int) -> bool:
    """Return whether sides up to this number are held from their start, not made of runs.

    The sweep has no short runs at the highest numbers. Doubles that start the sides could as well
    end them where there is room.
    """
    starts_so = not shape.lengths and shape.eats[:2] == (0, 0)
    return last == LAST or (starts_so and last == LAST - 1)


Sides = tuple[Lengths, tuple[int, ...]]
"""Runs, and how many tiles of each number to come lie beside them in both sides."""


@cache
def _shapes(doubles: int) -> tuple[_Shape, ...]:
    """List the sides of runs that cannot be made smaller by taking three of each side away."""
    sides = (_sides_alone, _sides_with_double, _sides_with_doubles)[: doubles + 1]
    return tuple(
        dict.fromkeys(
            _Shape(*less, (DOUBLE,) * count + (MIRROR,))
            for count, found in enumerate(sides)
            for each in found()
            for less in _with_jokers(*each)
        )
    )


def _sides_alone() -> Iterator[Sides]:
    yield (2, 2), ()
    yield (2, 2), (2,)


def _sides_with_double() -> Iterator[Sides]:
    """List the sides in which a Double lies opposite two tiles."""
    for more in range(SMALLEST):
        yield (2,), (2,) * more
        for length in range(1, SMALLEST):
            yield (length,) * 2, (1, 1) + (2,) * more


def _sides_with_doubles() -> Iterator[Sides]:
    """List the sides with two Doubles: one above the other, by one number aside, or by more."""
    for before, behind in product(range(SMALLEST), repeat=2):
        yield _sides(before, (1, 0, 1), behind)
        if before + behind and before * behind < 2:
            yield _sides(before, (0, 0), behind)
    yield _sides(2, (2, 0, 0), 0)
    yield _sides(0, (0, 0, 2), 2)
    for before, between, behind in product(range(2), repeat=3):
        if not between or not before + behind:
            yield _sides(before, (1, 1, *(2,) * between, 1, 1), behind)


def _sides(before: int, doubles: tuple[int, ...], behind: int) -> Sides:
    """Lay tiles before and after two Doubles; the part before is made of runs."""
    eats = doubles + (2,) * behind
    if before:
        return (before,) * 2, eats
    if doubles[:2] == (1, 1):
        return (2,), eats[2:]
    return ((1,), eats[1:]) if doubles[0] else ((), eats)


_EATEN: dict[Lengths, tuple[int, ...]] = {
    (2, 2): (2, 2),
    (1, 1): (2,),
    (2,): (1, 1),
    (1,): (1,),
    (): (),
}
"""How many tiles of each number runs of these lengths have that end together."""

_FILLED: dict[Lengths, tuple[tuple[Lengths, int], ...]] = {
    (2, 2): (((2, 1), 1), ((2,), 2)),
    (1, 1): (((1,), 1),),
}
"""Runs that can be made of fewer tiles and jokers before them."""


def _with_jokers(
    lengths: Lengths, eats: tuple[int, ...]
) -> Iterator[tuple[Lengths, tuple[int, ...], int]]:
    """Let up to two jokers stand for tiles of the sides, taken as runs or from their start."""
    whole = _EATEN[lengths] + eats
    for runs, coming, filled in (
        ((), whole, 0),
        (lengths, eats, 0),
        *((runs, eats, filled) for runs, filled in _FILLED.get(lengths, ())),
    ):
        for less in product(*(range(count + 1) for count in coming)):
            jokers = filled + sum(coming) - sum(less)
            if jokers <= COPIES and (runs or any(less)):
                yield runs, less, jokers
