"""The columns of the sweep: what the table and the rack have of every number."""

from collections import Counter
from dataclasses import dataclass
from typing import Literal

from game.engine.meld import SMALLEST, melds
from game.engine.position import Table
from game.engine.tile import COLORS, JOKER, NUMBERS, Row, Tile
from game.solver.color import BEYOND, Supply
from game.solver.sweep import Column

Objective = Literal["tiles", "value"]

_FACES = [[Tile(color, number) for color in COLORS] for number in NUMBERS]


@dataclass(frozen=True)
class Supplies:
    """Hold the tiles that must be used, by the kind of row they lie in, and those that may be."""

    in_runs: Counter[Tile]
    in_groups: Counter[Tile]
    rack: Counter[Tile]

    @property
    def jokers(self) -> int:
        """Count all jokers."""
        return self.in_runs[JOKER] + self.in_groups[JOKER] + self.rack[JOKER]


def supplies(table: Table, rack: Row) -> Supplies:
    """Count the tiles of a table, whose rows are sets, and of a rack."""
    in_runs: Counter[Tile] = Counter()
    in_groups: Counter[Tile] = Counter()
    for row in table:
        (in_runs if melds(row)[0].kind == "run" else in_groups).update(row)
    return Supplies(in_runs, in_groups, Counter(rack))


def columns(given: Supplies, objective: Objective) -> list[Column]:
    """Count the tiles of every number, each colour's beside those of the next two numbers."""
    run, group, held = given.in_runs.get, given.in_groups.get, given.rack.get
    counts = [[(run(f, 0), group(f, 0), held(f, 0)) for f in faces] for faces in _FACES]
    there = [list(map(sum, row)) for row in counts] + [[BEYOND] * len(COLORS)] * 2
    jokers, found = given.jokers, []
    for number, row, one, two in zip(NUMBERS, counts, there[1:], there[2:], strict=False):
        worth = number if objective == "value" else 1
        # A joker before other tiles can as well lie behind them, but nothing lies behind 13.
        starts = number + SMALLEST == NUMBERS.stop
        found.append(
            tuple(
                Supply(*own, a, b, worth, jokers, starts)
                for own, a, b in zip(row, one, two, strict=True)
            )
        )
    return found
