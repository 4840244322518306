"""How many sets, and how many bags of tiles that part into sets, there are: exact counts."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import accumulate, combinations, product
from operator import add

import pytest

from game.engine.meld import SMALLEST, is_set
from game.engine.tidy import tidy
from game.engine.tile import COLORS, JOKER, NUMBERS, Row, Tile
from tests.sizes import size

PUBLISHED = [(5, [185, 679, 1173]), (13, [329, 1911, 6301])]
"""How many sets there are of so many tiles at most."""


@pytest.mark.parametrize(("longest", "counts"), PUBLISHED[: size(1, 2)])
def test_the_legal_sets_of_the_game_are_as_many_as_published(
    longest: int, counts: list[int]
) -> None:
    """Count bags of tiles that lie as a set in some order, with at most 0, 1 and 2 jokers."""
    exactly = [sum(1 for _ in _sets_with(jokers, longest)) for jokers in range(3)]
    assert list(accumulate(exactly)) == counts


def _sets_with(jokers: int, longest: int) -> Iterator[Row]:
    for bag in _bags(longest - jokers):
        if is_set(row := tidy((*bag, *(JOKER,) * jokers))):
            yield row


def _bags(most: int) -> set[Row]:
    one_color = (
        tuple(Tile(color, number) for number in numbers)
        for color, size in product(COLORS, range(1, most + 1))
        for numbers in combinations(NUMBERS, size)
    )
    one_number = (
        tuple(Tile(color, number) for color in colors)
        for number, size in product(NUMBERS, range(1, 5))
        for colors in combinations(COLORS, size)
    )
    return {*one_color, *one_number}


@pytest.mark.parametrize(
    ("numbers", "colors", "copies", "count"), [(4, 4, 1, 1942), (5, 4, 1, 16_658), (4, 3, 2, 2367)]
)
def test_the_bags_that_part_into_sets_are_as_many_as_published(
    numbers: int, colors: int, copies: int, count: int
) -> None:
    """Add set to set in every way that a small box of number tiles allows; none is a bag too."""
    faces = sorted(Tile(c, n) for c in COLORS[:colors] for n in range(1, numbers + 1))
    sets = [
        tuple(face in bag for face in faces)
        for size in range(SMALLEST, max(numbers, colors) + 1)
        for bag in combinations(faces, size)
        if is_set(bag)
    ]
    bags: set[tuple[int, ...]] = {(0,) * len(faces)}
    for new in sets * copies:
        more = (tuple(map(add, bag, new)) for bag in bags)
        bags |= {bag for bag in more if max(bag) <= copies}
    assert len(bags) == count


Lengths = tuple[int, ...]
"""How many tiles each colour's open run has, three for any more."""

Held = tuple[bool, ...]
"""Of which colours there is a tile."""


def test_the_bags_of_one_copy_of_every_tile_that_part_into_sets() -> None:
    """Walk the numbers; a bag counts once, so all ways to part it walk together."""
    ways: Counter[frozenset[Lengths]] = Counter({frozenset([(0,) * len(COLORS)]): 1})
    for number in NUMBERS:
        after: Counter[frozenset[Lengths]] = Counter()
        for states, count in ways.items():
            for held in product((False, True), repeat=len(COLORS)):
                walked = (each for state in states for each in _steps(state, held, number))
                after[frozenset(walked)] += count
        ways = after
    good = (
        states for states in ways if any(all(_ends(run, 14) for run in state) for state in states)
    )
    assert sum(ways[states] for states in good) == 405_995_615_188


@cache
def _steps(state: Lengths, held: Held, number: int) -> tuple[Lengths, ...]:
    """Give the states after one state: the tiles of no group make their runs longer."""
    return tuple(
        tuple(min(3, length + 1) if grows else 0 for length, grows in zip(state, runs, strict=True))
        for runs in _growing(held, number)
        if all(grows or _ends(length, number) for length, grows in zip(state, runs, strict=True))
    )


@cache
def _growing(held: Held, number: int) -> list[Held]:
    """List the ways in which the tiles can lie in runs, all others of the number in a group."""
    tiles = [Tile(color, number) for color, has in zip(COLORS, held, strict=True) if has]
    groups = [bag for size in (0, 3, 4) for bag in combinations(tiles, size)]
    return [
        tuple(Tile(c, number) in tiles and Tile(c, number) not in group for c in COLORS)
        for group in groups
        if not group or is_set(group)
    ]


@cache
def _ends(length: int, number: int) -> bool:
    run = tuple(Tile(COLORS[0], number - back) for back in range(length, 0, -1))
    return not run or is_set(run)
