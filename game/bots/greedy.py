"""The greedy player: lays as many tiles as can be laid, every turn; others are measured by it."""

from random import Random

from game.bots.river import answer
from game.bots.sight import idle
from game.engine.position import Position
from game.engine.turn import Choice
from game.solver.play import grows, worth_playing

EFFORT = 10_000
"""What a search may look at: with many bonus jokers it takes 0.6 s at the most."""


def choose(view: Position, _: Random) -> Choice:
    """Choose which tile to keep, if two are offered, or the play of most tiles."""
    return answer(view) or most_tiles(view)


def most_tiles(view: Position) -> Choice:
    """Choose the play that leaves the fewest tiles, or draw or pass where that leaves fewer.

    To lay a tile and take one back (R43) is no progress: bots could go on with that forever.
    """
    play = worth_playing(view, EFFORT).play
    if play and grows(view, play.table):
        return play
    return idle(view)
