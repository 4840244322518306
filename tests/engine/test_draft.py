"""The table under the hand: moves, refusals, undo and redo (R9, R13, R15).

That no tile is lost and all can be taken back, whatever one does: `watch`.
"""

import copy
import pickle
from dataclasses import replace

import pytest

from game.engine.draft import Draft, RefusedError
from game.engine.fault import fault
from game.engine.move import At, FromRack, Move, To
from game.engine.notation import read_table, read_tile, write_row, write_table
from game.engine.rules import CLASSIC
from tests.engine.positions import position, reasons

NEW_ROW, RACK = To.NEW_ROW, To.RACK


def hold(*tiles: str | At) -> tuple[FromRack | At, ...]:
    """Take tiles up: those of the rack by name, those of the table by place."""
    return tuple(FromRack(read_tile(each)) if isinstance(each, str) else each for each in tiles)


def after(table: str, rack: str, *moves: Move, opened: bool = True) -> str:
    draft = Draft(position(table, rack, opened=opened))
    for move in moves:
        draft.move(move)
    return shown(draft)


def shown(draft: Draft) -> str:
    return f"{write_table(draft.rows)} / {write_row(draft.rack)}"


@pytest.mark.parametrize(
    ("table", "rack", "move", "expected"),
    [
        ("", "R4 R5 R6", Move(hold("R5", "R4", "R6"), NEW_ROW), "R4 R5 R6 / "),
        ("B4 B5 B6", "R4", Move(hold("R4"), NEW_ROW), "B4 B5 B6 | R4 / "),
        ("B4 B5 B6", "B7", Move(hold("B7"), At(0, 3)), "B4 B5 B6 B7 / "),
        ("B4 B5 B6", "B7", Move(hold("B7"), At(0, 0)), "B4 B5 B6 B7 / "),  # tidied
        ("B4 B5 B7 B8", "B6", Move(hold("B6"), At(0, 2)), "B4 B5 B6 B7 B8 / "),
        ("B4 B5 B6 B7 B8", "B6", Move(hold("B6"), At(0, 3)), "B4 B5 B6 | B6 B7 B8 / "),
        ("B4 B5 B6", "R9", Move(hold("R9"), At(0, 1)), "B4 R9 B5 B6 / "),  # may lie wrong for now
        ("B4 B5 B6 B7", "K1", Move((At(0, 3),), NEW_ROW), "B4 B5 B6 | B7 / K1"),
        ("B4 B5 B6 B7", "K1", Move((At(0, 1),), NEW_ROW), "B4 B6 B7 | B5 / K1"),
        (
            "B1 B2 B3 B4 B5 B6",
            "K1",
            Move((At(0, 3), At(0, 4), At(0, 5)), NEW_ROW),
            "B1 B2 B3 | B4 B5 B6 / K1",
        ),
        ("B4 B5 B6 | O9", "K1", Move((At(1, 0),), At(0, 0)), "O9 B4 B5 B6 / K1"),  # no empty row
        ("B4 B5 | B6 B7", "K1", Move((At(1, 0), At(1, 1)), At(0, 2)), "B4 B5 B6 B7 / K1"),
        (
            "B4 | O4",
            "K4 R4",
            Move(hold("K4", At(1, 0), "R4"), At(0, 1)),
            "B4 K4 O4 R4 / ",
        ),  # rack and table at once
        ("K4 R4 B4", "K1", Move((At(0, 0),), At(0, 3)), "R4 B4 K4 / K1"),  # within its row
        ("K4 R4 B4", "K1", Move((At(0, 2),), At(0, 0)), "B4 K4 R4 / K1"),
        ("K4 R4 B4 O4", "K1", Move((At(0, 0), At(0, 1)), At(0, 3)), "B4 K4 R4 O4 / K1"),
        (
            "B1 B2 B3 B4 B5 B6",
            "K1",
            Move((At(0, 2),), NEW_ROW, apart=((At(0, 3), At(0, 4), At(0, 5)),)),
            "B1 B2 | B4 B5 B6 | B3 / K1",
        ),
        (
            "O1 O2 O3 O4 O5 | B3 B4 B5",
            "K1",
            Move((At(0, 1), At(0, 3)), At(1, 3), apart=((At(0, 2),), (At(0, 4),))),
            "O1 | B3 B4 B5 O2 O4 | O3 | O5 / K1",
        ),
    ],
)
def test_tiles_go_where_they_are_put(table: str, rack: str, move: Move, expected: str) -> None:
    assert after(table, rack, move) == expected


