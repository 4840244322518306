"""Whether games have a shape: how long they are, when tiles come down, and how they end."""

from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace
from itertools import product
from random import Random
from typing import Self

from game.bots import PEOPLE
from game.engine.rules import CLASSIC, DEALS, FAMILY, RIVER, TWIST, Rules
from game.engine.rules_notation import write_rules
from game.last_setup import Occupant, apart, company
from game.session.characters import FACES
from tests.bots.course import PERSON, Course, percentile, play, share_out

BOXES = (CLASSIC, TWIST, RIVER, FAMILY)
SEATS = (2, 3, 4)
GAMES_A_TASK = 5


@dataclass(frozen=True)
class ShapeTable:
    """Rules and who plays by them: a model of a person with the company that is proposed."""

    rules: Rules
    bots: tuple[str, ...]

    @classmethod
    def propose(cls, rules: Rules, person: str, seats: int) -> Self:
        """Seat a person with the bots that the set-up proposes for so many seats."""
        bots = apart([*company(rules), Occupant("bot", FACES[0])])
        return cls(rules, (person, *(str(it.player.bot) for it in bots[: seats - 1])))

    def play(self, first: int, count: int) -> list[Course]:
        """Play so many games; the number of each is its seed."""
        seeds = range(first, first + count)
        return [play(self.rules, self.bots, Random(f"{self.bots} {seed}")) for seed in seeds]


TABLES = tuple(
    ShapeTable.propose(replace(rules, deal=deal), person, seats)
    for deal, rules, seats, person in product(DEALS, BOXES, SEATS, PEOPLE)
)


def run(games: int) -> Iterator[dict[str, object]]:
    """Play so many games at each table, on every core."""
    with ProcessPoolExecutor() as pool:
        for table in TABLES:
            firsts = range(0, games, GAMES_A_TASK)
            counts = [min(GAMES_A_TASK, games - first) for first in firsts]
            tasks = pool.map(table.play, firsts, counts)
            yield measure(table, [course for some in tasks for course in some])


def measure(table: ShapeTable, courses: list[Course]) -> dict[str, object]:
    """Tell how games at a table went: turns are counted, shares are of a hundred."""
    own = [sum(turn.seat == PERSON for turn in course.log) for course in courses]
    first = [course.first_set for course in courses]
    wait = [course.longest_wait for course in courses]
    fifths = zip(*(course.plays_by_fifths() for course in courses), strict=True)
    return {
        "rules": write_rules(table.rules),
        "length": table.rules.deal,
        "bots": ",".join(table.bots),
        "games": len(courses),
        "out": round(100 * share_out(courses)),
        "own_turns": [percentile(own, at) for at in (0.1, 0.5, 0.9)],
        "first_set": [percentile(first, at) for at in (0.5, 0.9)],
        "wait": [percentile(wait, at) for at in (0.5, 0.9)],
        "plays_by_fifths": [
            round(100 * sum(plays for plays, _ in each) / sum(turns for _, turns in each))
            for each in map(list, fifths)
        ],
        "person_wins": _percent(PERSON in course.winners for course in courses),
        "person_out": _percent(not course.end.seats[PERSON].rack for course in courses),
        "lead_changes": percentile((course.lead_changes for course in courses), 0.5),
    }


def _percent(facts: Iterator[bool]) -> int:
    found = list(facts)
    return round(100 * sum(found) / len(found))
