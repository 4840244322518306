"""Whether a table that was taken apart can be made whole again: all that lies there stays."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import chain

from game.engine.position import Position, Table
from game.engine.tile import COLORS, Row, Tile
from game.engine.turn import needed_to_open, play_faults, played
from game.solver.best_table import Best, Task
from game.solver.budget import Budget
from game.solver.freed_jokers import LegalSearch
from game.solver.loose_tiles import finish_with_loose_tiles
from game.solver.opening import enough, is_all_tried


def finish(start: Position, rows: Table, more: Row, effort: int, budget: Budget) -> Best:
    """Look for a legal table with all that lies there and, if need be, more of the rack.

    `start` is the position that the turn began with, the Key taken if it was.
    """
    if not start.rules.groups:
        return _checked(start, _by_color(start, rows, more))
    if start.mover.opened:
        return LegalSearch(start, "tiles", effort, budget, rows, more).best()
    if start.rules.build_in_initial_turn:
        return _opened_and_built_on(start, rows, more, effort, budget)
    rack = _usable(start, (*played(start.table, rows), *more))
    melds = enough(rack, needed_to_open(start), bound(start, rows), budget)
    tables = ((*start.table, *laid.sets) for laid in melds)
    legal = (table for table in tables if not play_faults(start, table))
    return Best(next(legal, None), proven=is_all_tried(rack, budget))


def finish_loosely(start: Position, rows: Table, more: Row) -> Best:
    """Look for one that leaves tiles of the table loose (R43)."""
    if start.rules.loose_tiles != "taken":
        return Best(None, proven=True)
    if not start.mover.opened:
        return Best(None, proven=not start.rules.build_in_initial_turn)
    own, laid = bound(start, rows), played(start.table, rows)
    key = Counter(own) - Counter(laid)
    before = (*rows, *((tile,) for tile in key.elements()))
    rack = tuple((Counter(more) - key).elements())
    firm = tuple(tile for tile in chain(*before) if tile in own)
    return finish_with_loose_tiles(start, before, rack, firm)


def bound(start: Position, rows: Table) -> Row:
    """List the tiles of the rack that have to lie in the end: those that lie, and the Key."""
    laid, key = played(start.table, rows), start.key
    return laid if key is None or key in laid else (*laid, key)


def _checked(start: Position, found: Best) -> Best:
    """Drop a table that cannot be left so; then nothing is proven."""
    if found.table is None or not play_faults(start, found.table):
        return found
    return Best(None, proven=False)


def _usable(start: Position, rack: Row) -> Row:
    jokers = start.rules.joker_in_initial_meld
    return tuple(tile for tile in rack if jokers or not tile.is_joker)


def _by_color(start: Position, rows: Table, more: Row) -> Best:
    """Lay the tiles of each colour, where runs alone count (R46)."""
    kept = () if start.mover.opened else start.table
    table: Table = kept
    for color in COLORS:
        free = tuple((Counter(rows) - Counter(kept)).elements())
        there = tuple(tuple(tile for tile in row if tile.kind == color) for row in free)
        rack = tuple(tile for tile in more if tile.kind == color)
        found = Task(tuple(filter(None, there)), rack).best()
        if found.table is None:
            return found
        table += found.table
    return Best(table, proven=True)


def _opened_and_built_on(
    start: Position, rows: Table, more: Row, effort: int, budget: Budget
) -> Best:
    """Lay first sets that are worth enough, and all else that lies there beside them or on rows."""
    owed = Counter(bound(start, rows))
    left = tuple((tile,) for tile in owed.elements())
    own = Counter((*played(start.table, rows), *more))
    goal = Task((*start.table, *left), tuple((own - owed).elements()), "tiles", effort, budget)
    whole = goal.best()
    if whole.table is None:
        return whole
    if not any(enough(_usable(start, tuple(own.elements())), needed_to_open(start), (), budget)):
        return Best(None, proven=is_all_tried(tuple(own.elements()), budget))
    for sets in _first_sets(start, owed, own, budget):
        laid = Counter(chain(*sets))
        singles = tuple((tile,) for tile in (owed - laid).elements())
        rack = tuple((own - laid - (owed - laid)).elements())
        rest = replace(goal, table=(*start.table, *singles), rack=rack).best().table
        if rest is not None and not play_faults(start, (*rest, *sets)):
            return Best((*rest, *sets), proven=True)
    return Best(None, proven=False)


def _first_sets(
    start: Position, owed: Counter[Tile], own: Counter[Tile], budget: Budget
) -> Iterator[Table]:
    """List first sets to try: of what has to lie, of all with that in them, and of all."""
    needed = needed_to_open(start)
    lying, whole = (_usable(start, tuple(tiles.elements())) for tiles in (owed, own))
    for rack, tiles in (lying, ()), (whole, tuple(owed.elements())), (whole, ()):
        for laid in enough(rack, needed, tiles, budget):
            yield laid.sets
