"""All sets but those with Color changes beside a Mirror are listed, each as it is worth most."""

from collections import Counter
from random import Random

import pytest

from game.engine.meld import is_set, value
from game.engine.notation import read_row
from game.engine.tile import BONUS, COLOR_CHANGE, JOKER, MIRROR, Row, Tile
from game.solver.sets import joker_free_sets, richest_sets, upwards
from tests.sizes import size
from tests.solver import hoards


def listed(tiles: Row) -> list[Row]:
    left = upwards(tiles)
    starts = (at for at, tile in enumerate(left) if not tile.is_joker)
    return [row for at in starts for row in richest_sets(left[at], left[at + 1 :])]


@pytest.mark.parametrize("seed", range(size(15, 60)))
def test_every_set_of_a_rack_is_listed(seed: int) -> None:
    rng = Random(seed)
    low, colors = rng.randint(1, 11), rng.sample("KRBO", 2)
    near = [Tile(color, low + up) for color in colors for up in range(3)] * 2
    rack = (*rng.sample(near, 5), *rng.choices((JOKER, *BONUS), k=rng.randint(0, 4)))
    found = listed(rack)
    assert all(map(is_set, found))
    there = {
        tuple(sorted(row))
        for row in hoards.parts(Counter(rack))
        if not {MIRROR, COLOR_CHANGE} <= set(row)  # They are not listed.
    }
    assert {tuple(sorted(row)) for row in found} == there


def test_a_color_that_only_jokers_have_may_lie_beside_a_mirror() -> None:
    rows = {tuple(sorted(row)) for row in listed(read_row("O12 O12 M J J"))}
    assert tuple(sorted(read_row("O12 O12 M J J"))) in rows


def test_jokers_lie_where_they_are_worth_most() -> None:
    (best,) = (row for row in listed(read_row("R9 R10 J")) if len(row) == 3)
    assert value(best) == 30


def test_there_are_329_sets_without_jokers() -> None:
    assert len(set(joker_free_sets())) == len(joker_free_sets()) == 329
    assert all(map(is_set, joker_free_sets()))
