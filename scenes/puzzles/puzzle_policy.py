"""What sets a puzzle apart from a lesson: nothing glows, and help comes only when asked for."""

from game.analysis.outlook import Demand
from game.engine.fault import Fault
from game.kit.gestures import Down, Gesture, Keyed
from game.kit.messages import LazyText
from game.puzzles.puzzle import Puzzle
from game.session.commands import SessionCommand
from game.view.table.action_button import Action, advice
from game.view.table.hint_ladder import Do
from game.view.table.shown import Shown
from game.view.wording import reason
from scenes.puzzles.puzzle_hints import PuzzleHints
from scenes.table.aim import Aim
from scenes.table.no_hints import NoHints
from scenes.table.state import TableState


class PuzzlePolicy:
    """A policy that allows all that the game does, except ending the turn without the aim."""

    def __init__(
        self,
        state: TableState,
        puzzle: Puzzle,
        hints: PuzzleHints | NoHints,
        can_play: str = "puzzle-can-play",
    ) -> None:
        """Take a table, its puzzle, what helps, and the id of what a draw is refused with."""
        self._state = state
        self._aim = Aim(state, puzzle.lesson, can_play)
        self.hints = hints

    @property
    def demand(self) -> Demand | None:
        """Reach the aim, where there is help at all."""
        return None if isinstance(self.hints, NoHints) else self._aim.demand

    def count_help(self, left: int) -> None:
        """Count it as a hint; who was led to the end was shown the answer."""
        if isinstance(self.hints, PuzzleHints):
            self.hints.count(left)

    def action(self) -> Action:
        """Say what the big button does now."""
        return self._aim.action()

    @property
    def is_met(self) -> bool:
        """Whether the turn can end now, as the aim is reached."""
        return self._aim.is_met

    def question(self, act: Action) -> LazyText | None:  # noqa: ARG002
        """Ask nothing: every press counts."""
        return None

    def refuse(self, command: SessionCommand) -> str:
        """Say what is missing for the turn to end."""
        return self._aim.lacking(command)

    def reason(self, fault: Fault) -> str:
        """Say in words why the rules refuse something."""
        return reason(self._state.kit, fault)

    def advise(self, shown: Shown) -> tuple[str, bool]:
        """Return advice with the aim in mind, else about the table."""
        return self._aim.advise(shown) or advice(self._state.kit, shown)

    def observe(self, gesture: Gesture) -> None:
        """Stop showing the answer when the player presses something."""
        if isinstance(gesture, Down | Keyed):
            self._state.announcer.acknowledge()
            self.hints.stop()

    def think(self, dt: float, do: Do) -> None:
        """Advance the hints."""
        self.hints.tick(dt, do)
