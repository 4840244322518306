"""Freed jokers: the ways of freeing one and the places it may go to (R20–R26, R29–R32)."""

from dataclasses import replace

import pytest

from game.engine.freed import joker_faults
from game.engine.notation import read_table
from game.engine.rules import CLASSIC, HOUSE_BOTH, PRESSMAN, RELAXED, TWIST, Rules
from tests.engine.positions import reasons

STRICT_DOUBLE = replace(TWIST, double_needs_both=True)


def found(before: str, after: str, rules: Rules = CLASSIC, *, opened: bool = True) -> list[str]:
    return reasons(joker_faults(rules, read_table(before), read_table(after), opened))


@pytest.mark.parametrize(
    ("before", "after", "expected"),
    [
        # R20: it is freed by either missing colour, by both,
        ("R3 K3 J", "R3 K3 B3 | K7 K8 J", []),
        ("R3 K3 J", "R3 K3 B3 O3 | K7 K8 J", []),
        # where the run is broken up or the other end is taken off,
        ("R3 J R5 R6 R7", "R5 R6 R7 | R3 K3 B3 | K9 B9 J", []),
        ("B6 B7 J", "B5 B6 B7 | K9 K10 J", []),
        # and by the tile it stood for.
        ("R5 J R7", "R5 R6 R7 | K9 B9 J", []),
        # Two may go into one set.
        ("R5 J R7 | R8 J R10", "R5 R6 R7 | R8 R9 R10 | K9 B9 J J", []),
        # R21: it goes into a new set, of table tiles too, but into no old one.
        ("R5 J R7", "R5 R6 R7 | B4 B5 J B7", []),
        ("R5 J R7 | B1 B2 B3", "R5 R6 R7 | B1 B2 B3 J", ["joker-in-old-set 1"]),
        # Of second copies one came from the rack, so the whole old set is not in it.
        ("R5 J R7 | B1 B2 B3", "R5 R6 R7 | B1 B2 B3 | B1 B2 B3 J", []),
        ("R5 J R7 | B1 B2 B3", "R5 R6 R7 | B1 B2 B3 B4 | B1 B2 B3 J", []),
        ("R5 J R7 | B1 B2 B3", "R5 R6 R7 | B1 K1 R1 | B1 B2 B3 J", []),
        # One joker stays with R5, the other one is new in the group, whichever is which.
        ("R5 R6 J | K9 J O9", "K9 J O9 R9 | R5 R6 J", []),
        ("R5 R6 J | K9 J O9", "K9 B9 O9 | R5 R6 J R8 J", ["joker-in-old-set 1"]),
    ],
)
def test_a_freed_joker_goes_into_a_new_set(before: str, after: str, expected: list[str]) -> None:
    assert found(before, after) == expected


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("R3 K3 J", "R3 K3 B3 J"),  # R23: it stays and stands for another tile
        ("J R7 R8", "R6 R7 R8 R9 J"),
        ("R5 J R7 R8 R9", "R5 J R7 | R8 R9 R10"),
        ("R5 J R7 | K1 K2 K3", "R5 J R7 K1 K2 K3"),
    ],
)
@pytest.mark.parametrize("opened", [True, False])
def test_a_joker_that_keeps_a_tile_of_its_set_is_not_free(
    before: str, after: str, opened: bool
) -> None:
    assert found(before, after, HOUSE_BOTH, opened=opened) == []


@pytest.mark.parametrize(
    ("before", "after", "expected"),
    [
        ("R5 J R7", "R5 R6 R7 | K10 B10 J", ["joker-before-meld 1"]),
        ("R6 R7 C", "R6 R7 R8 | K9 K10 C", ["joker-before-meld 1"]),
        ("R5 R6 R7", "R5 R6 R7 J", []),  # from the rack
        ("R5 J R7", "R5 J R7 | K9 B9 J", []),
    ],
)
def test_no_joker_is_freed_in_the_turn_of_the_initial_meld(
    before: str, after: str, expected: list[str]
) -> None:
    assert found(before, after, opened=False) == expected


OWN = "O12 J K12 | K1 K2 K3 K4 | K6 K7 K8 K9"
TWO = "J K4 J | K3 K4 K5 K6 K7"


