"""A play that takes no row apart, as a beginner would see it."""

from game.bots.plain import plain_turn
from game.engine.position import Position
from game.engine.tile import Row
from game.engine.turn import Play, apply


def easy_play(view: Position) -> Play | None:
    """Find a play of own sets and of tiles added to rows: no tile of the table moves.

    Jokers are laid last: to go out, or where nothing goes without them. `view` is the position
    that the turn began with, as the mover sees it.
    """
    rack = view.mover.rack
    numbers = tuple(tile for tile in rack if not tile.is_joker)
    whole = _lay(view, rack)
    if whole is None or numbers == rack or not apply(view, whole).seats[view.to_move].rack:
        return whole
    return _lay(view, numbers) or whole


def _lay(view: Position, rack: Row) -> Play | None:
    turn = plain_turn(view, rack, (), view.table)
    return turn if isinstance(turn, Play) else None
