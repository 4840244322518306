"""The greedy player lays all the tiles it can, every turn; other bots are measured against it.

A player who shows as little as it can cuts its first meld down to the smallest.
"""

from dataclasses import replace
from itertools import chain, combinations
from random import Random

from game.bots.river import answer
from game.bots.sight import idle
from game.engine.position import Position
from game.engine.turn import Choice, Play, changed, turn_faults
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


def smallest(view: Position, play: Play) -> Play:
    """Lay as few tiles of a first meld as are enough, in whole sets."""
    _, sets = changed(view.table, play.table)
    sizes = range(1, len(sets))
    choices = chain.from_iterable(combinations(sets, size) for size in sizes)
    fewest = sorted(choices, key=lambda some: sum(map(len, some)))
    plays = (replace(play, table=view.table + some) for some in fewest)
    return next((less for less in plays if not turn_faults(view, less)), play)
