"""How near the end of the game is."""

from game.engine.position import Position, Table
from game.engine.rules import Rules
from game.engine.tile import BONUS, Row
from game.solver.best_table import best_table, played
from game.solver.split_by_color import split_by_color


def drawn(view: Position) -> int:
    """Count the tiles that have been drawn since the deal."""
    rules = view.rules
    dealt = len(view.seats) * rules.rack_size + rules.tiles_laid_at_start
    return len(rules.tiles) - dealt - len(view.pool)


def lacking(rules: Rules, table: Table, rack: Row) -> int:
    """Count the tiles without a place if rows with bonus jokers lie still.

    Freed jokers may lie anywhere; bonus jokers of the rack are not counted.
    """
    count = 0
    for rows, tiles in split_by_color(rules, table, rack):
        movable = tuple(row for row in rows if not set(row) & set(BONUS))
        plain = tuple(tile for tile in tiles if tile not in BONUS)
        count += len(plain) - played(movable, best_table(movable, plain)).tiles
    return count
