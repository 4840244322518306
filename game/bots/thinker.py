"""A thinker: plays as the greedy player would, as far as it sees and as its judgement lets it."""

from dataclasses import dataclass, replace
from random import Random

from game.bots.end import ends_soon, goes_out
from game.bots.greedy import choose as greedy
from game.bots.river import answer
from game.engine.deal import shuffled
from game.engine.position import Position, Table
from game.engine.tile import BONUS
from game.engine.turn import Choice, Draw, Pass, Play, turn_faults
from game.solver.solve import best_table, played

WHOLE_TABLE = 99
"""There are never so many rows."""

CARRIED = 2
"""A bonus joker hardly ever lets more tiles lie that else could not."""


@dataclass(frozen=True)
class Thinker:
    """Say how many rows a player takes in at a time, and what it keeps until the end is near.

    Who holds back lays a first meld, then nothing more until it can lay the whole rack.
    """

    sight: int = WHOLE_TABLE
    keeps_jokers: bool = False
    holds_back: bool = False

    def __call__(self, view: Position, rng: Random) -> Choice:
        """Choose a turn; chance only picks the rows that are taken in."""
        if kept := answer(view):
            return kept
        if self._waits(view) and _is_far_from_out(view):
            return Draw()
        rows = shuffled(view.table, rng)
        seen, unseen = tuple(rows[: self.sight]), tuple(rows[self.sight :])
        glance = replace(view, table=seen)
        choice = greedy(glance, rng)
        if isinstance(choice, Play) and not goes_out(glance, choice) and not ends_soon(view):
            choice = self._judged(glance, choice, rng)
        return _beside(view, unseen, choice)

    def _waits(self, view: Position) -> bool:
        return self.holds_back and view.mover.opened and not ends_soon(view)

    def _judged(self, view: Position, play: Play, rng: Random) -> Choice:
        """Think a play over that does not end the game."""
        if self._waits(view):
            return Draw()
        if self.keeps_jokers and any(tile.is_joker for tile in view.mover.rack):
            return greedy(_without_jokers(view), rng)
        return play


def _is_far_from_out(view: Position) -> bool:
    """Tell whether tiles would be left even if freed jokers could lie anywhere."""
    rack = tuple(tile for tile in view.mover.rack if tile not in BONUS)
    plain = tuple(row for row in view.table if not set(row) & set(BONUS))
    left = len(rack) - played(plain, best_table(plain, rack)).tiles
    return left > CARRIED * (len(view.mover.rack) - len(rack))


def _without_jokers(view: Position) -> Position:
    """Leave the jokers on the rack out of sight."""
    seats = list(view.seats)
    numbers = tuple(tile for tile in view.mover.rack if not tile.is_joker)
    seats[view.to_move] = replace(view.mover, rack=numbers)
    return replace(view, seats=tuple(seats))


def _beside(view: Position, unseen: Table, choice: Choice) -> Choice:
    """Put the rows back that were not seen; a joker may not lie in what repeats one (R21)."""
    if not isinstance(choice, Play):
        return choice
    whole = replace(choice, table=(*unseen, *choice.table))
    if turn_faults(view, whole):
        return Draw() if view.pool else Pass()
    return whole
