"""Where a tile can go, for those who listen: its places, the best first, one at each press.

Tiles in the hand are tried at each row, as others see it at a glance. To ask about a tile that one
has not taken is to ask for a hint: it earns no stamp, and there is none where hints are off.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from game.analysis.own_sets import own_sets
from game.analysis.table_diff import tiles_at
from game.engine.meld import counts
from game.engine.move import At, To
from game.engine.tidy import tidy
from game.engine.tile import Row
from game.session.commands import NameTiles
from game.view.speech.places import fit_said
from game.view.table.cursor.stops import Lay, Stop
from game.view.table.hand import Put
from game.view.table.places.placements import Holdable, OnRack
from scenes.table.cursor import TableCursor, table_stops
from scenes.table.hand import TableHand
from scenes.table.policy import TablePolicy
from scenes.table.state import TableState


@dataclass(frozen=True)
class Fitting:
    """Say what to hold, where to lay it, and the rows that come of it."""

    places: tuple[Holdable, ...]
    stop: Stop
    rows: tuple[Row, ...]


class WhereItGoes:
    """Offer the places of a tile with all that belongs to it, and lay it at one of them."""

    def __init__(
        self, state: TableState, policy: TablePolicy, cursor: TableCursor, hand: TableHand
    ) -> None:
        self._state = state
        self._policy = policy
        self._cursor = cursor
        self._hand = hand
        self._fits: list[Fitting] = []
        self._now = 0
        self._home = 0
        self._is_hint = False

    @property
    def offered(self) -> Fitting | None:
        """The place that is offered now, as long as nothing else was done."""
        fit = self._fits[self._now] if self._fits else None
        is_held = fit and fit.places == tuple(self._state.hand.places)
        return fit if is_held and fit and self._cursor.at == fit.stop else None

    @property
    def words(self) -> str:
        """Say what is offered; nothing if nothing is."""
        fit, kit = self.offered, self._state.kit
        if fit is None or not isinstance(fit.stop.means, Lay):
            return ""
        said, count = fit_said(kit, fit.stop.means.to, fit.rows), len(self._fits)
        if count == 1:
            return said
        return kit.text("speak-place-of", place=said, number=self._now + 1, count=count)

    def ask(self) -> bool:
        """Go to the best place, or on to the next one; return whether there is any."""
        if self.offered:
            self._now = (self._now + 1) % len(self._fits)
        elif not self._begin():
            return False
        fit = self._fits[self._now]
        if self._is_hint:
            rack = tuple(each for each in fit.places if isinstance(each, OnRack))
            self._state.session.do(NameTiles(tiles_at(self._state.shown.rows, rack)))
        self._state.hand.take(fit.places)
        self._cursor.go_on(fit.stop)
        return True

    def lay(self) -> None:
        """Lay down what is offered, and come back to the rack."""
        if fit := self.offered:
            self._hand.press(fit.stop)
            self._fits.clear()
            self._state.debounce.begin()  # A second Return is not meant for the end of the turn.
            if self._state.shown.is_secret:
                self._cursor.hide()  # Others would hear of a tile that nobody asked about.
            else:
                self._cursor.go_to_rack(min(self._home, len(self._state.shown.rack) - 1))

    def let_go(self) -> None:
        """Put back what is offered, and go back to the tile that one asked about."""
        fit, self._fits = self.offered, []
        self._state.hand.release()
        if fit and any(isinstance(each, OnRack) for each in fit.places):
            self._cursor.go_to_rack(self._home)
            self._cursor.has_come = False  # One need not hear again that it lies there.

    def _begin(self) -> bool:
        """Look for the places of what is held, or of the tile under the cursor."""
        self._cursor.begin()
        held = tuple(self._state.hand.places)
        self._is_hint = not held
        if self._is_hint and self._policy.hints.words and (at := self._cursor.at):
            is_locked = isinstance(at.means, At) and at.means.row < self._state.shown.locked
            if isinstance(at.means, OnRack | At) and not is_locked:
                held = (at.means,)
        self._fits, self._now = [], 0
        if not held or not self._state.shown.can_act:
            return False
        self._home = next((each.index for each in held if isinstance(each, OnRack)), 0)
        self._fits = [*self._new_rows(held), *self._rows(held)]
        return bool(self._fits)

    # What there is

    def _new_rows(self, held: tuple[Holdable, ...]) -> Iterator[Fitting]:
        """List the sets that a tile makes with others of the rack, or those held by themselves."""
        for places in self._companies(held):
            row = tidy(tiles_at(self._state.shown.rows, places))
            if counts(row, self._state.session.rules):
                for each in table_stops(self._state, places):
                    if each.means == Lay(To.NEW_ROW):
                        yield Fitting(places, each, (row,))

    def _companies(self, held: tuple[Holdable, ...]) -> Iterator[tuple[Holdable, ...]]:
        first, rules = held[0], self._state.session.rules
        if self._is_hint and isinstance(first, OnRack):
            for row in own_sets(rules, self._state.shown.rack, first.tile):
                yield self._on_rack(row, first)
        else:
            yield held

    def _on_rack(self, row: Row, first: OnRack) -> tuple[Holdable, ...]:
        """Find the tiles of a set on the rack, one of them where the cursor is."""
        wanted = Counter(row)
        rack = [OnRack(at, tile) for at, tile in enumerate(self._state.shown.rack)]
        found: list[Holdable] = []
        for each in (first, *(other for other in rack if other != first)):
            if wanted[each.tile]:
                wanted[each.tile] -= 1
                found.append(each)
        return tuple(found)

    def _rows(self, held: tuple[Holdable, ...]) -> Iterator[Fitting]:
        """List the rows that become sets with what is held; those that do not part come first."""
        rules, found = self._state.session.rules, list[Fitting]()
        for each in table_stops(self._state, held):
            to = each.means.to if isinstance(each.means, Lay) else None
            if isinstance(to, At):
                rows = self._state.outcome(Put(held, to, (0, 0), (0, 0)).move) or ((),)
                joins = self._state.shown.rows[to.row] not in rows  # Else they lie beside it.
                if joins and all(counts(row, rules) for row in rows):
                    found.append(Fitting(held, each, rows))
        yield from sorted(found, key=lambda fit: len(fit.rows))
