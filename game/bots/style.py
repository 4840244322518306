"""Style: what a character likes, beside how strong it is; nobody is to win by it or lose."""

from collections import Counter
from dataclasses import dataclass
from itertools import chain
from random import Random
from typing import TYPE_CHECKING, Literal

from game.bots.end import drawn
from game.bots.sight import idle, with_rack
from game.engine.meld import melds
from game.engine.position import Position, tiles_of
from game.engine.tile import Row, Tile, in_order
from game.engine.turn import Choice, Play
from game.solver.best_sets import best_sets, weigh_by

if TYPE_CHECKING:
    from game.bots import Bot

Liking = Literal["run", "group", "adding"]
"""Which sets of its own somebody lays gladly, or rather adds to rows on the table."""

NEAR = 2
"""Who sees another with so few tiles holds nothing back."""

FULL = 18
"""Nor does anybody with more tiles than these."""

MANY = 99
"""More tiles than anybody lays in a turn."""


@dataclass(frozen=True)
class Style:
    """Say what a character likes.

    It keeps other own sets than it `likes` for later, and lays `at_least` so many tiles in a turn
    and `at_once` no more. Before so many tiles have been drawn it opens with nothing else than it
    likes; who likes nothing more than the rest does not open before. In a share of the turns in
    which nothing is to its liking it has the `patience` to draw; else it lays what it can.
    """

    likes: Liking | None = None
    at_least: int = 1
    at_once: int = MANY
    opens_after: int = 0
    patience: float = 1.0

    def willing(self, view: Position) -> Row:
        """Return the tiles of the rack that the mover is willing to lay now."""
        rack = view.mover.rack
        if not view.mover.opened and drawn(view) >= self.opens_after:
            return rack
        if not view.mover.opened and self.likes is None:
            return ()
        kept = (row for row in own_sets(view) if self.likes not in (None, melds(row)[0].kind))
        return tuple((Counter(rack) - Counter(chain.from_iterable(kept))).elements())


@dataclass(frozen=True)
class Character:
    """Join how strong somebody is and what it likes."""

    strength: "Bot"
    style: Style

    def __call__(self, view: Position, rng: Random) -> Choice:
        """Choose a turn as strength does, but lay what is liked, unless the end is near.

        Where all play together, what is laid helps all, so nobody is choosy.
        """
        turn = self.strength(view, rng)
        if not isinstance(turn, Play) or view.rules.together or _is_near_the_end(view, turn):
            return turn
        liked = self.strength(with_rack(view, self.style.willing(view)), rng)
        if isinstance(liked, Play) and not view.mover.opened:
            return liked
        rows = liked.table if isinstance(liked, Play) else view.table
        laid = tiles_of(rows) - tiles_of(view.table)
        if not isinstance(liked, Play) or laid.total() < self.style.at_least:
            return idle(view) if rng.random() < self.style.patience else turn
        return self._small(view, liked, laid, rng) if laid.total() > self.style.at_once else liked

    def _small(self, view: Position, turn: Play, laid: Counter[Tile], rng: Random) -> Choice:
        """Lay an own set of the turn, or a few of its tiles; some may be the River's (R45)."""
        own = laid & Counter(view.mover.rack)
        sets = (row for row in own_sets(view) if not Counter(row) - own)
        few = next(sets, in_order(own.elements())[: self.style.at_once])
        less = self.strength(with_rack(view, few), rng)
        return less if isinstance(less, Play) else turn


def own_sets(view: Position) -> tuple[Row, ...]:
    """List the best sets of the mover's rack alone, without jokers."""
    plain = (tile for tile in view.mover.rack if not tile.is_joker)
    return best_sets(plain, weigh_by(view.rules))


def _is_near_the_end(view: Position, turn: Play) -> bool:
    """Tell whether the pool is empty, the rack goes out or is full, or another has few tiles."""
    laid = (tiles_of(turn.table) - tiles_of(view.table)).total()
    racks = [len(seat.rack) for at, seat in enumerate(view.seats) if at != view.to_move]
    size = len(view.mover.rack)
    return not view.pool or laid == size or size > FULL or min(racks) <= NEAR
