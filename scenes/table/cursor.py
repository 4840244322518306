"""The cursor at a table: arrows lead it over tiles, places and buttons, Space presses there."""

from operator import is_
from typing import Any, Protocol

from game.kit.scene import Scene
from game.kit.widgets.widget import Widget
from game.view.table.board import Board
from game.view.table.cursor.compass import Box, Way, leads
from game.view.table.cursor.ring import Ring
from game.view.table.cursor.stops import Lay, Stop, stop
from game.view.table.places.placements import Holdable, OnRack
from scenes.table.hand import TableHand


class WithHand(Protocol):
    """What a cursor asks of whoever keeps the table."""

    table_hand: TableHand

    @property
    def board(self) -> Board:
        """What lies on the table and on the rack."""


class TableCursor:
    """Know where keys are on a table; on a button it is the focus of the screen."""

    def __init__(self, screen: Scene[Any], table: WithHand) -> None:
        self._screen, self._table = screen, table
        self._at: Stop | None = None
        self._seen: tuple[object, ...] = (None,)
        self._held: tuple[Holdable, ...] = ()
        self._known: list[Stop] = []

    def layout(self) -> None:
        """Build it anew on the stage of its screen."""
        self._ring = Ring(self._screen.kit, self._screen.stage)

    @property
    def at(self) -> Stop | None:
        """Where it is to be seen."""
        return self._at

    def hide(self) -> None:
        """Be seen no more, until the next arrow."""
        if self._at:
            self._at = None
            self._ring.show(None)

    def step(self, way: Way) -> None:
        """Go where an arrow leads; with the first one to the rack, or else to what is first."""
        here = self._here()
        found = self._stops()
        if not found:
            return
        if here is None:
            self._go(next((each for each in found if isinstance(each.means, OnRack)), found[0]))
            return
        at = found.index(here) if here in found else _nearest(found, here.box)
        self._go(found[leads(tuple(each.box for each in found))[at].get(way, at)])

    def press(self) -> bool:
        """Press what is there; tell whether there was anything."""
        if self._at is None:
            return False
        self._table.table_hand.press(self._at)
        return True

    def follow(self) -> None:
        """Stay with what is there as the table changes, or else go to what is nearest now."""
        if self._at is None or self._is_known():
            return
        tiles = self._on_table()
        same = (each for each in tiles if self._at and each.means == self._at.means)
        if found := next(same, None) or (tiles and tiles[_nearest(tiles, self._at.box)]):
            self._show(found)
        else:
            self.hide()

    def _is_known(self) -> bool:
        """Tell whether all is as it was when the stops on the table were listed last."""
        return all(map(is_, self._seen, self._sight())) and self._held == self._holds()

    def _sight(self) -> tuple[object, ...]:
        board = self._table.board
        return board, board.shown, board.row_layout.kept

    def _holds(self) -> tuple[Holdable, ...]:
        return tuple(self._table.table_hand.hand.places)

    def _on_table(self) -> list[Stop]:
        if not self._is_known():
            self._seen, self._held = self._sight(), self._holds()
            self._known = self._table.table_hand.stops()
        return self._known

    def _here(self) -> Stop | None:
        focused = self._screen.focused
        return _on(focused) if focused else self._at

    def _stops(self) -> list[Stop]:
        buttons = [_on(each) for each in self._screen.widgets if each.active]
        return [*self._on_table(), *buttons]

    def _go(self, to: Stop) -> None:
        button = next((each for each in self._screen.widgets if _is_on(to, each)), None)
        self._screen.focus(button)
        if button:
            self.hide()
        else:
            self._show(to)

    def _show(self, at: Stop) -> None:
        self._at = at
        self._ring.show(at.rect, bare=isinstance(at.means, Lay))


def _on(widget: Widget) -> Stop:
    return stop(widget.rect, f"widget {widget.name}")


def _is_on(at: Stop, widget: Widget) -> bool:
    return widget.active and at == _on(widget)


def _nearest(found: list[Stop], box: Box) -> int:
    (x, y), middles = box.middle, [each.box.middle for each in found]
    return min(range(len(found)), key=lambda at: abs(middles[at][0] - x) + abs(middles[at][1] - y))
