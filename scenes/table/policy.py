"""What differs between kinds of tables: a turn, a lesson, a puzzle."""

from collections.abc import Callable
from functools import partial
from typing import Protocol

from game.analysis.outlook import Demand
from game.engine.fault import Fault
from game.engine.game import Command
from game.kit.gestures import Down, Gesture, Keyed
from game.kit.messages import LazyText
from game.session.commands import SessionCommand
from game.view.lessons.why import why
from game.view.table.action_button import Action, action, advice
from game.view.table.adviser import Advice
from game.view.table.shown import Shown
from game.view.wording import reason
from scenes.table.state import TableState

Do = Callable[[Command], None]
"""What carries out a command of the person at the table."""


class Hints(Protocol):
    """What helps the person at a table who asks."""

    @property
    def words(self) -> str:
        """Say what the next press brings; nothing where there are no hints."""

    def ask(self, do: Do) -> None:
        """Help; `do` carries out a command."""

    def tick(self, dt: float, do: Do) -> None:
        """Advance by `dt` seconds."""


class NoHints:
    """The hints of a table at which nothing helps."""

    words = ""

    def ask(self, do: Do) -> None:
        """Offer no help."""

    def tick(self, dt: float, do: Do) -> None:
        """Wait for nothing."""


NO_HINTS = NoHints()


class TablePolicy:
    """What the big button does at a table, what is refused there, and what helps."""

    def __init__(self, state: TableState, hints: Hints) -> None:
        self.hints = hints
        self._state = state

    @property
    def demand(self) -> Demand | None:
        """What a play must bring, where the player is told whether it still can; else None."""
        return None

    @property
    def unasked(self) -> Advice | None:
        """What helps without being asked for."""
        return None

    def count_help(self, left: int) -> None:
        """Take note that the player was shown a step, and how many steps are left then."""

    def action(self) -> Action:
        """Say what the big button does now."""
        return action(self._state.kit, self._state.shown)

    def question(self, act: Action) -> LazyText | None:  # noqa: ARG002
        """Return a question to ask once before the big button acts; None to act at once."""
        return None

    def refuse(self, command: SessionCommand) -> str:  # noqa: ARG002
        """Say why a command is refused here, even if the rules allow it; "" if it is not."""
        return ""

    @property
    def is_led(self) -> bool:
        """Whether the player is new to this, and told kindly why a try fails."""
        return False

    def reason(self, fault: Fault) -> str:
        """Say in words why the rules refuse something."""
        kit, rows = self._state.kit, self._state.shown.rows
        return why(kit, fault, rows) if self.is_led else reason(kit, fault)

    def advise(self, shown: Shown) -> Advice:
        """Say how the table stands."""
        if self.is_led and (failing := shown.status.failing):
            return Advice(partial(self.reason, failing), is_fault=True)
        words, is_fault = advice(self._state.kit, shown)
        return Advice(partial(str, words), is_fault=is_fault)

    def observe(self, gesture: Gesture) -> None:
        """Take note of what the player does: it ends a notice."""
        if isinstance(gesture, Down | Keyed):
            self._state.announcer.acknowledge()

    def think(self, dt: float, do: Do) -> None:
        """Advance the search for hints by `dt` seconds."""
        self.hints.tick(dt, do)
