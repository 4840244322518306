"""A play that takes no row apart, as a beginner would see it."""

from game.bots.plain import plain_turn
from game.engine.position import Position
from game.engine.turn import Play


def easy_play(view: Position) -> Play | None:
    """Find a play of own sets and of tiles added to rows: no tile of the table moves.

    `view` is the position that the turn began with, as the mover sees it.
    """
    turn = plain_turn(view, view.mover.rack, (), view.table)
    return turn if isinstance(turn, Play) else None
