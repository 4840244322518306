"""A host: a gentle player for whom the game comes first, so that others have company."""

from dataclasses import dataclass
from random import Random

from game.bots.end import drawn
from game.bots.plain import noticed, plain_turn
from game.bots.river import answer
from game.bots.sight import idle
from game.engine.deal import shuffled
from game.engine.position import Position
from game.engine.turn import Choice, Play, played

LEARNS_AFTER = 20
"""So many tiles are drawn before a host rearranges: others lay what they see first."""

PACE = 2
"""Each time this many more have been drawn, it rearranges one more row."""

MOST_ROWS = 8
"""But never more than these: a host that rearranges all of them beats much stronger players."""

SPARES = 4
"""A host that rearranges keeps at least so many tiles as long as there is a pool."""

NEAR = 2
"""Unless somebody else has so few tiles that the game is about to end."""


@dataclass(frozen=True)
class Host:
    """A player that opens as soon as it can, and lets others go out first.

    It notices a share of its tiles in each turn. In a short game it rearranges nothing. In a long
    one it learns to, because beginners alone never come to an end there; from then on it draws
    instead of going ahead. With an empty pool it rearranges `at_end` rows.
    """

    notices: float
    at_end: int = 3

    def __call__(self, view: Position, rng: Random) -> Choice:
        """Choose a turn; chance picks what is overlooked, and which rows are rearranged."""
        if kept := answer(view):
            return kept
        overlooks = view.mover.opened and not view.rules.together
        rack = noticed(view.mover.rack, self.notices if overlooks else 1.0, rng)
        rows, learned = shuffled(view.table, rng), max(0, drawn(view) - LEARNS_AFTER) // PACE
        count = min(learned, MOST_ROWS) if view.pool else self.at_end
        turn = plain_turn(view, rack, tuple(rows[:count]), tuple(rows[count:]))
        return idle(view) if count and _goes_ahead(view, turn) else turn


def _goes_ahead(view: Position, turn: Choice) -> bool:
    """Return whether a turn would leave few tiles while everybody else still holds more."""
    holds_back = view.mover.opened and view.pool and not view.rules.together
    if not holds_back or not isinstance(turn, Play):
        return False
    left = len(view.mover.rack) - len(played(view.table, turn.table))
    others = (len(seat.rack) for at, seat in enumerate(view.seats) if at != view.to_move)
    return left < SPARES and min(others) > NEAR
