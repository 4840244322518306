"""Rows read as sets, by table and by a second judge (R6–R14, R19, R25–R32)."""

from itertools import permutations

import pytest
from hypothesis import given

from game.engine.meld import Stand, is_set, melds, value
from game.engine.notation import read_row
from game.engine.tile import HIDDEN, JOKER, MIRROR, NUMBERS, Row, Tile
from tests.engine.oracle import readings, worth
from tests.engine.strategies import rows, sets
from tests.trust.judges import judged


@pytest.mark.parametrize(
    ("row", "kinds", "worth"),
    [
        ("K4 R4 B4", ["group"], 12),  # R6
        ("K4 R4 B4 O4", ["group"], 16),
        ("K4 R4 B5", [], 0),
        ("R3 R4 R5", ["run"], 12),  # R7
        ("R1 R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 R12 R13", ["run"], 91),
        ("K4 R4", [], 0),  # R8
        ("R3 J R5", ["run"], 12),  # R9: as it lies
        ("R3 R5 J", [], 0),
        ("J R12 R13", ["run"], 36),
        ("J R1 R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 R12 R13", [], 0),
        ("J J J", [], 0),  # R10
        ("J J R10", ["run", "group"], 30),  # R11: the best reading
        ("R5 J J", ["run", "group"], 18),
        ("J R5 J", ["run", "group"], 15),
        ("R13 J J", ["group"], 39),
        ("R9 R10 J", ["run"], 30),  # R14: the joker counts what it stands for
        ("J R9 R10", ["run"], 27),
        ("R10 B10 J", ["group"], 30),
        ("K13 R13 B13 O13", ["group"], 52),
        ("J R4 J R6", ["run"], 18),  # R19: a second joker in a set
        ("K4 J J B4", ["group"], 16),
        ("R4 J R4", [], 0),
        ("R2 D R5", ["run"], 14),  # R27
        ("D R3 R4", ["run"], 10),
        ("R3 R4 D", ["run"], 18),
        ("R10 R11 D", ["run"], 46),
        ("B3 R3 D", ["group"], 12),  # R28
        ("D B3 R3", ["group"], 12),
        ("B3 R3 K3 D", [], 0),
        ("B3 D", [], 0),
        ("D D R4", [], 0),
        ("R3 D D R8", ["run"], 33),  # R25: any number of them may share a set
        ("D D R5", ["run"], 15),
        ("D J R5", ["run", "group"], 20),
        ("R3 J D R7", ["run"], 25),
        ("R3 D C B7", ["run"], 25),
        ("J J D C R13", ["run"], 63),
        ("J C J C D C R13", ["run"], 76),
        ("J J D", [], 0),
        ("R3 R4 C B6", ["run"], 18),  # R32
        ("R6 R7 C", ["run"], 21),
        ("C R6 R7", ["run"], 18),
        ("R5 B5 K5 C", [], 0),
        ("R6 C B8 C R10", ["run"], 40),
        ("C R8 C", ["run"], 24),
        ("O6 C C B9", ["run"], 30),
        ("O6 C C O9", ["run"], 30),  # away and back again
        ("J C B5", ["run"], 12),
        ("J J C B5", ["run"], 14),
        ("R5 M R5", ["mirror"], 10),  # R30
        ("R5 R6 M R6 R5", ["mirror-run"], 22),
        ("B8 R8 M R8 B8", ["mirror-group"], 32),
        ("R12 R13 M R13 R12", ["mirror-run"], 50),  # `M` is no number
        ("B8 R8 K8 O8 M O8 K8 R8 B8", ["mirror-group"], 64),
        ("R5 M B5", [], 0),
        ("R5 M J", ["mirror"], 10),  # R31
        ("J M R5", ["mirror"], 10),
        ("J R6 M J R5", ["mirror-run"], 22),
        ("R5 J M J R5", ["mirror-run", "mirror-group"], 22),
        ("R5 R6 M D", ["mirror-run"], 22),
        ("D M B8 R8", ["mirror-group"], 32),
        ("R6 R7 R8 R9 M D D", ["mirror-run"], 60),
        ("R6 D R9 M R9 D R6", ["mirror-run"], 60),
        ("D R7 M J R6 J", ["mirror-run"], 36),
        ("R5 M D", [], 0),
        ("R5 M M R5", [], 0),
        ("R5 M R5 M R5", [], 0),
        ("R3 C B5 M B5 C R3", ["mirror-run"], 24),
        ("B6 C R8 M J C D", [], 0),
        ("B6 C R8 M J C B6", ["mirror-run"], 42),
        ("R3 C B5 M D R3", [], 0),
        ("J M J", [], 0),
    ],
)
def test_a_row_is_read_as_it_lies(row: str, kinds: list[str], worth: int) -> None:
    assert [meld.kind for meld in melds(read_row(row))] == kinds
    assert is_set(read_row(row)) == bool(kinds)
    assert value(read_row(row)) == worth


@pytest.mark.parametrize(
    ("row", "stands"),
    [
        ("R3 J R5", ["R3", "R4", "R5"]),
        ("K4 J B4", ["K4", "RO4", "B4"]),
        ("K4 J B4 R4", ["K4", "O4", "B4", "R4"]),
        ("R2 D R5", ["R2", "R34", "R5"]),
        ("B3 R3 D", ["B3", "R3", "KO33"]),
        ("R3 R4 C B6", ["R3", "R4", "RB5", "B6"]),
        ("R6 R7 C", ["R6", "R7", "R8"]),
        ("J C B5", ["KRO3", "B4", "B5"]),
        ("R5 R6 M R6 R5", ["R5", "R6", "", "R6", "R5"]),
        ("R5 J M D", ["R5", "R6", "", "R65"]),
        ("B8 D M J R8 J", ["B8", "RKO88", "", "KO8", "R8", "B8"]),
    ],
)
def test_each_tile_stands_for_numbers_and_colors(row: str, stands: list[str]) -> None:
    assert list(map(telling, melds(read_row(row))[0].stands)) == stands


def telling(stand: Stand) -> str:
    return stand.colors + "".join(map(str, stand.numbers))


def test_a_mirror_may_have_a_whole_run_on_both_sides() -> None:
    run = tuple(Tile("R", number) for number in NUMBERS)
    assert value((*run, MIRROR, *reversed(run))) == 182
    assert not is_set((JOKER, *run, MIRROR, *reversed(run), JOKER))


def test_the_tiles_of_a_group_mirror_each_other_in_any_order() -> None:
    group = read_row("K8 R8 B8 O8")
    for side in permutations(group):
        assert is_set((*side, MIRROR, *reversed(side)))
        assert not is_set((*side, MIRROR, *side))


def test_runs_of_fourteen_are_refused_whatever_stands_in_them() -> None:
    run = [Tile("R", number) for number in NUMBERS]
    for at in range(14):
        for extra in (JOKER, Tile("R", 1), Tile("R", 13)):
            assert not is_set((*run[:at], extra, *run[at:]))


def test_a_hidden_tile_makes_no_set() -> None:
    assert not is_set((*read_row("R5 B5"), HIDDEN))
    assert not is_set((HIDDEN,) * 3)


@given(sets())
def test_every_set_is_one_and_the_second_judge_agrees(row: Row) -> None:
    assert is_set(row)
    assert worth(row) == value(row)


@given(rows(most=5))
def test_any_row_is_judged_as_the_second_judge_does(row: Row) -> None:
    assert judged(row) == readings(row)
