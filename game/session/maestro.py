"""A deal played again: by the person who has played it, or by the Maestro in that person's chair.

Tiles, their order in the pool, seats and the other bots stay as they were. Bots are lively, so one
game of the Maestro, a strong bot, decides nothing. Each of several has a seed of its own, always
the same, and so has the answer. A person plays a match of one game; one's play before stands beside
it as a ghost: what was left each time.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise

from game.engine.game import Game
from game.engine.position import Position
from game.engine.record import Record
from game.engine.rules import Games
from game.engine.score import Result
from game.session.characters import seated
from game.session.future import Executor
from game.session.journal import Ghost, Journal
from game.session.observer import SessionObserver
from game.session.order.rack_order import RackOrder
from game.session.pace import Pace
from game.session.player import Player
from game.session.session import Session

MAESTRO = "level10"
TRIES = 5

PERSONS_SEED = 0
"""What bots draw from where a person plays again: always the same, as in the tries."""

LEG = 4
"""Turns that are played between two looks at what else there is to think about."""


def rack_sizes(positions: Sequence[Position], seat: int) -> Ghost:
    """Return the size of a rack after each of its own turns."""
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
    return Session(Game(alone), players, PERSONS_SEED, executor, pace=pace, observer=observer)


@dataclass(frozen=True)
class ChairTry:
    """A game of the Maestro in somebody's chair, as far as it is played."""

    seat: int
    players: tuple[Player, ...]
    seed: int
    record: Record
    result: Result | None = None
    left: Ghost = ()
    """How many tiles the Maestro had after each of its turns."""

    @property
    def won(self) -> bool:
        """Whether the Maestro has won."""
        return self.result is not None and self.seat in self.result.winners

    @property
    def turns(self) -> int:
        """The turns of all players."""
        return len(self.record.turns)

    @property
    def journal(self) -> Journal:
        """What a replay shows."""
        orders = (RackOrder(),) * len(self.players)
        return Journal(self.seed, self.players, (), orders, self.record)


def chair_of(start: Position, players: Sequence[Player]) -> int | None:
    """Return the seat of the only person, among bots alone: no bot plays as another person did.

    Where all win or lose together, nobody plays against them.
    """
    people = [seat for seat, player in enumerate(players) if player.bot is None]
    return people[0] if len(people) == 1 and not start.rules.together else None


def sit_down(start: Position, players: Sequence[Player], seat: int) -> Iterator[ChairTry]:
    """Seat the Maestro for each of the tries; what was made easier on the seat still is."""
    there = players[seat]
    maestro = replace(seated(MAESTRO), handicap=there.handicap, color=there.color)
    around = (*players[:seat], maestro, *players[seat + 1 :])
    for seed in range(1, TRIES + 1):
        yield ChairTry(seat, around, seed, Record(start))


def play_on(begun: ChairTry, turns: int = LEG) -> ChairTry:
    """Play some turns more, or to the end."""
    session = Session(Game.from_record(begun.record), begun.players, begun.seed)
    game, goal = session.game, begun.turns + turns
    while not game.result and game.turns < goal:
        session.tick(0.0)
    left = rack_sizes(game.positions, begun.seat)
    return replace(begun, record=game.record, result=game.result, left=left)


@dataclass(frozen=True)
class Verdict:
    """What the tries say together; there is at least one."""

    tries: tuple[ChairTry, ...]

    @property
    def wins(self) -> int:
        """How many of them the Maestro has won."""
        return sum(each.won for each in self.tries)

    @property
    def typical(self) -> ChairTry:
        """One of middle length among those that ended as most did."""
        mostly = 2 * self.wins > len(self.tries)
        alike = sorted((it for it in self.tries if it.won == mostly), key=lambda it: it.turns)
        return alike[(len(alike) - 1) // 2]
