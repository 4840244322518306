"""Why a row is no set: all the reasons, each naming its row."""

from pathlib import Path
from random import Random

import pytest
from hypothesis import given

from game.engine.fault import Fault, row_faults
from game.engine.meld import is_set
from game.engine.notation import read_row
from game.engine.tile import Row
from tests.engine.near_sets import near_set
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
        ("D R2 R3", ["double-run"]),  # R27: never before 2
        ("R11 R12 D", ["double-run"]),  # nor after 12
        ("R5 D R7", ["double-run"]),
        ("R5 D R9", ["gap number=8"]),
        ("R1 R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 R12 D", ["run-long"]),
        ("R5 D B8", ["mixed"]),
        ("D R5", ["set-short"]),
        ("R3 B3 K3 D", ["double-group"]),  # R28
        ("B3 R3 J D", ["double-group"]),
        ("R3 R3 D", ["color-twice color=R"]),
        ("J D", ["jokers-only"]),
        ("R5 M R6 M R5", ["mirror-twice"]),  # R31
        ("R5 M M", ["mirror-twice"]),
        ("R5 R5 M", ["mirror-middle"]),  # R30
        ("M R5 R5", ["mirror-middle"]),
        ("R5 M", ["set-short", "mirror-middle"]),
        ("R5 R6 M R6", ["mirror-uneven"]),
        ("R5 R6 M D J", ["mirror-uneven"]),
        ("R5 M R7", ["mirror-sides"]),
        ("R5 R6 M R5 R6", ["mirror-sides"]),
        ("R5 R6 M R6 B5", ["mirror-sides"]),
        ("R6 R5 M R5 R6", ["mirror-side"]),  # the sides rise towards the Mirror
        ("R5 R7 M R7 R5", ["mirror-side"]),
        ("R5 B6 M B6 R5", ["mirror-side"]),
        ("R5 B5 R6 M R6 B5 R5", ["mirror-side"]),
        ("R13 J M J R13", []),
        ("R5 C M C R5", []),
        ("R3 C B5 M B5 B4 R3", ["mirror-change"]),  # R31
        ("R3 C R5 M R5 C R3", ["mirror-side"]),
        ("R5 B5 C", ["change-only-runs"]),  # R32
        ("R5 C R5", ["change-only-runs"]),
        ("R6 B7 C O9", ["change-stretch"]),
        ("O2 C R4 B5", ["change-stretch"]),
        ("R6 R7 C R9", ["change-same"]),
        ("R6 C B8 C B10", ["change-same"]),
        ("R6 R7 C B8", ["change-number"]),
        ("R12 R13 C", ["change-number"]),
        ("C R1 R2", ["change-number"]),
        ("R6 C", ["set-short"]),
        ("C C", ["jokers-only"]),
    ],
)
def test_a_row_tells_all_that_keeps_it_from_being_a_set(row: str, reasons: list[str]) -> None:
    assert is_set(read_row(row)) == (not reasons)
    faults = row_faults(read_row(row), at=7)
    assert list(map(told, faults)) == reasons
    assert all(found.rows == (7,) for found in faults)


def test_every_reason_for_a_row_has_its_words() -> None:
    """What a row can be told is what the texts know of."""
    rng, seen = Random(7), set()
    for _ in range(20_000):
        seen |= {found.reason for found in row_faults(near_set(rng, "JDMC"))}
    texts = (Path(__file__).parents[2] / "assets/texts/en/faults.ftl").read_text("utf-8")
    assert len(seen) == 22
    assert all(f"fault-{reason} = " in texts for reason in seen)


def told(found: Fault) -> str:
    return " ".join([found.reason, *(f"{name}={fact}" for name, fact in found.facts)])


@given(rows())
def test_a_row_has_reasons_exactly_when_it_is_no_set(row: Row) -> None:
    assert bool(row_faults(row)) != is_set(row)