def test_rows_that_were_not_touched_stay_as_they_lie() -> None:
    assert after("B6 B5 B4 | O1", "K1", Move(hold("K1"), At(1, 0))) == "B6 B5 B4 | K1 O1 / "


def test_the_first_meld_is_tidied_to_the_most_and_later_ones_only_to_be_sets() -> None:
    move = Move(hold("J", "R9", "R10"), NEW_ROW)
    assert after("", "R9 R10 J", move, opened=False) == "R9 R10 J / "
    assert after("", "R9 R10 J", move) == "J R9 R10 / "


def test_own_tiles_go_back_to_the_rack() -> None:
    draft = Draft(position("B4 B5 B6", "R1 R2 R3"))
    draft.move(Move(hold("R1", "R2", "R3"), NEW_ROW))
    draft.move(Move((At(1, 2), At(1, 0)), RACK))
    assert shown(draft) == "B4 B5 B6 | R2 / R1 R3"
    draft.move(Move((At(1, 0),), RACK))
    assert shown(draft) == "B4 B5 B6 / R1 R2 R3"


def test_a_rack_tile_put_down_on_the_rack_is_nobody_elses() -> None:
    draft = Draft(position("B4 B5 B6", "R1 R2"))
    draft.move(Move(hold("R1"), RACK))
    assert shown(draft) == "B4 B5 B6 / R1 R2"
    assert not draft.can_undo
    draft.move(Move(hold("R2"), NEW_ROW))
    draft.move(Move(hold("R1", At(1, 0)), RACK))
    assert shown(draft) == "B4 B5 B6 / R1 R2"


def test_of_equal_tiles_as_many_go_back_as_came() -> None:
    draft = Draft(position("R5 R6 R7", "R5"))
    draft.move(Move(hold("R5"), NEW_ROW))
    with pytest.raises(RefusedError, match="not-your-tile"):
        draft.move(Move((At(0, 0), At(1, 0)), RACK))
    draft.move(Move((At(0, 0),), RACK))
    assert shown(draft) == "R6 R7 | R5 / R5"


@pytest.mark.parametrize(
    ("move", "expected"),
    [
        (Move((), NEW_ROW), "no-such-tile"),
        (Move(hold("R9"), NEW_ROW), "no-such-tile"),
        (Move(hold("R1", "R1"), NEW_ROW), "no-such-tile"),  # only one of them
        (Move((At(0, 0), At(0, 0)), NEW_ROW), "no-such-tile"),
        (Move((At(5, 0),), NEW_ROW), "no-such-tile"),
        (Move((At(-1, 0),), NEW_ROW), "no-such-tile"),
        (Move((At(0, 3),), NEW_ROW), "no-such-tile"),
        (Move((At(0, -1),), NEW_ROW), "no-such-tile"),
        (Move(hold("R1"), At(1, 0)), "no-such-tile"),
        (Move(hold("R1"), At(0, 4)), "no-such-tile"),
        (Move((At(0, 0),), RACK), "not-your-tile"),  # R15
        (Move((At(0, 1),), NEW_ROW, apart=((At(0, 1),),)), "no-such-tile"),
        (Move((At(0, 1),), NEW_ROW, apart=((At(0, 5),),)), "no-such-tile"),
        (Move(hold(At(0, 0), "R1"), RACK), "not-your-tile"),
    ],
)
def test_a_refused_move_leaves_all_as_before(move: Move, expected: str) -> None:
    draft = Draft(position("B4 B5 B6", "R1 R2 R3"))
    draft.move(Move(hold("R1"), At(0, 0)))
    draft.undo()
    with pytest.raises(RefusedError, match=expected):
        draft.move(move)
    assert shown(draft) == "B4 B5 B6 / R1 R2 R3"
    assert (draft.can_undo, draft.can_redo) == (False, True)


