"""Why a row is no set: all the reasons, each naming its row."""

import pytest
from hypothesis import given

from game.engine.fault import Fault, row_faults
from game.engine.meld import is_set
from game.engine.notation import read_row
from game.engine.tile import Row
from tests.engine.strategies import rows


@pytest.mark.parametrize(
    ("row", "reasons"),
    [
        ("R3 R4 R5", []),
        ("J J", ["jokers-only"]),  # R10
        ("R4", ["set-short"]),  # R8
        ("R4 J", ["set-short"]),
        ("R4 R5", ["run-short"]),
        ("R4 R6", ["run-short", "gap number=5"]),
        ("R4 B4", ["group-short"]),
        ("R4 B5", ["set-short", "mixed"]),
        ("R4 R4", ["group-short", "color-twice color=R"]),
        ("K4 R4 R4", ["color-twice color=R"]),  # R6
        ("K4 R4 B4 O4 J", ["group-long"]),
        ("K4 R4 B4 O4 O4", ["color-twice color=O", "group-long"]),
        ("K4 K4 R4 R4", ["color-twice color=K", "color-twice color=R"]),
        ("R3 R4 R4 R5", ["number-twice number=4"]),  # R7
        ("R3 R5 R7", ["gap number=4"]),
        ("R3 R5 R7 J", ["gap number=6"]),
        ("R12 R13 R1", ["gap number=2"]),
        ("R3 R3 R6", ["number-twice number=3", "gap number=4"]),
        ("R1 R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 R12 R13 J", ["run-long"]),
        ("R5 R4 R3", ["order"]),  # R9
        ("J R1 R2", ["order"]),
        ("R12 R13 J", ["order"]),
        ("R3 R4 B5", ["mixed"]),
        ("R13 J J J J", ["mixed"]),
    ],
)
def test_a_row_tells_all_that_keeps_it_from_being_a_set(row: str, reasons: list[str]) -> None:
    faults = row_faults(read_row(row), at=7)
    assert list(map(told, faults)) == reasons
    assert all(found.rows == (7,) for found in faults)


def told(found: Fault) -> str:
    return " ".join([found.reason, *(f"{name}={fact}" for name, fact in found.facts)])


@given(rows())
def test_a_row_has_reasons_exactly_when_it_is_no_set(row: Row) -> None:
    assert bool(row_faults(row)) != is_set(row)
