"""That a seat can lay nothing is proven only where it is true, by every box of rules."""

from dataclasses import replace

import pytest

from game.engine.notation import read_position
from game.engine.position import Position
from game.engine.rules import (
    ARTICLE,
    CLASSIC,
    FAMILY,
    FIRST_RUNG,
    PRESSMAN,
    RELAXED,
    RIVER,
    TWIST,
    Rules,
)
from game.solver.go_out import starts
from game.solver.play import is_stuck
from tests.sizes import size
from tests.solver import crowded
from tests.solver.exhaustive import can_finish

BOXES = CLASSIC, PRESSMAN, TWIST, ARTICLE, RIVER, FAMILY, RELAXED, FIRST_RUNG
SMALL = 11


def small(rules: Rules, seed: int) -> Position:
    """Give a small position, often with a player who has not opened, and one or two tiles."""
    found, _ = crowded.begun(rules, seed, SMALL)
    rack = found.mover.rack[seed % 2 : 2]
    return replace(found, seats=(replace(found.mover, rack=rack), *found.seats[1:]), pool=())


def can_play(position: Position) -> bool:
    """Try every way to lay something, with each tile of the River as the Key and without."""
    return any(can_finish(start, start.table) for _, start in starts(position))


@pytest.mark.parametrize("rules", BOXES, ids=lambda rules: rules.name)
def test_no_proof_is_false_and_few_are_missing(rules: Rules) -> None:
    positions = [small(rules, seed) for seed in range(size(20, 300))]
    said = [(is_stuck(each, 0), can_play(each)) for each in positions]
    assert (True, True) not in said
    stuck, unproven = said.count((True, False)), said.count((False, False))
    assert stuck > 3 * unproven


SHARED = """
rules {}
table B4 B5 B6 | K8 R8 O8
* Fox+   K1 R13
  Owl{}  R10 B10 O12
  Otter+ B12 B13
"""


@pytest.mark.parametrize(
    ("rules", "owl", "stuck"),
    [
        ("classic-2016", "+", [True, True, True]),
        ("classic-2016", " ", [True, True, True]),
        ("classic-2016", "+ K10", [True, False, True]),
        ("classic-2016", "  K10", [True, False, True]),
        ("classic-2016", "  K9 K10 K11", [True, False, True]),
        ("classic-2016", "  K1 R1 O1", [True, True, True]),
        ("classic-2016", " (any-set) K1 R1 O1", [True, False, True]),
        ("family", "  K1 R1 O1", [True, False, True]),
        ("classic-2016", "  B8", [True, True, True]),
        ("relaxed", "  B8 K10", [True, False, True]),
        ("classic-2016", "+ B7", [True, False, True]),
        ("article", "+ B7", [True, False, True]),
    ],
)
def test_each_seat_is_judged_by_what_it_may_do_in_its_own_turn(
    rules: str, owl: str, stuck: list[bool]
) -> None:
    position = read_position(SHARED.format(rules, owl))
    assert [is_stuck(position, seat) for seat in range(3)] == stuck


@pytest.mark.parametrize(
    ("rules", "stuck"), [("article", [True, False]), ("classic-2016", [True] * 2)]
)
def test_a_play_that_leaves_as_many_tiles_on_the_rack_is_one_too(
    rules: str, stuck: list[bool]
) -> None:
    """Owl lays a run with the red 7, and takes the other two (R43)."""
    position = read_position(f"rules {rules}\ntable K7 R7 B7\n* Fox+ K1\n  Owl+ R5 R6\n")
    assert [is_stuck(position, seat) for seat in range(2)] == stuck
