"""What the rules have no say in: how racks and table are arranged, and the help that was had."""

from collections.abc import Sequence
from typing import NamedTuple, Self

from game.engine.events import Event
from game.engine.game import Game
from game.session.commands import (
    ArrangeRack,
    ArrangeTable,
    KeepDeal,
    MoveShown,
    NameTiles,
    ShowMe,
    SortRack,
    TurnCommand,
)
from game.session.help import NO_HELP, HelpHad
from game.session.order import shown_racks
from game.session.order.rack_order import RackOrder
from game.session.order.table_lines import Arranged, can_lie
from game.session.stamps_found import laid_last


class Arrangement(NamedTuple):
    """How all racks are shown, and how the table lay when somebody arranged it last in a turn."""

    rack_orders: shown_racks.RackOrders
    table: Arranged | None = None
    help: HelpHad = NO_HELP

    def begin(self, game: Game) -> "Arrangement":
        """Show the racks of a new game in the modes of the one before."""
        racks = zip(self.rack_orders, game.position.seats, strict=True)
        return Arrangement(tuple(RackOrder(each.mode).follow(seat.rack) for each, seat in racks))

    def follow(self, game: Game) -> Self:
        """Show what the racks hold now."""
        return self._replace(rack_orders=shown_racks.follow(self.rack_orders, game))

    def end_turn(self, game: Game) -> "Arrangement":
        """Forget what each rack held before the turn that has ended, and where rows lay."""
        orders = tuple(order.forget() for order in self.rack_orders)
        return Arrangement(orders, help=self.help.end_turn(game.turns, laid_last(game)))

    def replace(self, seat: int, order: RackOrder) -> Self:
        """Show the rack of one seat in another order."""
        return self._replace(rack_orders=shown_racks.replace(self.rack_orders, seat, order))


def carry_out(
    shown: Arrangement, command: TurnCommand, game: Game
) -> tuple[Arrangement, Sequence[Event]]:
    """Carry out a command that arranges what is shown, or hand it on to the game."""
    orders = shown.rack_orders
    match command:
        case SortRack(seat, mode) if seat in range(len(orders)):
            return shown.replace(seat, orders[seat].sort(mode)), []
        case ArrangeRack(seat, lines) if shown_racks.can_stand(game, seat, lines):
            return shown.replace(seat, orders[seat].arrange(lines)), []
        case MoveShown(move, slots):
            orders, events = shown_racks.move(orders, game, move, slots)
            return shown._replace(rack_orders=orders), events
        case ArrangeTable(lines) if can_lie(lines, game.draft.rows):
            return shown._replace(table=Arranged(game.draft.rows, lines)), []
        case NameTiles() | ShowMe():
            return shown._replace(help=shown.help.follow(command, game.turns + 1)), []
        case KeepDeal():
            return shown, []
        case SortRack() | ArrangeRack() | ArrangeTable():
            return shown, [shown_racks.NO_SUCH_TILE]
        case _:
            return shown, game.do(command)
