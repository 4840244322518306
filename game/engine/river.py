"""The River: tiles face up in a row, which can be had again with the Key and the Plunder."""

from dataclasses import replace

from game.engine.position import Position
from game.engine.tile import Row, in_order


def take(position: Position, key: int) -> Position:
    """Return the position with a tile of the River as the Key, every older one as Plunder (R45).

    The Key lies on the mover's rack; IndexError if the River has no such tile.
    """
    tile, seats = position.river[key], list(position.seats)
    seat = position.mover
    seats[position.to_move] = replace(seat, rack=in_order((*seat.rack, tile)))
    return replace(
        position,
        seats=tuple(seats),
        river=position.river[key + 1 :],
        key=tile,
        plunder=position.river[:key],
    )


def offer(position: Position) -> Row:
    """Return the tiles of which a player who draws keeps one; none if there is no choice (R44)."""
    return position.pool[:2] if position.rules.river and len(position.pool) > 1 else ()
