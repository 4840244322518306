"""Plays that take few moves: an own set, tiles onto one row, else a rearrangement of two rows."""

from collections.abc import Iterator
from dataclasses import replace

from game.analysis.way_out import choose_rows
from game.engine.meld import value
from game.engine.position import Position, Table
from game.engine.tile import Row
from game.engine.turn import loose_tiles, needed_to_open, play_faults
from game.solver.best_sets import best_sets, weigh_by
from game.solver.greedy_play import PartialPlay, steps
from game.solver.opening import richest
from game.solver.play import search

EFFORT = 500
"""What a search among few rows, or for a single tile, may look at."""

MOST_ROWS = 2
"""Up to this many rows, all choices are tried."""


def short_tables(view: Position) -> Iterator[list[Table]]:
    """List what legal plays of few moves leave, what is easiest first, and jokers last."""
    numbers = _holding(view, tuple(tile for tile in view.mover.rack if not tile.is_joker))
    if not view.mover.opened:
        yield from (_legal(view, _openings(each)) for each in (numbers, view))
        return
    yield _legal(view, _around_rows(numbers))
    for count in range(1, MOST_ROWS + 1):
        for kept, rows in choose_rows(view.table, count):
            yield _legal(view, _searched(numbers, kept, rows))
    for tile in dict.fromkeys(numbers.mover.rack):
        yield _legal(view, _searched(_holding(view, (tile,)), (), view.table))
    yield _legal(view, _around_rows(view))


def _holding(view: Position, rack: Row) -> Position:
    """Let the player to move hold this rack, with no other tile of the River to take."""
    seats = list(view.seats)
    seats[view.to_move] = replace(view.mover, rack=rack)
    return replace(view, seats=tuple(seats), river=())


def _legal(view: Position, tables: Iterator[Table]) -> list[Table]:
    """Keep what is a play without loose tiles."""
    return [
        table
        for table in dict.fromkeys(tables)
        if not play_faults(view, table) and not loose_tiles(view, table)
    ]


def _openings(view: Position) -> Iterator[Table]:
    """Lay the sets of a rack that are worth most, until they are worth enough."""
    for objective in "tiles", "value":
        laid: Table = ()
        for row in sorted(richest(view.rules, view.mover.rack, objective), key=value, reverse=True):
            laid = (*laid, row)
            if sum(map(value, laid)) >= needed_to_open(view):
                break
        yield (*view.table, *laid)


def _around_rows(view: Position) -> Iterator[Table]:
    """Lay one own set, or what can be done with one row."""
    yield from ((*view.table, row) for row in best_sets(view.mover.rack, weigh_by(view.rules)))
    for kept, rows in choose_rows(view.table, 1):
        # Tiles are added to the row one after the other, or one of its own completes own tiles.
        alone = replace(view, table=rows)
        for laid in steps(alone, PartialPlay(rows, view.mover.rack)):
            longer: PartialPlay | None = laid
            while longer:
                yield kept + longer.table
                further = steps(alone, longer) if len(longer.table) == 1 else ()
                longer = next((each for each in further if len(each.table) == 1), None)


def _searched(view: Position, kept: Table, rows: Table) -> Iterator[Table]:
    """Find the best play that leaves all but these rows as they are."""
    play = search(replace(view, table=rows), effort=EFFORT).play
    if play:
        yield kept + play.table
