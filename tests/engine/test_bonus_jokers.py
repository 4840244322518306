"""Rows with the bonus jokers of Twist: Double, Mirror and Colour change (R25–R32)."""

from itertools import permutations

import pytest

from game.engine.meld import Stand, is_set, melds, value
from game.engine.notation import read_row
from game.engine.tile import JOKER, MIRROR, NUMBERS, Tile


@pytest.mark.parametrize(
    ("row", "kinds", "worth"),
    [
        ("R2 D R5", ["run"], 14),  # R27
        ("D R3 R4", ["run"], 10),
        ("R3 R4 D", ["run"], 18),
        ("R10 R11 D", ["run"], 46),
        ("D R2 R3", [], 0),  # never before 2
        ("R11 R12 D", [], 0),  # nor after 12
        ("R5 D R7", [], 0),
        ("R5 D B8", [], 0),
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
        ("R12 R13 C", [], 0),
        ("C R1 R2", [], 0),
        ("R6 R7 C R9", [], 0),
        ("R6 R7 C B8", [], 0),
        ("R6 B7 C O9", [], 0),
        ("R5 B5 K5 C", [], 0),
        ("R6 C B8 C R10", ["run"], 40),
        ("R6 C B8 C B10", [], 0),
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
        ("R5 R6 M R5 R6", [], 0),
        ("R6 R5 M R5 R6", [], 0),
        ("R5 R5 M", [], 0),
        ("R5 R6 M R6", [], 0),
        ("R5 M B5", [], 0),
        ("R5 B6 M B6 R5", [], 0),
        ("R5 M J", ["mirror"], 10),  # R31
        ("J M R5", ["mirror"], 10),
        ("J R6 M J R5", ["mirror-run"], 22),
        ("R5 J M J R5", ["mirror-run", "mirror-group"], 22),
        ("R13 J M J R13", ["mirror-group"], 52),
        ("R5 R6 M D", ["mirror-run"], 22),
        ("D M B8 R8", ["mirror-group"], 32),
        ("R6 R7 R8 R9 M D D", ["mirror-run"], 60),
        ("R6 D R9 M R9 D R6", ["mirror-run"], 60),
        ("D R7 M J R6 J", ["mirror-run"], 36),
        ("R5 R6 M D J", [], 0),
        ("R5 M D", [], 0),
        ("R5 M M R5", [], 0),
        ("R5 M R5 M R5", [], 0),
        ("R5 C M C R5", ["mirror-run"], 22),  # R31: a Colour change on each side
        ("R3 C B5 M B5 C R3", ["mirror-run"], 24),
        ("B6 C R8 M J C D", [], 0),
        ("B6 C R8 M J C B6", ["mirror-run"], 42),
        ("R3 C B5 M B5 B4 R3", [], 0),
        ("R3 C R5 M R5 C R3", [], 0),
        ("R3 C B5 M D R3", [], 0),
        ("J M J", [], 0),
    ],
)
def test_a_row_is_read_as_it_lies(row: str, kinds: list[str], worth: int) -> None:
    assert [meld.kind for meld in melds(read_row(row))] == kinds
    assert value(read_row(row)) == worth


@pytest.mark.parametrize(
    ("row", "stands"),
    [
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
    told = list(map(telling, melds(read_row(row))[0].stands))
    assert told == stands


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
