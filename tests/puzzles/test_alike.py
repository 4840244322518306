from game.puzzles.alike import kind, repeated
from game.puzzles.puzzle import read_puzzle

ONE = read_puzzle("one", "nudge out / R3 R4 R5 R6 R7 | K1 K2 K3 / R5")
OTHER_COLORS = read_puzzle("other", "nudge out / O1 O2 O3 | K3 K4 K5 K6 K7 / K5")
SAME_COLOR = read_puzzle("same", "nudge out / R3 R4 R5 R6 R7 | R1 R2 R3 / R5")
WITH_GROUP = read_puzzle("group", "nudge out / R3 R4 R5 R6 R7 | K1 R1 B1 / R5")


def test_puzzles_that_differ_by_an_exchange_of_colours_are_alike() -> None:
    assert kind(ONE) == kind(OTHER_COLORS)
    assert len({kind(puzzle) for puzzle in (ONE, SAME_COLOR, WITH_GROUP)}) == 3


def test_what_is_alike_is_found() -> None:
    assert list(repeated([ONE, SAME_COLOR, WITH_GROUP])) == []
    assert list(repeated([ONE, SAME_COLOR, OTHER_COLORS])) == [(ONE, OTHER_COLORS)]
