"""A mind: how much of a position a player sees, and what it keeps; every level is one of these."""

from dataclasses import dataclass, replace
from random import Random

from game.bots.end import drawn, lacking
from game.bots.greedy import EFFORT, most_tiles, smallest
from game.bots.risk import is_hoarded, is_risky
from game.bots.river import answer
from game.bots.sight import beside, idle, with_rack
from game.engine.deal import shuffled
from game.engine.position import Position
from game.engine.tile import Row
from game.engine.turn import Choice, Draw, Play
from game.solver.play import last_play

WHOLE_TABLE = 99
"""More rows than a table ever has."""

PACE = 6
"""Each time this many tiles have been drawn, every level takes in one more row."""

CARRIED = 2
"""How many tiles without a place one joker on the rack will carry."""


@dataclass(frozen=True)
class Mind:
    """Say how large a share of its tiles a player notices, and how many rows it takes in at a time.

    It takes in more rows as the pool shrinks, and overlooks nothing when that is empty, nor for its
    first meld. It keeps some jokers until it can go out. While it bears so many tiles it opens with
    little, and waits with what it could lay if fewer than so many of them have no place. While
    somebody else hoards, one who `mirrors` lays nothing either until all goes: what it laid would
    help the other alone. Where all play together, it overlooks nothing and holds nothing back.
    """

    notices: float = 1.0
    sight: int = WHOLE_TABLE
    keeps: Row = ()
    waits: int = 0
    bears: int = 0
    mirrors: bool = False

    def __call__(self, view: Position, rng: Random) -> Choice:
        """Choose a turn; chance picks what is overlooked, and what others may hold."""
        if kept := answer(view):
            return kept
        rows, sees_all = shuffled(view.table, rng), not view.pool or self._mirrors_one(view)
        count = WHOLE_TABLE if sees_all else self.sight + drawn(view) // PACE
        overlooks = view.pool and view.mover.opened and not view.rules.together
        share = self.notices if overlooks else 1.0
        noticed = with_rack(view, tuple(t for t in view.mover.rack if rng.random() < share))
        seen = replace(noticed, table=tuple(rows[:count]))
        return beside(view, tuple(rows[count:]), self._choose(seen, rng))

    def _mirrors_one(self, view: Position) -> bool:
        return self.mirrors and view.mover.opened and is_hoarded(view)

    def _choose(self, view: Position, rng: Random) -> Choice:
        if not self.keeps or view.rules.together or (view.pool and is_risky(view, rng)):
            return most_tiles(view)
        if self._mirrors_one(view):
            # Whoever hoards must lay first, unless a pass would end the game.
            ends = not view.pool and view.passes + 1 >= view.holding
            return last_play(view, EFFORT) or (most_tiles(view) if ends else idle(view))
        if not view.pool:
            return most_tiles(view)
        return last_play(view, EFFORT) or self._careful(view)

    def _careful(self, view: Position) -> Choice:
        """Choose a turn without what it keeps; who waits opens with little, and may lay nothing."""
        rack = view.mover.rack
        others = tuple(tile for tile in rack if tile not in self.keeps)
        choice = most_tiles(with_rack(view, others))
        if not isinstance(choice, Play) or len(rack) > self.bears:
            return choice
        if not view.mover.opened:
            return smallest(view, choice)
        carried = CARRIED * (len(rack) - len(others))
        return Draw() if lacking(view.rules, view.table, rack) < self.waits + carried else choice
