"""What happened, as values: the only way in which the game speaks to those who show it."""

from collections.abc import Iterable
from dataclasses import dataclass

from game.engine.fault import Fault
from game.engine.position import Table
from game.engine.score import Result
from game.engine.tile import Row


@dataclass(frozen=True)
class DraftChanged:
    """The table under the hand is another one than before."""

    before: Table
    after: Table


@dataclass(frozen=True)
class Refused:
    """Something could not be done, for these reasons; nothing has changed."""

    faults: tuple[Fault, ...]


@dataclass(frozen=True)
class Played:
    """A seat left the table richer by these tiles; `opening` marks its initial meld.

    The play took back this many loose tiles (R43).
    """

    seat: int
    tiles: Row
    opening: bool
    taken: int = 0


@dataclass(frozen=True)
class Drew:
    """A seat took this many tiles from the pool to its rack."""

    seat: int
    count: int


@dataclass(frozen=True)
class Offered:
    """A seat may keep one of these tiles (R44)."""

    seat: int
    tiles: Row


@dataclass(frozen=True)
class Passed:
    """A seat passed on an empty pool."""

    seat: int


@dataclass(frozen=True)
class TimedOut:
    """A seat's time ran out before it ended the turn; `unfinished` if in the middle of a play."""

    seat: int
    unfinished: bool


@dataclass(frozen=True)
class Prolonged:
    """A seat's turn may last `seconds` longer."""

    seat: int
    seconds: int


@dataclass(frozen=True)
class TurnBegan:
    """It is this seat's turn now."""

    seat: int


@dataclass(frozen=True)
class GameEnded:
    """The game is over."""

    result: Result


Event = (
    DraftChanged
    | Refused
    | Played
    | Drew
    | Offered
    | Passed
    | TimedOut
    | Prolonged
    | TurnBegan
    | GameEnded
)


def refusal_in(events: Iterable[object]) -> Refused | None:
    """Find the refusal among events, if there is one."""
    return next((event for event in events if isinstance(event, Refused)), None)
