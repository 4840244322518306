from collections import Counter
from random import Random

import pytest

from game.analysis.plan import moves_to
from game.engine.draft import Draft
from game.engine.meld import is_set
from game.engine.move import At, FromRack, Move, To
from game.engine.notation import read_row, read_table, write_row
from game.engine.position import Position, Seat, Table
from game.engine.rules import CLASSIC, TWIST, Rules
from game.engine.tidy import normalize
from game.engine.tile import in_order
from game.engine.turn import Draw, Pass, Play, Timeout, changed, play_faults, played
from tests.analysis.plays import game
from tests.sizes import size


def position(table: str, rack: str, *, opened: bool = True, rules: Rules = CLASSIC) -> Position:
    """Sit a player with these tiles and one more at a table."""
    mover = Seat("fox", in_order((*read_row(rack), *read_row("K13"))), opened)
    rows = read_table(table) if table else ()
    return Position(rules, rows, (mover, Seat("owl", read_row("K1"), True)))


def tables(start: Position, moves: list[Move], rows: Table | None = None) -> list[Table]:
    draft = Draft(start, rows)
    found = []
    for move in moves:
        draft.move(move)
        found.append(draft.rows)
    return found


def played_out(
    table: str, rack: str, goal: str, *, opened: bool = True, rules: Rules = CLASSIC
) -> list[str]:
    """Give the rows that changed after each move of a legal play, checking where it ends."""
    start = position(table, rack, opened=opened, rules=rules)
    play = Play(read_table(goal))
    assert not play_faults(start, play.table)
    seen = tables(start, moves_to(start, play))
    assert Counter(seen[-1]) == Counter(play.table)
    return [" | ".join(write_row(row) for row in rows if row not in start.table) for rows in seen]


@pytest.mark.parametrize("turn", [Draw(), Pass(), Timeout(unfinished=True)])
def test_a_turn_without_a_play_needs_no_moves(turn: Draw | Pass | Timeout) -> None:
    assert moves_to(position("B4 B5 B6", "R1"), turn) == []


def test_a_new_set_is_laid_tile_by_tile() -> None:
    start = position("", "B9 B10 B11", opened=False)
    first, *others = moves_to(start, Play(read_table("B9 B10 B11")))
    assert first == Move((FromRack(read_row("B9")[0]),), To.NEW_ROW)
    assert len(others) == 2
    assert played_out("", "B9 B10 B11", "B9 B10 B11", opened=False) == [
        "B9",
        "B9 B10",
        "B9 B10 B11",
    ]


def test_sets_are_laid_one_after_the_other() -> None:
    seen = played_out("", "B8 B9 B10 K9 O9 R9", "B8 B9 B10 | K9 O9 R9", opened=False)
    assert seen[2:4] == ["B8 B9 B10", "B8 B9 B10 | K9"]


def test_tiles_are_added_to_the_row_that_lies() -> None:
    assert played_out("R4 R5 R6 | K1 K2 K3", "R3 R7", "R3 R4 R5 R6 R7 | K1 K2 K3") == [
        "R3 R4 R5 R6",
        "R3 R4 R5 R6 R7",
    ]


def test_a_run_is_split_by_putting_a_tile_into_it() -> None:
    table, goal = "R3 R4 R5 R6 R7 R8 R9", "R3 R4 R5 R6 | R6 R7 R8 R9"
    assert played_out(table, "R6", goal) == ["R3 R4 R5 R6 | R6 R7 R8 R9"]


def test_the_fourth_tile_and_the_end_of_a_run_are_taken() -> None:
    seen = played_out("K8 R8 B8 O8", "O9 O10", "K8 R8 B8 | O8 O9 O10")
    assert seen[-1] == "K8 R8 B8 | O8 O9 O10"
    assert len(seen) == 3
    assert len(played_out("R5 R6 R7 R8", "K8 B8", "R5 R6 R7 | K8 R8 B8")) == 3


