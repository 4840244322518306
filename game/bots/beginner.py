"""The beginner: lays one set of its own a turn, of the tiles that it notices."""

from random import Random

from game.bots.river import answer
from game.engine.deal import shuffled
from game.engine.meld import value
from game.engine.position import Position
from game.engine.turn import Choice, Draw, Pass, Play, turn_faults
from game.solver.best_sets import best_sets

NOTICED = 12
"""Of a fuller rack some tiles are overlooked, others each turn."""


def choose(view: Position, rng: Random) -> Choice:
    """Choose one of its sets by chance, or draw; the table and the River stay untouched."""
    if kept := answer(view):
        return kept
    sets = best_sets(shuffled(view.mover.rack, rng)[:NOTICED], value)
    ways = [(row,) for row in shuffled(sets, rng)] if view.mover.opened else [sets]
    plays = (Play(view.table + way) for way in ways)
    legal = (play for play in plays if not turn_faults(view, play))
    return next(legal, Draw() if view.pool else Pass())
