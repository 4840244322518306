"""Laying tiles as a simple player does: own sets, then one tile after the other."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import chain

from game.engine.meld import is_set
from game.engine.position import Position, Table
from game.engine.tidy import normalize
from game.engine.tile import MIRROR, Row, Tile
from game.engine.turn import play_faults
from game.solver.best_sets import best_sets, weigh_by
from game.solver.sets import without


@dataclass(frozen=True)
class PartialPlay:
    """Hold the table as it is laid so far, and the tiles that may still be added to it."""

    table: Table
    rack: Row


def greedy_play(view: Position, rack: Row) -> PartialPlay:
    """Lay own sets, then one tile after the other, until nothing fits."""
    laid = _own_sets(view, rack)
    while better := next(steps(view, laid), None):
        laid = better
    return laid


def add(view: Position, rack: Row) -> PartialPlay:
    """Lay own sets, then add to rows; nothing is taken from any."""
    laid = _own_sets(view, rack)
    while better := next(_legal(view, _additions(laid)), None):
        laid = better
    return laid


def _own_sets(view: Position, rack: Row) -> PartialPlay:
    sets = best_sets(rack, weigh_by(view.rules))
    return PartialPlay(view.table + sets, without(rack, sum(sets, ())))


def steps(view: Position, laid: PartialPlay) -> Iterator[PartialPlay]:
    """List the legal ways to lay one tile more, or two that a spare tile of the table completes."""
    yield from _legal(view, chain(_additions(laid), _completions(view, laid)))


def _legal(view: Position, ways: Iterable[PartialPlay]) -> Iterator[PartialPlay]:
    return (way for way in ways if not play_faults(view, way.table))


def _additions(laid: PartialPlay) -> Iterator[PartialPlay]:
    """List the ways to add a tile to a row, a pair to both sides of a Mirror; a run may part."""
    for tile in laid.rack:
        for at, row in enumerate(laid.table):
            added = (tile, tile) if MIRROR in row else (tile,)
            if laid.rack.count(tile) < len(added):
                continue
            parts = normalize((*row, *added))
            if all(map(is_set, parts)):
                yield PartialPlay(_with_rows(laid.table, at, parts), without(laid.rack, added))


def _completions(view: Position, laid: PartialPlay) -> Iterator[PartialPlay]:
    """List the ways to complete an own set with a tile that its row can spare (R18)."""
    weigh = weigh_by(view.rules)
    for at, row in enumerate(laid.table):
        for spare, shorter in _spares(row):
            for completed in best_sets((*laid.rack, spare), weigh):
                yield PartialPlay(
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
