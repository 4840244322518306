"""A position: all that is on and around the table between two turns, as one frozen value."""

from collections import Counter
from dataclasses import dataclass, replace
from typing import Literal

from game.engine.rules import Rules
from game.engine.tile import HIDDEN, Row, Tile

Table = tuple[Row, ...]


TIMES = (1, 2, 10, None)
"""How many times as long a player's turn can be; None is without a clock."""


@dataclass(frozen=True)
class Handicap:
    """Say what is made easier for one player, so that unequal ones can play together.

    Everybody at the table may look at an open rack and help. Bots never look, and no rule asks.
    """

    open_rack: bool = False
    any_set_opens: bool = False
    time: int | None = 1


EVEN = Handicap()
"""Nothing is made easier."""


@dataclass(frozen=True)
class Seat:
    """A player's place: the rack in order, and whether the initial meld was made.

    `draws` counts the turns without a play before that, where mercy asks for them, and `taken` the
    loose tiles by which the rack has grown since the pool ran dry (R39, R43).
    """

    name: str
    rack: Row = ()
    opened: bool = False
    draws: int = 0
    taken: int = 0
    handicap: Handicap = EVEN


@dataclass(frozen=True)
class Position:
    """Hold table, seats, whose turn it is and the pool in drawing order.

    `passes` counts the turns in a row that ended with an empty pool and no rack smaller (R39).
    In the middle of a turn, `key` is the tile of the River that must be played and `plunder` those
    that will go to the rack (R45).
    """

    rules: Rules
    table: Table
    seats: tuple[Seat, ...]
    pool: Row = ()
    to_move: int = 0
    passes: int = 0
    river: Row = ()
    key: Tile | None = None
    plunder: Row = ()

    @property
    def mover(self) -> Seat:
        """The seat whose turn it is."""
        return self.seats[self.to_move]

    @property
    def seconds(self) -> int | None:
        """The seconds that this turn may take, None without a limit (R33)."""
        limit, times = self.rules.seconds, self.mover.handicap.time
        return None if limit is None or times is None else limit * times

    @property
    def holding(self) -> int:
        """The number of players who still have tiles, and take turns."""
        return sum(bool(seat.rack) for seat in self.seats)

    @property
    def ended(self) -> Literal["out", "blocked"] | None:
        """Return how the game has ended, if it has (R38, R39, R48)."""
        if self.holding < (1 if self.rules.together else len(self.seats)):
            return "out"
        return "blocked" if self.passes >= self.holding else None

    def seen_by(self, seat: int, offered: int = 0) -> "Position":
        """Hide what the player on this seat may not know: the other racks and the pool (R2).

        The first tiles of the pool that were `offered` to the player are open.

        >>> fox, pip = Seat("fox", (Tile("R", 3),)), Seat("pip", (Tile("K", 7),))
        >>> seen = Position(Rules("classic-2016"), (), (fox, pip), pool=(Tile("O", 1),)).seen_by(0)
        >>> [str(tile) for tile in (*seen.seats[0].rack, *seen.seats[1].rack, *seen.pool)]
        ['R3', '?', '?']
        """
        seats = tuple(
            each if at == seat else replace(each, rack=hidden(each.rack))
            for at, each in enumerate(self.seats)
        )
        return replace(self, seats=seats, pool=(*self.pool[:offered], *hidden(self.pool[offered:])))


def tiles_of(table: Table) -> Counter[Tile]:
    """Count the tiles of all rows."""
    return Counter(tile for row in table for tile in row)


def hidden(tiles: Row) -> Row:
    """Return as many tiles with unknown faces."""
    return (HIDDEN,) * len(tiles)
