"""Whether what a player has begun can still become a play, and if not, how far to go back."""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Literal

from game.analysis.hint import steps_to
from game.analysis.missing import Missing, find_missing
from game.engine.game import Command, Reset
from game.engine.position import Position, Table
from game.engine.river import take
from game.engine.tile import Row
from game.engine.turn import Play, arranged, played, turn_faults
from game.solver.budget import Budget
from game.solver.finish import finish, finish_loosely
from game.solver.play import LEAST, SWEEPS

EFFORT = 30_000
"""What a search may look at: with eight jokers in play it takes up to a second."""

MOST = 12
"""How many times the states of one search all of a question may visit."""


@dataclass(frozen=True)
class Demand:
    """Say which plays will do: those that lay so many tiles at least, among others."""

    is_met: Callable[[Position, Play], bool]
    tiles: int = 0


def _is_legal(position: Position, play: Play) -> bool:
    return not turn_faults(position, play)


ANY = Demand(_is_legal)

State = tuple[Table, int | None]
"""The rows as they lie, and the place in the River of the Key, if it was taken."""

Ending = Literal["here", "rack", "undo"]


@dataclass(frozen=True)
class Outlook:
    """Say how the turn can end well: with what lies there, with the rack, or after some undo.

    `play` is the proof, which the rules accept. `steps` lead there from the table as it is; after
    `undo` steps back there is such a play again, or nothing lies there any more. What is `missing`
    says why the turn cannot end well as it is.
    """

    ending: Ending
    play: Play | None
    steps: tuple[Command, ...] = ()
    undo: int = 0
    missing: Missing | None = None


def find_outlook(
    view: Position, rows: Table, key: int | None, past: Sequence[State], demand: Demand = ANY
) -> Outlook | None:
    """Look for a play in which all stays that the mover has laid; None if nothing is certain.

    `view` is the position that the turn began with, as the mover sees it, and `past` what the
    mover can go back to, the first one first. A play has to meet the `demand`.
    """
    now = _Begun(view, rows, key, demand, Budget(MOST * (LEAST + SWEEPS * EFFORT)))
    ending: Ending
    for ending, answer in (("here", now.here), ("rack", now.with_rack)):
        if answer.play:
            steps = tuple(steps_to(view, answer.play, rows, key))
            return Outlook(ending, answer.play, () if Reset() in steps else steps)
    if not (now.here.proven and now.with_rack.proven):
        return None
    return _going_back(now, past)


def _going_back(now: "_Begun", past: Sequence[State]) -> Outlook | None:
    """Find the last moment from which there was a play, or else the start of the turn."""
    known: dict[tuple[Row, int | None], Play | None] = {}
    for undo, (rows, key) in enumerate(reversed(past), start=1):
        begun = replace(now, rows=rows, key=key)
        laid = begun.laid, key
        if laid not in known:
            known[laid] = begun.here.play or begun.with_rack.play
        if known[laid] or (rows == now.view.table and key is None):
            return Outlook("undo", known[laid], undo=undo, missing=now.missing)
    return None


@dataclass(frozen=True)
class _Answer:
    play: Play | None
    proven: bool


@dataclass(frozen=True)
class _Begun:
    """A turn that was begun, and the plays that can come of it."""

    view: Position
    rows: Table
    key: int | None
    demand: Demand
    budget: Budget

    @cached_property
    def start(self) -> Position:
        """The position at the start of the turn, the Key taken if it was."""
        return self.view if self.key is None else take(self.view, self.key)

    @cached_property
    def laid(self) -> Row:
        """The tiles of the rack that lie on the table."""
        return played(self.start.table, self.rows)

    @property
    def left(self) -> Row:
        """The tiles that are still on the rack."""
        return tuple((Counter(self.start.mover.rack) - Counter(self.laid)).elements())

    @property
    def missing(self) -> Missing | None:
        """What the first broken row lacks that lacks one tile."""
        river = (*self.start.river, *self.start.plunder)
        return find_missing(self.view.rules, self.rows, self.left, river)

    @cached_property
    def here(self) -> _Answer:
        """The play of just what lies there."""
        if not self.laid or (self.start.key and self.start.key not in self.laid):
            return _Answer(None, proven=True)
        return self._with(())

    @cached_property
    def with_rack(self) -> _Answer:
        """The play of all that lies there and some of the rack."""
        return self._with(self.left) if self.left else _Answer(None, proven=True)

    def _with(self, more: Row) -> _Answer:
        """Find a play; one that leaves tiles loose comes last."""
        share = self.budget.share(MOST)
        whole = finish(self.start, self.rows, more, EFFORT, share)
        loose = whole if whole.table else finish_loosely(self.start, self.rows, more)
        if loose.table is None:
            return _Answer(None, whole.proven and loose.proven)
        play = Play(arranged(self.start.table, loose.table), self.key)
        if self.demand.is_met(self.view, play):
            return _Answer(play, proven=True)
        # Not even the play of the most tiles may have as many as are asked for.
        most = len(played(self.start.table, play.table))
        falls_short = self.start.mover.opened and most < self.demand.tiles
        return _Answer(None, loose.proven and falls_short)
