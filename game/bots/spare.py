"""Tiles that rows can spare: the fourth of a group or the end of a long run finishes an own set."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations, product

from game.bots.plain import with_additions
from game.engine.meld import counts
from game.engine.position import Position, Table, tiles_of
from game.engine.rules import Rules
from game.engine.tile import Row, Tile, in_order
from game.engine.turn import Choice, Play, turn_faults


def with_spare_tiles(view: Position, choice: Choice, rack: Row) -> Choice:
    """Lay sets of two own tiles and a spare one, too, for as long as there are any."""
    play = choice if isinstance(choice, Play) else Play(view.table)
    while more := next(finish_pairs(view, play, rack), None):
        play = with_additions(view, more, rack)
    return choice if play.table == view.table else play


def finish_pairs(view: Position, play: Play, rack: Row) -> Iterator[Play]:
    """List the plays that lay one more set, of two own tiles and a spare one."""
    left = Counter(rack) - (tiles_of(play.table) - tiles_of(view.table))
    pairs = combinations(sorted(tile for tile in left if not tile.is_joker), 2)
    for (spare, table), pair in product(_spare_tiles(view.rules, play.table), pairs):
        row = in_order((*pair, spare))
        more = replace(play, table=(*table, row))
        if counts(row, view.rules) and not turn_faults(view, more):
            yield more


def _spare_tiles(rules: Rules, table: Table) -> Iterator[tuple[Tile, Table]]:
    """List the tiles without which their row is still a set, each with the table without it."""
    for at, row in enumerate(table):
        for place, tile in enumerate(row):
            shorter = row[:place] + row[place + 1 :]
            if not tile.is_joker and counts(shorter, rules):
                yield tile, (*table[:at], shorter, *table[at + 1 :])
