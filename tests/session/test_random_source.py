"""Luck: each game of a match has a deal of its own, and what bots draw does not follow from it."""

from dataclasses import replace

import pytest

from game.engine.deal import deal
from game.engine.fair.chance import Chance, game_seed
from game.engine.fair.envelope import seal
from game.engine.game import Game
from game.engine.notation import read_position
from game.engine.position import EVEN, Handicap
from game.engine.rules import CLASSIC
from game.session.commands import NextGame
from game.session.journal import write_journal
from game.session.player import Player
from game.session.random_source import random_for_bot
from game.session.session import Session

PLAYERS = (Player("Fox", bot="level1"), Player("Owl", bot="level1"))


def played(seed: int = 3) -> Session:
    session = Session.start(CLASSIC, PLAYERS, seed)
    while not session.game.result:
        session.tick(0.0)
    return session


def test_a_game_is_dealt_from_the_seed_in_its_envelope() -> None:
    session = played()
    for games in range(2):
        assert session.envelope
        assert session.envelope == seal(game_seed(3, games))
        dealt = deal(CLASSIC, ["Fox", "Owl"], Chance(session.envelope.seed))
        assert dealt == session.opening
        session.do(NextGame())


def test_the_envelope_stays_closed_and_the_same_until_the_next_game() -> None:
    session = Session.start(CLASSIC, PLAYERS, 3)
    first = session.envelope
    while not session.game.result:
        session.tick(0.0)
        assert session.envelope is first
    session.do(NextGame())
    assert session.envelope
    assert session.envelope != first


@pytest.mark.parametrize("games", [0, 1])
def test_a_resumed_game_has_the_same_envelope(games: int) -> None:
    session = played() if games else Session.start(CLASSIC, PLAYERS, 3)
    session.do(NextGame())
    for _ in range(5):
        session.tick(0.0)
    assert Session.resume(write_journal(session.journal)).envelope == session.envelope
    over = played()
    assert Session.resume(write_journal(over.journal)).envelope == over.envelope


def test_a_handicap_goes_from_game_to_game_and_moves_no_tile() -> None:
    eased = Handicap(open_rack=True, any_set_opens=True, time=None)
    players = (PLAYERS[0], replace(PLAYERS[1], handicap=eased))
    session, plain = (Session.start(CLASSIC, who, 3) for who in (players, PLAYERS))
    assert session.envelope == plain.envelope
    while not session.game.result:
        session.tick(0.0)
    again = Session.resume(write_journal(session.journal))
    assert again.players == players
    again.do(NextGame())
    assert again.envelope == seal(game_seed(3, 1))
    assert [seat.handicap for seat in again.game.start.seats] == [EVEN, eased]


def test_a_game_that_was_not_dealt_here_has_none() -> None:
    start = Session.start(CLASSIC, PLAYERS, 3).game.start
    assert Session(Game(start), PLAYERS, 4).envelope is None
    other = replace(start, pool=start.pool[::-1])
    assert Session(Game(other), PLAYERS, 3).envelope is None
    position = read_position("rules classic-2016\n* fox K1\n pip K2")
    assert Session(Game(position), PLAYERS, 3).envelope is None


def test_no_bot_draws_from_what_an_envelope_tells() -> None:
    """Neither do two turns, two games or a turn and an offer draw the same."""
    drawn = {
        random_for_bot(3, games, what, turn).getrandbits(256)
        for games in range(3)
        for what in ("turn", "offer")
        for turn in range(50)
    }
    assert len(drawn) == 3 * 2 * 50
    told = {Chance(game_seed(3, games)).getrandbits(256) for games in range(3)}
    assert not drawn & told
