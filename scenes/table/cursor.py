"""The keyboard cursor: arrows move it over tiles, places and buttons; Space presses there."""

from collections.abc import Sequence
from operator import is_

from game.engine.move import At
from game.engine.tile import Row
from game.kit.stage import Stage
from game.kit.widgets.widget import Widget
from game.view.table.cursor.compass import Box, Way, leads
from game.view.table.cursor.ring import Ring
from game.view.table.cursor.stops import POOL, Lay, Stop, stop, stops
from game.view.table.hand import Put
from game.view.table.places.placements import Holdable, OnRack
from scenes.table.state import TableState


def table_stops(state: TableState) -> list[Stop]:
    """List where the cursor can be: tiles, places for what is held, the pool."""
    held = tuple(state.hand.places)

    def outcome(to: At) -> tuple[Row, ...] | None:
        return state.outcome(Put(held, to, (0, 0), (0, 0)).move)

    found = list(stops(state.board, held, outcome))
    if not held and state.shown.can_act:
        found.append(stop(state.view.pool.rect, POOL))
    return found


class TableCursor:
    """Hold the place of the cursor on a table; on a button the screen's focus takes over."""

    def __init__(self, state: TableState) -> None:
        self._state = state
        self._ring: Ring | None = None
        self._at: Stop | None = None
        self._seen: tuple[object, ...] = (None,)
        self._held: tuple[Holdable, ...] = ()
        self._known: list[Stop] = []

    def layout(self, stage: Stage) -> None:
        """Build the ring anew on the screen's stage."""
        self._ring = Ring(self._state.kit, stage)

    @property
    def at(self) -> Stop | None:
        """The stop on the table that the cursor is on; None if it is hidden or on a button."""
        return self._at

    def hide(self) -> None:
        """Hide the cursor until the next arrow key."""
        if self._at:
            self._at = None
            self._draw()

    def here(self, focused: Widget | None) -> Stop | None:
        """Return where the cursor is: on the button with the focus, or else on the table."""
        return _on(focused) if focused else self._at

    def stops(self, widgets: Sequence[Widget]) -> list[Stop]:
        """List where the cursor can be: on the table and on active widgets."""
        return [*self._on_table(), *(_on(each) for each in widgets if each.active)]

    def step(self, way: Way, focused: Widget | None, widgets: Sequence[Widget]) -> Widget | None:
        """Go where an arrow leads, at first to the rack; return the button reached, if any."""
        here, found = self.here(focused), self.stops(widgets)
        if not found:
            return focused
        if here is None:
            to = next((each for each in found if isinstance(each.means, OnRack)), found[0])
        else:
            at = found.index(here) if here in found else _nearest(found, here.box)
            to = found[leads(tuple(each.box for each in found))[at].get(way, at)]
        button = next((each for each in widgets if each.active and to == _on(each)), None)
        if button:
            self.hide()
        else:
            self._show(to)
        return button

    def follow(self) -> None:
        """Stay on the same stop as the table changes; if it is gone, go to the nearest one."""
        if self._at is None or self._is_known():
            return
        tiles = self._on_table()
        same = (each for each in tiles if self._at and each.means == self._at.means)
        if found := next(same, None) or (tiles and tiles[_nearest(tiles, self._at.box)]):
            self._show(found)
        else:
            self.hide()

    def _is_known(self) -> bool:
        """Return whether nothing has changed since the stops on the table were listed."""
        return all(map(is_, self._seen, self._sight())) and self._held == self._holds()

    def _sight(self) -> tuple[object, ...]:
        board = self._state.board
        return board, board.shown, board.row_layout.kept

    def _holds(self) -> tuple[Holdable, ...]:
        return tuple(self._state.hand.places)

    def _on_table(self) -> list[Stop]:
        if not self._is_known():
            self._seen, self._held = self._sight(), self._holds()
            self._known = table_stops(self._state)
        return self._known

    def _show(self, at: Stop) -> None:
        self._at = at
        self._draw()

    def _draw(self) -> None:
        if self._ring and self._at:
            self._ring.show(self._at.rect, bare=isinstance(self._at.means, Lay))
        elif self._ring:
            self._ring.show(None)


def _on(widget: Widget) -> Stop:
    return stop(widget.rect, f"widget {widget.name}")


def _nearest(found: list[Stop], box: Box) -> int:
    (x, y), middles = box.middle, [each.box.middle for each in found]
    return min(range(len(found)), key=lambda at: abs(middles[at][0] - x) + abs(middles[at][1] - y))