@pytest.mark.parametrize(
    ("move", "rows"),
    [
        (Move((At(0, 0),), NEW_ROW), (0,)),
        (Move(hold("B7"), At(0, 3)), (0,)),
        (Move((At(0, 0), At(1, 0)), NEW_ROW), (0, 1)),
        (Move((At(2, 0),), At(1, 0)), (1,)),
        (Move((At(0, 0),), RACK), (0,)),
        (Move(hold("B7"), At(2, 0), apart=((At(1, 0),),)), (1,)),
    ],
)
def test_before_the_initial_meld_the_table_is_not_touched(
    move: Move, rows: tuple[int, ...]
) -> None:
    """R13: the player's own rows move freely, those that lay there do not."""
    draft = Draft(position("B4 B5 B6 | K8 R8 O8", "R9 R10 B7", opened=False))
    draft.move(Move(hold("R10", "R9"), NEW_ROW))
    with pytest.raises(RefusedError) as refused:
        draft.move(move)
    assert refused.value.fault == fault("table-touched", *rows)
    assert shown(draft) == "B4 B5 B6 | K8 R8 O8 | R9 R10 / B7"
    draft.move(Move((At(2, 1),), RACK))
    draft.move(Move(hold("B7"), At(2, 0)))
    assert shown(draft) == "B4 B5 B6 | K8 R8 O8 | B7 R9 / R10"


def test_relaxed_rules_let_the_first_meld_build() -> None:
    relaxed = replace(CLASSIC, build_in_initial_turn=True)
    draft = Draft(position("B4 B5 B6", "B7", opened=False, rules=relaxed))
    draft.move(Move(hold("B7"), At(0, 3)))
    assert shown(draft) == "B4 B5 B6 B7 / "


def test_undo_redo_and_reset_are_exact() -> None:
    draft = Draft(position("B4 B5 B6 B7", "R1 R2"))
    seen = [shown(draft)]
    for move in (Move(hold("R2"), NEW_ROW), Move(hold("R1"), At(1, 1)), Move((At(0, 3),), NEW_ROW)):
        draft.move(move)
        seen.append(shown(draft))
    for before in reversed(seen[:-1]):
        draft.undo()
        assert shown(draft) == before
    draft.undo()
    assert not draft.can_undo
    for again in seen[1:]:
        draft.redo()
        assert shown(draft) == again
    draft.redo()
    assert not draft.can_redo
    draft.reset()
    assert shown(draft) == seen[0]
    draft.reset()
    draft.undo()
    assert shown(draft) == seen[-1]


def test_a_new_move_forgets_what_was_taken_back_but_one_that_changes_nothing_does_not() -> None:
    draft = Draft(position("B4 B5 B6", "R1 R2"))
    draft.move(Move(hold("R1"), NEW_ROW))
    draft.undo()
    draft.move(Move((At(0, 0),), At(0, 0)))
    assert draft.can_redo
    draft.move(Move(hold("R2"), NEW_ROW))
    assert not draft.can_redo


def test_it_tells_what_is_played_touched_and_wrong() -> None:
    draft = Draft(position("B4 B5 B6", "R9 R10 J O1", opened=False))
    assert (draft.played, draft.touched) == ((), False)
    assert reasons(draft.faults()) == ["nothing-played", "initial-meld"]
    draft.move(Move(hold("R9", "R10"), NEW_ROW))
    assert (write_row(draft.played), draft.touched) == ("R9 R10", True)
    assert reasons(draft.faults()) == ["run-short 1", "initial-meld"]
    draft.move(Move(hold("J"), At(1, 2)))
    assert write_row(draft.played) == "R9 R10 J"
    assert draft.faults() == ()


def test_a_draft_may_begin_in_the_middle_of_a_turn() -> None:
    start = position("B4 B5 B6", "B7 R1")
    draft = Draft(start, rows=read_table("B4 B5 B6 B7"))
    assert shown(draft) == "B4 B5 B6 B7 / R1"
    draft.undo()
    assert shown(draft) == "B4 B5 B6 / B7 R1"


def test_a_refusal_survives_the_way_between_processes() -> None:
    error = RefusedError(fault("table-touched", 1))
    for other in (copy.copy(error), pickle.loads(pickle.dumps(error))):
        assert other.fault == error.fault
        assert str(other) == "table-touched"