def test_runs_are_joined() -> None:
    assert len(played_out("R3 R4 R5 | R7 R8 R9", "R6", "R3 R4 R5 R6 R7 R8 R9")) == 4


def test_three_runs_become_three_groups() -> None:
    table = "R3 R4 R5 | B3 B4 B5 | K3 K4 K5"
    assert len(played_out(table, "O3", "R3 B3 K3 O3 | R4 B4 K4 | R5 B5 K5")) == 9


def test_a_joker_is_replaced_before_it_is_taken() -> None:
    seen = played_out("R5 J R7", "R6 K9 B9", "K9 B9 J | R5 R6 R7")
    assert seen[0] == "R5 R6 R7 J"
    assert seen[-2:] == ["R5 R6 R7 J | K9 B9", "R5 R6 R7 | K9 B9 J"]


def test_a_set_is_laid_whole_where_single_tiles_lead_nowhere() -> None:
    table = "R1 R2 R3 J R5 R6 R7 | R4 K4 B4 O4"
    goal = "R1 R2 R3 R4 R5 R6 R7 | K4 B4 O4 | K9 J O9"
    assert "K9 J O9" in played_out(table, "K9 O9", goal)[-1]


def test_a_new_set_is_not_begun_with_its_joker() -> None:
    assert played_out("K1 K2 K3", "J R6 R7", "K1 K2 K3 | J R6 R7") == ["R6", "R6 R7", "J R6 R7"]


def test_no_more_rows_are_broken_than_must_be() -> None:
    goal = "K1 K2 K3 | R4 R5 R6 | R7 R8 R9"
    seen = played_out("R4 R5 R6 R7 R8 R9", "K1 K2 K3", goal)
    assert seen[3:] == [
        "R4 R5 R6 R7 R8 | K1 K2 K3 | R9",
        "R4 R5 R6 R7 | K1 K2 K3 | R8 R9",
        "R4 R5 R6 | K1 K2 K3 | R7 R8 R9",
    ]


def test_two_tiles_go_together_where_one_alone_would_make_a_row_fall_apart() -> None:
    table, goal = "O2 O3 O4 O5 O6 O7 O8 O9 D", "O2 O3 O4 D O7 O8 O9 | O5 O6 O7"
    assert played_out(table, "O7", goal, rules=TWIST) == ["O7", goal]


def test_a_set_is_gathered_where_a_tile_must_come_as_another_goes() -> None:
    table = "R1 R2 R3 J R5 R6 R7 D R10 R11 R12 R13 | K8 R8 O8 B8"
    goal = "R1 R2 D R5 R6 R7 R8 J R10 R11 R12 R13 | K8 O8 B8 | K3 R3 O3"
    assert played_out(table, "K3 O3", goal, rules=TWIST)[1:] == [
        "K3 O3",
        "R1 R2 D R5 R6 R7 R8 J R10 R11 R12 R13 R3 | K8 O8 B8 | K3 O3",
        goal,
    ]


def test_a_set_is_laid_apart_where_even_its_own_row_would_part() -> None:
    start = position("O4 O5 O6 O7 O8 O9 | O7 O8 O9 O10 O11 O12", "R1")
    rows = read_table("O4 O5 O6 O7 O7 O8 | O8 O9 O9 O10 O11 O12")
    moves = moves_to(start, Play(start.table), rows)
    assert [len(move.tiles) for move in moves] == [6, 1]
    assert sorted(tables(start, moves, rows)[-1]) == sorted(start.table)


def test_tiles_are_put_into_the_order_of_the_play() -> None:
    assert played_out("R5 R6 J", "R7", "J R5 R6 R7")[-1] == "J R5 R6 R7"


def test_before_the_initial_meld_jokers_lie_as_the_draft_puts_them() -> None:
    start = position("", "J R9 R10 K13 B13 O13", opened=False)
    moves = moves_to(start, Play(read_table("J R9 R10 | K13 B13 O13")))
    assert sorted(tables(start, moves)[-1]) == sorted(read_table("R9 R10 J | K13 B13 O13"))


