"""The pause: the table is hidden, so that nobody thinks while the clock stands."""

from collections.abc import Callable
from typing import ClassVar

from pygame import Rect

from game.kit.pointer import Gesture, Key
from game.kit.widgets import Kind
from game.view import cut
from scenes.screen import Screen
from scenes.sound import SoundButton


class Still(Screen):
    """A question with up to three answers, one under the other."""

    layer: ClassVar[str] = "pause"

    def ask(self, title: str) -> list[Rect]:
        """Write the question; give the places for the answers."""
        self.write(self.zone("title"), self.kit.text(title), "title", "huge")
        room, gap = self.zone("buttons"), self.kit.px(28)
        height = 3 * max(44, self.kit.px(136)) + 2 * gap
        return cut.rows(Rect(room.left, room.top, room.width, height), 3, gap)

    def answer(
        self, place: Rect, name: str, on_press: Callable[[], None], kind: Kind = "plain"
    ) -> None:
        """Offer an answer."""
        self.offer(place, name, self.kit.text(f"pause-{name}"), on_press, kind)


class Pause(Still):
    """Closes with "resume" or "quit"."""

    def handle(self, gesture: Gesture) -> None:
        """Resume on Escape."""
        if gesture == Key("escape"):
            self._resume()
        else:
            super().handle(gesture)

    def build(self) -> None:
        """Offer to go on, to switch the sound, to end."""
        resume, sound, give_up = self.ask("pause-title")
        self.answer(resume, "resume", self._resume, "primary")
        self.add(SoundButton(self.kit, self.stage, sound))
        self.answer(give_up, "give-up", self._ask)

    def _resume(self) -> None:
        self.close("resume")

    def _ask(self) -> None:
        self.kit.stack.push(GiveUp(self.kit), then=self._asked)

    def _asked(self, sure: bool) -> None:
        if sure:
            self.close("quit")


class GiveUp(Still):
    """Asks once more before a match is left; closes with whether the person is sure."""

    def handle(self, gesture: Gesture) -> None:
        """Keep playing on Escape."""
        if gesture == Key("escape"):
            self.close(False)
        else:
            super().handle(gesture)

    def build(self) -> None:
        """Offer to keep playing or to leave, not where the press before this one was."""
        keep, leave, _ = self.ask("pause-sure")
        self.answer(keep, "keep", lambda: self.close(False), "primary")
        self.answer(leave, "leave", lambda: self.close(True))
