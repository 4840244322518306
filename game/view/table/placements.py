"""Where the tiles of the table and of a rack belong, and how they look there."""

from collections.abc import Iterator, Mapping, Sequence

from game.analysis.table_diff import added
from game.engine.meld import Stand, melds
from game.engine.move import At
from game.engine.position import Table
from game.engine.tile import Row, Tile
from game.view.table.rack_layout import RackLayout
from game.view.table.tile_sprite import InPlunder, OnRack, Placement, Point
from game.view.tile_art import Mark

Marks = Mapping[tuple[int, int], Mark]
"""The marks of tiles by row and index."""


def on_table(
    rows: Table, corners: Sequence[Point], width: int, pitch: int, marks: Marks
) -> Iterator[Placement]:
    """Say where the tiles of each row belong, given its corner on the screen."""
    for at, (row, (x, y)) in enumerate(zip(rows, corners, strict=True)):
        stands = _stands(row)
        for index, tile in enumerate(row):
            mark = marks.get((at, index), "")
            yield Placement(At(at, index), tile, x + index * pitch, y, width, mark, stands[index])


def on_rack(
    rack: Row, plunder: Row, key: Tile | None, rack_layout: RackLayout
) -> Iterator[Placement]:
    """Say where the tiles of a rack belong: the Key is marked, the Plunder behind it blocked."""
    marked = len(rack) - 1 - rack[::-1].index(key) if key in rack else None
    places = rack_layout.places
    for index, (tile, (x, y)) in enumerate(zip(rack, places, strict=False)):
        mark: Mark = "own" if index == marked else ""
        yield Placement(OnRack(index, tile), tile, x, y, rack_layout.width, mark)
    for index, (tile, (x, y)) in enumerate(zip(plunder, places[len(rack) :], strict=True)):
        yield Placement(InPlunder(index), tile, x, y, rack_layout.width, "blocked")


def marked(before_last: Table | None, table: Table, rows: Table) -> Marks:
    """Mark the tiles played this turn, and those of the last turn whose rows lie still."""
    marks: dict[tuple[int, int], Mark] = {}
    if before_last is not None:
        changed = [(table[row], index) for row, index in added(before_last, table)]
        for at, row in enumerate(rows):
            marks |= {(at, index): "last" for old, index in changed if old == row}
    marks |= dict.fromkeys(added(table, rows), "own")
    return marks


def _stands(row: Row) -> Sequence[Stand | None]:
    """Give what each joker of a set stands for; nothing for the other tiles."""
    readings = melds(row)
    if not readings:
        return [None] * len(row)
    best = max(readings, key=lambda meld: meld.value)
    return [stand if tile.is_joker else None for tile, stand in zip(row, best.stands, strict=True)]
