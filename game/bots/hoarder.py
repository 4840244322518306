"""The hoarder: opens with little, then lays nothing until all goes; others are measured by it."""

from random import Random

from game.bots.greedy import EFFORT, most_tiles, smallest
from game.bots.river import answer
from game.bots.sight import with_rack
from game.engine.position import Position
from game.engine.tile import BONUS, JOKER
from game.engine.turn import Choice, Draw, Play
from game.solver.play import last_play


def hoard(view: Position, _: Random) -> Choice:
    """Choose to go out, or to open without a joker; once the pool is empty, what can be laid."""
    if kept := answer(view):
        return kept
    if not view.pool:
        return most_tiles(view)
    if whole := last_play(view, EFFORT):
        return whole
    if view.mover.opened:
        return Draw()
    others = tuple(tile for tile in view.mover.rack if tile not in (JOKER, *BONUS))
    choice = most_tiles(with_rack(view, others))
    return smallest(view, choice) if isinstance(choice, Play) else Draw()
