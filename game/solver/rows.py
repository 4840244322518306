"""Rows from the sweep's counts: runs and groups laid out, spare jokers added to them."""

from collections.abc import Iterator
from itertools import combinations

from game.engine.meld import LARGEST_GROUP, SMALLEST, is_set
from game.engine.position import Table
from game.engine.tile import COLORS, JOKER, NUMBERS, Row, Tile
from game.solver.group import groups
from game.solver.sweep import Column, Use


def rows(uses: list[Use], columns: list[Column]) -> Table:
    """Lay out the sets that use the tiles like this."""
    found: list[Row] = []
    for number, use in zip(NUMBERS, uses, strict=True):
        found += groups(use.groups, number)
    for at, color in enumerate(COLORS):
        places = [use.runs[at] for use in uses]
        if any(places):
            own = [
                column[at].there - use.groups[at] for column, use in zip(columns, uses, strict=True)
            ]
            found += _runs(color, places, own)
    return tuple(found)


def _runs(color: str, places: list[int], own: list[int]) -> Iterator[Row]:
    """Lay out a colour's runs upwards: the shorter ones go on first, as states have it.

    `own` counts the number tiles there are for the places of each number.
    """
    open_runs: list[Row] = []
    for number, count, tiles in zip(NUMBERS, places, own, strict=True):
        if len(open_runs) > 1:
            open_runs.sort(key=lambda row: (len(row) >= SMALLEST, -len(row)))
        if len(open_runs) > count:
            yield from open_runs[count:]
        if count:
            added = (Tile(color, number),) * min(tiles, count) + (JOKER,) * (count - tiles)
            open_runs = [
                (*row, tile) for row, tile in zip((*open_runs, (), ()), added, strict=False)
            ]
        else:
            open_runs = []
    yield from open_runs


def add_jokers(table: Table, spare: int) -> Table | None:
    """Add spare jokers to sets; nothing if there is no place, as in a full group alone."""
    if not spare:
        return table
    for used, parts in _places(table, spare):
        rest = tuple(row for at, row in enumerate(table) if at not in used)
        taken = sum(row.count(JOKER) for row in parts) - sum(table[at].count(JOKER) for at in used)
        return add_jokers((*rest, *parts), spare - taken)
    return None


def _places(table: Table, spare: int) -> Iterator[tuple[tuple[int, ...], Table]]:
    """List rows by their places in the table, with what they become with another joker or two."""
    for at, row in enumerate(table):
        for longer in ((*row, JOKER), (JOKER, *row)):
            if is_set(longer):
                yield (at,), (longer,)
        if spare > 1 and is_set(both := (JOKER, *row, JOKER)):
            yield (at,), (both,)
    for at, row in enumerate(table):
        half = len(row) // 2
        if len(row) == len(NUMBERS):
            yield (at,), ((*row[:half], JOKER), row[half:])
        elif spare > 1 and len(row) == LARGEST_GROUP:
            yield (at,), ((*row[:half], JOKER), (*row[half:], JOKER))
    for (at, one), (other_at, other) in combinations(enumerate(table), 2):
        if sorted(one) == sorted(other) and len(one) == LARGEST_GROUP:
            a, b, c, d = one
            yield (at, other_at), ((a, b, c), (a, b, d), (c, d, JOKER))
