"""A thinker: plays as the greedy player would, as far as it sees and as its judgement lets it."""

from dataclasses import dataclass, replace
from random import Random

from game.bots.end import ends_soon, lacking
from game.bots.first import smallest
from game.bots.greedy import EFFORT, most_tiles
from game.bots.risk import risk
from game.bots.river import answer
from game.engine.deal import shuffled
from game.engine.position import Position, Table
from game.engine.tile import Row
from game.engine.turn import Choice, Draw, Pass, Play, turn_faults
from game.solver.play import last_play

WHOLE_TABLE = 99
"""There are never so many rows."""

FAR_FROM_OUT = 8
CARRIED = 2
"""With so many tiles that have no place it lays what it can; each joker will carry some of them.

Against bots it would win even more often if it always waited, but nobody likes to play with that.
"""

RISKY = 0.8
"""Who waits wins so often that only a high risk is worth laying what can be laid."""


@dataclass(frozen=True)
class Thinker:
    """Say how many rows a player takes in at a time, and which jokers it keeps until the end.

    Who holds back opens with little. Then it waits until it can lay the whole rack, unless much of
    it has no place, or somebody is about to go out.
    """

    sight: int = WHOLE_TABLE
    keeps: Row = ()
    holds_back: bool = False

    def __call__(self, view: Position, rng: Random) -> Choice:
        """Choose a turn; chance picks the rows that are taken in, and what others may hold."""
        if kept := answer(view):
            return kept
        rows = shuffled(view.table, rng)
        seen, unseen = tuple(rows[: self.sight]), tuple(rows[self.sight :])
        return _beside(view, unseen, self._chosen(replace(view, table=seen), rng))

    def _chosen(self, view: Position, rng: Random) -> Choice:
        if not self.keeps or self._is_pressed(view, rng):
            return most_tiles(view)
        if last := last_play(view, EFFORT):
            return last
        if self.holds_back and view.mover.opened and self._is_near_out(view):
            return Draw()
        return self._careful(view)

    def _is_pressed(self, view: Position, rng: Random) -> bool:
        """Tell whether what is kept is likely to be caught."""
        if self.holds_back:
            return not view.pool or risk(view, rng) > RISKY
        return ends_soon(view)

    def _is_near_out(self, view: Position) -> bool:
        rack = view.mover.rack
        carried = CARRIED * sum(tile in self.keeps for tile in rack)
        return lacking(view.table, rack) < FAR_FROM_OUT + carried

    def _careful(self, view: Position) -> Choice:
        """Choose a turn without what is kept."""
        choice = most_tiles(self._without_kept(view))
        if self.holds_back and isinstance(choice, Play) and not view.mover.opened:
            return smallest(view, choice)
        return choice

    def _without_kept(self, view: Position) -> Position:
        """Leave the jokers that it keeps out of sight."""
        seats = list(view.seats)
        others = tuple(tile for tile in view.mover.rack if tile not in self.keeps)
        seats[view.to_move] = replace(view.mover, rack=others)
        return replace(view, seats=tuple(seats))


def _beside(view: Position, unseen: Table, choice: Choice) -> Choice:
    """Put the rows back that were not seen; a joker may not lie in what repeats one (R21)."""
    if not isinstance(choice, Play):
        return choice
    whole = replace(choice, table=(*unseen, *choice.table))
    if turn_faults(view, whole):
        return Draw() if view.pool else Pass()
    return whole
