"""The commands that carry out a turn as one would do it by hand."""

from game.engine.game import Command, TakeKey
from game.engine.position import Position
from game.engine.river import take
from game.engine.turn import Choice, Play
from game.view.script import steps


def ways(position: Position, turn: Choice) -> list[Command]:
    """Give the moves that lead to a turn, and the turn itself at the end."""
    if not isinstance(turn, Play):
        return [turn]
    if turn.key is None:
        return [*steps(position, turn), turn]
    return [TakeKey(turn.key), *steps(take(position, turn.key), turn), turn]
