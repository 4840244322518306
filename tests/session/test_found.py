"""The ideas of the turn that has just ended, told from the session that it was played in."""

from game.engine.game import EndTurn, Undo
from game.engine.move import At, FromRack, Move, To
from game.engine.notation import read_tile
from game.session.commands import MoveShown
from game.session.found import found_last
from game.session.journal import write_journal
from game.session.session import Session
from tests import samples

TABLE = """
rules classic-2016
table B4 B5 B6
* Fox+ B7 R1 R2 R3 K9
  Owl+ B3 O1 O2
pool R12
"""
BUILT = Move((FromRack(read_tile("B7")),), At(0, 3))


def test_before_the_first_turn_there_are_none() -> None:
    assert found_last(samples.session(TABLE)) == ()


def test_a_play_has_those_of_its_table() -> None:
    session = samples.session(TABLE)
    session.do(BUILT)
    assert found_last(session) == ()
    session.do(EndTurn())
    assert found_last(session) == ("build",)


def test_a_step_taken_back_counts_even_where_it_was_done_before_the_app_was_left() -> None:
    session = samples.session(TABLE)
    session.do(Move((FromRack(read_tile("K9")),), To.NEW_ROW))
    session.do(Undo())
    session = Session.resume(write_journal(session.journal))
    session.do(MoveShown(BUILT, (session.rack(0).index(read_tile("B7")),)))
    session.do(EndTurn())
    assert found_last(session) == ("build", "undo")


def test_undo_with_nothing_to_take_back_is_none() -> None:
    session = samples.session(TABLE)
    session.do(Undo())
    session.do(BUILT)
    session.do(EndTurn())
    assert found_last(session) == ("build",)


def test_a_bot_has_none() -> None:
    session = samples.session(TABLE, people=(1,))
    session.do(BUILT)
    session.do(EndTurn())
    assert found_last(session) == ()
