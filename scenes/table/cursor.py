"""The keyboard cursor: arrows move it over tiles, places and buttons; Space presses there.

Arrows lead to what lies that way; of those who listen, along the rack and the rows.
"""

from collections.abc import Callable, Iterable, Sequence
from itertools import groupby
from operator import is_

from game.engine.move import At
from game.engine.tile import Row
from game.kit.stage import Stage
from game.kit.widgets.ring import Ring
from game.kit.widgets.widget import Located, Widget, group_rows
from game.view.table.cursor.compass import Box, Way, leads
from game.view.table.cursor.lists import (
    RACK,
    list_leads,
    list_of,
    place_in_lists,
    rows_to_read,
)
from game.view.table.cursor.stops import POOL, Lay, Meaning, Stop, stop, stops
from game.view.table.cursor.typed import Wanted
from game.view.table.hand import Put
from game.view.table.places.placements import Holdable, OnRack
from scenes.table.state import TableState


def table_stops(state: TableState, held: tuple[Holdable, ...]) -> list[Stop]:
    """List where the cursor can be: tiles, places for what is held, the pool."""

    def outcome(to: At) -> tuple[Row, ...] | None:
        return state.outcome(Put(held, to, (0, 0), (0, 0)).move)

    found = list(stops(state.board, held, outcome))
    if not held and state.shown.can_act and state.view.pool.is_there:
        found.append(stop(state.view.pool.rect, POOL))
    if state.by_ear:
        found += rows_to_read(state.board, held, found)
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
        self.has_come = True
        """Whether it has come to another list: then one wants to hear which."""

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

    def groups(self, buttons: Sequence[Sequence[Located]]) -> list[Sequence[Located]]:
        """Return lines of the rack, the buttons, and lines of rows; where tiles can go, first.

        By ear each row is a group of its own, as it has a name.
        """
        rack, others = list[Sequence[Located]](), list[Sequence[Located]]()
        kept = 2 if self._state.by_ear else 1

        def kind(at: Stop) -> tuple[int, ...]:
            return place_in_lists(at.means)[:kept]

        for (first, *_), found in groupby(sorted(self._on_table(), key=kind), kind):
            (rack if first == RACK else others).extend(group_rows(found))
        return [*others, *rack, *buttons] if self._holds() else [*rack, *buttons, *others]

    def step(self, way: Way, focused: Widget | None, widgets: Sequence[Widget]) -> Widget | None:
        """Go where an arrow leads, at first to the rack; return the button reached, if any."""
        here, found = self.here(focused), self.stops(widgets)
        if not found:
            return focused
        if here is None:
            to = self._first(found)
        else:
            at = found.index(here) if here in found else _nearest(found, here.box)
            by_ear = self._state.by_ear
            ways = list_leads(found) if by_ear else leads(tuple(each.box for each in found))
            to = found[ways[at].get(way, at)]
        button = next((each for each in widgets if each.active and to == _on(each)), None)
        if button:
            self.hide()
        elif to != here:
            self.go_on(to)
        return button

    def _first(self, found: list[Stop]) -> Stop:
        """Return where to begin: on the rack; by ear with the tile that has come last."""
        new = max(self._state.shown.rack_marks, default=0) if self._state.by_ear else 0
        rack = _on_rack(found)
        return rack[min(new, len(rack) - 1)] if rack else found[0]

    def begin(self) -> None:
        """Show where it begins, if it is not there yet."""
        if self._at is None and (found := self._on_table()):
            self.go_on(self._first(found))

    def seek(self, wanted: Wanted, *, here_too: bool) -> bool:
        """Go on to the next tile of the rack that is wanted; return whether there is one."""

        def is_tile(means: Meaning) -> bool:
            return isinstance(means, OnRack) and wanted.matches(means.tile)

        rack = _on_rack(self._on_table())
        here = rack.index(self._at) if self._at in rack else -1
        start = here if here_too and here >= 0 else here + 1
        order = (*rack[start:], *rack[:start])
        return self._go(order, is_tile)

    def go_to_row(self, row: int) -> bool:
        """Go to the first place of a row; return whether there is one."""
        return self.go_to(lambda means: list_of(means) == list_of(At(row, 0)))

    def go_to(self, is_wanted: Callable[[Meaning], bool]) -> bool:
        """Go to the first stop that is wanted; return whether there is one."""
        found = sorted(self._on_table(), key=lambda each: place_in_lists(each.means))
        return self._go(found, is_wanted)

    def go_to_rack(self, index: int) -> None:
        """Go to a tile of the rack."""
        self.go_to(lambda means: isinstance(means, OnRack) and means.index == index)

    def _go(self, found: Iterable[Stop], is_wanted: Callable[[Meaning], bool]) -> bool:
        to = next((each for each in found if is_wanted(each.means)), None)
        if to:
            self.go_on(to)
        return to is not None

    def follow(self) -> None:
        """Stay on the same stop as the table changes; if it is gone, go to the nearest one."""
        if self._at is None or self._is_known():
            return
        tiles = self._on_table()
        same = (each for each in tiles if self._at and each.means == self._at.means)
        if found := next(same, None):
            self._at = found
            self._draw()
        elif tiles:
            self.go_on(tiles[_nearest(tiles, self._at.box)])
            self.has_come = True  # Without its place, the tile there sounds like one just drawn.
        else:
            self.hide()

    def _is_known(self) -> bool:
        """Return whether nothing has changed since the stops on the table were listed."""
        return all(map(is_, self._seen, self._sight())) and self._held == self._holds()

    def _sight(self) -> tuple[object, ...]:
        board = self._state.board
        return board, board.shown, board.row_layout.kept, self._state.by_ear

    def _holds(self) -> tuple[Holdable, ...]:
        return tuple(self._state.hand.places)

    def _on_table(self) -> list[Stop]:
        if not self._is_known():
            self._seen, self._held = self._sight(), self._holds()
            self._known = table_stops(self._state, self._held)
        return self._known

    def go_on(self, at: Stop) -> None:
        """Go to a stop."""
        self.has_come = self._at is None or list_of(self._at.means) != list_of(at.means)
        self._at = at
        self._draw()

    def _draw(self) -> None:
        if self._ring and self._at:
            self._ring.show(self._at.rect, bare=isinstance(self._at.means, Lay))
        elif self._ring:
            self._ring.show(None)


def _on_rack(found: list[Stop]) -> list[Stop]:
    """Return the tiles of the rack in their order."""
    rack = (each for each in found if isinstance(each.means, OnRack))
    return sorted(rack, key=lambda each: place_in_lists(each.means))


def _on(widget: Widget) -> Stop:
    return stop(widget.rect, f"widget {widget.name}")


def _nearest(found: list[Stop], box: Box) -> int:
    (x, y), middles = box.middle, [each.box.middle for each in found]
    return min(range(len(found)), key=lambda at: abs(middles[at][0] - x) + abs(middles[at][1] - y))
