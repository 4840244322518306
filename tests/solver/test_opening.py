"""The best first meld comes from the rack alone and is worth enough."""

from collections import Counter
from itertools import combinations_with_replacement

import pytest

from game.engine.meld import is_set, value
from game.engine.notation import read_row
from game.engine.position import tiles_of
from game.engine.tile import Row
from game.solver.opening import best_opening
from game.solver.supplies import Objective
from tests.sizes import size
from tests.solver import boxes


@pytest.mark.parametrize(
    ("rack", "tiles", "worth"),
    [
        ("R9 R10 R11", 3, 30),
        ("R8 R9 R10", 0, 0),
        ("R9 R10 J", 3, 30),  # the joker is an 11
        ("R12 R13 J", 3, 36),
        ("R13 J J", 3, 39),  # a group is worth more than the run
        ("R1 R2 R3 K10 B10 O10", 6, 36),
        ("R8 R9 R10 J", 4, 38),
        ("R1 K5", 0, 0),
        ("", 0, 0),
    ],
)
def test_a_first_meld_counts_what_jokers_stand_for(rack: str, tiles: int, worth: int) -> None:
    sets = best_opening(read_row(rack), 30)
    assert (sum(map(len, sets)), sum(map(value, sets))) == (tiles, worth)


def test_more_tiles_or_more_worth() -> None:
    rack = read_row("R1 R2 R3 R4 R11 R12 R13 K1 B1 J")
    most = best_opening(rack, 30)
    richest = best_opening(rack, 30, "value")
    assert sum(map(len, most)) >= sum(map(len, richest))
    assert sum(map(value, richest)) >= sum(map(value, most))


@pytest.mark.parametrize("objective", ["tiles", "value"])
@pytest.mark.parametrize("seed", range(size(10, 40)))
def test_no_other_choice_of_sets_is_better(seed: int, objective: Objective) -> None:
    _, rack = boxes.small_position(seed)
    sets = best_opening(rack, 20, objective)
    assert all(map(is_set, sets))
    assert tiles_of(sets) <= Counter(rack)
    assert (sum(map(len, sets)), sum(map(value, sets)))[objective == "value"] == most(
        rack, 20, objective
    )


def most(rack: Row, needed: int, objective: Objective) -> int:
    """Try up to two sets together; a rack of eight tiles has no third."""
    fitting = [row for row in boxes.all_sets(2) if Counter(row) <= Counter(rack)]
    choices = [(row,) for row in fitting] + [
        pair
        for pair in combinations_with_replacement(fitting, 2)
        if tiles_of(pair) <= Counter(rack)
    ]
    enough = [sets for sets in choices if sum(map(value, sets)) >= needed]
    count = len if objective == "tiles" else value
    return max((sum(map(count, sets)) for sets in enough), default=0)
