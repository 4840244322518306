"""What a screen with a table does beside what a hand does there."""

from abc import ABC, abstractmethod

from game.engine.events import Event
from scenes.screen import Leave, Screen


class TableScreen(Screen[Leave], ABC):
    """A screen with a table, for all that is not a matter of one hand at one table."""

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
    def follow(self, event: Event) -> None:
        """Do what follows from an event."""
