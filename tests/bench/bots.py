"""How often each level wins against the one below, and the best against one that hoards."""

from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from itertools import pairwise, product

from game.arena import ArenaStats, by_bot, play_match
from game.bots import LEVELS
from game.engine.rules import CLASSIC, TWIST, Rules

ORDER = tuple(LEVELS)
PAIRS = (
    *((upper, lower) for lower, upper in pairwise(ORDER)),
    (ORDER[0], ORDER[0]),
    *((level, "hoarder") for level in ORDER[-3:]),
)
DEALS_A_TASK = 2

RULES = (CLASSIC, TWIST)

Task = tuple[Rules, tuple[str, ...], int]


def run(games: int) -> Iterator[dict[str, object]]:
    """Play so many games a pairing on every core, each deal with the seats swapped.

    At a table of four two of each sit in turn. Of the games won by either a half is fair.
    """
    with ProcessPoolExecutor() as pool:
        for rules, pair, tables in product(RULES, PAIRS, (1, 2)):
            yield pairing(pool, rules, pair * tables, games)


def pairing(
    pool: ProcessPoolExecutor, rules: Rules, bots: tuple[str, ...], games: int
) -> dict[str, object]:
    """Play so many games of these bots, each deal with the seats swapped; tell how it went."""
    deals = max(1, games // len(bots) // DEALS_A_TASK)
    tasks = [(rules, bots, seed) for seed in range(1, deals + 1)]
    all_stats = [stats for found in pool.map(_played, tasks) for stats in found]
    return _line(rules, bots, by_bot(all_stats))


def _played(task: Task) -> list[ArenaStats]:
    rules, bots, seed = task
    return play_match(rules, bots, DEALS_A_TASK, seed, swap=True)


def _line(rules: Rules, bots: tuple[str, ...], all_stats: list[ArenaStats]) -> dict[str, object]:
    best = replace(all_stats[0], games=sum(stats.wins for stats in all_stats))
    return {
        "rules": rules.name,
        "seats": ",".join(bots),
        "games": best.games,
        "won": round(100 * best.wins / best.games, 1),
        "interval": [round(bound, 1) for bound in best.interval],
        "turns": round(
            sum(stats.turns for stats in all_stats) / sum(t.games for t in all_stats), 1
        ),
        "out": round(100 * all_stats[0].outs / all_stats[0].games),
        "style": {
            stats.bot: {
                "score": round(stats.score / stats.games, 1),
                "held": [stats.held_mostly, max(stats.held)],
                "plays": round(100 * stats.plays / stats.turns),
                "laid": stats.laid,
            }
            for stats in all_stats
        },
        "ms": {
            stats.bot: [round(stats.time(share), 1) for share in (0.5, 0.99, 1)]
            for stats in all_stats
        },
    }
