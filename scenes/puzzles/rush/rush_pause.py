"""The pause of a Rush: it hides the table, so that nobody thinks while the time stands still."""

from game.kit.gestures import Key
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
        kit, add = self.kit, self.add_button
        resume, helps, settings, sound, ends = self.hang("pause-title", 5)
        add(resume, "pause-resume", kit.text("pause-resume"), self.back, "primary")
        add(helps, "pause-help", kit.text("pause-help"), self._help)
        add(settings, "pause-settings", kit.text("pause-settings"), self._adjust)
        self.add(SoundButton(kit, self.stage, sound))
        words, sub, end = kit.text("rush-end"), kit.text("rush-end-sub"), TurnResult.QUIT
        add(ends, "rush-end", words, lambda: self.close(end), sub=sub)

    def _help(self) -> None:
        self.push(HowToPlay(self.kit, self.kit.input_device))

    def _adjust(self) -> None:
        self.push(SettingsScreen(self.kit))
