"""Games on the rungs of the ladder between models of children."""

from collections.abc import Iterator
from random import Random

from game.engine.rules import Rules
from tests.bots.course import Course, play

TABLES = {
    2: (("person70", "buddy2"), ("person50", "person70"), ("person100", "person70")),
    3: (("person70", "person70", "person50"), ("person70", "buddy2", "buddy2")),
    4: (
        ("person70", "buddy2", "person50", "buddy2"),
        ("person100", "person70", "person50", "buddy2"),
    ),
}
"""Who plays the ladder: children, and children with buddies, by the number of seats."""


def games(rules: Rules, seats: int, count: int) -> Iterator[Course]:
    for at, bots in enumerate(TABLES[seats]):
        for seed in range(count):
            yield play(rules, bots, Random(f"{at} {seed}"))
