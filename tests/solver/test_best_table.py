"""The best table is the best there is, and is made of what lay there and what the rack had."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.engine.notation import read_row, read_table
from game.engine.position import Table, tiles_of
from game.engine.tile import JOKER, Row
from game.solver.best_table import best_table, score
from game.solver.supplies import Objective
from tests.sizes import example_count, size
from tests.solver import boxes
from tests.solver.cases import check_table, read_cases

OBJECTIVES: tuple[Objective, ...] = ("tiles", "value")

objectives = pytest.mark.parametrize("objective", OBJECTIVES)


@objectives
def test_every_measured_position_is_solved_right(objective: Objective) -> None:
    for table, rack, known in read_cases("positions"):
        best = best_table(table, rack, objective)
        check_table(table, rack, best)
        assert score(table, best, objective) == known[f"opt_{objective}"], known["id"]


@objectives
@pytest.mark.parametrize("seed", range(size(15, 60)))
def test_no_other_way_to_lay_a_small_position_is_better(seed: int, objective: Objective) -> None:
    table, rack = boxes.small_position(seed)
    best = best_table(table, rack, objective)
    check_table(table, rack, best)
    assert score(table, best, objective) == boxes.most(table, rack, objective)


@pytest.mark.parametrize(
    ("table", "rack", "tiles"),
    [
        ("", "K5 R5 B5 O5 J", 4),  # a full group has no place for another joker
        ("", "K5 R5 B5 O5 J J", 6),  # but two part it
        ("", "K5 R5 B5 O5 K5 R5 B5 O5 J", 9),  # three groups of three
        ("", "R1 R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 R12 R13 J", 14),  # and a whole run parts, too
        ("K5 R5 J", "B5 O5", 1),  # the joker's place is taken
        ("K5 R5 J", "B5 O5 B6 B7", 4),
        ("", "J J", 0),
        ("", "J J K9", 3),
        ("", "B12 O12 J J J J", 6),  # no set of jokers alone
        ("", "K1 R1 B1 O1 O1 J J J J", 9),
        ("", "J R12 R13", 3),
        ("", "J J R13", 3),
        ("R4 R5 R6", "R1 R2 R8 R9", 0),
        ("R4 R5 R6 R7 | B4 B5 B6 B7", "O4", 1),
        ("R4 R5 R6", "", 0),
        ("", "", 0),
    ],
)
def test_spare_jokers_and_corners(table: str, rack: str, tiles: int) -> None:
    before, held = read_table(table), read_row(rack)
    best = best_table(before, held)
    check_table(before, held, best)
    assert score(before, best, "tiles") == tiles == boxes.most(before, held, "tiles")


@objectives
def test_where_nothing_can_be_played_the_table_stays(objective: Objective) -> None:
    table = read_table("R4 R5 R6 | K9 B9 O9")
    assert best_table(table, read_row("R1 K1"), objective) is table


def test_for_value_a_spare_joker_stays_on_the_rack() -> None:
    best = best_table((), read_row("R4 R5 R6 J"), "value")
    assert tiles_of(best)[JOKER] == 0


positions = st.integers(1000, 10**6).map(boxes.small_position)


@settings(max_examples=example_count(60))
@given(positions, st.integers(0, 7), st.sampled_from(OBJECTIVES))
def test_a_shorter_rack_never_plays_more(
    position: tuple[Table, Row], kept: int, objective: Objective
) -> None:
    table, rack = position
    fewer = score(table, best_table(table, rack[:kept], objective), objective)
    assert fewer <= score(table, best_table(table, rack, objective), objective)


@settings(max_examples=example_count(60))
@given(positions, st.permutations("KRBO"))
def test_colors_are_alike(position: tuple[Table, Row], colors: list[str]) -> None:
    table, rack = position
    other = dict(zip("KRBO", colors, strict=True), J="J")

    def recolored(row: Row) -> Row:
        return tuple(tile._replace(kind=other[tile.kind]) for tile in row)

    changed = tuple(map(recolored, table))
    best = best_table(changed, recolored(rack))
    assert score(changed, best, "tiles") == score(table, best_table(table, rack), "tiles")
