"""Freed jokers: which have left their old set, and whether they lie where they may (R20–R24)."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import permutations

from game.engine.fault import Fault, fault
from game.engine.meld import melds
from game.engine.position import Table, tiles_of
from game.engine.rules import Rules
from game.engine.tile import COLORS, Row, Tile


def joker_faults(rules: Rules, before: Table, after: Table, opened: bool) -> tuple[Fault, ...]:
    """Say what is wrong with the jokers that a rearrangement freed, the kindest way to see it.

    Jokers of a kind look alike, so every way to tell the old from the new places is tried.
    """
    return tuple(
        found
        for kind in sorted({tile for row in before for tile in row if tile.is_joker})
        for found in _kind_faults(rules, before, after, kind, opened)
    )


def _kind_faults(
    rules: Rules, before: Table, after: Table, joker: Tile, opened: bool
) -> tuple[Fault, ...]:
    old = _places(before, joker)
    ways = permutations(_places(after, joker), len(old))
    seen = (tuple(_way_faults(rules, before, after, old, way, opened)) for way in ways)
    return min(seen, key=len, default=())


def _places(table: Table, joker: Tile) -> list[int]:
    return [i for i, row in enumerate(table) for tile in row if tile == joker]


def _way_faults(
    rules: Rules, before: Table, after: Table, old: Sequence[int], new: Sequence[int], opened: bool
) -> Iterator[Fault]:
    for source, place in zip(old, new, strict=True):
        if _shares_number(before[source], after[place]):
            continue
        if not opened:
            yield fault("joker-before-meld", place)
        elif rules.freed_joker == "new-set" and _holds_old_set(after[place], before):
            yield fault("joker-in-old-set", place)
        elif _own_tiles(after[place], before, after) < rules.own_tiles_with_freed_joker:
            yield fault("joker-own-tiles", place, count=rules.own_tiles_with_freed_joker)
        elif rules.group_joker_needs_both and not _both_filled(before[source], after):
            yield fault("joker-needs-both", place)


def _shares_number(old: Row, new: Row) -> bool:
    return any(tile.number and tile in new for tile in old)


def _holds_old_set(row: Row, before: Table) -> bool:
    tiles = Counter(row)
    return any(Counter(old) <= tiles for old in before)


def _own_tiles(row: Row, before: Table, after: Table) -> int:
    """Count the tiles of a row that may have come from the rack."""
    played = tiles_of(after) - tiles_of(before)
    return sum((Counter(row) & played).values())


def _both_filled(old: Row, after: Table) -> bool:
    """Tell whether a group of three got both its missing colours (R24); other sets are free."""
    if len(old) != len(COLORS) - 1 or all(meld.kind != "group" for meld in melds(old)):
        return True
    number = next(tile.number for tile in old if tile.number)
    full = {Tile(color, number) for color in COLORS}
    return any(full == set(row) for row in after)
