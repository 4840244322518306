"""Turns gestures at a table into commands: laying tiles, ordering the rack, drawing."""

from functools import partial

from game.analysis.split import with_split
from game.engine.fault import fault
from game.engine.meld import counts
from game.engine.move import At, To
from game.engine.turn import Draw
from game.kit.gestures import Cancel, Down, Drag, Gesture, Hover, Up, distance
from game.session.commands import ArrangeRack, MoveShown
from game.session.order.rack_lines import RackLines
from game.view.players.avatars import name_of
from game.view.table.cursor.stops import Lay, Stop
from game.view.table.hand import Put
from game.view.table.places.placements import Holdable, InRiver, OnRack, Point
from game.view.table.table_zone import pool_zone
from game.view.wording import reason
from scenes.table.control import TableControl
from scenes.table.pointing import Pointing
from scenes.table.state import TableState

DOUBLE_TAP_SECONDS = 0.4
"""Within this many seconds, a second tap on a tile makes a double tap."""


class TableHand:
    """Carry out the player's gestures at a table."""

    def __init__(self, state: TableState, control: TableControl, pointing: Pointing) -> None:
        self._kit = state.kit
        self._state = state
        self._control = control
        self._pointing = pointing
        self._tapped: Holdable | None = None
        self._since_tap = 0.0

    def tick(self, dt: float) -> None:
        """Sway held tiles, and open rows under them."""
        self._since_tap += dt
        self._state.hand.tick(dt)

    def handle(self, gesture: Gesture) -> None:
        """Carry out a gesture that is not for a button."""
        able = self._state.shown.can_act
        match gesture:
            case Down(pos):
                self._state.view.finish_telling()
                self._state.hand.press()
                self._shake(pos)
            case Hover(pos):
                self._state.hand.hover(pos, can_act=able)
            case Drag(start, pos) if self._in_zone("pool", start):
                if self._can_draw():
                    pace = self._state.board.tiles.pace("pick_up")
                    self._state.view.pool.carry(pos, pace)
            case Drag(start, pos):
                self._state.hand.drag(start, pos, can_act=able)
            case Up(start, pos, dragged=True):
                self._control.inspect(None)
                if self._in_zone("pool", start):
                    is_tap = 2 * distance(start, pos) < self._state.board.row_layout.width
                    self._drop_from_pool(pos, is_tap=is_tap)
                elif self._state.hand.trembles:
                    self._state.hand.settle()
                    self._tap(start)
                elif put := self._state.hand.drop(pos):
                    self.put(put)
            case Up(_, pos):
                self._tap(pos)
            case Cancel():
                self._state.view.pool.let_go()
                self._state.hand.release()

    # The keyboard cursor

    def press(self, at: Stop) -> None:
        """Press at a stop, as a tap there would."""
        self._state.view.finish_telling()
        if isinstance(at.means, Lay):
            if put := self._state.hand.lay(at.means.to, at.rect.center):
                self.put(put)
        else:
            self._state.hand.press()
            self._shake(at.rect.center)
            self._tap(at.rect.center)

    def _in_zone(self, name: str, point: Point) -> bool:
        kit, layer = self._kit, self._state.board.layer
        if name == "pool":
            return bool(pool_zone(kit, layer).collidepoint(point))
        return kit.has_zone(layer, name) and bool(kit.place(layer, name).collidepoint(point))

    def _shake(self, pos: Point) -> None:
        """Shake a tile that cannot be lifted, and say why; what is left of the press is nothing."""
        state = self._state
        place = state.hand.barred(pos) if state.shown.can_act else None
        if place is None:
            return
        state.hand.let_go()
        state.view.effects.shake_tile(place)
        words = self._kit.lazy_text("say-plunder")
        if isinstance(place, At):
            words = partial(reason, self._kit, fault("table-touched", place.row))
        state.announcer.tell(words, fault=True)
        self._kit.sounds.play("no")

    # Taps and drops

    def _tap(self, pos: Point) -> None:
        place, hand = self._state.board.tiles.place_under(pos), self._state.hand
        held = len(hand.places)
        if isinstance(place, InRiver):
            self._control.inspect(place.index)
            return
        self._control.inspect(None)
        if self._in_zone("action", pos):
            self._control.act()
        elif self._in_zone("pool", pos) and not held:
            self._draw()
        elif (fit := self._double(place, pos)) is not None:
            hand.places.clear()
            self.put(fit)
        elif put := hand.tap(pos, can_act=self._state.shown.can_act):
            self.put(put)
        elif len(hand.places) > held:
            self._kit.sounds.play("pick")

    # Tiles put down

    def put(self, put: Put) -> None:
        """Carry out a put: order the rack, carry a whole row elsewhere, move tiles, or point."""
        if self._pointing.on:
            self._pointing.lay(put)
        else:
            self._carry_out(put)

    def _carry_out(self, put: Put) -> None:
        state, board = self._state, self._state.board
        rows = state.shown.rows
        lines = board.lines_with(put.places, put.middle) if put.to is To.RACK else None
        if put.orders_rack:
            if state.viewer is not None and lines and lines != board.rack_layout.lines:
                self._control.order(ArrangeRack(state.viewer, lines))
            else:
                board.return_home()
        elif not state.shown.can_act:
            name = name_of(self._kit, state.session.player)
            state.announcer.tell(self._kit.lazy_text("say-not-now", name=name))
            board.return_home()
        elif (row := put.whole_row(rows)) is not None:
            board.carry_row(row, put.at)
        elif put.to is To.RACK:
            self._take_back(put, lines)
        else:
            near = put.at if put.to is To.NEW_ROW else None
            self._control.do(MoveShown(with_split(rows, put.move), tuple(put.slots)), near)

    def _take_back(self, put: Put, lines: RackLines | None) -> None:
        """Take tiles back from the table; an unsorted rack keeps them where they were dropped."""
        state = self._state
        assert state.viewer is not None
        events = state.session.do(MoveShown(with_split(state.shown.rows, put.move), ()))
        if lines:
            state.session.do(ArrangeRack(state.viewer, lines))
        self._control.happen(events)

    # Where tiles fit

    def _double(self, place: object, pos: Point) -> Put | None:
        """Return the put for a double-tapped tile, if it fits exactly one row."""
        before, self._tapped = self._tapped, place if isinstance(place, OnRack | At) else None
        soon, self._since_tap = self._since_tap <= DOUBLE_TAP_SECONDS, 0.0
        if not (soon and before and self._state.hand.places == [before] and self._tapped == before):
            return None
        rows = self._state.shown.rows
        ends = (At(row, len(tiles)) for row, tiles in enumerate(rows))
        lies_in = before.row if isinstance(before, At) else None
        puts = [Put((before,), to, pos, pos) for to in ends if to.row != lies_in]
        rules = self._state.session.rules
        parts = [self._state.outcome(put.move) or ((),) for put in puts]
        fits = [
            put
            for put, rows in zip(puts, parts, strict=True)
            if all(counts(row, rules) for row in rows)
        ]
        return fits[0] if len(fits) == 1 else None

    # The pool

    def _can_draw(self) -> bool:
        """Return whether the big button would draw."""
        state = self._state
        return state.shown.can_act and isinstance(self._control.action.command, Draw)

    def _draw(self) -> None:
        """Draw as the big button does, or say why the player can't."""
        state, shown = self._state, self._state.shown
        if self._can_draw() or shown.offer:
            self._control.act()
        elif shown.can_act:
            why = "say-pool-later" if shown.pool else "fault-pool-empty"
            state.announcer.tell(self._kit.lazy_text(why), fault=True)
            self._kit.sounds.play("no")

    def _drop_from_pool(self, pos: Point, *, is_tap: bool) -> None:
        """Draw the tile that was carried to the rack; dropped elsewhere, it flies back."""
        state, pool = self._state, self._state.view.pool
        turns, carried = state.session.game.turns, pool.carried
        if is_tap or not carried or state.board.rack_zone.collidepoint(pos):
            self._draw()
        pool.let_go()
        if carried and state.session.game.turns == turns:
            state.view.effects.toss(pos, pool.middle, 1)
