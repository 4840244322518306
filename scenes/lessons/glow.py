"""The glow: shows what to press next when the player waits or asks; before it, a paw does."""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from itertools import chain

from game.engine.game import Command, EndTurn, TakeKey
from game.engine.move import At, FromRack, Move
from game.engine.tile import Row
from game.engine.turn import Draw
from game.kit.stage import Stage
from game.lessons.guide import Guide
from game.view.hint_text import row_name
from game.view.lessons.teacher import Paw
from game.view.table.action_button import Action
from game.view.table.board import Board
from game.view.table.cursor.bare_place import bare_place, place_among
from game.view.table.highlights import Highlighted, Highlights
from game.view.table.hint_ladder import Do
from game.view.table.places.placements import Holdable, OnRack, Point
from game.view.wording import joined, tile_name
from scenes.table.state import TableState

PAW, TAKE, PLACE = 4.0, 8.0, 12.0
"""Seconds without a press until the paw shows what to press, until that glows, and until its goal
glows, too."""

NOTHING = Highlighted()


@dataclass(frozen=True)
class Pointed:
    """Say what to press now, in words, too, and what to press after that."""

    now: Highlighted
    words: str
    then: Highlighted = field(default=NOTHING)


class Glow:
    """Helps at the table of a lesson, instead of a hint ladder."""

    def __init__(self, state: TableState, guide: Guide, action: Callable[[], Action]) -> None:
        """Take the table, the guide to the goal, and what returns the big button's action."""
        self._kit = state.kit
        self._state = state
        self._guide = guide
        self._action = action
        self._waited = 0.0
        self._leads = False
        self._seen: object = None

    @property
    def words(self) -> str:
        """The label of the hint button; "" once there is nothing to do."""
        return self._kit.text("hint-ask", rung=3) if self._state.shown.can_act else ""

    @property
    def lit(self) -> Highlighted:
        """Nothing, as the words name everything that glows here."""
        return NOTHING

    def layout(self, stage: Stage, board: Board) -> None:
        """Build everything anew on a stage."""
        self._now = Highlights(self._kit, stage, board)
        self._then = Highlights(self._kit, stage, board)
        self._paw = Paw(self._kit, stage, board.zone)
        self._seen = None

    def ask(self, do: Do) -> None:  # noqa: ARG002
        """Show the glow in the next frame."""
        self._leads, self._seen = True, None

    def point(self) -> None:
        """Show the glow at once."""
        self._leads, self._seen = True, None
        self.show()

    def observe(self, point: Point | None) -> None:
        """Take note of a press; after one on a glow, the next glow comes without waiting."""
        glowing = (*self._now.rects, *self._then.rects)
        self._leads = point is not None and any(rect.collidepoint(point) for rect in glowing)
        self._waited = 0.0

    def tick(self, dt: float, do: Do) -> None:  # noqa: ARG002
        """Advance the wait by `dt` seconds."""
        self._waited += dt
        self._paw.tick(dt)
        self.show()

    def show(self) -> None:
        """Show the glow that is due now."""
        game = self._state.session.game
        level = (self._leads or self._waited >= TAKE) + (self._waited >= PLACE)
        paw = not level and self._waited >= PAW
        seen = level, paw, game.draft.steps, tuple(self._state.hand.places), self._state.shown
        if seen != self._seen:
            self._seen = seen
            able = self._state.shown.can_act
            self._reach(reaches=paw and able)
            self._point(level if able else 0)

    def follow(self) -> None:
        """Move the glow to where its rows are now."""
        self._seen = None
        self.show()

    def _reach(self, *, reaches: bool) -> None:
        """Show with the paw what is to be pressed first, or take it away."""
        places = self._now.places(self._pointed().now) if reaches else []
        self._paw.point(places[0] if places else None)

    def _point(self, level: int) -> None:
        pointed = self._pointed() if level else Pointed(NOTHING, "")
        then = pointed.then if level > 1 else NOTHING
        self._now.show(pointed.now)
        self._then.show(then)
        self._state.board.lit = pointed.now.bare or then.bare
        if pointed.words:
            self._state.announcer.tell(lambda: pointed.words, stays=True)

    # What to press

    def _pointed(self) -> Pointed:
        command, text = self._guide.next(self._state.session.game.draft), self._kit.text
        match command:
            case Move():
                return self._move(command)
            case TakeKey(key) if self._state.shown.inspected_key != key:
                river = self._state.shown.river
                words = text("point-river", tile=tile_name(self._kit, river[key]))
                return Pointed(Highlighted(key=key), words)
            case _:
                return self._press(command)

    def _press(self, command: Command) -> Pointed:
        """Point at the button that a command needs."""
        match command:
            case TakeKey() | EndTurn() | Draw():
                words = self._kit.text("point-press", button=self._action().text)
                return Pointed(Highlighted(zone="action"), words)
            case _:
                return Pointed(Highlighted(zone="reset"), self._kit.text("point-reset"))

    def _move(self, move: Move) -> Pointed:
        held, wanted = list(self._state.hand.places), list(move.tiles)
        wrong = [place for place in held if _source(place) not in wanted]
        if wrong:
            words = self._kit.text("point-back", tiles=self._named(wrong))
            return Pointed(_lit(wrong), words)
        place, where = self._place(move)
        if missing := self._missing(wanted, held):
            words = self._kit.text("point-take", tiles=self._named(missing))
            return Pointed(_lit(missing), words, place)
        return Pointed(place, where)

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
        rows = self._state.shown.rows
        tiles: Row = tuple(
            place.tile if isinstance(place, OnRack) else rows[place.row][place.index]
            for place in places
        )
        names = [self._kit.text("the-tile", tile=tile_name(self._kit, tile)) for tile in tiles]
        return joined(self._kit, names)


def _source(place: Holdable) -> FromRack | At:
    return place.source if isinstance(place, OnRack) else place


def _lit(places: Sequence[Holdable]) -> Highlighted:
    return Highlighted(
        slots=frozenset(place.index for place in places if isinstance(place, OnRack)),
        places=frozenset((place.row, place.index) for place in places if isinstance(place, At)),
    )
