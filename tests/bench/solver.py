"""How fast the solver is beside rummikub-solver from PyPI, turn about on the same positions."""

import gc
import sys
import time
from collections.abc import Callable, Iterator
from functools import partial
from typing import TypeVar

from game.engine.position import Table
from game.engine.tile import NUMBERS, Row, Tile
from game.solver.best_table import Task, best_table, played
from game.solver.fewest_moves import fewest_moved
from game.worker import tidy_up
from tests.bench.unseen import unseen
from tests.solver.cases import read_cases

Answer = TypeVar("Answer")

WARM_UP = 50
"""So many other positions are solved before: a worker is asked its first question but once."""

RUNS = 3
SHARES = {"p50": 0.5, "p95": 0.95, "p99": 0.99, "max": 1.0}

MISSING = "There is no rummikub-solver here: pip install -r requirements-bench.txt"


def run(positions: int) -> Iterator[dict[str, object]]:
    """Solve positions never seen before, each once; milliseconds of CPU, and the ratios.

    `best` is the best table alone, `calm` what a hint or a bot waits for: the best table, then one
    as good that moves little. `less` counts positions in which we play less than the other solver.
    """
    times: dict[str, list[float]] = {"best": [], "calm": [], "theirs": []}
    less = 0
    make_theirs = _theirs()
    gc.disable()  # As the worker does.
    for seed in range(-WARM_UP, positions):
        table, rack = unseen(seed)
        for_best, best = _timed(partial(best_table, table, rack))
        for_calm, calm = _timed(partial(fewest_moved, table, rack, best))
        for_theirs, tiles = _timed(make_theirs(table, rack))
        tidy_up()
        if seed >= 0:
            for name, took in zip(times, (for_best, for_best + for_calm, for_theirs), strict=True):
                times[name].append(took)
            less += min(played(table, best).tiles, played(table, calm).tiles) < tiles
    shares = {name: _shares(sorted(found)) for name, found in times.items()}
    for name, found in shares.items():
        yield {"solver": name, "positions": positions, "milliseconds": found}
    for name in ("best", "calm"):
        yield {
            "ratio": {at: round(shares["theirs"][at] / shares[name][at], 1) for at in SHARES},
            "of": name,
            "less": less,
        }


def twist(_: tuple[int, int]) -> Iterator[dict[str, object]]:
    """Measure `tiles` with bonus jokers, apart for up to two in play and more."""
    times: dict[str, list[float]] = {"one": [], "two": [], "more": []}
    proven, short = dict.fromkeys(times, 0), dict.fromkeys(times, 0)
    for table, rack, known in read_cases("twist"):
        task = Task(table, rack)
        name = {1: "one", 2: "two"}.get(known["bonus"], "more")
        took, best = min((_timed(task.best) for _ in range(RUNS)), key=lambda pair: pair[0])
        times[name].append(took)
        proven[name] += best.proven
        short[name] += task.score(best.table or task.table) < known["tiles"]
    for name, found in times.items():
        counts = {"positions": len(found), "sure": proven[name], "short": short[name]}
        yield {"bonus jokers": name, **counts, **_shares(sorted(found))}


def _timed(solve: Callable[[], Answer]) -> tuple[float, Answer]:
    began = time.process_time()
    answer = solve()
    return (time.process_time() - began) * 1000, answer


def _shares(ordered: list[float]) -> dict[str, float]:
    last = len(ordered) - 1
    return {
        name: round(ordered[min(last, int(len(ordered) * at))], 3) for name, at in SHARES.items()
    }


def _theirs() -> Callable[[Table, Row], Callable[[], int]]:
    """Set the other solver up once; only its `solve` is measured."""
    try:
        from rummikub_solver import RuleSet
    except ModuleNotFoundError:
        print(MISSING, file=sys.stderr)
        sys.exit(2)
    rules = RuleSet()
    colors = "KBOR"

    def other(tile: Tile) -> int:
        place = colors.find(tile.kind) * len(NUMBERS) + tile.number
        return place if tile.number else rules.tile_count

    def make(table: Table, rack: Row) -> Callable[[], int]:
        state = rules.new_game()
        state.initial = False
        state.add_table(*(other(tile) for row in table for tile in row))
        state.add_rack(*map(other, rack))
        return lambda: len(found.tiles) if (found := rules.solve(state)) else 0

    return make
