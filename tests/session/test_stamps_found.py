"""Stamps: a session tells which ideas of a turn are new to a person, whoever shows it."""

from game.engine.game import EndTurn, Undo
from game.engine.move import At
from game.engine.notation import read_row, read_tile
from game.engine.rules import CLASSIC
from game.engine.turn import Draw
from game.session.commands import MoveShown, NameTiles, SessionCommand, ShowMe
from game.session.journal import write_journal
from game.session.observer import SessionObserver
from game.session.player import Player
from game.session.session import Session
from game.session.stamps_found import SessionEvent, StampsFound
from tests import samples
from tests.engine.positions import lay

TABLE = """
rules classic-2016
table B4 B5 B6
* Fox+ B7 R1 R2 R3 K9
  Owl+ B3 O1 O2
pool R12
"""
BUILT = lay("B7", to=At(0, 3))


def found(session: Session, *commands: SessionCommand) -> list[SessionEvent]:
    events = [event for command in commands for event in session.do(command)]
    return [event for event in events if isinstance(event, StampsFound)]


def test_a_play_has_those_of_its_table_once_it_has_ended() -> None:
    session = samples.session(TABLE)
    assert found(session, BUILT) == []
    assert found(session, EndTurn()) == [StampsFound(0, ("build",))]
    assert session.observer.new_stamps == {0: ("build",)}


def test_what_is_in_the_album_is_found_no_more() -> None:
    session = samples.session(TABLE)
    session.observer = SessionObserver([{"build": 1.0}])
    assert found(session, BUILT, EndTurn()) == []


def test_a_step_taken_back_counts_even_where_it_was_done_before_the_app_was_left() -> None:
    session = samples.session(TABLE)
    found(session, lay("K9"), Undo())
    session = Session.resume(write_journal(session.journal))
    built = MoveShown(BUILT, (session.rack(0).index(read_tile("B7")),))
    assert found(session, built, EndTurn()) == [StampsFound(0, ("build", "undo"))]


def test_a_play_of_tiles_that_a_hint_has_named_earns_none_and_the_next_may_again() -> None:
    session = samples.session(TABLE, people=(0, 1))
    session.do(NameTiles((read_tile("B7"),)))
    assert found(session, BUILT, EndTurn()) == []
    built = lay("B3", to=At(0, 0))
    assert found(session, built, EndTurn()) == [StampsFound(1, ("build",))]


def test_who_plays_other_tiles_than_the_hint_has_named_has_had_the_idea() -> None:
    session = samples.session(TABLE)
    session.do(NameTiles(read_row("R1 R2 R3")))
    assert found(session, BUILT, EndTurn()) == [StampsFound(0, ("build",))]


def test_undo_with_nothing_to_take_back_is_none() -> None:
    session = samples.session(TABLE)
    assert found(session, Undo(), BUILT, EndTurn()) == [StampsFound(0, ("build",))]


def test_a_bot_has_none() -> None:
    assert found(samples.session(TABLE, people=(1,)), BUILT, EndTurn()) == []


def test_a_match_that_nobody_shows_finds_its_stamps() -> None:
    """A bot thinks for the person, and the session hears only commands and time."""
    bots = Session.start(CLASSIC, [Player("Fox", bot="level7"), Player("Owl", bot="level5")], 4)
    whole = [bots.hurry() for _ in range(40)]
    assert not any(isinstance(event, StampsFound) for events in whole for event in events)
    session = Session.start(CLASSIC, [Player("Fox"), Player("Owl", bot="level5")], 4)
    told: list[SessionEvent] = []
    for timed in bots.game.record.turns:
        told += session.do(timed.turn) if session.player.bot is None else session.hurry()
    stamps = [event for event in told if isinstance(event, StampsFound)]
    assert "thirty" in stamps[0].kinds
    assert {event.seat for event in stamps} == {0}
    assert [kind for event in stamps for kind in event.kinds] == [*session.observer.new_stamps[0]]


def test_help_is_kept_with_the_game_and_shown_turns_are_counted_for_each_person() -> None:
    session = samples.session(TABLE, people=(0, 1))
    session.do(NameTiles(read_row("B7")))
    session.do(ShowMe())
    session = Session.resume(write_journal(session.journal))
    assert session.help.named == {read_tile("B7")}
    session.do(BUILT)
    session.do(EndTurn())
    for _ in range(2):
        session = Session.resume(write_journal(session.journal))
        assert (session.help.helped, session.help.shown) == ((1,), (1,))
    assert session.help.shows_left(session.game.positions) == 3
    session.do(Draw())
    assert session.help.shows_left(session.game.positions) == 2
