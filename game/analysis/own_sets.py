"""The sets that a tile can make with others of its rack, the best first."""

from game.engine.position import Table
from game.engine.rules import Rules
from game.engine.tile import Row, Tile
from game.solver.best_sets import best_sets, weigh_by

MOST = 3
"""How many sets are worth hearing of."""

AHEAD = 100
"""What a set with the tile weighs more than any without."""


def own_sets(rules: Rules, rack: Row, tile: Tile) -> Table:
    """List sets of the rack with a tile, those with which most tiles can be laid first.

    Jokers are kept, as long as there is a set without.
    """
    kin = tuple(
        each
        for each in rack
        if tile.is_joker or each.is_joker or each.kind == tile.kind or each.number == tile.number
    )
    plain = (*(each for each in kin if not each.is_joker), *((tile,) if tile.is_joker else ()))
    return tuple(_found(rules, plain, tile, MOST)) or tuple(_found(rules, kin, tile, 1))


def _found(rules: Rules, rack: Row, tile: Tile, most: int) -> list[Row]:
    found: list[Row] = []
    weigh = weigh_by(rules)

    def weigh_new(row: Row) -> int:
        """Weigh first of all whether a set has the tile and is not known yet."""
        weight = weigh(row)
        return weight + AHEAD if weight and tile in row and row not in found else weight

    for _ in range(most):
        sets = best_sets(rack, weigh_new)
        best = next((row for row in sets if tile in row and row not in found), None)
        if best is None:
            break
        found.append(best)
    return found
