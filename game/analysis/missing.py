"""The tile that a broken row still needs, and where those that would do are."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import chain

from game.analysis.table_diff import TileIndex
from game.engine.meld import SMALLEST, counts
from game.engine.position import Table
from game.engine.rules import Rules
from game.engine.tile import Row, Tile

CHOICE = 2
"""From how many tiles a row may take one, for its lack to be told in a sentence."""


@dataclass(frozen=True)
class Missing:
    """Name the number tiles any one of which makes a row a set, and where each copy is."""

    row: int
    tiles: Row
    on_rack: int
    on_table: tuple[TileIndex, ...]
    in_river: int
    unseen: int


def find_missing(rules: Rules, rows: Table, rack: Row, river: Row) -> Missing | None:
    """Find the first row that lacks one tile, as its player sees the table; None if none does."""
    known = Counter(chain(rack, river, *rows))
    for at, row in enumerate(rows):
        tiles = () if counts(row, rules) else tuple(_completing(row, rules))
        if not 0 < len(tiles) <= CHOICE:
            continue
        lying = tuple(
            (other, index)
            for other, there in enumerate(rows)
            for index, tile in enumerate(there)
            if other != at and tile in tiles
        )
        on_rack, in_river = (sum(map(each.count, tiles)) for each in (rack, river))
        unseen = sum(rules.tiles.count(tile) - known[tile] for tile in tiles)
        if lying or on_rack or in_river or unseen:
            return Missing(at, tiles, on_rack, lying, in_river, unseen)
    return None


def _completing(row: Row, rules: Rules) -> Iterator[Tile]:
    """List the number tiles that make a set of the row, put in at any place."""
    if len(row) + 1 < SMALLEST:
        return
    for tile in dict.fromkeys(rules.tiles):
        ways = ((*row[:index], tile, *row[index:]) for index in range(len(row) + 1))
        if not tile.is_joker and any(counts(way, rules) for way in ways):
            yield tile
