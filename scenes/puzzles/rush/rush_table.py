"""One puzzle of a Rush: a table next to the time, the points and the combo."""

from datetime import date
from math import ceil

from game.engine.events import DraftChanged
from game.engine.game import EndTurn, Reset, Undo
from game.kit.gestures import Key
from game.kit.kit import Kit
from game.kit.widgets.caps import key_tip
from game.puzzles.puzzle import Puzzle
from game.puzzles.rush import SKIPS, Rush
from game.rush_bests import Score
from game.session.player import Player
from game.session.stamps_found import SessionEvent
from game.view.puzzles import puzzle_words
from scenes.puzzles.rush.rush_panel import URGENT, RushPanel
from scenes.puzzles.rush.rush_pause import RushPause
from scenes.screen import TurnResult
from scenes.table.task import TaskScreen, TaskWords, table_for
from scenes.table.task_policy import TaskPolicy

TOLD = (60, 30, 10)
"""At so many seconds it is said how many are left."""

FRESH = 2
"""So many frames are not counted: in the time of the second one the table was drawn."""

TONE = 2
"""How many semitones the sound of joy rises with each of a combo."""


class CurrentRush:
    """The round under way: it goes from table to table, and counts what each has brought."""

    def __init__(self, rush: Rush, player: Player, day: date, best: int) -> None:
        """Take a Rush that begins, and the most points the player has had before."""
        self.rush, self.player, self.day, self.best = rush, player, day, best

    @property
    def score(self) -> Score:
        """How far the player has come."""
        rush = self.rush
        return Score(self.player, rush.points, rush.solved, rush.longest, self.day)

    def tick(self, seconds: float) -> None:
        """Take the seconds off the clock."""
        self.rush = self.rush.tick(seconds)

    def skip(self) -> None:
        """Leave a puzzle for another."""
        self.rush = self.rush.skip()

    def solve(self, tiles: int, moves: int, *, undone: bool) -> Rush:
        """Count a puzzle as solved; return how the Rush stood before."""
        before = self.rush
        self.rush = before.solve(tiles, moves, undone=undone)
        return before


class RushTable(TaskScreen):
    """Closes with whether the round goes on; a turn ends by itself as soon as it can."""

    layer = "rush"
    transition = "none"
    buttons = ("pause", "undo", "reset")
    help_keys = ("f1",)
    outcome_seconds = 0.85
    goes_out = "wave"  # A fanfare would last into the next puzzles.

    def __init__(self, kit: Kit, current: CurrentRush, puzzle: Puzzle) -> None:
        """Take the round under way, and the puzzle that waits."""
        state = table_for(kit, puzzle.position)
        self._aims = TaskPolicy(state, puzzle.lesson, "rush-can-play")
        super().__init__(kit, state, self._aims)
        self._current, self._puzzle = current, puzzle
        self._moves, self._undone = 0, False
        self._second = ceil(current.rush.left)
        self._unseen = FRESH
        self._panel: RushPanel | None = None

    def told(self) -> TaskWords:
        """Say the aim, how hard it is, and how many were solved."""
        kit = self.kit
        solved = kit.text("rush-solved", count=self._current.rush.solved)
        aim = puzzle_words.aim(kit, self._puzzle)
        return TaskWords(puzzle_words.grade(kit, self._puzzle), solved, aim)

    def build_beside(self) -> None:
        """Seat the animal that holds the task, and show how the round stands."""
        self._build_task()
        current, text = self._current, self.kit.text
        self._panel = RushPanel(self.kit, self.stage, self.layer, current.rush, current.best)
        skips = current.rush.skips
        sub = text("rush-skips", count=skips)
        skip = self.add_button(
            self.zone("skip"), "skip", text("lesson-skip"), self._skip, icon="last", sub=sub
        )
        if not self.state.by_ear:  # There the letter finds a colour.
            skip.tip = key_tip(self.kit, "skip")
        skip.set_enabled(skips > 0)

    def clear(self) -> None:
        """Drop what stands around the table, too."""
        super().clear()
        self._panel = None

    def leave(self) -> None:
        """Leave the table."""
        super().leave()
        self.session.close()

    def spoken_lines(self) -> list[str]:
        """Say how the round stands, too."""
        rush = self._current.rush
        told = self.kit.text("speak-rush", points=rush.points, combo=rush.combo)
        return [*super().spoken_lines(), told]

    def follow(self, event: SessionEvent) -> None:
        """End the turn as soon as the aim is reached."""
        if isinstance(event, DraftChanged) and self._looks is None and self._aims.is_met:
            game, journal = self.session.game, self.session.journal
            self._moves = len(game.draft.past)
            commands = [entry.command for entry in journal.entries]
            self._undone = any(isinstance(each, Undo | Reset) for each in commands)
            self.control.do(EndTurn())
        super().follow(event)

    def celebrate(self) -> None:
        """Show at the score and the clock what the puzzle has brought."""
        before = self._current.solve(len(self._puzzle.rack), self._moves, undone=self._undone)
        after, view = self._current.rush, self.state.view
        view.finish_telling()
        view.effects.wave(range(len(view.board.shown.rows)), 1 + after.combo / SKIPS)
        if not view.board.shown.over:  # Whoever is out has heard it already.
            self.kit.sounds.play("wave")
        self.kit.sounds.play("clack", step=1 + TONE * after.combo)
        if self._panel:
            self._panel.bring(before, after)

    def _finish(self) -> None:
        """Go on with the next puzzle at once."""
        self.close(TurnResult.GO_ON)

    def _skip(self) -> None:
        """Leave the puzzle, unless it was just solved."""
        if self._looks is None:
            self._current.skip()
            self.close(TurnResult.GO_ON)

    def key(self, key: Key) -> None:
        """Skip with a key, too."""
        if self.kit.keys.find_action(key.written) == "skip" and not self.state.by_ear:
            self.press("skip")
        else:
            super().key(key)

    def pause(self) -> None:
        """Hide the table while the time stands still."""
        self.state.hand.release()
        self.push(RushPause(self.kit), then=self._after_pause)

    def on_minimize(self) -> None:
        """Pause: nobody loses time that way, or gains time to think."""
        self.pause()

    def _after_pause(self, left: TurnResult) -> None:
        if left is TurnResult.QUIT:
            self.close(TurnResult.QUIT)

    def tick(self, dt: float) -> None:
        """Move what stands around the table, too."""
        super().tick(dt)
        if self._panel:
            self._panel.tick(dt)

    def count(self, seconds: float) -> None:
        """Count the time while the puzzle waits; none is counted while one is celebrated."""
        super().count(seconds)
        if self._unseen:
            self._unseen -= 1
            return
        if self._looks is not None or not self._panel:
            return
        self._current.tick(seconds)
        rush = self._current.rush
        self._panel.show(rush)
        self._tell_second(ceil(rush.left))
        if rush.is_over:
            self.close(TurnResult.QUIT)

    def _tell_second(self, second: int) -> None:
        """Say now and then how much time is left; the last seconds are heard."""
        if second == self._second:
            return
        self._second = second
        if 0 < second <= URGENT:
            self.kit.sounds.play("tick")
        if second in TOLD:
            self.state.announcer.tell(self.kit.lazy_text("rush-left", seconds=second))
