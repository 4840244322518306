"""The best sets of a rack, against every way to part it."""

from collections import Counter
from collections.abc import Callable, Sequence
from functools import cache
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.engine.meld import is_set, value
from game.engine.notation import read_row, write_table
from game.engine.position import tiles_of
from game.engine.tile import BONUS, JOKER, Row, Tile
from game.solver.best_sets import best_sets
from tests.engine.oracle import worth
from tests.sizes import example_count

DENSE = [Tile(color, number) for color in "KRB" for number in (9, 10, 11, 12, 13)]


@st.composite
def dense_racks(draw: st.DrawFn) -> Row:
    numbers = draw(st.lists(st.sampled_from(DENSE * 2), max_size=7))
    return (*numbers, *[JOKER] * draw(st.integers(0, 2)))


def laid_worth(tiles: Sequence[Tile]) -> int | None:
    """Give the most the tiles count as one set in any order that could be one."""
    numbers = sorted((tile for tile in tiles if tile != JOKER), key=lambda tile: tile.number)
    found = []
    for places in combinations(range(len(tiles)), len(numbers)):
        row = [JOKER] * len(tiles)
        for place, tile in zip(places, numbers, strict=True):
            row[place] = tile
        found.append(worth(tuple(row)))
    return max((each for each in found if each is not None), default=None)


def heaviest(rack: Row, weigh: Callable[[Row, int], int]) -> int:
    """Weigh every way to part the rack into sets and tiles that stay."""

    @cache
    def best(left: Row) -> int:
        if len(left) < 3:
            return 0
        weights = [best(left[1:])]
        for size in range(2, len(left)):
            for chosen in combinations(range(1, len(left)), size):
                row = (left[0], *(left[at] for at in chosen))
                counted = laid_worth(row)
                if counted is not None:
                    rest = tuple(t for at, t in enumerate(left) if at and at not in chosen)
                    weights.append(weigh(row, counted) + best(rest))
        return max(weights)

    return best(tuple(sorted(rack)))


@settings(max_examples=example_count(60))
@given(dense_racks())
def test_nothing_weighs_more(rack: Row) -> None:
    most = best_sets(rack, len)
    richest = best_sets(rack, value)
    assert sum(map(len, most)) == heaviest(rack, lambda row, _: len(row))
    assert sum(map(value, richest)) == heaviest(rack, lambda _, counted: counted)
    for table in (most, richest):
        assert tiles_of(table) <= Counter(rack)
        assert all(worth(row) for row in table)


@pytest.mark.parametrize(
    ("rack", "laid"),
    [
        ("", ""),
        ("J J", ""),
        ("R1 R2 B3 O13", ""),
        ("B1 R1 K2 J", "R1 B1 J"),
        ("R1 R2 R3 R4 R5 R6", "R1 R2 R3 R4 R5 R6"),
        ("R12 J R13", "J R12 R13"),
        ("J R13 J", "R13 J J"),
        ("R5 R6 R7 R8 B8 K8", "R5 R6 R7 | K8 R8 B8"),
        ("R5 R5 R6 R6 R7 R7", "R5 R6 R7 | R5 R6 R7"),
        ("O9 B9 R9 K9", "K9 R9 B9 O9"),
        ("R5 R6 R7 B7 O7", "R7 B7 O7"),  # of equals the high numbers go
        ("R2 R5 D", "R2 D R5"),
        ("R12 R13 D", "D R12 R13"),
        ("R3 R5 D", ""),
        ("K8 R8 D", "K8 R8 D"),
        ("K8 D J", "K8 J D"),
        ("K8 D", ""),
        ("R5 R5 M", "R5 M R5"),
        ("R5 B5 M", ""),
        ("R5 R5 M M", "R5 M R5"),
        ("R5 R5 R6 R6 M", "R5 R6 M R6 R5"),
        ("R8 R8 B8 B8 M", "R8 B8 M B8 R8"),
        ("R5 R5 B5 B5 R6 R6 M", "R5 R6 M R6 R5"),
        ("R5 R5 R6 R7 R8 M", "R5 M R5 | R6 R7 R8"),
        ("R5 R5 R6 R7 M", "R5 R6 R7"),
        ("R3 R4 B6 B7 C", "R3 R4 C B6 B7"),
        ("R3 B5 C", "R3 C B5"),
        ("R3 R5 C", ""),
        ("R3 R4 C", "R3 R4 C"),
        ("R3 B5 O7 C C", "R3 C B5 C O7"),
        ("R1 B5 C D", "R1 D C B5"),
        ("D M C J", ""),
    ],
)
def test_the_most_tiles_in_reading_order(rack: str, laid: str) -> None:
    assert write_table(best_sets(read_row(rack), len)) == laid


@settings(max_examples=example_count(100))
@given(dense_racks(), st.lists(st.sampled_from(BONUS), max_size=3))
def test_bonus_jokers_make_sets_and_never_fewer(rack: Row, bonus: list[Tile]) -> None:
    laid = best_sets((*rack, *bonus), len)
    assert all(map(is_set, laid))
    assert tiles_of(laid) <= Counter((*rack, *bonus))
    assert sum(map(len, laid)) >= sum(map(len, best_sets(rack, len)))


@pytest.mark.parametrize(("weigh", "laid"), [(len, "R1 R2 J R4 R5"), (value, "K13 R13 J")])
def test_many_tiles_or_much_worth(weigh: Callable[[Row], int], laid: str) -> None:
    assert write_table(best_sets(read_row("R1 R2 R4 R5 K13 R13 J"), weigh)) == laid
