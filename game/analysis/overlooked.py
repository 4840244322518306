"""First sets that a player has had on the rack for some turns, and has not laid."""

from game.analysis.hint import Hint, find_hint, own_worth
from game.engine.position import Position
from game.engine.turn import needed_to_open


def overlooked_opening(before: Position, now: Position) -> Hint | None:
    """Find what to lay now, if the rack alone could open as early as before.

    Both are positions that a turn of the same player begins with, who has not opened.
    """
    worth = own_worth(before)
    if not worth or worth < needed_to_open(before):
        return None
    hint = find_hint(now, now.table)
    return hint if hint.play else None
