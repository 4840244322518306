"""The name of a great move: at most one a turn, found by the rules of the stamps."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from game.analysis.stamps import Taken, given_fourths, split_runs
from game.engine.freed import is_freed
from game.engine.tile import JOKER, Row
from game.engine.turn import Play

MANY_ROWS = 4
"""From how many rows on that a play changes, their number is what is great about it."""


@dataclass(frozen=True)
class NamedMove:
    """Name what was great about a play, and the row of the table where that is to be seen."""

    name: Literal["rows", "joker", "fourth", "split"]
    row: Row
    count: int = 1


def named_move(taken: Taken) -> NamedMove | None:
    """Name the greatest move of a turn; nothing in most of them."""
    return next(_list_named(taken), None) if isinstance(taken.turn, Play) else None


def freed_rows(taken: Taken) -> tuple[Row, ...]:
    """Return the rows to which jokers have come that a turn has freed."""
    if not is_freed(taken.before.table, taken.after.table, JOKER):
        return ()
    return tuple(row for row in taken.new if JOKER in row)


def _list_named(taken: Taken) -> Iterator[NamedMove]:
    """List what has a name in a play, the greatest first."""
    if len(taken.gone) >= MANY_ROWS:
        yield NamedMove("rows", max(taken.new, key=len), len(taken.gone))
    yield from (NamedMove("joker", row) for row in freed_rows(taken))
    yield from (NamedMove("fourth", row) for row in given_fourths(taken))
    yield from (NamedMove("split", row) for row in split_runs(taken))