@pytest.mark.parametrize(
    ("rules", "before", "after", "expected"),
    [
        (RELAXED, "R5 J R7 | B1 B2 B3", "R5 R6 R7 | B1 B2 B3 J", []),
        # R21: 2009 wants two own tiles beside it.
        (PRESSMAN, "R5 J R7 | B3 B4 B5 B6", "R5 R6 R7 | K9 B9 J", []),
        (PRESSMAN, "R5 J R7 | B3 B4 B5 B6", "R5 R6 R7 | B3 B4 J B6", ["joker-own-tiles 1"]),
        # Another joker of the rack is one, beside it and only there; the freed one is none.
        (PRESSMAN, OWN, "O12 B12 K12 | K1 K2 K3 | K4 R4 J J | K6 K7 K8 K9", []),
        (PRESSMAN, OWN, "O12 B12 K12 | K1 K2 K3 K4 | R4 J J | K6 K7 K8 K9", []),
        (
            PRESSMAN,
            OWN,
            "O12 B12 K12 | K1 K2 K3 | K4 R4 J | K6 K7 K8 | K9 R9 J",
            ["joker-own-tiles 2"],
        ),
        # R23: of two K4, one lay with the jokers, and it lies in one row now.
        (PRESSMAN, TWO, "K3 K4 K5 K6 K7 J | K4 J B4", ["joker-own-tiles 1"]),
        (CLASSIC, TWO, "K3 K4 K5 K6 K7 J | K4 J B4", []),
        (PRESSMAN, "J K4 J", "K4 J B4 J", []),
        (HOUSE_BOTH, "J K6 J", "J K6 B6 | K6 B6 J", ["joker-needs-both 1"]),
        (HOUSE_BOTH, "J K6 J | K6 R6 O6", "J K6 B6 | K6 R6 O6 J", ["joker-in-old-set 1"]),
        # R24: the house rule frees from a group of three by both colours.
        (HOUSE_BOTH, "R3 J K3", "R3 O3 K3 | J R9 R10", ["joker-needs-both 1"]),
        (HOUSE_BOTH, "R3 J K3", "R3 O3 K3 B3 | J R9 R10", []),
        (HOUSE_BOTH, "R3 J K3 B3", "R3 O3 K3 B3 | J R9 R10", []),
        (HOUSE_BOTH, "R5 J R7", "R5 R6 R7 | J R9 R10", []),
        # R29: the house rule frees a Double, and only that, by both its tiles,
        (STRICT_DOUBLE, "B3 R3 D", "B3 R3 O3 | K7 K8 D", ["double-needs-both 1"]),
        (STRICT_DOUBLE, "B3 R3 D", "B3 R3 O3 K3 | K7 K8 D", []),
        (STRICT_DOUBLE, "R2 D R5", "R2 R3 R4 R5 | K7 K8 D", []),
        (STRICT_DOUBLE, "R2 R3 D", "R1 R2 R3 | K7 K8 D", ["double-needs-both 1"]),
        (STRICT_DOUBLE, "R3 R4 J", "R2 R3 R4 | K7 K8 J", []),
        (STRICT_DOUBLE, "R5 R6 M D", "R5 R6 M R6 R5 | K7 K8 D", []),
        (STRICT_DOUBLE, "R5 R6 M D", "R4 R5 R6 | K8 M K8 | K7 K9 D", ["double-needs-both 2"]),
        # in any colour that it may have.
        (STRICT_DOUBLE, "D C B6", "R3 R4 C B6 | K7 K8 D", []),
        (STRICT_DOUBLE, "D C B6", "R3 R4 R5 | B6 B7 C | K7 K8 D", ["double-needs-both 2"]),
        (STRICT_DOUBLE, "J D R5", "J R5 K5 B5 | K7 K8 D", []),
    ],
)
def test_other_rules_free_jokers_otherwise(
    rules: Rules, before: str, after: str, expected: list[str]
) -> None:
    assert found(before, after, rules) == expected


def test_tiles_of_two_copies_around_sixteen_jokers_are_told_apart_kind_by_kind() -> None:
    """Each of sixteen tiles may have let its jokers stay in two rows: 65,536 ways in all."""
    kinds = {"K": "J", "R": "D", "B": "M", "O": "C"}
    runs = [f"{c}{n} {c}{n + 1} {kind}" for c, kind in kinds.items() for n in (3, 8)]
    groups = [f"K{n} R{n} B{n} O{n} {pair}" for n in (3, 4, 8, 9) for pair in ("J D", "M C")]
    assert found(" | ".join(2 * runs), " | ".join(2 * groups[::-1]) + " | O11 O12 O13", TWIST) == []


