"""The calmest table is as good as the best and moves no more tiles."""

import json
from pathlib import Path

from game.engine.meld import is_set
from game.engine.notation import read_row, read_table, read_tile
from game.engine.position import tiles_of
from game.solver.calm import calmest
from game.solver.moved import moved
from game.solver.solve import best_table, score

LINES = Path(__file__).with_name("positions.jsonl").read_text("utf-8").splitlines()


def test_a_calm_table_is_as_good_and_moves_fewer_tiles() -> None:
    saved = 0
    for line in LINES[::5]:
        case = json.loads(line)
        table = tuple(tuple(map(read_tile, row)) for row in case["table"])
        rack = tuple(map(read_tile, case["rack"]))
        best = best_table(table, rack)
        calm = calmest(table, rack, best)
        assert all(map(is_set, calm))
        assert tiles_of(table) <= tiles_of(calm) <= tiles_of((*table, rack))
        assert score(table, calm, "tiles") == case["opt_tiles"]
        assert moved(table, calm) <= moved(table, best)
        saved += moved(table, best) - moved(table, calm)
    assert saved > 0


def test_sets_that_need_not_move_stay_as_they_are() -> None:
    table = read_table("R3 R4 R5 | R6 R7 R8 | K9 B9 O9 | K9 B9 R9")
    rack = read_row("R11 R12 R13")
    assert set(calmest(table, rack, best_table(table, rack))) == {*table, rack}
