"""A screen that takes a press once: what only repeats it does not press what came under it."""

from typing import ClassVar

from game.kit.debounce import PATIENCE, Debounce
from game.kit.gestures import Down, Gesture, Up
from game.kit.kit import Kit
from game.kit.scene import Result
from game.kit.widgets.button import Button
from scenes.screen import Screen


class OnceScreen(Screen[Result]):
    """A screen that ignores a second press in the same place after it opens or comes back.

    Whoever pressed twice has not seen yet what lies there now. Keys need no such care: they press
    what has the focus, or the answer of now.
    """

    patience: ClassVar[float] = PATIENCE
    """Seconds after which a press is meant for this screen."""

    def __init__(self, kit: Kit, presses: Debounce | None = None) -> None:
        """Take what the screen below knows of presses, if it shares that."""
        super().__init__(kit)
        self._presses = presses or Debounce(kit)

    def enter(self) -> None:
        """Take it that the press which led here may be repeated."""
        super().enter()
        self._presses.begin(seconds=self.patience)

    def resume(self) -> None:
        """Take it that the press which led back may be repeated."""
        super().resume()
        self._presses.begin(seconds=self.patience)

    def count(self, seconds: float) -> None:
        """Count how long a press may still be meant for another screen, and show it."""
        super().count(seconds)
        self._presses.tick(seconds)
        for button in self.widgets:
            if isinstance(button, Button):
                button.set_state(resting=self._presses.guards(button.rect))

    def handle(self, gesture: Gesture) -> None:
        """Note what is done, and leave out what only repeats a press."""
        self._presses.observe(gesture)
        if not (isinstance(gesture, Down | Up) and self._presses.is_repeat):
            super().handle(gesture)
