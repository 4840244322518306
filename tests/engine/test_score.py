"""The scores of a game (R38, R39)."""

from typing import Literal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.engine.notation import read_row
from game.engine.score import Result, rack_value, score
from game.engine.tile import Row
from tests.engine.strategies import racks


@pytest.mark.parametrize(("rack", "worth"), [("", 0), ("R5", 5), ("R13 B3 J", 46), ("J J", 60)])
def test_a_rack_that_is_caught_costs_its_numbers_and_30_a_joker(rack: str, worth: int) -> None:
    assert rack_value(read_row(rack)) == worth


@pytest.mark.parametrize(
    ("ended", "racks", "winners", "scores"),
    [
        ("out", ["", "R5", "R13 B3", "K3"], (0,), (24, -5, -16, -3)),  # R38
        ("out", ["J R2", "R13", "B2", ""], (3,), (-32, -13, -2, 47)),
        ("blocked", ["R3 B2", "K10 O4", "R1 B7 K12"], (0,), (24, -9, -15)),  # R39
        ("blocked", ["R8", "R5 R3", "K10 O10"], (0, 1), (6, 6, -12)),
        ("blocked", ["K10 O10", "R8 J", "R8", "R5 R3"], (2, 3), (-12, -30, 21, 21)),
        ("blocked", ["K9", "R4", "K4"], (1, 2), (-5, 3, 2)),  # the remainder to the first
        ("blocked", ["R4", "K4"], (0, 1), (0, 0)),
    ],
)
def test_the_others_lose_and_the_winner_gains_it_all(
    ended: Literal["out", "blocked"],
    racks: list[str],
    winners: tuple[int, ...],
    scores: tuple[int, ...],
) -> None:
    assert score(ended, [read_row(rack) for rack in racks]) == Result(ended, winners, scores)


@given(st.lists(racks(most=8), min_size=2, max_size=4), st.booleans())
def test_scores_add_up_to_zero_and_nobody_beats_a_winner(held: list[Row], out: bool) -> None:
    result = score("out", [(), *held[1:]]) if out else score("blocked", held)
    assert sum(result.scores) == 0
    assert result.winners
    losers = set(range(len(held))) - set(result.winners)
    assert all(result.scores[seat] < 0 for seat in losers)
    assert all(result.scores[seat] >= 0 for seat in result.winners)
