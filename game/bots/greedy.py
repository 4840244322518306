"""The greedy player: lays as many tiles as can be laid, every turn; others are measured by it."""

from random import Random

from game.bots.river import keep
from game.engine.position import Position
from game.engine.river import offer
from game.engine.tile import HIDDEN
from game.engine.turn import Choice, Draw, Pass
from game.solver.play import best_play


def choose(view: Position, _: Random) -> Choice:
    """Choose the play of most tiles, or draw; bonus jokers and the River are left alone."""
    two = offer(view)
    if two and HIDDEN not in two:
        return Draw(keep(view.mover.rack, two))
    return best_play(view) or (Draw() if view.pool else Pass())
