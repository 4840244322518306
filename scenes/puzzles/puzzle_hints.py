"""The hints of a puzzle: a little more at each press, at last the whole answer, move by move."""

from functools import partial

from game.analysis.outlook import Demand
from game.engine.game import EndTurn
from game.engine.turn import Play
from game.kit.gestures import Down, Gesture, Keyed
from game.lessons.guide import Guide
from game.puzzles.answer import answer
from game.puzzles.puzzle import Puzzle
from game.session.future import Future, answered
from game.view.hint_text import where
from game.view.table.adviser import Advice
from game.view.table.highlights import Highlighted
from game.view.wording import tile_names
from scenes.table.hint_ladder import make_step, rows_to_change
from scenes.table.policy import Do
from scenes.table.state import TableState
from scenes.table.task_policy import TaskPolicy

ROWS, WHERE, SET, SHOW = 1, 2, 3, 4
"""How many rows change, which ones, one that will be there, and the answer."""

STEP_SECONDS = 1.1
"""Seconds from one move of the answer to the next."""


class PuzzleHints:
    """The hints of a puzzle; `given` counts those that were asked for."""

    def __init__(self, state: TableState, puzzle: Puzzle) -> None:
        self._state, self._puzzle = state, puzzle
        self.given = 0
        self._rung = 0
        self._asked: Future | None = None
        self._is_wanted = False
        self._until_step: float | None = None
        """Seconds until the next move of the answer, while it is shown."""

    @property
    def is_shown(self) -> bool:
        """Whether the answer was shown, or some of it."""
        return self._rung == SHOW

    @property
    def play(self) -> Play | None:
        """The answer, once it is thought out."""
        return answered(self._asked) if self._asked else None

    @property
    def words(self) -> str:
        """Say what the next press brings; nothing once there is nothing to do."""
        able = self._state.shown.can_act
        return self._state.kit.text("hint-ask", rung=min(self._rung, SET)) if able else ""

    def stop(self) -> None:
        """Stop showing the answer: the player has taken over."""
        self._until_step = None

    def think(self) -> None:
        """Begin to think of the answer, unless that was done before."""
        self._asked = self._asked or self._state.session.ask(answer, self._puzzle)

    def ask(self, do: Do) -> None:  # noqa: ARG002
        """Ask for a hint, which comes once the answer is there."""
        self.think()
        self._is_wanted = True

    def ask_all(self) -> None:
        """Ask for the whole answer, whatever was hinted at before."""
        self._rung, self._is_wanted = SET, True
        self.think()

    def tick(self, dt: float, do: Do) -> None:
        """Say the hint that was asked for, once it is thought out; go on with the answer."""
        if self._is_wanted and self._asked and self._asked.done():
            self._is_wanted = False
            self._say_more(self.play)
        if self._until_step is not None:
            self._until_step -= dt
            if self._until_step <= 0:
                state = self._state
                command = Guide(self._puzzle.lesson, self.play).next(state.session.game.draft)
                if isinstance(command, EndTurn):
                    self._until_step = None
                    words = state.kit.lazy_text("hint-done")
                    state.advise(Advice(words, Highlighted(zone="action")))
                else:
                    self._until_step = STEP_SECONDS
                    state.advise(make_step(state, command, do))

    def count(self, left: int) -> None:
        """Count a step that was shown outside this ladder; after the last, all was shown."""
        self.given += 1
        if not left:
            self._rung = SHOW

    def _say_more(self, play: Play | None) -> None:
        if play is None:
            self._state.advise(Advice(self._state.kit.lazy_text("hint-failed")))
            return
        self.given += self._rung < SHOW
        self._rung = min(self._rung + 1, SHOW)
        if self._rung == SHOW:
            self._until_step = 0.0
        else:
            self._state.advise(self._point(play))

    def _point(self, play: Play) -> Advice:
        """Say how many rows change, which ones, or what one of them will be."""
        kit, rows = self._state.kit, self._state.session.game.draft.rows
        changing = rows_to_change(rows, play)
        if self._rung == ROWS:
            return Advice(kit.lazy_text("puzzle-hint-rows", count=len(changing)))
        if self._rung == WHERE:
            changed = tuple(rows[at] for at in changing)
            words = partial(where, kit, self._puzzle.position, changed, None)
            return Advice(words, Highlighted(changing, zone="" if changing else "rack"))
        row = next(row for row in play.table if row not in rows)
        return Advice(lambda: kit.text("puzzle-hint-set", tiles=tile_names(kit, row)))


class PuzzlePolicy(TaskPolicy):
    """A policy that counts the help that a player had."""

    def __init__(self, state: TableState, puzzle: Puzzle, hints: PuzzleHints) -> None:
        super().__init__(state, puzzle.lesson, "puzzle-can-play", hints)
        self._puzzle_hints = hints

    @property
    def demand(self) -> Demand | None:
        """Reach the goal of the puzzle."""
        goal = self._goal
        return Demand(goal.is_met, max(goal.count, len(goal.tiles)))

    def count_help(self, left: int) -> None:
        """Count it as a hint; who was led to the end was shown the answer."""
        self._puzzle_hints.count(left)

    def observe(self, gesture: Gesture) -> None:
        """Stop showing the answer when the player presses something."""
        super().observe(gesture)
        if isinstance(gesture, Down | Keyed):
            self._puzzle_hints.stop()
