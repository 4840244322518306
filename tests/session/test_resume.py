"""Resuming: from its journal, at any moment, a session is what it was and goes on the same way."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from game.engine.events import Event
from game.engine.game import Command
from game.engine.move import FromRack, Move
from game.engine.notation import write_rules
from game.session.commands import ArrangeRack, MoveShown, NextGame, SessionCommand, SortRack
from game.session.journal import write_journal
from game.session.player import Player
from game.session.rack_order import MODES
from game.session.session import Session
from tests.engine.players import actions
from tests.engine.whole_games import MOST_TURNS, some_rules

GAMES_EACH = 25
OFTEN = 0.01
"""How often, after an action, a session is resumed: some times a game."""

TURNS = (5, 10, 15, 20, 40, MOST_TURNS)
"""After so many turns a game is left; most are, for what comes late takes long to play."""

NAMES = ('"Ann" / [B]', "émile # 2", "* +", "level2")


class Seated:
    """A game as those who play it see it: all they do goes through the doors of a session.

    A twin that was resumed from its journal does the same, and the same comes of it. Between
    commands racks are ordered, now and then, and a little time passes.
    """

    def __init__(self, session: Session, rng: Random) -> None:
        self.session = session
        self.twin = again(session)
        self._rng = rng

    def __getattr__(self, name: str) -> Any:
        return getattr(self.session.game, name)

    def do(self, command: Command) -> list[Event]:
        if self._rng.random() < 0.1:
            ordering = self._ordering()
            self._both(lambda session: session.do(ordering))
        turns = self.session.game.turns
        if self.session.player.bot is None:
            self.tick(self._rng.random())
        if self.session.game.turns != turns:
            return []
        wanted = self._from_slots(command)
        return self._both(lambda session: session.do(wanted))

    def tick(self, dt: float) -> list[Event]:
        return self._both(lambda session: session.tick(dt))

    def _both(self, act: Callable[[Session], list[Event]]) -> list[Event]:
        events = act(self.session)
        assert act(self.twin) == events
        return events

    def _ordering(self) -> SessionCommand:
        seat = self._rng.randrange(len(self.session.players))
        count = len(self.session.rack(seat))
        if not count or self._rng.random() < 0.5:
            return SortRack(seat, self._rng.choice(MODES))
        return ArrangeRack(seat, (self._rng.randrange(count),), self._rng.randint(0, count))

    def _from_slots(self, command: Command) -> SessionCommand:
        """Take the last of equal tiles, in the order shown."""
        if not isinstance(command, Move) or self._rng.random() < 0.5:
            return command
        shown = list(enumerate(self.session.rack(self.session.game.position.to_move)))
        slots = []
        for source in command.tiles:
            if isinstance(source, FromRack):
                at = next((at for at, tile in reversed(shown) if tile == source.tile), None)
                if at is None:
                    return command
                shown = [each for each in shown if each[0] != at]
                slots.append(at)
        return MoveShown(command, tuple(slots))


def again(session: Session) -> Session:
    return Session.resume(write_journal(session.journal))


def seats(rng: Random) -> list[Player]:
    """Seat people, and bots that are played by people who try everything."""
    return [
        Player(name, rng.choice(("fox", "owl")), rng.choice((None, "level1")))
        for name in NAMES[: rng.randint(2, 4)]
    ]


def resumed_game(seed: int) -> None:
    """Play a game over and over resumed, after another one that was over."""
    rng, rules = Random(seed), some_rules(seed)
    players = seats(rng)
    session = Session.start(rules, players, seed)
    seated, zeal = Seated(session, rng), rng.choice((0.5, 0.8, 1.0))
    turns = rng.choice(TURNS)
    while not session.game.result and session.game.turns < turns:
        for _ in actions(seated, rng, zeal):
            if rng.random() < OFTEN:
                assert seated.twin.state == session.state
                seated.twin = again(session)
                assert seated.twin.state == session.state
    seated.twin = again(session)
    for each in (session, seated.twin):
        each.do(NextGame())
    assert seated.twin.state == session.state
    assert seated.twin.opening == session.opening


@pytest.mark.whole
@pytest.mark.parametrize("part", range(20))
def test_at_any_moment_a_resumed_session_is_the_same_and_goes_on_so(part: int) -> None:
    for seed in range(part * GAMES_EACH, (part + 1) * GAMES_EACH):
        try:
            resumed_game(seed)
        except Exception as error:
            told = f"seed {seed}, {write_rules(some_rules(seed))}"
            raise AssertionError(f"A game was not resumed: {told}.") from error
