"""What a broken row still needs: the tile, and where each copy of it is."""

import pytest

from game.analysis.missing import find_missing
from game.engine.notation import read_row, read_table, write_row
from game.engine.rules import CLASSIC, FIRST_RUNG, RIVER, TWIST, Rules


def said(table: str, rack: str = "", river: str = "", rules: Rules = CLASSIC) -> str:
    """Write what is missing: `R6 in 0: rack 1, table 2.0, unseen 1`."""
    found = find_missing(rules, read_table(table), read_row(rack), read_row(river))
    if not found:
        return ""
    lying = [f"table {row}.{index}" for row, index in found.on_table]
    counted = {"rack": found.on_rack, "river": found.in_river, "unseen": found.unseen}
    counts = [f"{name} {count}" for name, count in counted.items() if count]
    return f"{write_row(found.tiles)} in {found.row}: {', '.join([*lying, *counts])}"


@pytest.mark.parametrize(
    ("table", "rack", "wanted"),
    [
        ("B4 B5 B7 B8", "", "B6 in 0: unseen 2"),
        ("B4 B5 B7 B8", "B6", "B6 in 0: rack 1, unseen 1"),
        ("B4 B5 B7 B8 | K6 B6 O6", "", "B6 in 0: table 1.1, unseen 1"),
        ("K6 B6 O6 | B4 B5 B6 | B7 B9", "B8 B8", "B8 in 2: rack 2"),
        ("B5 B6", "", "B4 B7 in 0: unseen 4"),
        ("B12 B13", "B11", "B11 in 0: rack 1, unseen 1"),
        ("K6 B6", "", "R6 O6 in 0: unseen 4"),
        ("K6 J O6 B6 | R1 R2", "R3", "R3 in 1: rack 1, unseen 1"),
        # Nothing is broken; one tile won't do; too many would.
        ("B4 B5 B6", "B9", ""),
        ("B4 B8", "B6", ""),
        ("B4 R9 O1", "", ""),
        ("B4", "B5 B6", ""),
        ("B5 J", "B6", ""),
        # Both lie in the row already.
        ("R6 B6 K6 O6 R6", "", ""),
    ],
)
def test_one_missing_tile_is_found_wherever_it_is(table: str, rack: str, wanted: str) -> None:
    assert said(table, rack) == wanted


def test_a_row_that_needs_one_tile_goes_before_one_that_needs_more() -> None:
    assert said("B4 R9 O1 | K3 K4 K6") == "K5 in 1: unseen 2"


def test_a_tile_of_the_river_is_seen() -> None:
    assert said("B4 B5 B7", river="B6 K1", rules=RIVER) == "B6 in 0: river 1, unseen 1"


def test_where_runs_alone_count_no_group_is_missing_anything() -> None:
    assert said("K6 B6", rules=FIRST_RUNG) == ""


def test_bonus_jokers_are_never_asked_for_but_may_lie_there() -> None:
    assert said("R4 D R8", rules=TWIST) == "R5 R7 in 0: unseen 4"
