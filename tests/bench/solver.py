"""How fast the solver is beside rummikub-solver from PyPI, turn about on the same positions."""

import json
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

from game.engine.notation import read_tile
from game.engine.position import Table
from game.engine.tile import NUMBERS, Row, Tile
from game.solver.best_table import Task, best_table, played
from game.solver.fewest_moves import fewest_moved

RUNS = 3
SHARES = {"p50": 0.5, "p95": 0.95, "p99": 0.99, "max": 1.0}
POSITIONS = Path(__file__).parent.parent / "solver" / "positions.jsonl"
TWIST_POSITIONS = POSITIONS.with_name("twist.jsonl")

MISSING = "There is no rummikub-solver here: pip install -r requirements-bench.txt"

Solve = Callable[[], int]


def run(_: tuple[int, int]) -> Iterator[dict[str, object]]:
    """Measure `tiles` on every position; milliseconds of CPU, the best of three, and the ratios.

    `ours-first` is the first time a position is seen, when it may still lack tables.
    """
    times: dict[str, list[float]] = {"ours": [], "ours-first": [], "ours-calm": [], "theirs": []}
    wrong = dict.fromkeys(times, 0)
    make_theirs = _theirs()
    for line in POSITIONS.read_text("utf-8").splitlines():
        case = json.loads(line)
        table = tuple(tuple(map(read_tile, row)) for row in case["table"])
        rack = tuple(map(read_tile, case["rack"]))
        first = _timed(_ours(table, rack))
        solves = _ours(table, rack), _fewest_moved(table, rack), make_theirs(table, rack)
        best = [min(_timed(solve) for _ in range(RUNS)) for solve in solves]
        for name, (took, tiles) in zip(times, (best[0], first, *best[1:]), strict=True):
            times[name].append(took)
            wrong[name] += tiles != case["opt_tiles"]
    shares = {name: _shares(sorted(found)) for name, found in times.items()}
    for name, found in shares.items():
        yield {"solver": name, "positions": len(times[name]), "wrong": wrong[name], **found}
    yield {"ratio": {at: round(shares["theirs"][at] / shares["ours"][at], 1) for at in SHARES}}


def twist(_: tuple[int, int]) -> Iterator[dict[str, object]]:
    """Measure `tiles` with bonus jokers, apart for up to two in play and more."""
    times: dict[str, list[float]] = {"one": [], "two": [], "more": []}
    proven, short = dict.fromkeys(times, 0), dict.fromkeys(times, 0)
    for line in TWIST_POSITIONS.read_text("utf-8").splitlines():
        case = json.loads(line)
        table = tuple(tuple(map(read_tile, row)) for row in case["table"])
        task = Task(table, tuple(map(read_tile, case["rack"])))
        name = {1: "one", 2: "two"}.get(case["bonus"], "more")
        took, tiles = min(_timed(_with_bonus(task)) for _ in range(RUNS))
        times[name].append(took)
        proven[name] += task.best().proven
        short[name] += tiles < case["tiles"]
    for name, found in times.items():
        counts = {"positions": len(found), "sure": proven[name], "short": short[name]}
        yield {"bonus jokers": name, **counts, **_shares(sorted(found))}


def _with_bonus(task: Task) -> Solve:
    return lambda: task.score(task.best().table or task.table)


def _timed(solve: Solve) -> tuple[float, int]:
    began = time.process_time()
    tiles = solve()
    return (time.process_time() - began) * 1000, tiles


def _shares(ordered: list[float]) -> dict[str, float]:
    last = len(ordered) - 1
    return {
        name: round(ordered[min(last, int(len(ordered) * at))], 3) for name, at in SHARES.items()
    }


def _ours(table: Table, rack: Row) -> Solve:
    return lambda: played(table, best_table(table, rack)).tiles


def _fewest_moved(table: Table, rack: Row) -> Solve:
    """Look for few moved tiles, too, which the other solver does not."""
    return lambda: played(table, fewest_moved(table, rack, best_table(table, rack))).tiles


def _theirs() -> Callable[[Table, Row], Solve]:
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

    def make(table: Table, rack: Row) -> Solve:
        state = rules.new_game()
        state.initial = False
        state.add_table(*(other(tile) for row in table for tile in row))
        state.add_rack(*map(other, rack))
        return lambda: len(found.tiles) if (found := rules.solve(state)) else 0

    return make
