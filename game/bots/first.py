"""The first meld of a player who shows as little as it can."""

from dataclasses import replace
from itertools import chain, combinations

from game.engine.position import Position
from game.engine.turn import Play, changed, turn_faults


def smallest(view: Position, play: Play) -> Play:
    """Lay as few tiles of a first meld as are enough, in whole sets."""
    _, sets = changed(view.table, play.table)
    sizes = range(1, len(sets))
    choices = chain.from_iterable(combinations(sets, size) for size in sizes)
    fewest = sorted(choices, key=lambda some: sum(map(len, some)))
    plays = (replace(play, table=view.table + some) for some in fewest)
    return next((less for less in plays if not turn_faults(view, less)), play)
