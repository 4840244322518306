"""How the characters differ in what a player can see of them."""

from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor

from game.bots import LEVELS
from tests.bots.styles import all_pairs, figures


def run(games: int) -> Iterator[dict[str, object]]:
    """Let each play itself so many times; then tell by what each two differ."""
    with ProcessPoolExecutor() as pool:
        found = pool.map(figures, LEVELS.values(), [games] * len(LEVELS))
        told = dict(zip(LEVELS, found, strict=True))
    for name, each in told.items():
        yield {"level": name} | {kind: round(value, 1) for kind, value in vars(each).items()}
    for (one, other), differing in all_pairs(told).items():
        yield {"levels": [one, other], "differing": differing}
