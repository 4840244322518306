"""The casual player: lays its own sets and adds to the table, but never rearranges it."""

from random import Random

from game.engine.position import Position
from game.engine.turn import Draw, Pass, Turn


def choose(view: Position, rng: Random) -> Turn:
    """Choose the turn that lays the most tiles, or draw."""
    return Draw() if view.pool else Pass()
