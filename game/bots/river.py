"""Which of two tiles to keep where the other goes to the River."""

from game.engine.position import Position
from game.engine.river import offer
from game.engine.tile import HIDDEN, Row, Tile
from game.engine.turn import Draw
from game.solver.best_sets import best_sets

NEAR = 2
"""Tiles of a colour so far apart may meet in a run."""


def answer(view: Position) -> Draw | None:
    """Keep the better of two tiles, if two are offered and open (R44)."""
    two = offer(view)
    return Draw(keep(view.mover.rack, two)) if two and HIDDEN not in two else None


def keep(rack: Row, two: Row) -> Tile:
    """Return the tile that serves the rack better; of equals, the one that costs less."""

    # A joker comes first, then how many tiles lie in sets with it, then what is near it.
    def rank(tile: Tile) -> tuple[bool, int, int, int]:
        laid = sum(map(len, best_sets((*rack, tile), len)))
        near = sum(is_near(tile, other) for other in set(rack))
        return tile.is_joker, laid, near, -tile.number

    return max(two, key=rank)


def is_near(tile: Tile, other: Tile) -> bool:
    """Return whether two tiles may come to lie in one set."""
    if tile.kind == other.kind:
        return 0 < abs(tile.number - other.number) <= NEAR
    return tile.number == other.number
