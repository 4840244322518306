"""Kept positions with what is known of them, and what must hold of every answer."""

import json
from pathlib import Path
from typing import Any, NamedTuple

from game.engine.meld import is_set
from game.engine.notation import read_tile
from game.engine.position import Position, Seat, Table, tiles_of
from game.engine.rules import Rules
from game.engine.tile import HIDDEN, Row


class Case(NamedTuple):
    """A table and a rack, and all that the line of the file tells."""

    table: Table
    rack: Row
    known: dict[str, Any]


def read_cases(name: str) -> list[Case]:
    """Read `positions` without bonus jokers, or those of `twist`."""
    cases = []
    for line in Path(__file__).with_name(f"{name}.jsonl").read_text("utf-8").splitlines():
        known = json.loads(line)
        table = tuple(tuple(map(read_tile, row)) for row in known["table"])
        cases.append(Case(table, tuple(map(read_tile, known["rack"])), known))
    return cases


def seated(rules: Rules, table: Table, rack: Row, opened: bool = True) -> Position:
    return Position(rules, table, (Seat("mover", rack, opened), Seat("other", (HIDDEN,))))


def check_table(before: Table, rack: Row, after: Table) -> None:
    """The rows are sets, with all tiles of the table and none but those of the rack beside them."""
    assert all(map(is_set, after))
    assert tiles_of(before) <= tiles_of(after) <= tiles_of((*before, rack))
