"""A puzzle: a table with an aim, help for whoever asks, and joy when it is found."""

from collections.abc import Callable
from dataclasses import dataclass

from game.engine.game import Reset
from game.kit.kit import Kit
from game.kit.system import clipboard
from game.puzzles.puzzle import GRADES, Puzzle
from game.session.future import Executor
from game.solved import Solved
from game.view.puzzles import puzzle_words
from game.view.scores.confetti import Confetti, throw_up
from scenes.puzzles.answer_page import AnswerPage
from scenes.puzzles.puzzle_hints import PuzzleHints, PuzzlePolicy
from scenes.table.task import TaskScreen, TaskWords, table_for

JOYS = dict(zip(GRADES, ("wave", "whole", "whole", "win", "win"), strict=True))
"""What is heard when a puzzle is found, by its grade."""

JOY_SECONDS = 2.0
"""How long confetti flies."""

WAVES, PIECES = 0.35, 9
"""How much higher the wave is, and how many more pieces fly, from grade to grade."""


@dataclass(frozen=True)
class Posed:
    """A puzzle, what it is called here, and what is done once it is found.

    Of a table of the day there is a `line` to copy that tells how it was found.
    """

    puzzle: Puzzle
    heading: str
    when_found: Callable[[Solved], object] = lambda _: None
    line: Callable[[Solved], str] | None = None


class PuzzleScene(TaskScreen):
    """Closes with whether to go on to the next puzzle."""

    layer = "lesson"
    next_words = "puzzle-next"

    def __init__(self, kit: Kit, posed: Posed, executor: Executor) -> None:
        puzzle = posed.puzzle
        state = table_for(kit, puzzle.position, executor)
        self._hints = PuzzleHints(state, puzzle)
        super().__init__(kit, state, PuzzlePolicy(state, puzzle, self._hints))
        self._posed, self._puzzle = posed, puzzle
        self._tries = 1
        self._confetti: Confetti | None = None
        self._flown = 0.0
        self._told_of_copy = ""

    @property
    def result(self) -> Solved:
        """With how many tries and hints it stands now."""
        return Solved(self._tries, self._hints.given)

    def presses(self) -> dict[str, Callable[[], None]]:
        """Return what each button does; to start over begins another try."""
        return {**super().presses(), "reset": self._start_over}

    def _start_over(self) -> None:
        if self.state.shown.status.touched:
            self._tries += 1
        self.control.do(Reset())

    def told(self) -> TaskWords:
        """Say the aim or, once it is reached, how it was."""
        kit, hard = self.kit, self.grade_words
        if not self._done:
            return TaskWords(self._posed.heading, hard, puzzle_words.aim(kit, self._puzzle))
        if self._hints.is_shown:
            return TaskWords(kit.text("puzzle-shown"), hard, kit.text("puzzle-shown-sub"))
        found = kit.text("puzzle-found", **self.result._asdict())
        return TaskWords(self._joy, hard, self._told_of_copy or found)

    @property
    def grade_words(self) -> str:
        """How hard it is, beside its name."""
        return puzzle_words.grade(self.kit, self._puzzle)

    @property
    def _joy(self) -> str:
        return self.kit.text("puzzle-joy", grade=self._puzzle.grade)

    def celebrate(self) -> None:
        """Celebrate a puzzle that was found: the harder, the more."""
        self._hints.think()
        if self._hints.is_shown:
            return
        self._posed.when_found(self.result)
        view, at = self.state.view, GRADES.index(self._puzzle.grade)
        rows = range(len(view.board.shown.rows))
        view.finish_telling()
        view.effects.wave(rows, 1 + at * WAVES)
        whole = view.board.rows_rect(rows)
        view.move_word.begin(self._joy, whole, (), own=True)
        if not self.kit.preferences.reduced_motion:
            thrown = throw_up(self.kit, view.board.zone.center)[: at * PIECES]
            self._flown = 0.0
            self._confetti = Confetti(self.kit, self.stage, thrown, JOY_SECONDS)
        self.kit.sounds.play(JOYS[self._puzzle.grade])

    def clear(self) -> None:
        """Drop the confetti, too."""
        super().clear()
        self._confetti = None

    def tick(self, dt: float) -> None:
        """Move the confetti, too."""
        super().tick(dt)
        self._flown += dt
        if self._confetti:
            self._confetti.show(self._flown)

    def leave(self) -> None:
        """Leave the table, and stop thinking of hints."""
        super().leave()
        self.session.close()

    # What there is to press once it is done

    def build_done(self) -> None:
        """Offer to see the answer next to one's own, and to copy how it was found."""
        for name in ("hint", "undo", "reset"):
            widget = self.widget(name)
            widget.hide()
            self.widgets.remove(widget)
        words = self.kit.text("puzzle-compare")
        self.add_button(self.zone("hint"), "compare", words, self._show_both_answers)
        if self._posed.line and not self._hints.is_shown:
            copy = self.kit.text("puzzle-copy")
            self.add_button(self.zone("skip"), "copy", copy, self._copy, icon="sheet")

    def _show_both_answers(self) -> None:
        if found := self._hints.play:
            own = self.session.game.position.table
            self.push(AnswerPage(self.kit, self._puzzle.table, own, found.table))

    def _copy(self) -> None:
        """Put a line on the clipboard that tells how it was found, and gives nothing away."""
        assert self._posed.line
        copied = clipboard.put(self._posed.line(self.result))
        self._told_of_copy = self.kit.text("puzzle-copied" if copied else "puzzle-uncopied")
        self.rebuild()
