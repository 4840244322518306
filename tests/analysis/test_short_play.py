"""Plays of few moves: what is easiest comes first, and all of them are legal."""

import pytest

from game.analysis.short_play import short_tables
from game.engine.notation import write_row
from game.engine.position import Position
from game.engine.rules import ARTICLE, CLASSIC, FAMILY, Rules
from game.engine.turn import loose_tiles, play_faults
from game.solver.play import search
from tests.analysis.plays import game
from tests.engine.positions import position


def new_rows(start: Position) -> list[str]:
    found = next((tables for tables in short_tables(start) if tables), [])
    new = ([row for row in table if row not in start.table] for table in found)
    return [" | ".join(map(write_row, rows)) for rows in new]


def test_own_sets_and_tiles_on_one_row_come_first() -> None:
    start = position("B4 B5 B6 | K8 R8 O8", "B3 B7 R1 R2 R3 R12")
    assert set(new_rows(start)) == {"R1 R2 R3", "B3 B4 B5 B6", "B4 B5 B6 B7", "B3 B4 B5 B6 B7"}


def test_a_row_gives_a_tile_to_two_own_ones() -> None:
    assert new_rows(position("K8 R8 B8 O8", "O9 O10")) == ["K8 R8 B8 | O8 O9 O10"]


def test_jokers_are_kept_where_another_play_is_short() -> None:
    assert not any("J" in rows for rows in new_rows(position("B4 B5 B6", "B3 J K9 R9")))
    assert new_rows(position("B4 B5 B6", "J K9"))


def test_two_rows_give_a_tile_each() -> None:
    rows = new_rows(position("K8 R8 B8 O8 | K10 R10 B10 O10", "O9 K1"))
    assert rows == ["K8 R8 B8 | K10 R10 B10 | O8 O9 O10"]


def test_a_single_tile_may_need_more_rows() -> None:
    table = "R3 R4 R5 | B3 B4 B5 | K3 K4 K5"
    (rows,) = new_rows(position(table, "O3 K13"))
    assert sorted(rows.split(" | "))[0] == "K3 R3 B3 O3"


@pytest.mark.parametrize(("rules", "sets"), [(CLASSIC, 2), (FAMILY, 1)])
def test_an_opening_has_as_few_sets_as_suffice(rules: Rules, sets: int) -> None:
    start = position("", "K1 K2 K3 R5 R6 R7 O4 O5 O6", opened=False, rules=rules)
    assert {len(rows.split(" | ")) for rows in new_rows(start)} == {sets}


def test_nothing_is_short_where_nothing_can_be_played() -> None:
    assert not any(short_tables(position("B4 B5 B6", "R1 K9")))
    assert not any(short_tables(position("", "K1 K2 K3", opened=False)))


def test_where_something_can_be_played_a_short_play_is_legal() -> None:
    for start, _ in game(5)[:40]:
        found = next((tables for tables in short_tables(start) if tables), [])
        assert bool(found) == (search(start).play is not None)
        assert not any(play_faults(start, table) for table in found)


def test_no_tile_is_left_loose_even_where_it_may_be() -> None:
    start = position("R1 J K1 | B11 B12 B13", "K4 K5 K7 R9", rules=ARTICLE)
    play = search(start).play
    assert play
    assert loose_tiles(start, play.table)
    assert not any(short_tables(start))
