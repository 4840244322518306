"""What a hand does at a table, as commands: tiles laid, a rack ordered, a tile drawn."""

from collections.abc import Sequence
from functools import partial
from itertools import chain
from typing import Protocol

from game.analysis.split import with_split
from game.engine.draft import RefusedError
from game.engine.meld import counts
from game.engine.move import At, Move, To
from game.engine.tile import Row
from game.engine.turn import Draw
from game.kit.gestures import Cancel, Down, Drag, Gesture, Hover, Up
from game.kit.kit import Kit
from game.session.commands import ArrangeRack, MoveShown, SessionCommand
from game.session.player import Player
from game.session.session import Session
from game.session.stamps_found import SessionEvent
from game.view.avatars import name_of
from game.view.table.action_button import Action
from game.view.table.board import Board
from game.view.table.cursor.stops import POOL, Lay, Stop, stop, stops
from game.view.table.hand import Hand, Put
from game.view.table.hint_ladder import Hints
from game.view.table.message import Announcer
from game.view.table.places.opening import RowOpening
from game.view.table.places.placements import Holdable, InRiver, OnRack, Point
from game.view.table.shown import Shown
from game.view.table.table import TableView

TWICE = 0.4
"""Within so many seconds a second tap on a tile makes a double one."""


class AtTable(Protocol):
    """What a hand asks of whoever keeps the table."""

    session: Session
    viewer: int | None
    announcer: Announcer
    hint_ladder: Hints

    @property
    def view(self) -> TableView:
        """All that is drawn of the table."""

    @property
    def board(self) -> Board:
        """What lies on the table and on the rack."""

    @property
    def shown(self) -> Shown:
        """What is to be seen now."""

    @property
    def action(self) -> Action:
        """What the big button does now."""

    def act(self) -> None:
        """Press the big button."""

    def do(self, command: SessionCommand, near: Point | None = None) -> None:
        """Carry out a command, and show a new row near a point."""

    def happen(self, events: Sequence[SessionEvent]) -> None:
        """Show what has happened."""

    def inspect(self, key: int | None) -> None:
        """Show what a tile of the River would bring."""

    def order(self, command: SessionCommand) -> None:
        """Order the rack."""


