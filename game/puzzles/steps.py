"""The smallest step: a play that lays something and takes the fewest rows apart for it.

A row alone gives nothing that its neighbours do not take up. So only rows that touch each other or
the rack are tried together: two tiles touch if they could lie side by side in a set.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import chain, combinations

from game.analysis.strands import Strand, strands
from game.bots.sight import with_rack
from game.engine.position import Position, Table
from game.engine.tile import Row, Tile
from game.engine.turn import play_faults, played
from game.puzzles.cover import can_lay_one
from game.solver.best_table import best_table
from game.solver.play import search

EFFORT = 2_000
"""What a search with bonus jokers may look at: a step that takes more is no small one."""

QUICK = 2
"""So many rows are tried at once before the best play is looked for."""


def climb(position: Position) -> tuple[list[Strand], Position]:
    """Take the smallest step again and again; return the steps, and where they end."""
    steps: list[Strand] = []
    while position.mover.rack and (step := smallest_step(position)):
        steps.append(step)
        position = after(position, step)
    return steps, position


def after(position: Position, step: Strand) -> Position:
    """Return where a step leads, the same player to move."""
    kept = tuple((Counter(position.table) - Counter(step.before)).elements())
    rack = Counter(position.mover.rack) - Counter(step.laid)
    return with_rack(replace(position, table=(*kept, *step.after)), tuple(rack.elements()))


def smallest_step(position: Position) -> Strand | None:
    """Find the step that takes fewest rows; of equals the one that lays most; None if none does.

    A strand of the best play bounds it from above; few rows are tried before that is looked for.
    """
    for count in range(QUICK + 1):
        if step := _step(position, count):
            return step
    best = search(position, effort=EFFORT).play
    if best is None:
        return None
    bound = next(strand for strand in strands(position.table, best.table) if strand.laid)
    for count in range(QUICK + 1, len(bound.before)):
        if step := _step(position, count):
            return step
    return bound


def _step(position: Position, count: int) -> Strand | None:
    """Find the step with so many rows that lays most."""
    found = [step for rows in _choices(position, count) if (step := _laid(position, rows))]
    return max(found, key=lambda step: len(step.laid), default=None)


def _choices(position: Position, count: int) -> Iterator[Table]:
    """List the choices of so many rows with which a tile of the rack can be laid, maybe."""
    rows, rack = position.table, position.mover.rack
    if not count:
        yield ()
        return
    touch = _Touching(rows, rack)
    for chosen in combinations(range(len(rows)), count):
        if touch.is_one(chosen):
            yield tuple(rows[at] for at in chosen)


def _can_be_beside(tile: Tile, other: Tile) -> bool:
    if tile.is_joker or other.is_joker:
        return True
    if tile.kind == other.kind:
        return abs(tile.number - other.number) == 1
    return tile.number == other.number


class _Touching:
    """Which rows touch each other, or a tile of the rack."""

    def __init__(self, rows: Table, rack: Row) -> None:
        self._count = len(rows)
        tiles = [set(row) for row in (*rows, *((tile,) for tile in rack))]
        self._neighbours = [
            sum(
                1 << other
                for other, those in enumerate(tiles)
                if any(_can_be_beside(tile, near) for tile in these for near in those)
            )
            for these in tiles
        ]

    def is_one(self, chosen: tuple[int, ...]) -> bool:
        """Return whether these rows hang together, by way of the rack, too."""
        rack = (1 << len(self._neighbours)) - (1 << self._count)
        there = rack + sum(1 << at for at in chosen)
        reached, ahead = 0, 1 << chosen[0]
        while ahead:
            at = ahead.bit_length() - 1
            reached |= 1 << at
            ahead = (ahead | self._neighbours[at]) & there & ~reached
        return bool(reached & rack) and not (there & ~rack & ~reached)


def _laid(position: Position, rows: Table) -> Strand | None:
    """Lay as much as can be with these rows alone."""
    rack = position.mover.rack
    alone = replace(position, table=rows)
    if any(tile.is_joker for row in (*rows, rack) for tile in row):
        play = search(alone, effort=EFFORT).play
        table = play.table if play else rows
    elif can_lay_one(chain.from_iterable(rows), rack):
        table = best_table(rows, rack)
    else:
        return None
    others = (Counter(position.table) - Counter(rows)).elements()
    if not played(rows, table) or play_faults(position, (*others, *table)):
        return None
    return Strand(rows, table)
