"""What differs between kinds of tables: a turn, a lesson, later a puzzle."""

from typing import Protocol

from game.analysis.outlook import Demand
from game.engine.fault import Fault
from game.kit.gestures import Gesture
from game.kit.messages import LazyText
from game.session.commands import SessionCommand
from game.view.table.action_button import Action
from game.view.table.hint_ladder import Do, Hints
from game.view.table.shown import Shown


class TablePolicy(Protocol):
    """Decide what the big button does at a table, what is refused there, and what helps."""

    @property
    def hints(self) -> Hints:
        """The hints for the player at this table."""

    @property
    def demand(self) -> Demand | None:
        """What a play must bring, where the player is told whether it still can; else None."""

    def count_help(self, left: int) -> None:
        """Take note that the player was shown a step, and how many steps are left then."""

    def action(self) -> Action:
        """Say what the big button does now."""

    def question(self, act: Action) -> LazyText | None:
        """Return a question to ask once before the big button acts; None to act at once."""

    def refuse(self, command: SessionCommand) -> str:
        """Say why a command is refused here, even if the rules allow it; "" if it is not."""

    def reason(self, fault: Fault) -> str:
        """Say in words why the rules refuse something."""

    def advise(self, shown: Shown) -> tuple[str, bool]:
        """Return advice about the table as it is, and whether it names a fault."""

    def observe(self, gesture: Gesture) -> None:
        """Take note of what the player does."""

    def think(self, dt: float, do: Do) -> None:
        """Advance the search for hints by `dt` seconds."""
