"""The racks of a game as their orders show them, and what can be done with the tiles shown."""

from collections import Counter
from collections.abc import Sequence

from game.engine.events import Event, Refused, refusal_in
from game.engine.fault import fault
from game.engine.game import Game
from game.engine.move import FromRack, Move
from game.engine.tile import Row
from game.session.order.rack_lines import RackLines, standings
from game.session.order.rack_order import RackOrder

NO_SUCH_TILE = Refused((fault("no-such-tile"),))

RackOrders = tuple[RackOrder, ...]
"""How the racks of all seats are shown."""


def tiles_of(game: Game, seat: int) -> Row:
    """Return the tiles on the rack of a seat, in the middle of a turn, too."""
    position = game.position
    return game.draft.rack if seat == position.to_move else position.seats[seat].rack


def follow(orders: RackOrders, game: Game) -> RackOrders:
    """Update each order to what its rack holds now."""
    return tuple(order.follow(tiles_of(game, seat)) for seat, order in enumerate(orders))


def replace(orders: RackOrders, seat: int, order: RackOrder) -> RackOrders:
    """Show the rack of one seat in another order."""
    return (*orders[:seat], order, *orders[seat + 1 :])


def can_stand(game: Game, seat: int, lines: RackLines) -> bool:
    """Return whether just the tiles of a seat's rack stand on these lines."""
    if seat not in range(len(game.position.seats)):
        return False
    return Counter(tile for tile, _ in standings(lines)) == Counter(tiles_of(game, seat))


def are_taken(shown: Row, slots: Sequence[int], move: Move) -> bool:
    """Return whether the rack tiles of a move are shown at these places."""
    taken = Counter(source.tile for source in move.tiles if isinstance(source, FromRack))
    places = len(set(slots)) == len(slots) and all(at in range(len(shown)) for at in slots)
    return places and Counter(shown[at] for at in slots) == taken


def move(
    orders: RackOrders, game: Game, moved: Move, slots: tuple[int, ...]
) -> tuple[RackOrders, Sequence[Event]]:
    """Move the tiles that are shown at these places; a refused move leaves the orders alone."""
    seat = game.position.to_move
    shown, own = orders[seat], tiles_of(game, seat)
    if not are_taken(shown.follow(own).tiles, slots, moved):
        return orders, [NO_SUCH_TILE]
    events = game.do(moved)
    return (orders if refusal_in(events) else replace(orders, seat, shown.take(own, slots))), events
