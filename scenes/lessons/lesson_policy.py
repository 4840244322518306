"""What sets a lesson apart from a turn: it ends only at its goal, and a glow helps."""

from game.analysis.outlook import Demand
from game.engine.fault import Fault
from game.kit.gestures import Down, Gesture, Keyed
from game.kit.messages import LazyText
from game.lessons.guide import Guide
from game.lessons.lesson import Lesson
from game.session.commands import SessionCommand
from game.view.lessons.why import why
from game.view.table.action_button import Action, advice
from game.view.table.hint_ladder import Do
from game.view.table.shown import Shown
from scenes.lessons.glow import Glow
from scenes.table.aim import Aim
from scenes.table.state import TableState


class LessonPolicy:
    """Allow everything that the game does, except ending the turn without its goal."""

    def __init__(self, state: TableState, lesson: Lesson, *, thinks: bool = False) -> None:
        """Take a table and its lesson; `thinks` says whether a search works beside the frames."""
        self._state = state
        self._aim = Aim(state, lesson)
        self._thinks = thinks
        self.hints = Glow(state, Guide(lesson), self._aim.action)

    @property
    def demand(self) -> Demand | None:
        """Reach the goal, if there is somebody to look whether that can be."""
        return self._aim.demand if self._thinks else None

    def count_help(self, left: int) -> None:
        """Count nothing: a lesson helps as it likes."""

    def action(self) -> Action:
        """Say what the big button does now."""
        return self._aim.action()

    def question(self, act: Action) -> LazyText | None:  # noqa: ARG002
        """Ask nothing: every press counts."""
        return None

    def refuse(self, command: SessionCommand) -> str:
        """Say what is missing for the turn to end, and show what to do."""
        if words := self._aim.lacking(command):
            self.hints.point()
        return words

    def reason(self, fault: Fault) -> str:
        """Say why a try fails, as the animal says it."""
        return why(self._state.kit, fault, self._state.shown.rows)

    def advise(self, shown: Shown) -> tuple[str, bool]:
        """Return advice with the goal in mind, else what fails, else advice about the table."""
        if told := self._aim.advise(shown):
            return told
        if fault := self._failed(shown):
            return self.reason(fault), True
        return advice(self._state.kit, shown)

    def _failed(self, shown: Shown) -> Fault | None:
        """Return what is wrong with a try; rows that only wait for a tile are none yet."""
        status = shown.status
        waits = status.not_yet or (status.broken and not status.amber)
        return None if waits else status.headline

    def observe(self, gesture: Gesture) -> None:
        """Tell the glow what the player does."""
        if isinstance(gesture, Down | Keyed):
            self.hints.observe(gesture.pos if isinstance(gesture, Down) else None)

    def think(self, dt: float, do: Do) -> None:
        """Advance the glow, which helps a player who waits."""
        self.hints.tick(dt, do)
