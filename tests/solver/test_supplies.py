"""Supplies that ask the same of a colour are equal; what is in place is links and groups."""

from game.engine.notation import read_row, read_table, read_tile
from game.solver.supplies import Supply, in_place, supply


def one_tile(following: int, after_next: int, jokers: int = 0) -> Supply:
    return supply(0, 1, following, after_next, 1, jokers, False)


def test_more_tiles_ahead_than_can_matter_make_no_difference() -> None:
    assert one_tile(2, 2) == one_tile(1, 1)
    assert one_tile(0, 2) == one_tile(0, 0)
    assert one_tile(0, 2, jokers=1) != one_tile(0, 0, jokers=1)


def test_a_link_weighs_the_shorter_part_of_its_run() -> None:
    links = in_place(read_table("R4 R5 R6 R7 R8")).links
    assert [links[read_tile(f"R{number}")] for number in (5, 6, 7, 8)] == [
        (0, 1, 1),
        (0, 2, 2),
        (0, 2, 2),
        (0, 1, 1),
    ]
    assert read_tile("R4") not in links


def test_of_two_links_the_heavier_counts_first() -> None:
    links = in_place(read_table("R5 R6 R7 | R4 R5 R6 R7")).links
    assert links[read_tile("R6")] == (0, 2, 3)


def test_a_joker_in_a_run_links_as_the_tile_it_stands_for() -> None:
    links = in_place(read_table("R4 J R6")).links
    assert links == {read_tile("R5"): (0, 1, 1), read_tile("R6"): (0, 1, 1)}


def test_groups_count_their_tiles_and_rows_with_jokers_are_told() -> None:
    found = in_place(read_table("K4 R4 J | K4 B4 O4"))
    assert not found.links
    assert found.grouped[read_tile("K4")] == 2
    assert found.with_jokers == (read_row("K4 R4 J"),)
