"""The door to the solver: the best table for every line of a file, and how long it took.

`sure` tells whether it is proven that none is better, `ms` is the time to find it, `calm_ms` that
to find one as good which moves fewer table tiles.
"""

import json
import sys
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from game.commandline import Parser
from game.door import enter
from game.engine.meld import is_set
from game.engine.notation import NotationError, read_tile
from game.engine.position import Position, Seat, Table, tiles_of
from game.engine.rules import PRESETS, TWIST_JOKERS
from game.engine.tile import BONUS, HIDDEN, Row, all_tiles
from game.engine.turn import arranged
from game.solver.best_table import Task, played
from game.solver.fewest_moves import fewest_moved, moved
from game.solver.play import search
from game.solver.supplies import Objective

Line = dict[str, Any]

SHARES = {"p50": 0.5, "p95": 0.95, "p99": 0.99, "max": 1.0}


class LineError(ValueError):
    """Say in one sentence why a line cannot be read."""


def answer_line(line: str, objective: Objective, preset: str | None) -> Line:
    """Answer a line of JSON with the best table; what cannot be read with its error."""
    name = None
    try:
        case = json.loads(line)
        if not isinstance(case, dict):
            raise LineError("A line is a JSON object.")
        name = case.get("id")
        return {"id": name, **_answer(*_read(case, preset), objective, preset)}
    except (LineError, NotationError) as error:
        return {"id": name, "error": str(error)}
    except (ValueError, RecursionError) as error:
        return {"id": name, "error": f"This is no JSON: {error}."}


def _read(case: Mapping[str, Any], preset: str | None) -> tuple[Table, Row]:
    table, rack = case.get("table"), case.get("rack")
    if not isinstance(table, list) or not all(map(_is_row, [rack, *table])):
        raise LineError("A line has a table, a list of rows, and a rack; rows are lists of tiles.")
    rows = tuple(tuple(map(read_tile, row)) for row in table)
    held = tuple(map(read_tile, rack or ()))
    for row in rows:
        if not is_set(row):
            raise LineError(f"The row '{' '.join(map(str, row))}' is no set.")
    box = all_tiles(dict(PRESETS[preset].jokers if preset else TWIST_JOKERS))
    for tile in tiles_of((*rows, held)) - tiles_of((box,)):
        raise LineError(f"There are more tiles {tile} than the box has.")
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
    found = search(Position(PRESETS[preset], table, seats), objective)
    return found.play.table if found.play else table, found.proven


def _summary(times: list[float]) -> str:
    """Tell the shares of the times in milliseconds."""
    ordered, last = sorted(times), len(times) - 1
    found = {name: ordered[min(last, int(len(ordered) * at))] for name, at in SHARES.items()}
    return f"{len(times)} solved, ms: " + ", ".join(f"{k} {ms:.3f}" for k, ms in found.items())


def main(arguments: list[str]) -> int:
    """Answer every line of a file on standard output; give the exit code."""
    parser = Parser(prog="python -m game.solver", description=__doc__)
    parser.add_argument("file", metavar="FILE.jsonl", help="lines with an id, a table and a rack")
    parser.add_argument("--objective", choices=("tiles", "value"), default="tiles")
    parser.add_argument(
        "--rules", choices=PRESETS, help="hold to the rules of a preset; else jokers go anywhere"
    )
    options = parser.parse_args(arguments)
    try:
        lines = Path(options.file).read_text(encoding="utf-8").split("\n")
    except (OSError, UnicodeDecodeError) as error:
        print(f"The file {options.file} cannot be read: {error}.", file=sys.stderr)
        return 2
    times = []
    for line in filter(str.strip, lines):
        found = answer_line(line, options.objective, options.rules)
        print(json.dumps(found))
        times += [found["ms"]] if "ms" in found else []
    if times:
        print(_summary(times), file=sys.stderr)
    return 0


if __name__ == "__main__":
    enter(main)
