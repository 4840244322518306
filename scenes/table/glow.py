"""The glow: shows what to press next when the player waits or asks; before it, a paw does."""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from itertools import chain
from math import inf
from typing import NamedTuple

from game.analysis.table_diff import tiles_at
from game.engine.draft import Draft
from game.engine.game import Command, EndTurn, TakeKey
from game.engine.move import At, FromRack, Move
from game.engine.turn import Draw
from game.kit.gestures import OUTSIDE, Down, Gesture, Keyed
from game.view.hint_text import row_name
from game.view.table.action_button import Action
from game.view.table.adviser import Advice
from game.view.table.cursor.bare_place import bare_place, place_among
from game.view.table.highlights import NOTHING, Highlighted
from game.view.table.places.placements import Holdable, OnRack
from game.view.wording import joined, tile_name
from scenes.table.policy import Do
from scenes.table.state import TableState


class Waits(NamedTuple):
    """Seconds without a press: until a paw points, that glows, its place glows, and the last."""

    paw: float
    take: float
    place: float
    lamp: float = inf


class Glow:
    """Leads through a turn, in a lesson instead of a hint ladder."""

    def __init__(
        self,
        state: TableState,
        guide: Callable[[Draft], Command | None],
        action: Callable[[], Action],
        waits: Waits,
    ) -> None:
        """Take what says what to do next, if anything, and what the big button does."""
        self._kit = state.kit
        self._state = state
        self._guide = guide
        self._action = action
        self._waits = waits
        self.waited = 0.0
        """Seconds without a press."""
        self._leads = False

    @property
    def words(self) -> str:
        """The label of the hint button; "" once there is nothing to do."""
        return self._kit.text("hint-ask", rung=3) if self._state.shown.can_act else ""

    def ask(self, do: Do) -> None:  # noqa: ARG002
        """Begin to glow, at once."""
        self.begin()

    def begin(self) -> None:
        """Begin to lead from glow to glow, without waiting."""
        self._leads = True
        self._state.mark()

    def observe(self, gesture: Gesture) -> None:
        """Take note of a press; after one on a glow, the next glow comes without waiting."""
        if isinstance(gesture, Down | Keyed):
            at = gesture.pos if isinstance(gesture, Down) else OUTSIDE
            self._leads = any(rect.collidepoint(at) for rect in self._state.adviser.rects)
            self.waited = 0.0
            self._state.mark()

    def tick(self, dt: float, do: Do) -> None:  # noqa: ARG002
        """Advance the wait by `dt` seconds."""
        before, self.waited = self.waited, self.waited + dt
        if any(before < due <= self.waited for due in self._waits):
            self._state.mark()

    @property
    def advice(self) -> Advice | None:
        """What glows by now, or the paw before it."""
        waits, waited = self._waits, self.waited
        if not self._state.shown.can_act or not (self._leads or waited >= waits.paw):
            return None
        command = self._guide(self._state.session.game.draft)
        pointed = self._point_at(command) if command else None
        if pointed and not self._leads and waited < waits.take:
            return Advice(paw=pointed.places)
        return pointed and (pointed if waited >= waits.place else replace(pointed, then=NOTHING))

    # What to press

    def _point_at(self, command: Command) -> Advice:
        text = self._kit.text
        match command:
            case Move():
                return self._move(command)
            case TakeKey(key) if self._state.shown.inspected_key != key:
                river = self._state.shown.river
                words = text("point-river", tile=tile_name(self._kit, river[key]))
                return _point(words, Highlighted(key=key))
            case TakeKey() | EndTurn() | Draw():
                words = text("point-press", button=self._action().text)
                return _point(words, Highlighted(zone="action"))
            case _:
                return _point(text("point-reset"), Highlighted(zone="reset"))

    def _move(self, move: Move) -> Advice:
        held, wanted = list(self._state.hand.places), list(move.tiles)
        wrong = [place for place in held if _source(place) not in wanted]
        if wrong:
            words = self._kit.text("point-back", tiles=self._named(wrong))
            return _point(words, Highlighted.light(wrong))
        place, where = self._place(move)
        if missing := self._missing(wanted, held):
            words = self._kit.text("point-take", tiles=self._named(missing))
            return _point(words, Highlighted.light(missing), place)
        return _point(where, place)

    def _missing(self, wanted: list[FromRack | At], held: list[Holdable]) -> list[Holdable]:
        """Return the places of the tiles that the player still has to pick up."""
        left = Counter(wanted) - Counter(map(_source, held))
        places: list[Holdable] = [source for source in left if isinstance(source, At)]
        for index, tile in enumerate(self._state.shown.rack):
            place = OnRack(index, tile)
            if left[place.source] > 0 and place not in held:
                left[place.source] -= 1
                places.append(place)
        return places

    def _place(self, move: Move) -> tuple[Highlighted, str]:
        """Return where to put the tiles, and the words for it."""
        kit, shown, board = self._kit, self._state.shown, self._state.board
        if isinstance(move.to, At):
            row = row_name(kit, shown.rows[move.to.row])
            words = kit.text("point-row", count=len(move.tiles), row=row)
            return Highlighted(rows=(move.to.row,)), words
        bare = bare_place(board, len(move.tiles))
        if not bare:
            bare = place_among(board, tuple(chain(*self._state.try_move(move))))
        return Highlighted(bare=bare), kit.text("point-felt", count=len(move.tiles))

    def _named(self, places: Sequence[Holdable]) -> str:
        tiles = tiles_at(self._state.shown.rows, places)
        names = [self._kit.text("the-tile", tile=tile_name(self._kit, tile)) for tile in tiles]
        return joined(self._kit, names)


def _point(words: str, places: Highlighted, then: Highlighted = NOTHING) -> Advice:
    return Advice(partial(str, words), places, then)


def _source(place: Holdable) -> FromRack | At:
    return place.source if isinstance(place, OnRack) else place
