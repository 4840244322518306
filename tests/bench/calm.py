"""How few table tiles the best plays move, beside the fewest that an integer programme knows.

The plays are those of a preset's own games, of bots of several levels, and of small positions.
Where the programme is given up, what it could exclude is a bound; `at most` is the ratio with it.
"""

import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import count, islice
from typing import NamedTuple

from game.bots import BOTS
from game.engine.position import Position
from game.engine.rules import CLASSIC, PRESSMAN, TWIST, Rules
from game.solver.fewest_moves import moved
from game.solver.play import search
from tests.bots.tables import game
from tests.solver import boxes, hoards
from tests.solver.cases import seated

RULES = (CLASSIC, PRESSMAN, TWIST)
LEVELS = ("level8", "level9", "level10")
EVERY = 3  # positions of a game that are asked about: the others are much like their neighbours
SMALL = 4  # of so many positions one is small
EFFORT = 20_000
FAR = 8  # so many tiles more than the fewest are a lot

MISSING = "There is no scipy here: pip install -r requirements-bench.txt"


class _Case(NamedTuple):
    """How many tiles a play moves, the fewest that any as good moves, and whether that is sure."""

    ours: int
    least: int
    sure: bool


def run(plays: int) -> Iterator[dict[str, object]]:
    """Compare so many plays by each of the rules; `ratio` is that of tiles moved where judged."""
    try:
        import scipy  # noqa: F401
    except ModuleNotFoundError:
        print(MISSING, file=sys.stderr)
        sys.exit(2)
    with ProcessPoolExecutor() as pool:
        for rules in RULES:
            starts = _playable(rules)
            cases = list(pool.map(_compared, islice(starts, plays)))
            yield {"rules": rules.name, **_line(cases)}


def _line(cases: list[_Case]) -> dict[str, object]:
    judged = [case for case in cases if case.sure]
    beyond = [case.ours - case.least for case in judged]
    return {
        "plays": len(cases),
        "judged": len(judged),
        "moved": sum(case.ours for case in judged),
        "least": sum(case.least for case in judged),
        "ratio": _ratio(judged),
        "at most": _ratio(cases),
        "fewest": round(beyond.count(0) / max(1, len(judged)), 3),
        "worst": max(beyond, default=0),
        "far": round(sum(each >= FAR for each in beyond) / max(1, len(judged)), 3),
    }


def _ratio(cases: list[_Case]) -> float:
    least = sum(case.least for case in cases)
    return round(sum(case.ours for case in cases) / max(1, least), 3)


def _compared(start: Position) -> _Case:
    # Without scipy the other benchmarks still run.
    from tests.bench.least_moved import least_moved

    play = search(start, effort=EFFORT).play
    assert play
    least, sure = least_moved(start, play.table)
    return _Case(moved(start.table, play.table), least, sure)


def _playable(rules: Rules) -> Iterator[Position]:
    large, small = _from_games(rules), _small(rules)
    for number in count():
        starts = small if number % SMALL == 0 else large
        yield next(start for start in starts if search(start, effort=EFFORT).play)


def _from_games(rules: Rules) -> Iterator[Position]:
    for seed in count(1):
        bot = BOTS[LEVELS[seed % len(LEVELS)]]
        for at, start in enumerate(game(bot, rules, 2 + seed % 3, seed)):
            if at % EVERY == 0 and start.mover.opened and start.table and not start.ended:
                yield start.seen_by(start.to_move)


def _small(rules: Rules) -> Iterator[Position]:
    for seed in count(1):
        bonus = rules is TWIST
        table, rack = hoards.small_position(seed, 1) if bonus else boxes.small_position(seed)
        if table:
            yield seated(rules, table, rack)