class TableHand:
    """Carry out the gestures of a person at a table."""

    def __init__(self, kit: Kit, table: AtTable) -> None:
        self._kit = kit
        self._table = table
        self.hand = Hand(table.board, partial(_joined, table))
        self._tapped: Holdable | None = None
        self._since_tap = 0.0
        self._opening: RowOpening | None = None

    def tick(self, dt: float) -> None:
        """Let held tiles sway, and rows open under them, with what is highlighted there."""
        self._since_tap += dt
        self.hand.tick(dt)
        if self._table.board.opening is not self._opening:
            self._opening = self._table.board.opening
            self._table.hint_ladder.follow()

    def handle(self, gesture: Gesture) -> None:
        """Let the hand follow a gesture that is not about a button."""
        able = self._table.shown.can_act
        match gesture:
            case Down():
                self._table.view.score_popup.finish()
                self.hand.press()
            case Hover(pos):
                self.hand.hover(pos, can_act=able)
            case Drag(start, pos) if self._in_zone("pool", start):
                self._carry_from_pool(pos)
            case Drag(start, pos):
                self.hand.drag(start, pos, can_act=able)
            case Up(start, pos, dragged=True):
                self._drop(start, pos)
            case Up(_, pos):
                self._tap(pos)
            case Cancel():
                self._table.view.pool.let_go()
                self.hand.release()

    # The cursor of keys

    def stops(self) -> list[Stop]:
        """List where the cursor can be: tiles, places for what is held, the pool."""
        table = self._table
        found = list(stops(table.board, self.hand.places, self._outcome))
        if not self.hand.places and table.shown.can_act:
            found.append(stop(table.view.pool.rect, POOL))
        return found

    def press(self, at: Stop) -> None:
        """Press what is at a stop: what a tap does there."""
        self._table.view.score_popup.finish()
        if isinstance(at.means, Lay):
            if put := self.hand.lay(at.means.to, at.rect.center):
                self._put(put)
        else:
            self.hand.press()
            self._tap(at.rect.center)

    def _outcome(self, to: At) -> tuple[Row, ...] | None:
        return _parts(self._table, Put(tuple(self.hand.places), to, (0, 0), (0, 0)).move)

    def _in_zone(self, name: str, point: Point) -> bool:
        return bool(self._kit.place(self._table.board.layer, name).collidepoint(point))

    # Taps and drops

    def _tap(self, pos: Point) -> None:
        table, place = self._table, self._table.board.tiles.place_under(pos)
        if isinstance(place, InRiver):
            table.inspect(place.index)
            return
        table.inspect(None)
        if self._in_zone("action", pos):
            table.act()
        elif self._in_zone("pool", pos) and not self.hand.places:
            self._draw()
        elif (fit := self._double(place, pos)) is not None:
            self.hand.places.clear()
            self._put(fit)
        else:
            self._take_or_put(pos)

    def _drop(self, start: Point, pos: Point) -> None:
        self._table.inspect(None)
        if self._in_zone("pool", start):
            self._drop_from_pool(pos)
            return
        if put := self.hand.drop(pos):
            self._put(put)

    def _take_or_put(self, pos: Point) -> None:
        before = len(self.hand.places)
        if put := self.hand.tap(pos, can_act=self._table.shown.can_act):
            self._put(put)
        elif len(self.hand.places) > before:
            self._kit.sounds.play("pick")

    # Tiles put down

    def _put(self, put: Put) -> None:
        """Carry out what the hand has done: order the rack, lay a row elsewhere, or move tiles."""
        table, board = self._table, self._table.board
        rows = table.shown.rows
        if put.orders_rack:
            self._order_rack(put)
        elif not table.shown.can_act:
            table.announcer.tell(partial(_not_now, self._kit, table.session.player))
            board.return_home()
        elif (row := put.whole_row(rows)) is not None:
            board.carry_row(row, put.at)
        elif put.to is To.RACK:
            self._take_back(put)
        else:
            near = put.at if put.to is To.NEW_ROW else None
            table.do(MoveShown(with_split(rows, put.move), tuple(put.slots)), near)

    def _order_rack(self, put: Put) -> None:
        table = self._table
        assert table.viewer is not None
        lines = table.board.lines_with(put.places, put.middle)
        if lines and lines != table.board.rack_layout.lines:
            table.order(ArrangeRack(table.viewer, lines))
        else:
            table.board.return_home()

    def _take_back(self, put: Put) -> None:
        """Take tiles from the table; in the own order they stand where they were put down."""
        table = self._table
        assert table.viewer is not None
        lines = table.board.lines_with(put.places, put.middle)
        events = table.session.do(MoveShown(with_split(table.shown.rows, put.move), ()))
        if lines:
            table.session.do(ArrangeRack(table.viewer, lines))
        table.happen(events)

    # Where tiles fit

    def _double(self, place: object, pos: Point) -> Put | None:
        """Put a tile that is tapped twice where it fits, if that is one row alone."""
        before, self._tapped = self._tapped, place if isinstance(place, OnRack | At) else None
        soon, self._since_tap = self._since_tap <= TWICE, 0.0
        if not (soon and before and self.hand.places == [before] and self._tapped == before):
            return None
        rows = self._table.shown.rows
        ends = (At(row, len(tiles)) for row, tiles in enumerate(rows))
        puts = [Put((before,), to, pos, pos) for to in ends if not self._lies_in(before, to.row)]
        rules = self._table.session.rules
        parts = [_parts(self._table, put.move) or ((),) for put in puts]
        fits = [
            put
            for put, rows in zip(puts, parts, strict=True)
            if all(counts(row, rules) for row in rows)
        ]
        return fits[0] if len(fits) == 1 else None

    @staticmethod
    def _lies_in(place: Holdable, row: int) -> bool:
        return isinstance(place, At) and place.row == row

    # The pool

    def _can_draw(self) -> bool:
        """Tell whether the big button would draw."""
        table = self._table
        return table.shown.can_act and isinstance(table.action.command, Draw)

    def _draw(self) -> None:
        """Draw as the big button does, or say why not."""
        table, shown = self._table, self._table.shown
        if self._can_draw() or shown.offer:
            table.act()
        elif shown.can_act:
            why = "say-pool-later" if shown.pool else "fault-pool-empty"
            table.announcer.tell(self._kit.lazy_text(why), fault=True)
            self._kit.sounds.play("no")

    def _carry_from_pool(self, pos: Point) -> None:
        if self._can_draw():
            pace = self._table.board.tiles.pace("pick_up")
            self._table.view.pool.carry(pos, pace)

    def _drop_from_pool(self, pos: Point) -> None:
        """Draw the tile that was carried to the rack; else it flies back."""
        table, pool = self._table, self._table.view.pool
        turns, carried = table.session.game.turns, pool.carried
        if not carried or table.board.rack_zone.collidepoint(pos):
            self._draw()
        pool.let_go()
        if carried and table.session.game.turns == turns:
            table.board.tiles.toss(pos, pool.middle, 1)


def _not_now(kit: Kit, player: Player) -> str:
    return kit.text("say-not-now", name=name_of(kit, player))


def _joined(table: AtTable, move: Move) -> Row | None:
    """Give the row that a move to a row would make; None if it is refused."""
    parts = _parts(table, move)
    return tuple(chain(*parts)) if parts else None


def _parts(table: AtTable, move: Move) -> tuple[Row, ...] | None:
    """Give what would become of the row that a move goes to; None if it is refused."""
    shown = table.shown
    if not shown.can_act or not isinstance(move.to, At):
        return None
    try:
        rows = table.session.game.draft.tried(with_split(shown.rows, move))
    except RefusedError:
        return None
    return rows[move.to.row]
