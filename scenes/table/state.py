"""The state of a playable table: the session, its viewer, what is shown and held."""

from dataclasses import dataclass
from itertools import chain

from game.analysis.split import with_split
from game.analysis.table_diff import tiles_at
from game.engine.draft import RefusedError
from game.engine.move import At, Move
from game.engine.position import Table
from game.engine.tile import BONUS, Row
from game.kit.debounce import Debounce
from game.kit.kit import Kit
from game.kit.messages import LazyText
from game.kit.stage import Stage
from game.session.searches.turn_questions import TurnQuestions
from game.session.session import Session
from game.session.stamps_found import SessionEvent
from game.view.remarks import Remarks
from game.view.table.adviser import Advice, Adviser
from game.view.table.board import Board
from game.view.table.hand import Hand
from game.view.table.message import Announcer
from game.view.table.places.placements import Holdable, Point
from game.view.table.shown import Shown, show
from game.view.table.table import TableView


@dataclass(frozen=True)
class OnStage:
    """Hold what was drawn for one window size: the table, and the hand over it."""

    view: TableView
    hand: Hand


class TableState:
    """Hold a session and how the viewer sees it; changes are shown once a frame."""

    def __init__(self, kit: Kit, session: Session, viewer: int | None) -> None:
        self.kit = kit
        self.session = session
        self.viewer = viewer
        self.announcer = Announcer(kit)
        self.questions = TurnQuestions(session)
        self.adviser = Adviser(
            kit, self.announcer, lambda: (self.questions.moment, self.inspected_key)
        )
        self.remarks = Remarks(kit, session)
        self.debounce = Debounce(kit)
        self.story: LazyText = str
        """The last events, in words."""
        self.sounds: tuple[str, ...] = ()
        """The sounds that have just been played."""
        self.inspected_key: int | None = None
        """The tile of the River that the player only looks at (R45)."""
        self.has_asked = False
        """Whether the viewer has tried to end the turn with a table that is not legal."""
        self.is_changed = False
        """Whether the surroundings of the board still have to be shown anew."""
        self.events: list[SessionEvent] = []
        """The events that the screen still has to follow."""
        self._on_stage: OnStage | None = None
        self._held: tuple[Holdable, ...] = ()

    def layout(self, stage: Stage, layer: str) -> None:
        """Draw the table for the current window size; rows stay on their lines."""
        kept = self.board.row_layout.kept if self._on_stage else self.session.arranged
        view = TableView(self.kit, stage, self.look(), self.session.game.clock, kept, layer)
        self._on_stage = OnStage(view, Hand(view.board, self._join))
        self.adviser.layout(stage, view.board)

    def leave(self) -> None:
        """Drop all pictures, and the messages and held tiles that refer to the table."""
        if self._on_stage:
            self.adviser.leave()
        self._on_stage = None
        self.announcer.leave()

    # What is seen

    @property
    def view(self) -> TableView:
        """The table as it is drawn now."""
        assert self._on_stage
        return self._on_stage.view

    @property
    def hand(self) -> Hand:
        """The tiles that the player holds, and where."""
        assert self._on_stage
        return self._on_stage.hand

    @property
    def board(self) -> Board:
        """The tiles on the table and on the rack."""
        assert self._on_stage
        return self._on_stage.view.board

    @property
    def shown(self) -> Shown:
        """What the board shows now."""
        assert self._on_stage
        return self._on_stage.view.board.shown

    @property
    def shared(self) -> bool:
        """Whether several people take turns at this table."""
        return len(self.session.people) > 1

    @property
    def by_ear(self) -> bool:
        """Whether the player listens, and finds tiles by lists rather than by where they lie."""
        return self.kit.speaker.on

    def look(self) -> Shown:
        """Return what the viewer may see now."""
        return show(self.session.snapshot, self.viewer, self.inspected_key, asked=self.has_asked)

    def show(self, near: Point | None = None, come_from: Point | None = None) -> None:
        """Move every tile to where it belongs now; `Board.show` says how new ones arrive."""
        self.board.show(self.look(), near, come_from)

    def see_as(self, viewer: int | None) -> None:
        """Show the table to another player, or to nobody."""
        self.viewer = viewer
        self.show()
        self.mark()

    def mark(self) -> None:
        """Mark the surroundings of the board to be shown anew at the end of this frame."""
        self.is_changed = True

    def follow_hand(self) -> None:
        """Mark a change of what the player holds."""
        if (held := tuple(self.hand.places)) != self._held:
            self._held = held
            self.mark()

    def advise(self, advice: Advice) -> None:
        """Take advice that holds as long as the table is as it is now."""
        self.adviser.give(advice)
        self.mark()

    @property
    def joker_tip(self) -> Advice | None:
        """What a bonus joker does, while the player holds it and nothing else."""
        held = tiles_at(self.shown.rows, self.hand.places)
        tips = held[0].kind if len(held) == 1 and held[0] in BONUS else ""
        return Advice(self.kit.lazy_text(f"say-held-{tips}")) if tips else None

    # What would be

    def outcome(self, move: Move) -> tuple[Row, ...] | None:
        """Return what a move would make of the row it goes to; None if it is refused."""
        rows = self.try_move(move)
        return rows[move.to.row] if rows and isinstance(move.to, At) else None

    def try_move(self, move: Move) -> tuple[Table, ...]:
        """Return what each row would become by a move, then new rows; nothing if it is refused."""
        if not self.shown.can_act:
            return ()
        try:
            return self.session.game.draft.tried(with_split(self.shown.rows, move))
        except RefusedError:
            return ()

    def _join(self, move: Move) -> Row | None:
        """Return the row that a move to a row would make; None if it is refused."""
        parts = self.outcome(move)
        return tuple(chain(*parts)) if parts else None
