"""How near the end of the game is."""

from game.engine.position import Position
from game.engine.turn import Play, apply

ALMOST_OUT = 1
"""With so few tiles on any rack what is kept may be caught."""


def ends_soon(view: Position) -> bool:
    """Tell whether somebody may go out in a moment, or the pool is empty."""
    return not view.pool or min(len(seat.rack) for seat in view.seats) <= ALMOST_OUT


def goes_out(view: Position, play: Play) -> bool:
    """Tell whether the play empties the rack."""
    return not apply(view, play).seats[view.to_move].rack
