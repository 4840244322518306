"""Where the cursor is, in words."""

from collections.abc import Sequence
from functools import reduce

from game.engine.move import At, To
from game.engine.tile import Row
from game.kit.kit import Kit
from game.view.speech.spoken_rows import row_said, set_said, tile_in_row
from game.view.table.cursor.stops import POOL, Lay, Meaning
from game.view.table.places.placements import InRiver, OnRack
from game.view.table.shown import Shown
from game.view.wording import tile_name


def place_said(kit: Kit, shown: Shown, means: Meaning, *, has_come: bool = True) -> str:
    """Say what a press there is about; of a row, only as one comes to it, what it is."""
    match means:
        case OnRack(_, tile) if not has_come:
            return tile_name(kit, tile)
        case At(row, index) if not has_come:
            return tile_in_row(kit, shown.rows[row], index)
        case At(row, 0):
            return row_said(kit, row, shown.rows[row], shown.status.rows[row])
        case OnRack(index, tile):
            return kit.text("speak-on-rack", number=index + 1, tile=tile_name(kit, tile))
        case At(row, index):
            name = tile_in_row(kit, shown.rows[row], index)
            return kit.text("speak-in-row", row=row + 1, number=index + 1, tile=name)
        case InRiver(index):
            name = tile_name(kit, shown.river[index])
            return kit.text("speak-in-river", number=index + 1, tile=name)
        case Lay(At(row, index)):
            return _between(kit, row, shown.rows[row], index)
        case Lay(to):
            return kit.text("speak-to-rack" if to is To.RACK else "speak-to-felt")
    return kit.text("speak-pool", count=shown.pool) if means == POOL else ""


def _between(kit: Kit, at: int, row: Row, index: int) -> str:
    tiles = [tile_in_row(kit, row, each) for each in range(len(row))]
    if index == 0:
        return kit.text("speak-before", row=at + 1, tile=tiles[0])
    if index == len(row):
        return kit.text("speak-behind", row=at + 1, tile=tiles[-1])
    return kit.text("speak-between", row=at + 1, tile=tiles[index - 1], next=tiles[index])


def fit_said(kit: Kit, to: At | To, rows: Sequence[Row]) -> str:
    """Say what becomes of a row with what is laid there, or what new row comes of it."""
    sets = [set_said(kit, row) for row in rows]
    said = reduce(lambda said, then: kit.text("speak-then", said=said, then=then), sets)
    if isinstance(to, At):
        return kit.text("speak-row", number=to.row + 1, row=said)
    return kit.text("speak-new-row", row=said)
