"""Where runs alone count no set has two colours: each colour is a task of its own (R46)."""

from game.engine.position import Table
from game.engine.rules import Rules
from game.engine.tile import COLORS, Row


def split_by_color(rules: Rules, table: Table, rack: Row) -> list[tuple[Table, Row]]:
    """Part rows and tiles so that no set can have tiles of two parts, all of which may be one.

    Where groups do not count there is no joker.
    """
    if rules.groups:
        return [(table, rack)]
    return [
        (
            tuple(row for row in table if row[0].kind == color),
            tuple(tile for tile in rack if tile.kind == color),
        )
        for color in COLORS
    ]
