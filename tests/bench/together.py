"""How often models of people win together, how long that takes, and what is left if they don't."""

from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor

from tests.bots.together import TABLES, games, share_won


def run(count: int) -> Iterator[dict[str, object]]:
    """Play so many games at each table, on every core."""
    with ProcessPoolExecutor() as pool:
        yield from pool.map(_line, TABLES, [count] * len(TABLES))


def _line(table: tuple[str, ...], count: int) -> dict[str, object]:
    played = list(games(table, count))
    turns = sorted(game.turns for game in played)
    left = sorted(game.left for game in played if not game.won) or [0]
    return {
        "table": ",".join(table),
        "games": count,
        "won": round(100 * share_won(played)),
        "turns": [turns[len(turns) * at // 10] for at in (1, 5, 9)],
        "plays": round(100 * sum(game.plays for game in played) / count),
        "left": left[len(left) // 2],
    }
