"""How often models of people win together, how long that takes, and what is left if they don't."""

from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor

from tests.bots.course import percentile, share_out
from tests.bots.together import TABLES, games


def run(count: int) -> Iterator[dict[str, object]]:
    """Play so many games at each table, on every core."""
    with ProcessPoolExecutor() as pool:
        yield from pool.map(_line, TABLES, [count] * len(TABLES))


def _line(table: tuple[str, ...], count: int) -> dict[str, object]:
    played = list(games(table, count))
    turns = [len(game.log) for game in played]
    return {
        "table": ",".join(table),
        "games": count,
        "won": round(100 * share_out(played)),
        "turns": [percentile(turns, at) for at in (0.1, 0.5, 0.9)],
        "plays": round(100 * sum(game.plays for game in played) / count),
        "left": percentile([game.left for game in played if not game.is_out] or [0], 0.5),
    }
