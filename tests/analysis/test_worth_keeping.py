"""What the Sage would keep of a play is told, where that is a joker or the fourth tile of a row."""

import pytest

from game.analysis.worth_keeping import worth_keeping
from game.engine.notation import write_row
from game.engine.rules import CLASSIC, FAMILY, RIVER, Rules
from game.engine.turn import Play
from game.solver.play import search
from tests.engine.positions import position


def kept(table: str, rack: str, rules: Rules = CLASSIC) -> str:
    start = position(table, rack, rules=rules, others=("?14",), pool="?40")
    view = start.seen_by(start.to_move)
    found = search(view).play
    assert isinstance(found, Play)
    return write_row(worth_keeping(view, found))


LONG = "K6 R1 R7 R13 B2 B11 O2 O8 O12 K1 K3 K8 B13 R10 O10 K12 R3 O5"
"""So many tiles without a place that nobody waits."""


def test_a_joker_is_kept_with_what_would_lie_beside_it() -> None:
    assert "J" in kept("R3 R4 R5", f"B4 B5 B6 J {LONG}").split()


def test_the_fourth_tile_of_a_row_may_be_kept_and_nothing_else() -> None:
    found = kept("K3 K4 K5", f"B4 B5 B6 B7 {LONG}")
    assert found in ("", "B4", "B7")


def test_who_keeps_nothing_is_told_nothing() -> None:
    assert kept("R3 R4 R5", f"B4 B5 B6 {LONG}") == ""


@pytest.mark.parametrize("rules", [FAMILY, RIVER], ids=str)
def test_among_children_and_at_the_river_nothing_is_told(rules: Rules) -> None:
    assert kept("R3 R4 R5", f"B4 B5 B6 J {LONG}", rules) == ""
