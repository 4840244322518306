"""Whether any level's choice changes when all that it may not see is mixed up."""

from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import count, islice

from game.bots import LEVELS
from game.engine.position import Position
from game.engine.river import offer
from game.engine.rules import CLASSIC, RIVER, TWIST, Rules
from tests.bots.tables import answers, game

RULES = (CLASSIC, TWIST, RIVER)
POSITIONS = 100  # for each of the rules
WAYS = 10
EVERY = 3  # positions of a game that are asked about: the others are much like their neighbours


def run(_: tuple[int, int]) -> Iterator[dict[str, object]]:
    """Ask every level about so many positions of its own games, each mixed up in so many ways."""
    tasks = [(level, rules) for level in LEVELS for rules in RULES]
    with ProcessPoolExecutor() as pool:
        for (level, rules), changed in zip(tasks, pool.map(_changed, tasks), strict=True):
            yield {
                "level": level,
                "rules": rules.name,
                "positions": POSITIONS,
                "ways": WAYS,
                "changed": changed,
            }


def _changed(task: tuple[str, Rules]) -> int:
    """Count the positions in which the choice, or the chance drawn for it, is not always one."""
    level, rules = task
    starts = islice(_positions(level, rules), POSITIONS)
    return sum(len(answers(LEVELS[level], start, len(offer(start)), WAYS)) > 1 for start in starts)


def _positions(level: str, rules: Rules) -> Iterator[Position]:
    for seed in count(1):
        for at, start in enumerate(game(LEVELS[level], rules, 2 + seed % 3, seed)):
            if at % EVERY == 0 and not start.ended:
                yield start
