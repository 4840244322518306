"""Layers: the states of a sweep that itself remembers where each came from, with their scores."""

from game.engine.tile import Row
from game.solver.dominance import undominated
from game.solver.packing import STATE, score_of
from game.solver.supplies import Column
from game.solver.sweep import onward, start_of

Layer = dict[int, int]
"""The packed states after a number, each with its best packed score."""


def layer_after(layer: Layer, column: Column, bonus: Row = ()) -> Layer:
    """Take every state one number further; the bonus jokers lie in groups there."""
    ways = onward((state + score for state, score in layer.items()), column, bonus)
    return {way & STATE: score_of(way) for way in sorted(ways)}


def worth_keeping(layer: Layer, *, mirrored: bool = False) -> Layer:
    """Keep the states that no other one dominates; runs may yet be mirrored."""
    ways = [state + score for state, score in layer.items()]
    return {way & STATE: score_of(way) for way in undominated(ways, mirrored=mirrored)}


def start_in(layer: Layer, end: int, column: Column, bonus: Row = ()) -> int:
    """Find the way in the layer that leads to the other."""
    return start_of(end, [state + score for state, score in layer.items()], column, bonus)
