"""Find the best table for every line of a file, and how long that took.

`sure`: no better table exists. `ms`: the time to find it. `calm_ms`: the time to find one as good
that moves fewer tiles of the table.
"""

import json
import sys
import time
from collections.abc import Mapping
from typing import Any

from game.commandline import Parser
from game.engine.limits import NotationError, check_sets, check_tiles
from game.engine.notation import read_tile
from game.engine.position import Position, Seat, Table, tiles_of
from game.engine.rules import OFFERED, TWIST
from game.engine.tile import BONUS, HIDDEN, Row
from game.engine.turn import arranged
from game.json_lines import LineError, lines, name_of, read_object
from game.run_main import run_main
from game.solver.best_table import Task, played
from game.solver.fewest_moves import fewest_moved, moved
from game.solver.play import search
from game.solver.supplies import Objective

Line = dict[str, Any]

SHARES = {"p50": 0.5, "p95": 0.95, "p99": 0.99, "max": 1.0}


def answer_line(line: str | bytes, objective: Objective, preset: str | None) -> Line:
    """Answer a line of JSON with the best table; what cannot be read with its error."""
    name = None
    try:
        case = read_object(line)
        name = name_of(case)
        return {"id": name, **_answer(*_read(case, preset), objective, preset)}
    except (LineError, NotationError) as error:
        return {"id": name, "error": str(error)}


def _read(case: Mapping[str, Any], preset: str | None) -> tuple[Table, Row]:
    table, rack = case.get("table"), case.get("rack")
    if not isinstance(table, list) or not all(map(_is_row, [rack, *table])):
        raise LineError(
            "A line needs a table, a list of rows, and a rack; rows are lists of tiles."
        )
    rows = tuple(tuple(map(read_tile, row)) for row in table)
    held = tuple(map(read_tile, rack or ()))
    rules = OFFERED[preset] if preset else TWIST
    check_tiles(rules, (*tiles_of(rows).elements(), *held))
    check_sets(rules, rows)
    return rows, held


def _is_row(row: object) -> bool:
    return isinstance(row, list) and all(isinstance(tile, str) for tile in row)


def _answer(table: Table, rack: Row, objective: Objective, preset: str | None) -> Line:
    began = time.process_time()
    best, proven = _best(table, rack, objective, preset)
    found = time.process_time()
    plain = not any(tile in BONUS for row in (*table, rack) for tile in row)
    fewest = fewest_moved(table, rack, best, objective) if plain and not preset else best
    done, after = time.process_time(), arranged(table, fewest)
    return {
        **played(table, after)._asdict(),
        "sure": proven,
        "table": [list(map(str, row)) for row in after],
        "moved": moved(table, after),
        "ms": round((found - began) * 1000, 3),
        "calm_ms": round((done - found) * 1000, 3),
    }


def _best(table: Table, rack: Row, objective: Objective, preset: str | None) -> tuple[Table, bool]:
    """Find the best table: of all, or of those that a preset's rules allow who has opened."""
    if preset is None:
        task = Task(table, rack, objective)
        best = task.best()
        if best.table is None or not task.score(best.table):
            return table, best.proven
        return best.table, best.proven
    seats = Seat("mover", rack, opened=True), Seat("other", (HIDDEN,))
    found = search(Position(OFFERED[preset], table, seats), objective)
    return found.play.table if found.play else table, found.proven


def _summary(times: list[float]) -> str:
    """Say the shares of the times in milliseconds."""
    ordered, last = sorted(times), len(times) - 1
    found = {name: ordered[min(last, int(len(ordered) * at))] for name, at in SHARES.items()}
    return f"{len(times)} solved, ms: " + ", ".join(f"{k} {ms:.3f}" for k, ms in found.items())


def main(arguments: list[str]) -> int:
    """Answer every line of a file on standard output; give the exit code."""
    parser = Parser(prog="python -m game.solver", description=__doc__)
    parser.add_argument(
        "file", metavar="FILE.jsonl", help="one JSON object per line: id, table, rack"
    )
    parser.add_argument(
        "--objective",
        choices=("tiles", "value"),
        default="tiles",
        help="lay as many tiles, or as many points, as possible (default: tiles)",
    )
    parser.add_argument(
        "--rules", choices=OFFERED, help="follow a preset's rules (default: jokers go anywhere)"
    )
    options = parser.parse_args(arguments)
    times = []
    try:
        for line in lines(options.file):
            found = answer_line(line, options.objective, options.rules)
            print(json.dumps(found))
            times += [found["ms"]] if "ms" in found else []
    except LineError as error:
        print(error, file=sys.stderr)
        return 2
    if times:
        print(_summary(times), file=sys.stderr)
    return 0


if __name__ == "__main__":
    run_main(main)
