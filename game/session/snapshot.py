"""A match at one moment: all that a table is drawn from, whether it is played or seen again."""

from dataclasses import dataclass, replace
from typing import Self

from game.engine.game import Game
from game.engine.match import standing
from game.engine.rules import Rules
from game.engine.score import Result
from game.engine.tile import Row
from game.session.order.rack_order import RackOrder
from game.session.order.shown_racks import RackOrders, follow, tiles_of
from game.session.player import Player


@dataclass(frozen=True)
class Snapshot:
    """Hold a game, its players, how their racks are shown, and the games of the match before."""

    game: Game
    players: tuple[Player, ...]
    rack_orders: RackOrders
    results_before: tuple[Result, ...] = ()

    @property
    def rules(self) -> Rules:
        """The rules of the match."""
        return self.game.start.rules

    @property
    def number(self) -> int:
        """The number of the game in its match, from 1 on."""
        return len(self.results_before) + 1

    @property
    def results(self) -> tuple[Result, ...]:
        """The results of all games that have ended."""
        ended = self.game.result
        return (*self.results_before, ended) if ended else self.results_before

    @property
    def totals(self) -> tuple[int, ...]:
        """The points of each seat in the match."""
        return standing(self.rules.length, len(self.players), self.results).totals

    def rack_order(self, seat: int) -> RackOrder:
        """Return how a seat's rack is shown."""
        return self.rack_orders[seat].follow(tiles_of(self.game, seat))

    def rack(self, seat: int) -> Row:
        """Return the tiles on a seat's rack in the order in which they are shown."""
        return self.rack_order(seat).tiles

    def before(self, turns: int) -> Self:
        """Return the match as it was `turns` turns ago, with a separate game."""
        return replace(self, game=self.game.before(turns))

    def follow_racks(self) -> Self:
        """Update each order to what its rack holds now."""
        return replace(self, rack_orders=follow(self.rack_orders, self.game))
