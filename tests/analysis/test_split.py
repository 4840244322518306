"""A run whose middle is taken falls into its sides, in the same step."""

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from game.analysis.split import with_split
from game.engine.draft import Draft
from game.engine.fault import row_faults
from game.engine.move import At, Move, To
from game.engine.notation import write_row, write_table
from game.engine.position import tiles_of
from game.engine.tile import Row
from tests.engine.positions import position
from tests.engine.strategies import runs


def split(table: str, *taken: int, to: At | To = To.NEW_ROW) -> str:
    draft = Draft(position(table, "K1"))
    draft.move(with_split(draft.rows, Move(tuple(At(0, index) for index in taken), to)))
    return write_table(draft.rows)


@pytest.mark.parametrize(
    ("run", "taken", "rows"),
    [
        ("R1 R2 R3 R4 R5 R6", (2,), "R1 R2 | R4 R5 R6 | R3"),
        ("R1 R2 R3 R4 R5 R6", (1, 2), "R1 | R4 R5 R6 | R2 R3"),
        ("R1 R2 R3 R4 R5 R6 R7", (1, 4), "R1 | R3 R4 | R6 R7 | R2 R5"),
        ("R3 R4 R5", (1,), "R3 | R5 | R4"),
        ("R3 J R5 R6 R7", (3,), "R3 J R5 | R7 | R6"),
        ("R1 R2 R3 C B5 B6 B7", (5,), "R1 R2 R3 C B5 | B7 | B6"),
        # Nothing else falls apart.
        ("R1 R2 R3 R4", (0,), "R2 R3 R4 | R1"),  # its end
        ("R1 R2 R3 R4", (3,), "R1 R2 R3 | R4"),
        ("R1 R2 R3 R4 R5 R6 R7", (3,), "R1 R2 R3 | R5 R6 R7 | R4"),  # sets by themselves
        ("R1 R2 R3 R4 J", (2,), "R1 R2 J R4 | R3"),  # the joker steps in
        ("K9 J K11", (1,), "K9 K11 | J"),  # a place for the tile that frees it
        ("K8 R8 O8", (1,), "K8 O8 | R8"),  # a group
        ("R5 R6 M R6 R5", (1,), "R5 M R6 R5 | R6"),  # a mirror
        ("R1 R2 R4 R5", (1,), "R1 R4 R5 | R2"),  # no run before
    ],
)
def test_the_sides_of_a_gap_become_rows(run: str, taken: tuple[int, ...], rows: str) -> None:
    assert split(run, *taken) == rows


def test_a_tile_that_stays_in_its_row_parts_nothing() -> None:
    assert split("R1 R2 R3 R4 R5", 2, to=At(0, 0)) == "R1 R2 R3 R4 R5"


def test_the_tile_goes_to_its_row_whatever_falls_apart() -> None:
    assert split("R1 R2 R3 R4 R5 | B3 O3 K3", 2, to=At(1, 3)) == "R1 R2 | B3 O3 K3 R3 | R4 R5"


@given(runs(), st.sets(st.integers(0, 12), min_size=1, max_size=3))
def test_no_tile_is_lost_and_one_step_back_undoes_all(run: Row, taken: set[int]) -> None:
    places = tuple(At(0, index) for index in sorted(taken) if index < len(run))
    assume(places)
    draft = Draft(position(f"{write_row(run)} | B3 O3 K3", "K1"))
    before = draft.rows
    draft.move(with_split(before, Move(places, To.NEW_ROW)))
    assert tiles_of(draft.rows) == tiles_of(before)
    gaps = [fault for row in draft.rows[:-1] for fault in row_faults(row) if fault.reason == "gap"]
    assert not gaps
    draft.undo()
    assert (draft.rows, draft.can_undo) == (before, False)
