"""Models of people who play as beginners do, to measure opponents by."""

from dataclasses import dataclass
from random import Random

from game.bots.plain import noticed, plain_turn
from game.bots.river import answer
from game.bots.sight import idle
from game.bots.spare import with_spare_tiles
from game.engine.position import Position
from game.engine.turn import Choice

HOLDS = 0.1
"""In so many turns of all a person draws though something could be laid, to lay more later."""


@dataclass(frozen=True)
class Person:
    """Say in which share of its turns a person looks for a play, and how many tiles it sees then.

    With an empty pool it looks in every turn, and at every tile. It never rearranges but for one
    thing: with so many tiles left, or with an empty pool, one who `borrows` finishes own sets with
    a tile that a row can spare. Rule sheets show this first of all ways to rearrange.
    """

    looks: float = 1.0
    notices: float = 1.0
    holds: float = HOLDS
    borrows: int = 0

    def __call__(self, view: Position, rng: Random) -> Choice:
        """Choose a turn."""
        if kept := answer(view):
            return kept
        if view.pool and rng.random() >= self.looks * (1 - self.holds):
            return idle(view)
        rack = noticed(view.mover.rack, self.notices if view.pool else 1.0, rng)
        turn = plain_turn(view, rack, (), view.table)
        near = not view.pool or len(view.mover.rack) <= self.borrows
        borrows = self.borrows and near and view.mover.opened
        return with_spare_tiles(view, turn, rack) if borrows else turn
