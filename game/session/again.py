"""A deal played again by the person who has played it: with the same tiles, against the same bots.

It is a match of one game. One's play before stands beside it as a ghost: what was left each time.
"""

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise

from game.engine.game import Game
from game.engine.position import Position
from game.engine.rules import Games
from game.session.future import Executor
from game.session.journal import Ghost
from game.session.observer import SessionObserver
from game.session.pace import Pace
from game.session.player import Player
from game.session.session import Session

SEED = 0
"""What bots draw from: always the same, as in the tries of the Maestro."""


def left_each_time(positions: Sequence[Position], seat: int) -> Ghost:
    """Return how many tiles were on a rack after each of its own turns."""
    return tuple(
        len(after.seats[seat].rack)
        for before, after in pairwise(positions)
        if before.to_move == seat
    )


def deal_again(
    start: Position,
    players: Sequence[Player],
    executor: Executor,
    pace: Pace,
    observer: SessionObserver,
) -> Session:
    """Begin a game from a deal that was there before."""
    alone = replace(start, rules=replace(start.rules, length=Games(1)))
    return Session(Game(alone), players, SEED, executor, pace=pace, observer=observer)
