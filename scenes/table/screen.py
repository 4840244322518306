"""What a screen with a table does beside what a hand does there."""

from abc import ABC, abstractmethod
from typing import ClassVar

from game.kit.gestures import OUTSIDE, Direction, Down, Gesture, Hover, Key
from game.session.stamps_found import SessionEvent
from scenes.screen import Screen, TurnResult
from scenes.table.cursor import TableCursor
from scenes.table.speech import TableSpeech


class TableScreen(Screen[TurnResult], ABC):
    """A screen with a table, for all that is not a matter of one hand at one table."""

    turns: ClassVar[bool] = False

    @abstractmethod
    def pause(self) -> None:
        """Hold the game."""

    @abstractmethod
    def see_again(self) -> None:
        """Show the last turns once more."""

    @abstractmethod
    def can_see_again(self) -> bool:
        """Tell whether there are turns to show."""

    @abstractmethod
    def follow(self, event: SessionEvent) -> None:
        """Do what follows from an event."""

    @property
    @abstractmethod
    def cursor(self) -> TableCursor:
        """Where keys are on the table."""

    @property
    @abstractmethod
    def speech(self) -> TableSpeech:
        """What is said aloud of the table."""

    # What is said aloud

    def announcements(self, *, fresh: bool) -> list[str]:
        """Say what stands around the table, then what happens on it."""
        return [*super().announcements(fresh=fresh), *self.speech.announcements(fresh=fresh)]

    def primary_hint(self) -> str:
        """Say nothing of the big button: what a turn needs is said of the table."""
        return ""

    def focus_description(self) -> tuple[str, str]:
        """Say which button has the focus, or where the cursor is."""
        return super().focus_description() if self.focused else self.speech.focus_description()

    # Keys on the table

    def handle(self, gesture: Gesture) -> None:
        """Let the cursor give way to a pointer."""
        if isinstance(gesture, Hover | Down) and gesture.pos != OUTSIDE:
            self.cursor.hide()
        super().handle(gesture)

    def step(self, direction: Direction) -> None:
        """Go over the table with arrows, over the buttons with Tab."""
        if direction == "next" or direction == "previous":
            self.cursor.hide()
            super().step(direction)
        else:
            self.cursor.step(direction)

    def key(self, key: Key) -> None:
        """Press with Space what the cursor is on, or the button that has the focus."""
        if self.kit.speaker.on and (said := self.speech.asked(key.name)):
            self.kit.speaker.say(*said)
        elif key.name != "space" or self.focused or not self.cursor.press():
            super().key(key)

    def press_here(self) -> None:
        """Press what the cursor is on or has the focus; from nowhere the cursor comes first."""
        if self.focused:
            super().press_here()
        elif not self.cursor.press():
            self.cursor.step("down")
