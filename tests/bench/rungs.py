"""How long children take on each rung of the ladder, how often they lay, and how games end."""

from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import product

from game.engine.rules import LADDER
from tests.bots.course import percentile, share_out
from tests.bots.ladder import TABLES, games


def run(count: int) -> Iterator[dict[str, object]]:
    """Play so many games of each rung at every table, on every core."""
    with ProcessPoolExecutor() as pool:
        tables = list(product(LADDER, TABLES))
        yield from pool.map(_line, tables, [count] * len(tables))


def _line(table: tuple[str, int], count: int) -> dict[str, object]:
    rung, seats = table
    played = list(games(LADDER[rung], seats, count))
    return {
        "rung": rung,
        "seats": seats,
        "games": len(played),
        "turns": [round(percentile((game.turns for game in played), at)) for at in (0.1, 0.5, 0.9)],
        "plays": round(100 * percentile((game.plays for game in played), 0.5)),
        "out": round(100 * share_out(played)),
    }
