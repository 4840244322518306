"""A hint never leads to more tiles than to draw or to pass would: then it says so."""

from dataclasses import replace

import pytest

from game.analysis.hint import find_hint
from game.engine.game import Reset
from game.engine.notation import read_row, write_turn
from game.engine.position import Position
from game.engine.river import take
from game.engine.turn import apply
from tests.bots.test_river import beside


def hinted(start: Position, key: int | None = None) -> str:
    here = start if key is None else take(start, key)
    hint = find_hint(start, here.table, key)
    if hint.play is None:
        return "draw is better" if hint.drawing_is_better else "nothing"
    return write_turn(start.table, hint.play)


@pytest.mark.parametrize(
    ("river", "rack", "pool", "turn"),
    [
        ("K1 O3 O4 O13 R9", "K9 B9 O1", "?40", "draw is better"),
        ("K1 R6", "K9 O1", "?40", "take 2; R3 R4 R5 > R3 R4 R5 R6"),  # as many as with a draw
        ("K1 R6", "K9 O1", "", "draw is better"),  # to pass
        ("R6", "K9 O1", "", "take 1; R3 R4 R5 > R3 R4 R5 R6"),
        ("K1 O3", "K9 O1", "?40", "nothing"),
    ],
)
def test_the_plunder_counts(river: str, rack: str, pool: str, turn: str) -> None:
    assert hinted(beside(river, "R3 R4 R5", rack, pool)) == turn


def test_it_counts_for_the_first_sets_too() -> None:
    dear = beside("O5 O6 O8 O11 K10", "", "R10 B10 O2", opened=False)
    assert hinted(dear) == "draw is better"
    assert hinted(replace(dear, river=read_row("O5 O6 K10"))) == "take 3; K10 R10 B10"


def test_a_dear_key_goes_back() -> None:
    start = beside("K1 O3 O4 O13 R9", "R3 R4 R5", "K9 B9 O1")
    assert hinted(start, key=4) == "draw is better"
    other = beside("K1 K1 O3 O4 O13 R9", "R3 R4 R5", "R6 K9 B9 O1")
    assert find_hint(other, other.table, 5).steps[0] == Reset()
    assert hinted(other, key=5) == "R3 R4 R5 > R3 R4 R5 R6"


def test_a_shorter_play_is_no_worse_than_a_draw_either() -> None:
    """Ten steps play seven tiles; the set that one step lays is not worth the Plunder."""
    table = "K6 K7 K8 | K1 B1 O1 R1 | O1 O2 O3 | K4 R4 O4 B4 | R8 R9 R10 R11 | R10 R11 R12 R13"
    rack = "K1 R3 R13 B2 B5 B7 B8 B8 B10 B13 O7 O9"
    cheap, dear = (beside(river, table, rack) for river in ("B12 K13", "B12 B12 O12 O13 K13"))
    assert [lost(cheap, key=1), lost(dear, key=4)] == [[1, 4], [1]]


def lost(start: Position, key: int) -> list[int]:
    """Count what the rack loses by the plays of a hint, one after the other."""
    hint = find_hint(start, start.table, key)
    plays = filter(None, (hint.play, hint.best))
    return [len(start.mover.rack) - len(apply(start, play).seats[0].rack) for play in plays]
