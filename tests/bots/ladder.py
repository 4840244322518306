"""Games on the rungs of the ladder between models of children, and how they went."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from random import Random

from game.bots import BOTS
from game.engine.deal import deal
from game.engine.rules import Rules, for_seats
from game.engine.turn import Play, apply

TABLES = {
    2: (("person70", "buddy2"), ("person50", "person70"), ("person100", "person70")),
    3: (("person70", "person70", "person50"), ("person70", "buddy2", "buddy2")),
    4: (
        ("person70", "buddy2", "person50", "buddy2"),
        ("person100", "person70", "person50", "buddy2"),
    ),
}
"""Who plays the ladder: children, and children with buddies, by the number of seats."""


@dataclass(frozen=True)
class Course:
    """Say how a game went: turns of each seat, in how many something was laid, how it ended."""

    turns: float
    plays: float
    ended: str


def games(rules: Rules, seats: int, count: int) -> Iterator[Course]:
    """Play so many games at every table of this size."""
    for at, bots in enumerate(TABLES[seats]):
        for seed in range(count):
            yield _game(rules, bots, Random(f"{at} {seed}"))


def _game(rules: Rules, bots: Sequence[str], rng: Random) -> Course:
    now, turns, plays = deal(for_seats(rules, len(bots)), bots, rng).position, 0, 0
    while not now.ended:
        choice = BOTS[bots[now.to_move]](now.seen_by(now.to_move), rng)
        turns, plays = turns + 1, plays + isinstance(choice, Play)
        now = apply(now, choice)
    return Course(turns / len(bots), plays / turns, now.ended)


def middle(numbers: Iterable[float]) -> float:
    """Return the number in the middle."""
    ordered = sorted(numbers)
    return ordered[len(ordered) // 2]


def share_out(courses: Sequence[Course]) -> float:
    """Return the share of games that ended by going out."""
    return sum(course.ended == "out" for course in courses) / len(courses)
