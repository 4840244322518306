"""The pause of a Rush: it hides the table, so that nobody thinks while the time stands still."""

from collections.abc import Callable

from pygame import Rect

from game.kit.gestures import Key
from game.kit.widgets.button import Kind
from scenes.dialog import Dialog
from scenes.options.settings import SettingsScreen
from scenes.options.toggles import SoundButton
from scenes.screen import TurnResult
from scenes.table.how_to_play import HowToPlay


class RushPause(Dialog[TurnResult]):
    """Leads back to the round, or ends it."""

    def back(self) -> None:
        """Go on."""
        self.close(TurnResult.GO_ON)

    def key(self, key: Key) -> None:
        """Go on with the Pause key, too."""
        if key.name == "pause":
            self.back()
        else:
            super().key(key)

    def build(self) -> None:
        """Offer to go on, to see the controls, to change settings or sound, or to end it."""
        resume, helps, settings, sound, ends = self.hang("pause-title", 5)
        self._answer(resume, "pause-resume", self.back, "primary")
        self._answer(helps, "pause-help", self._help)
        self._answer(settings, "pause-settings", self._adjust)
        self.add(SoundButton(self.kit, self.stage, sound))
        self._answer(ends, "rush-end", self._end, sub=self.kit.text("rush-end-sub"))

    def _answer(
        self, place: Rect, name: str, press: Callable[[], None], kind: Kind = "plain", sub: str = ""
    ) -> None:
        self.add_button(place, name, self.kit.text(name), press, kind, sub=sub)

    def _help(self) -> None:
        self.push(HowToPlay(self.kit, self.kit.input_device))

    def _adjust(self) -> None:
        self.push(SettingsScreen(self.kit))

    def _end(self) -> None:
        self.close(TurnResult.QUIT)
