"""What lies is told as links of runs, which weigh the tiles they hold, and tiles of groups."""

from game.engine.notation import read_row, read_table, read_tile
from game.solver.lying import lying


def test_a_link_weighs_the_shorter_part_of_its_run() -> None:
    linked = lying(read_table("R4 R5 R6 R7 R8")).linked
    assert [linked[read_tile(f"R{number}")] for number in (5, 6, 7, 8)] == [
        (0, 1, 1),
        (0, 2, 2),
        (0, 2, 2),
        (0, 1, 1),
    ]
    assert read_tile("R4") not in linked


def test_of_two_links_the_heavier_counts_first() -> None:
    linked = lying(read_table("R5 R6 R7 | R4 R5 R6 R7")).linked
    assert linked[read_tile("R6")] == (0, 2, 3)


def test_a_joker_in_a_run_links_as_the_tile_it_stands_for() -> None:
    linked = lying(read_table("R4 J R6")).linked
    assert linked == {read_tile("R5"): (0, 1, 1), read_tile("R6"): (0, 1, 1)}


def test_groups_count_their_tiles_and_rows_with_jokers_are_told() -> None:
    found = lying(read_table("K4 R4 J | K4 B4 O4"))
    assert not found.linked
    assert found.grouped[read_tile("K4")] == 2
    assert found.with_jokers == (read_row("K4 R4 J"),)
