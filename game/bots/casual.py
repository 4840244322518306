"""The casual player: lays its own sets and adds to the table, but never rearranges it."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import chain
from random import Random

from game.bots.sets import best_sets, without
from game.engine.deal import shuffled
from game.engine.meld import is_set, value
from game.engine.position import Position, Table
from game.engine.tidy import settle
from game.engine.tile import Row, Tile
from game.engine.turn import Choice, Draw, Pass, Play, play_faults

ALMOST_OUT = 1
"""With so few tiles on any rack a joker kept is a joker caught: time to let it go."""


@dataclass(frozen=True)
class _Laid:
    """Hold the table as it is laid so far, and the tiles that may still be added to it."""

    table: Table
    rack: Row


def choose(view: Position, rng: Random) -> Choice:
    """Choose the turn that lays the most tiles, or draw; chance only picks among additions."""
    tables = [_later(view, rng)] if view.mover.opened else _openings(view)
    plays = (Play(table) for table in tables if not play_faults(view, table))
    return next(plays, Draw() if view.pool else Pass())


def _openings(view: Position) -> Iterator[Table]:
    """Lay sets with as few jokers as can be, by most tiles or, if worth too little, by worth."""
    numbers, jokers = _parted(view.mover.rack)
    for count in range(len(jokers) + 1):
        for weigh in (len, value):
            yield view.table + best_sets((*numbers, *jokers[:count]), weigh)


def _later(view: Position, rng: Random) -> Table:
    """Lay all that fits; jokers only to go out, or when the game may soon be over."""
    numbers, jokers = _parted(shuffled(view.mover.rack, rng))
    laid = _lay(view, (*numbers, *jokers))
    if jokers and laid.rack and not _ends_soon(view):
        laid = _lay(view, numbers)
    return laid.table


def _parted(rack: Iterable[Tile]) -> tuple[Row, Row]:
    """Part the number tiles of a rack from its jokers."""
    tiles = tuple(rack)
    return (
        tuple(tile for tile in tiles if not tile.is_joker),
        tuple(tile for tile in tiles if tile.is_joker),
    )


def _ends_soon(view: Position) -> bool:
    return not view.pool or min(len(seat.rack) for seat in view.seats) <= ALMOST_OUT


def _lay(view: Position, rack: Row) -> _Laid:
    """Lay own sets, then one tile after the other, until nothing fits."""
    sets = best_sets(rack, len)
    laid = _Laid(view.table + sets, without(rack, sum(sets, ())))
    while better := next(_steps(view, laid), None):
        laid = better
    return laid


def _steps(view: Position, laid: _Laid) -> Iterator[_Laid]:
    """List the legal ways to lay one tile more, or two that a spare tile of the table completes."""
    for step in chain(_additions(laid), _completions(laid)):
        if not play_faults(view, step.table):
            yield step


def _additions(laid: _Laid) -> Iterator[_Laid]:
    """List the ways to add one tile to a row; a long run may part around it."""
    for tile in laid.rack:
        for at, row in enumerate(laid.table):
            parts = settle((*row, tile))
            if all(map(is_set, parts)):
                yield _Laid(_with_rows(laid.table, at, parts), without(laid.rack, (tile,)))


def _completions(laid: _Laid) -> Iterator[_Laid]:
    """List the ways to complete an own set with a tile that its row can spare (R18)."""
    for at, row in enumerate(laid.table):
        for spare, shorter in _spares(row):
            for completed in best_sets((*laid.rack, spare), len):
                yield _Laid(
                    _with_rows(laid.table, at, (shorter, completed)),
                    without((*laid.rack, spare), completed),
                )


def _spares(row: Row) -> Iterator[tuple[Tile, Row]]:
    """List the number tiles that a set can do without, each with the set that stays."""
    for at, tile in enumerate(row):
        shorter = (*row[:at], *row[at + 1 :])
        if not tile.is_joker and is_set(shorter):
            yield tile, shorter


def _with_rows(table: Table, at: int, rows: Table) -> Table:
    """Put the first row in the place of the old one, the others behind the table."""
    return (*table[:at], rows[0], *table[at + 1 :], *rows[1:])
