"""The hints of a puzzle: a little more at each press, at last the whole answer, move by move."""

from game.analysis.table_diff import added, equal, moved
from game.engine.game import EndTurn
from game.engine.turn import Play
from game.kit.messages import LazyText
from game.kit.stage import Stage
from game.lessons.guide import Guide
from game.puzzles.answer import answer
from game.puzzles.puzzle import Puzzle
from game.session.future import Future, answered
from game.view.hint_text import step, where
from game.view.table.board import Board
from game.view.table.highlights import Highlighted, Highlights
from game.view.table.hint_ladder import Do
from game.view.wording import tile_names
from scenes.table.state import TableState

ROWS, WHERE, SET, SHOW = 1, 2, 3, 4
"""How many rows change, which ones, one that will be there, and the answer."""

STEP_SECONDS = 1.1
"""Seconds from one move of the answer to the next."""

NOTHING = Highlighted()


class PuzzleHints:
    """The hints of a puzzle; `given` counts those that were asked for."""

    def __init__(self, state: TableState, puzzle: Puzzle) -> None:
        self._state, self._puzzle = state, puzzle
        self.given = 0
        self._rung = 0
        self._asked: Future | None = None
        self._is_wanted = False
        self._answer: Play | None = None
        self._until_step: float | None = None
        """Seconds until the next move of the answer, while it is shown."""
        self._lit, self._here = NOTHING, state.session.game.draft.rows

    @property
    def is_shown(self) -> bool:
        """Whether the answer was shown, or some of it."""
        return self._rung == SHOW

    @property
    def play(self) -> Play | None:
        """The answer, once it is thought out."""
        return self._answer

    @property
    def words(self) -> str:
        """Say what the next press brings; nothing once there is nothing to do."""
        able = self._state.shown.can_act
        return self._state.kit.text("hint-ask", rung=min(self._rung, SET)) if able else ""

    @property
    def lit(self) -> Highlighted:
        """Return what glows: of many rows the words name none."""
        return self._lit

    def layout(self, stage: Stage, board: Board) -> None:
        """Build everything anew on a stage, around what lies on a board."""
        self._highlights = Highlights(self._state.kit, stage, board)

    def show(self) -> None:
        """Highlight what was hinted at, as long as the table is as it was then."""
        if self._here != self._state.session.game.draft.rows:
            self._lit = NOTHING
        self._highlights.show(self._lit)

    def follow(self) -> None:
        """Move the highlights to where their rows are now."""
        self._highlights.show(self._lit)

    def stop(self) -> None:
        """Stop showing the answer: the player has taken over."""
        self._until_step = None

    def think(self) -> None:
        """Begin to think of the answer, unless that was done before."""
        if not self._asked:
            self._asked = self._state.session.ask(answer, self._puzzle)

    def ask(self, do: Do) -> None:  # noqa: ARG002
        """Ask for a hint, which comes once the answer is there."""
        self.think()
        self._is_wanted = True

    def ask_all(self) -> None:
        """Ask for the whole answer, whatever was hinted at before."""
        self._rung = SET
        self.think()
        self._is_wanted = True

    def tick(self, dt: float, do: Do) -> None:
        """Say the hint that was asked for, once it is thought out; go on with the answer."""
        if self._asked and self._asked.done():
            self._answer = self._answer or answered(self._asked)
            if self._is_wanted:
                self._is_wanted = False
                self._say_more()
        if self._until_step is not None:
            self._until_step -= dt
            if self._until_step <= 0:
                self._make(do)

    def count(self, left: int) -> None:
        """Count a step that was shown outside this ladder; after the last, all was shown."""
        self.given += 1
        if not left:
            self._rung = SHOW

    def _say_more(self) -> None:
        if self._answer is None:
            self._tell(self._state.kit.lazy_text("hint-failed"))
            return
        self.given += self._rung < SHOW
        self._rung = min(self._rung + 1, SHOW)
        if self._rung == SHOW:
            self._until_step = 0.0
        else:
            self._point(self._answer)

    def _point(self, play: Play) -> None:
        """Say how many rows change, which ones, or what one of them will be."""
        kit, rows = self._state.kit, self._state.session.game.draft.rows
        still = equal(rows, play.table).values()
        changing = tuple(at for at in range(len(rows)) if at not in still)
        if self._rung == ROWS:
            self._tell(kit.lazy_text("puzzle-hint-rows", count=len(changing)))
        elif self._rung == WHERE:
            changed = tuple(rows[at] for at in changing)
            self._tell(
                lambda: where(kit, self._puzzle.position, changed, None),
                Highlighted(changing, zone="" if changing else "rack"),
            )
        else:
            row = next(row for row in play.table if row not in rows)
            self._tell(lambda: kit.text("puzzle-hint-set", tiles=tile_names(kit, row)))

    def _make(self, do: Do) -> None:
        """Make the next move of the answer and say what it was; at its end say what to press."""
        assert self._answer
        kit, draft = self._state.kit, self._state.session.game.draft
        command = Guide(self._puzzle.lesson, self._answer).next(draft)
        if isinstance(command, EndTurn):
            self._until_step = None
            self._tell(kit.lazy_text("hint-done"), Highlighted(zone="action"))
            return
        self._until_step = STEP_SECONDS
        before = draft.rows
        do(command)
        after = self._state.session.game.draft.rows
        position = self._puzzle.position
        places = added(before, after) | moved(before, after)
        self._tell(lambda: step(kit, position, before, command, after), Highlighted(places=places))

    def _tell(self, text: LazyText, lit: Highlighted = NOTHING) -> None:
        self._lit, self._here = lit, self._state.session.game.draft.rows
        self._state.announcer.tell(text, stays=True)
        self._state.mark()
