"""Games that models of people and bots play together (R48)."""

from collections.abc import Iterator, Sequence
from random import Random

from game.bots import BOTS, Bot
from game.bots.person import Person
from game.engine.rules import TOGETHER
from tests.bots.course import Course, play

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


def games(table: Sequence[str], count: int) -> Iterator[Course]:
    for seed in range(count):
        yield play(TOGETHER, table, Random(f"{table} {seed}"), PLAYERS)