def test_a_dozen_jokers_are_told_apart_without_trying_every_way() -> None:
    """One of them was put into an old set, the others lie in new ones."""
    sets = [(color, first) for color in "KRBO" for first in (1, 4, 7)]
    before = " | ".join(f"{color}{at} J {color}{at + 2}" for color, at in sets)
    filled = " | ".join(f"{color}{at} {color}{at + 1} {color}{at + 2}" for color, at in sets)
    groups = " | ".join(f"{color}13 {color}13 J" for color, _ in sets)
    assert found(before, f"{filled} | {groups}") == []
    joined = groups.replace("K13 K13 J", "K11 R11 B11 J", 1)
    assert found(f"{before} | K11 R11 B11", f"{filled} | {joined}") == ["joker-in-old-set 12"]


@pytest.mark.parametrize(
    ("before", "after", "expected"),
    [
        ("R2 D R5", "R2 R3 R4 R5 | K7 K8 D", []),  # R29: by both tiles
        ("B3 R3 D", "B3 R3 O3 K3 | K7 K8 D", []),
        ("B3 R3 D", "B3 R3 O3 | K7 K8 D", []),  # a group of three counts
        ("R5 R6 D", "R4 R5 R6 | K7 K8 D", []),  # any rearrangement
        ("R5 M R5", "R5 K5 B5 | R5 R6 R7 | K8 M K8", []),  # R30: the row is taken apart
        ("R6 R7 C", "R6 R7 R8 | K9 K10 C", []),  # R32: at an end by the run's next tile
        # in the middle by splitting
        ("R3 R4 R5 C B7 B8 B9", "R3 R4 R5 | B7 B8 B9 | K9 K10 C", []),
        # R25: two of them into one set
        ("R5 R6 D C B10", "R5 R6 R7 | B9 B10 B11 | K9 D C", []),
        ("R5 R6 C", "R5 R6 J | K9 K10 C", []),  # a `J` may take a bonus joker's place
        # but no bonus joker may, to free it (R26)
        ("R5 R6 J", "R5 R6 C | K9 O9 J", ["joker-exchanged 1"]),
        ("R5 R6 J", "R5 R6 D | K9 O9 J", ["joker-exchanged 1"]),
        ("R5 R6 J J", "R5 R6 D | K9 O9 J | K2 O2 J", ["joker-exchanged 1", "joker-exchanged 2"]),
        ("R5 R6 D", "R5 R6 C | K9 O9 D", ["joker-exchanged 1"]),
        ("R5 R6 C", "R5 R6 D | K9 K10 C", ["joker-exchanged 1"]),
        ("R5 R6 J", "R5 R6 C J", []),  # it stays in its row
        ("R5 R6 J C", "R5 R6 C | K9 O9 J", []),  # the other one lay there before
        ("R5 R6 J", "R5 R6 R7 C | K9 O9 J", []),  # the 7 took its place
        ("R5 R6 J | K1 K2 K3", "R5 R6 R7 | K1 K2 K3 C | K9 O9 J", []),  # another row's joker
        ("R5 R6 J", "R5 R6 R7 | R5 R6 C | K9 O9 J", []),  # second copies, all from the rack
        ("R5 R6 J", "R4 R5 R6 | R5 R6 C | K9 O9 J", []),
        ("R5 R6 J", "R5 R6 C B8 | K9 O9 J", ["joker-exchanged 1"]),  # a tile more hides nothing
        ("R3 R4 R5 R6 J", "R3 R4 R5 | R6 C B8 | K9 O9 J", ["joker-exchanged 2"]),  # nor one less
        ("K7 R7 J", "K7 R7 D | K1 O1 J", ["joker-exchanged 1"]),
        ("K7 R7 J O7", "K7 R7 D | O7 O8 O9 | K1 O1 J", ["joker-exchanged 2"]),
        ("R5 J R7", "R5 C B7 | R7 R8 R9 | K9 O9 J", []),  # they lie together no longer
        ("R5 J M R6 R5", "R5 C M C R5 | R6 K6 O6 | K9 O9 J", []),
        ("R5 R6 J", "R5 R6 R7 D | K9 O9 J", []),
        ("R2 D R5 | B1 B2 B3", "R2 R3 R4 R5 | B1 B2 B3 D", ["joker-in-old-set 1"]),
    ],
)
def test_bonus_jokers_are_freed_and_bound_like_others(
    before: str, after: str, expected: list[str]
) -> None:
    assert found(before, after, TWIST) == expected
