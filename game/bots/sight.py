"""What of a position a player takes in, and its play beside all the rest."""

from dataclasses import replace

from game.engine.position import Position, Table
from game.engine.tile import Row
from game.engine.turn import Choice, Draw, Pass, Play, turn_faults


def idle(view: Position) -> Choice:
    """Draw, or pass where nothing is left to draw."""
    return Draw() if view.pool else Pass()


def beside(view: Position, unseen: Table, choice: Choice) -> Choice:
    """Put the rows back that were not seen; a joker may not lie in what repeats one (R21)."""
    if not isinstance(choice, Play):
        return choice
    whole = replace(choice, table=(*unseen, *choice.table))
    return idle(view) if turn_faults(view, whole) else whole


def with_rack(view: Position, rack: Row) -> Position:
    """Replace the rack of the player to move."""
    seats = list(view.seats)
    seats[view.to_move] = replace(view.mover, rack=rack)
    return replace(view, seats=tuple(seats))
