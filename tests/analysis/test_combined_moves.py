"""Moves combined: fewer, and every one leads where the single ones led."""

import pytest

from game.analysis.combined_moves import combine_moves
from game.analysis.plan import moves_to
from game.engine.draft import Draft
from game.engine.move import At, Move, To
from game.engine.notation import read_table
from game.engine.position import Position, Table
from game.engine.turn import Play
from tests.analysis.plays import game
from tests.engine.positions import lay, position
from tests.sizes import size


def joined(table: str, rack: str, *moves: Move) -> list[Move]:
    start = position(table, rack)
    return list(combine_moves(start, start.table, moves))


def after(start: Position, moves: list[Move]) -> Table:
    draft = Draft(start)
    for move in moves:
        draft.move(move)
    return draft.rows


def test_a_new_set_is_laid_at_once_in_its_order() -> None:
    single = (lay("B10"), lay("B11", to=At(0, 1)), lay("B9", to=At(0, 0)))
    assert joined("", "B9 B10 B11", *single) == [lay("B9", "B10", "B11")]


def test_each_of_two_sets_is_laid_by_itself() -> None:
    start = position("", "K7 R7 O7 K9 R9 O9")
    moves = moves_to(start, Play(read_table("K7 R7 O7 | K9 R9 O9")))
    assert [len(move.tiles) for move in combine_moves(start, (), moves)] == [3, 3]


def test_two_groups_of_one_number_are_two_sets() -> None:
    start = position("", "K7 R7 O7 K7 R7 B7")
    moves = moves_to(start, Play(read_table("K7 R7 O7 | K7 R7 B7")))
    assert [len(move.tiles) for move in combine_moves(start, (), moves)] == [3, 3]


def test_both_ends_of_a_run_grow_at_once() -> None:
    single = (lay("B3", to=At(0, 0)), lay("B7", to=At(0, 4)))
    (both,) = joined("B4 B5 B6", "B3 B7", *single)
    assert both.tiles == lay("B3", "B7").tiles


def test_tiles_of_one_row_go_together() -> None:
    table = "O4 O5 O6 O7 | O8 O9 O10 O11"
    single = (Move((At(1, 0),), At(0, 4)), Move((At(1, 0),), At(0, 5)))
    assert joined(table, "K1", *single) == [Move((At(1, 0), At(1, 1)), At(0, 4))]


def test_tiles_of_two_rows_do_not() -> None:
    table = "K8 R8 B8 O8 | O9 K9 R9 B9"
    single = [Move((At(0, 3),), To.NEW_ROW), Move((At(1, 0),), At(2, 1))]
    assert joined(table, "K1", *single) == single


def test_tiles_of_rack_and_table_do_not() -> None:
    single = [lay("O9", "O10"), Move((At(0, 3),), At(1, 0))]
    assert joined("K8 R8 B8 O8", "O9 O10", *single) == single


@pytest.mark.parametrize("seed", range(size(2, 8)))
def test_in_any_game_combined_moves_lead_where_single_tiles_led(seed: int) -> None:
    fewer = 0
    for start, turn in game(seed):
        single = moves_to(start, turn)
        combined = list(combine_moves(start, start.table, single))
        assert after(start, combined) == after(start, single)
        assert sum(len(move.tiles) for move in combined) == sum(len(m.tiles) for m in single)
        fewer += len(single) - len(combined)
    assert fewer > 0