def test_a_play_is_shown_as_far_as_the_draft_allows_it() -> None:
    start = position("B4 B5 B6", "B7 K9 O9 R9", opened=False)
    assert moves_to(start, Play(read_table("B4 B5 B6 B7"))) == []


@pytest.mark.parametrize("seed", range(size(2, 16)))
def test_in_any_game_the_moves_lead_to_the_play(seed: int) -> None:
    for start, turn in game(seed):
        if not isinstance(turn, Play):
            continue
        moves = moves_to(start, turn)
        assert_leads_to(start, moves, turn)
        assert moves == moves_to(start, turn)


@pytest.mark.parametrize("seed", range(size(2, 4)))
def test_from_any_rows_the_moves_lead_to_the_play(seed: int) -> None:
    rng = Random(seed)
    for start, turn in game(seed):
        if isinstance(turn, Play) and start.mover.opened:
            rows = jumbled(turn.table, rng)
            assert_leads_to(start, moves_to(start, turn, rows), turn, rows)


@pytest.mark.parametrize("seed", range(size(2, 6)))
def test_of_all_orders_the_one_with_the_fewest_broken_rows_is_taken(
    seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    plays = [(start, turn) for start, turn in game(seed) if isinstance(turn, Play)]
    found = [(start, turn, moves_to(start, turn)) for start, turn in plays]
    short = [each for each in found if len(each[2]) <= 9]
    assert len(short) > 3
    monkeypatch.setattr("game.analysis.move_search.EFFORT", 10**6)
    for start, turn, moves in short:
        assert most_broken(start, moves) == most_broken(start, moves_to(start, turn))


@pytest.mark.parametrize("seed", range(size(2, 6)))
def test_no_tile_is_moved_that_could_stay_and_none_twice(seed: int) -> None:
    for start, turn in game(seed):
        if isinstance(turn, Play):
            moves = [move for move in moves_to(start, turn) if len(move.tiles) == 1]
            gone = changed(start.table, turn.table)[0]
            own = sum(isinstance(move.tiles[0], FromRack) for move in moves)
            assert own == len(played(start.table, turn.table))
            assert len(moves) - own <= sum(map(len, gone))


def test_in_the_middle_of_a_turn_the_moves_go_on_from_there() -> None:
    start = position("R4 R5 R6 R7 | K1 K2 K3", "R3 K4 O9")
    play = Play(read_table("R3 R4 R5 R6 R7 | K1 K2 K3 K4"))
    draft = Draft(start)
    draft.move(Move((FromRack(read_row("O9")[0]),), To.NEW_ROW))
    draft.move(Move((At(0, 3),), To.NEW_ROW))
    draft.move(Move((FromRack(read_row("K4")[0]),), At(1, 3)))
    moves = moves_to(start, play, draft.rows)
    assert len(moves) == 3
    assert sum(move.to is To.RACK for move in moves) == 1
    for move in moves:
        draft.move(move)
    assert Counter(draft.rows) == Counter(play.table)


def jumbled(table: Table, rng: Random) -> Table:
    """Put some rows end to end and cut them anew, anywhere."""
    rows = list(table)
    rng.shuffle(rows)
    tiles = [tile for row in rows[:5] for tile in row]
    found = rows[5:]
    while tiles:
        length = rng.randint(1, 9)
        found += normalize(tuple(tiles[:length]))
        tiles = tiles[length:]
    return tuple(found)


def assert_leads_to(
    start: Position, moves: list[Move], play: Play, rows: Table | None = None
) -> None:
    """Check that the table has the sets of the play, and that they are as legal."""
    there = [rows or start.table, *tables(start, moves, rows)][-1]
    assert Counter(map(in_order, there)) == Counter(map(in_order, play.table))
    assert not play_faults(start, there)


def most_broken(start: Position, moves: list[Move]) -> int:
    return max(sum(not is_set(row) for row in rows) for rows in tables(start, moves))
