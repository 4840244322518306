"""Who is surprised: an own row that is taken apart, and somebody who opens big."""

import pytest

from game.analysis.surprise import surprised
from game.engine.position import Position
from tests.engine.positions import positions_after

START = """
rules classic-2016
table O1 O2 O3
* Fox+ K3 K4 K5 K6 K7 R9
  Owl+ K5 K8 B13
  Otter  R1 R2 R3 R4 B10 B11 B12 B13 O7
pool R12 R11 R10 B9
"""


def after(*tables: str) -> list[Position]:
    return positions_after(START, *tables)


RUN = "O1 O2 O3 | K3 K4 K5 K6 K7"
SPLIT = "O1 O2 O3 | K3 K4 K5 | K5 K6 K7"


def test_nobody_is_at_the_start_or_after_a_draw() -> None:
    assert surprised(after()) == surprised(after("")) == frozenset()


def test_who_has_laid_a_row_that_the_next_player_takes_apart() -> None:
    assert surprised(after(RUN)) == frozenset()
    assert surprised(after(RUN, SPLIT)) == {0}
    assert surprised(after(RUN, SPLIT, "")) == frozenset()


def test_a_row_that_only_grows_surprises_nobody() -> None:
    assert surprised(after(RUN, "O1 O2 O3 | K3 K4 K5 K6 K7 K8")) == frozenset()


@pytest.mark.parametrize(
    ("laid", "expected"), [("R1 R2 R3 R4 | B10 B11 B12 B13", {0, 1}), ("B10 B11 B12 B13", set())]
)
def test_all_others_are_when_somebody_opens_big(laid: str, expected: set[int]) -> None:
    assert surprised(after("", "", f"O1 O2 O3 | {laid}")) == expected
