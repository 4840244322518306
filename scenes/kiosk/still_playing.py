"""The question whether somebody is there still, and the seconds in which to answer it."""

from math import ceil
from typing import ClassVar

from game.kit.gestures import Gesture, Hover
from game.kit.kit import Kit
from scenes.screen import Screen


class StillPlaying(Screen[bool]):
    """Closes with whether somebody is there still; any touch says so."""

    layer: ClassVar[str] = "handover"

    def __init__(self, kit: Kit, seconds: float) -> None:
        super().__init__(kit)
        self._left = seconds

    def enter(self) -> None:
        """Let it be heard."""
        self.kit.sounds.play("turn")

    def build(self) -> None:
        """Put the question over the seconds that are left over the button."""
        kit = self.kit
        self._count = self.write(self.zone("face"), self._seconds, "title", "huge", "accent_ink")
        self.write(self.zone("title"), kit.text("still-title"), "title", "huge")
        self.write(self.zone("sub"), kit.text("still-sub"), size="label")
        go_on = kit.text("still-go-on")
        self.offer(
            self.zone("button"), "go-on", go_on, lambda: self.close(True), "primary", size="title"
        )

    @property
    def _seconds(self) -> str:
        return str(ceil(self._left))

    def count(self, seconds: float) -> None:
        """Let time pass, until there is none left."""
        before = self._seconds
        self._left = max(0.0, self._left - seconds)
        if not self._left:
            self.close(False)
        elif self._seconds != before:
            self._count.set_text(self._seconds)

    def handle(self, gesture: Gesture) -> None:
        """Take any touch for an answer."""
        super().handle(gesture)
        if not isinstance(gesture, Hover):
            self.close(True)

    def back(self) -> None:
        """Go on."""
        self.close(True)
