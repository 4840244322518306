"""How often players of very different strength win against a buddy, whose level follows them."""

from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import repeat

from game.session.buddy import STEPS
from tests.bots.followed import PLAYERS, follow, mean_step, share_won

SEED = 1


def run(games: int) -> Iterator[dict[str, object]]:
    """Let each play so many games of Family, on every core."""
    with ProcessPoolExecutor() as pool:
        yield from pool.map(_followed, PLAYERS, repeat(games))


def _followed(name: str, games: int) -> dict[str, object]:
    told = follow(PLAYERS[name], games, SEED)
    steps = [STEPS.index(bot) + 1 for bot, _ in told]
    return {
        "player": name,
        "games": games,
        "won": round(100 * share_won(told)),
        "late": round(100 * share_won(told[games // 2 :])),
        "step": round(mean_step(told), 1),
        "steps": [min(steps), max(steps)],
    }
