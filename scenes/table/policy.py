"""What is particular about one kind of table: a turn, a lesson, later a puzzle."""

from typing import Protocol

from game.kit.gestures import Gesture
from game.kit.messages import LazyText
from game.session.commands import SessionCommand
from game.view.table.action_button import Action
from game.view.table.hint_ladder import Do, Hints
from game.view.table.shown import Shown


class TablePolicy(Protocol):
    """Say what the big button means at a table, what is refused there, and who helps."""

    @property
    def hints(self) -> Hints:
        """What helps the person at this table."""

    def action(self) -> Action:
        """Say what the big button does now."""

    def question(self, act: Action) -> LazyText | None:
        """Ask first, and once, whether a press on the big button is meant; None if it counts."""

    def refuse(self, command: SessionCommand) -> str:
        """Say why a command is not carried out here, whatever the rules say; nothing if it is."""

    def advise(self, shown: Shown) -> tuple[str, bool]:
        """Say how the table stands, and whether that is a fault."""

    def observe(self, gesture: Gesture) -> None:
        """Take note of what a person does."""

    def think(self, dt: float, do: Do) -> None:
        """Advance the helper by `dt` seconds of thinking."""
