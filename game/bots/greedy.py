"""The greedy player: lays as many tiles as can be laid, every turn; others are measured by it."""

from random import Random

from game.bots.river import answer
from game.engine.position import Position
from game.engine.turn import Choice, Draw, Pass, Play, apply
from game.solver.play import search

EFFORT = 10_000
"""What a search may look at: with many bonus jokers it takes 0.6 s at the most."""


def choose(view: Position, _: Random) -> Choice:
    """Choose which tile to keep, if two are offered, or the play of most tiles."""
    return answer(view) or most_tiles(view)


def most_tiles(view: Position) -> Choice:
    """Choose the play that leaves the fewest tiles, or draw where a Key would leave more."""
    play = search(view, effort=EFFORT).play
    if play and not (view.pool and _left(view, play) > len(view.mover.rack) + 1):
        return play
    return Draw() if view.pool else Pass()


def _left(view: Position, play: Play) -> int:
    """Count the tiles on the rack after a play."""
    return len(apply(view, play).seats[view.to_move].rack)
