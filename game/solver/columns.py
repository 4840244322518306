"""The columns of the sweep: what the table and the rack have of every number."""

from collections import Counter
from dataclasses import dataclass
from itertools import chain
from typing import Literal

from game.engine.meld import SMALLEST
from game.engine.position import Table
from game.engine.tile import COLORS, JOKER, NUMBERS, Row, Tile
from game.solver.color import BEYOND, PLAYED, UNLINKED, supply
from game.solver.lying import NOTHING_LIES, Lying
from game.solver.sweep import Column

Objective = Literal["tiles", "value"]

_FACES = [[Tile(color, number) for color in COLORS] for number in NUMBERS]


@dataclass(frozen=True)
class Supplies:
    """Hold the tiles that must be used, those that may be, and what should stay as it lies."""

    table: Counter[Tile]
    rack: Counter[Tile]
    lying: Lying = NOTHING_LIES

    @property
    def jokers(self) -> int:
        """Count all jokers."""
        return self.table[JOKER] + self.rack[JOKER]


def supplies(table: Table, rack: Row) -> Supplies:
    """Count the tiles of a table and of a rack."""
    return Supplies(Counter(chain.from_iterable(table)), Counter(rack))


def columns(given: Supplies, objective: Objective) -> list[Column]:
    """Count the tiles of every number, each colour's beside those of the next two numbers."""
    table, rack, jokers = given.table.get, given.rack.get, given.jokers
    linked, grouped = given.lying.linked.get, given.lying.grouped.get
    counts = [[(table(face, 0), rack(face, 0)) for face in faces] for faces in _FACES]
    there = [[one + other for one, other in row] for row in counts] + [[BEYOND] * len(COLORS)] * 2
    found = []
    for at, (number, faces) in enumerate(zip(NUMBERS, _FACES, strict=True)):
        worth = (number if objective == "value" else 1) * PLAYED
        # A joker before other tiles can as well lie behind them, but nothing lies behind 13.
        starts = jokers > 0 and number + SMALLEST == NUMBERS.stop
        colors = zip(faces, counts[at], there[at + 1], there[at + 2], strict=True)
        found.append(
            tuple(
                supply(*own, a, b, worth, jokers, starts, linked(face, UNLINKED), grouped(face, 0))
                for face, own, a, b in colors
            )
        )
    return found
