"""A deal by two hands: the seal first, then a press of the player, kept and found again."""

from dataclasses import replace

import pytest

from game.engine.fair.chance import game_seed
from game.engine.fair.envelope import NOBODY, check, seal, seal_with_tiles
from game.engine.game import Reset
from game.engine.limits import NotationError
from game.engine.record import read_record
from game.engine.rules import CLASSIC
from game.session.commands import Mix, NextGame, read_command, write_command
from game.session.journal import read_journal, write_journal
from game.session.mixing import can_mix, is_sealed
from game.session.observer import SessionObserver
from game.session.player import Player
from game.session.session import Session

SECRET = 1 << 200
PRESS = Mix("press 1.83")
PLAYERS = (Player("Fox", bot="level1"), Player("Owl", bot="level1"))


def started(seed: int = SECRET, observer: SessionObserver | None = None) -> Session:
    return Session.start(CLASSIC, PLAYERS, seed, observer=observer)


def mixed(seed: int = SECRET) -> Session:
    session = started(seed)
    session.do(PRESS)
    return session


def test_the_seal_is_the_same_before_and_after_but_the_tiles_are_others() -> None:
    before, after = started(), mixed()
    assert before.envelope == seal(game_seed(SECRET, 0), NOBODY)
    assert after.envelope == seal(game_seed(SECRET, 0), "press 1.83")
    assert before.game.start.seats != after.game.start.seats
    assert before.game.start.pool != after.game.start.pool
    assert before.opening.draws == after.opening.draws
    assert before.game.start.to_move == after.game.start.to_move


def test_only_one_press_before_the_first_turn_counts() -> None:
    session = mixed()
    start = session.game.start
    session.do(Mix("press 2.00"))
    assert (session.mixed, session.game.start) == ("press 1.83", start)
    late = started()
    late.tick(0.0)
    assert late.game.turns == 1
    late.do(PRESS)
    assert late.mixed == NOBODY


def test_a_turn_that_has_begun_is_not_dealt_anew() -> None:
    session = Session.start(CLASSIC, (Player("Fox"), Player("Owl")), SECRET)
    session.tick(0.1)
    assert not can_mix(session)
    session.do(PRESS)
    assert session.mixed == NOBODY


@pytest.mark.parametrize("seed", [0, 7, -7, 1 << 127])
def test_with_a_seed_that_was_given_nothing_is_mixed_in(seed: int) -> None:
    session = mixed(seed)
    assert not is_sealed(session)
    assert session.mixed == NOBODY
    assert session.game.start == started(seed).game.start


def test_the_next_game_is_sealed_anew() -> None:
    session = mixed()
    while not session.game.result:
        session.tick(0.0)
    session.do(NextGame())
    assert session.envelope == seal(game_seed(SECRET, 1), NOBODY)
    assert can_mix(session)


def test_a_resumed_game_knows_what_was_mixed_in() -> None:
    session = mixed()
    for _ in range(2):
        again = Session.resume(write_journal(session.journal))
        assert again.state == session.state
        assert again.envelope == session.envelope
        assert again.draws == session.draws
        session.do(Reset())
        session.tick(0.0)


def test_what_was_mixed_in_is_saved_at_once() -> None:
    class Kept(SessionObserver):
        journals: tuple[str, ...] = ()

        def begin(self, session: Session) -> None:
            self.journals = (*self.journals, write_journal(session.journal))

    kept = Kept()
    started(observer=kept).do(PRESS)
    first, second = map(read_journal, kept.journals)
    assert (first.mixed, second.mixed) == (NOBODY, "press 1.83")
    assert first.record.start != second.record.start


def test_a_game_that_was_sealed_with_its_tiles_still_checks() -> None:
    """So it was before a player could mix: there is no line about that."""
    session = started()
    text = write_journal(session.journal).replace('[mixed "nobody"]\n', "")
    old = Session.resume(text)
    assert old.mixed is None
    assert old.envelope == seal_with_tiles(game_seed(SECRET, 0), session.game.start)
    assert not can_mix(old)
    assert write_journal(old.journal) == text
    while not old.game.result:
        old.tick(0.0)
    assert old.envelope
    assert check(replace(old.game.record, headers=old.envelope.headers(opened=True))) == ""
    old.do(NextGame())
    assert old.envelope == seal(game_seed(SECRET, 1), NOBODY)


@pytest.mark.parametrize("part", ["", "Anna", "press 1.8", "press 01.83", "press 100.00"])
def test_a_part_that_cannot_be_is_refused(part: str) -> None:
    text = write_journal(started().journal).replace("nobody", part)
    with pytest.raises(NotationError, match="isn't a press; one looks like"):
        read_journal(text)


def test_a_press_has_a_text_form() -> None:
    assert read_command(write_command(PRESS)) == PRESS


OLD = """\
[deal "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f"]
[sealed "d7fce3f5a5312fc6dae5dc8719a420910d0443e000334dcc2c139e25694af551"]
"""


def test_a_record_of_an_earlier_version_still_checks() -> None:
    start = (
        "rules classic-2016 / table / fox  K3 K3 K5 K8 R4 R8 R9 R10 R12 B4 B10 B11 O5 O12"
        " / * owl  K13 R6 R7 R10 B2 B3 B4 O1 O2 O4 O5 O8 O9 O10 / pool B12 B13 O8 B2 O6 B1 O9"
        " O6 B8 O12 R1 O1 R7 K4 B6 O3 O11 B13 K1 K6 K2 K2 O11 K10 R6 O13 K12 K7 B9 R3 K5 K8"
        " O13 R11 O2 O4 K10 R4 B9 K4 K13 R2 K1 K12 B7 O3 R3 K9 R5 B1 R12 K9 B12 B3 J B5 B11"
        " B6 B8 R2 O7 K6 K7 R9 K11 R5 R13 R8 R1 J R13 O7 B7 O10 B10 B5 R11 K11"
    )
    assert check(read_record(f'{OLD}[start "{start}"]\n')) == ""
    turned = start.replace("R11 K11", "K11 R11")
    assert check(read_record(f'{OLD}[start "{turned}"]\n')).startswith("The seal belongs")
