"""The one judgement of a table in the middle of a turn: row, button and message all read it."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import permutations
from typing import Literal

from game.engine.draft import Draft
from game.engine.fault import Fault, fault, faults_by
from game.engine.meld import SMALLEST, counts
from game.engine.rules import Rules
from game.engine.tile import Row
from game.engine.turn import needed_to_open

NOT_YET = ("initial-meld", "nothing-played", "key-not-played")
"""What is no fault but a turn that has only begun."""


@dataclass(frozen=True)
class RowStatus:
    """Say how a row stands: as it lay, as a new set, only just begun, or faulty and why.

    A row that `comes_back` is too short but goes back to the rack with the play (R43).
    """

    state: Literal["lying", "legal", "begun", "faulty"] = "lying"
    fault: Fault | None = None
    comes_back: bool = False


@dataclass(frozen=True)
class TurnStatus:
    """Hold how each row stands, what was played, and all that keeps the turn from ending so.

    `needed` is what the first sets must be worth, 0 for those who need nothing any more (R12).
    """

    rows: tuple[RowStatus, ...]
    faults: tuple[Fault, ...] = ()
    broken: Fault | None = None
    """The first fault about a row that is no set, of one only begun last."""
    played: Row = ()
    loose: Row = ()
    touched: bool = False
    needed: int = 0

    @property
    def can_end(self) -> bool:
        """Return whether the turn can end with the table as it is."""
        return bool(self.played) and not self.faults

    @property
    def headline(self) -> Fault | None:
        """The fault to be said before all others, None for a table that can be left so."""
        if self.broken or not self.faults:
            return self.broken
        return self.fault("key-not-played") or self.faults[-1]

    @property
    def not_yet(self) -> bool:
        """Return whether the headline is no fault but a turn that has only begun."""
        return self.headline is not None and self.headline.reason in NOT_YET

    @property
    def failing(self) -> Fault | None:
        """The fault of a try that fails; rows that only wait for a tile are no failure yet."""
        waits = self.not_yet or (self.broken and not self.amber)
        return None if waits else self.headline

    @property
    def amber(self) -> bool:
        """Return whether a row is faulty, and not only begun."""
        return any(row.state == "faulty" for row in self.rows)

    @property
    def in_the_way(self) -> tuple[int, ...]:
        """The rows that keep the turn from ending so."""
        broken = (at for at, row in enumerate(self.rows) if row.fault and not row.comes_back)
        return tuple(broken) or (self.headline.rows if self.headline else ())

    def fault(self, reason: str) -> Fault | None:
        """Find a fault by its reason."""
        return next((fault for fault in self.faults if fault.reason == reason), None)


def turn_status(draft: Draft, *, asked: bool = False) -> TurnStatus:
    """Judge the table under the hand of the player to move.

    A row of one or two tiles is only begun, until the player has `asked` to play.
    """
    position, faults, loose = draft.position, draft.faults(), draft.loose
    rows = [_row_status(draft, at, faults, loose) for at in range(len(draft.rows))]
    broken = [
        fault
        for fault in faults
        if not all(counts(draft.rows[at], position.rules) for at in fault.rows)
    ]
    first = _shown_first(rows, broken)
    if asked:  # What was only begun is to be played so.
        rows = [replace(row, state="faulty") if row.state == "begun" else row for row in rows]
    return TurnStatus(
        tuple(rows),
        faults,
        first,
        draft.played,
        loose,
        draft.touched,
        0 if position.mover.opened else needed_to_open(position),
    )


def watched_status(draft: Draft) -> TurnStatus:
    """Judge nothing: a row that somebody else is only just building needs no comment."""
    return TurnStatus(tuple(_uncontested(draft, row) for row in draft.rows))


def _row_status(draft: Draft, at: int, faults: tuple[Fault, ...], loose: Row) -> RowStatus:
    row = draft.rows[at]
    found = faults_by(draft.position.rules, row, at)
    if not found and row not in draft.position.table:
        found = tuple(each for each in faults if at in each.rows and each.reason not in NOT_YET)
    if found:
        short = len(row) < SMALLEST
        if short and not loose and not can_become_set(row, draft.position.rules):
            return RowStatus("faulty", _why_hopeless(row, at, draft.position.rules, found))
        return RowStatus("begun" if short else "faulty", found[0], bool(loose) and short)
    return _uncontested(draft, row)


@lru_cache(maxsize=256)
def can_become_set(row: Row, rules: Rules) -> bool:
    """Return whether one tile more could make a set of two; a tile alone has every way open."""
    if len(row) < SMALLEST - 1:
        return True
    return any(
        counts(ordered, rules)
        for tile in dict.fromkeys(rules.tiles)
        for ordered in permutations((*row, tile))
    )


def _why_hopeless(row: Row, at: int, rules: Rules, found: Sequence[Fault]) -> Fault:
    """Say what is wrong beside that the row is short, which comes first of what was found."""
    if len(found) == 1 and can_become_set(row, replace(rules, groups=True)):
        return fault("runs-only", at)
    return found[-1]


def _shown_first(rows: Sequence[RowStatus], broken: Sequence[Fault]) -> Fault | None:
    """Return the fault that a row shows, one that is only begun last."""

    def is_begun(fault: Fault) -> bool:
        return all(rows[at].state == "begun" for at in fault.rows)

    first = min(broken, key=is_begun, default=None)
    return next((it for at in first.rows if (it := rows[at].fault)), first) if first else None


def _uncontested(draft: Draft, row: Row) -> RowStatus:
    position = draft.position
    is_new = counts(row, position.rules) and row not in position.table
    return RowStatus("legal" if is_new else "lying")
