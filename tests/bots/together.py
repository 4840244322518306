"""Games that models of people and bots play together, and how they went (R48)."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random

from game.bots import BOTS, Bot
from game.bots.person import Person
from game.engine.deal import deal
from game.engine.rules import TOGETHER, for_seats
from game.engine.turn import Play, apply

ATTENTIVE = "attentive"
"""Somebody who looks at every tile and borrows what rows can spare, but rebuilds nothing else."""

PLAYERS: dict[str, Bot] = {**BOTS, ATTENTIVE: Person(holds=0.0, borrows=99)}

TABLES = (
    (ATTENTIVE,) * 2,
    (ATTENTIVE,) * 3,
    (ATTENTIVE,) * 4,
    ("person70", ATTENTIVE),
    ("person70", ATTENTIVE, "buddy2"),
    ("person70", "buddy2"),
    ("person70", "buddy10"),
    ("person70", "person70"),
    ("level11", "level11"),
)
"""Who plays: attentive people, a child with one, children with a buddy and alone, the strongest."""


@dataclass(frozen=True)
class Course:
    """Say how a game went: whether all won, turns, in which share tiles were laid, tiles left."""

    won: bool
    turns: int
    plays: float
    left: int


def games(table: Sequence[str], count: int) -> Iterator[Course]:
    """Play so many games at a table."""
    for seed in range(count):
        yield _game(table, Random(f"{table} {seed}"))


def _game(table: Sequence[str], rng: Random) -> Course:
    names = [f"{name}-{seat}" for seat, name in enumerate(table)]
    now, turns, plays = deal(for_seats(TOGETHER, len(table)), names, rng).position, 0, 0
    while not now.ended:
        choice = PLAYERS[table[now.to_move]](now.seen_by(now.to_move), rng)
        turns, plays = turns + 1, plays + isinstance(choice, Play)
        now = apply(now, choice)
    left = sum(len(seat.rack) for seat in now.seats)
    return Course(now.ended == "out", turns, plays / turns, left)


def share_won(courses: Sequence[Course]) -> float:
    """Return the share of games that all won."""
    return sum(course.won for course in courses) / len(courses)
