"""How a game of bots and models of people went, turn by turn."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import groupby, pairwise
from random import Random

from game.bots import BOTS, Bot
from game.engine.deal import deal
from game.engine.position import Position
from game.engine.rules import Rules, for_seats
from game.engine.score import result_of
from game.engine.tile import Row
from game.engine.turn import apply, played

PERSON = 0
"""The seat of the person whom the others accompany."""


@dataclass(frozen=True)
class CourseTurn:
    """A turn of a game: its seat, how many tiles it laid, and the sizes of all racks after it."""

    seat: int
    laid: int
    racks: tuple[int, ...]


@dataclass(frozen=True)
class Course:
    """A game from the first turn to the last."""

    log: tuple[CourseTurn, ...]
    end: Position

    @property
    def is_out(self) -> bool:
        return self.end.ended == "out"

    @property
    def winners(self) -> tuple[int, ...]:
        assert self.end.ended
        racks: list[Row] = [seat.rack for seat in self.end.seats]
        return result_of(self.end.rules, self.end.ended, racks).winners

    @property
    def left(self) -> int:
        return sum(self.log[-1].racks)

    @property
    def turns(self) -> float:
        return len(self.log) / len(self.end.seats)

    @property
    def plays(self) -> float:
        return sum(turn.laid > 0 for turn in self.log) / len(self.log)

    @property
    def first_set(self) -> int:
        """The turn of the whole table in which the first set came, one too many if none did."""
        laid = (at for at, turn in enumerate(self.log, start=1) if turn.laid)
        return next(laid, len(self.log) + 1)

    @property
    def longest_wait(self) -> int:
        """The most own turns in a row in which one seat laid nothing."""
        longest = 0
        for seat in range(len(self.end.seats)):
            laid = (turn.laid > 0 for turn in self.log if turn.seat == seat)
            waits = (len(list(some)) for lays, some in groupby(laid) if not lays)
            longest = max(longest, *waits, 0)
        return longest

    @cached_property
    def lead_changes(self) -> int:
        """How often another seat alone came to hold the fewest tiles."""
        racks = [turn.racks for turn in self.log if turn.racks.count(min(turn.racks)) == 1]
        leads = [each.index(min(each)) for each in racks]
        return sum(before != after for before, after in pairwise(leads))

    def plays_by_fifths(self) -> list[tuple[int, int]]:
        """Return the plays and the turns of each fifth of the game."""
        count = len(self.log)
        fifths = [self.log[count * at // 5 : count * (at + 1) // 5] for at in range(5)]
        return [(sum(turn.laid > 0 for turn in fifth), len(fifth)) for fifth in fifths]


def play(
    rules: Rules, bots: Sequence[str], rng: Random, players: Mapping[str, Bot] = BOTS
) -> Course:
    names = [f"{name}-{seat}" for seat, name in enumerate(bots)]
    now, log = deal(for_seats(rules, len(bots)), names, rng).position, list[CourseTurn]()
    while not now.ended:
        seat, before = now.to_move, now.table
        now = apply(now, players[bots[seat]](now.seen_by(seat), rng))
        racks = tuple(len(each.rack) for each in now.seats)
        log.append(CourseTurn(seat, len(played(before, now.table)), racks))
    return Course(tuple(log), now)


def percentile(numbers: Iterable[float], share: float) -> float:
    ordered = sorted(numbers)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


def share_out(courses: Sequence[Course]) -> float:
    return sum(course.is_out for course in courses) / len(courses)
