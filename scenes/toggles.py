"""Buttons that switch something on and off for good: sound and hints."""

from pathlib import Path

from pygame import Rect

from game.kit.button import Button
from game.kit.kit import Kit
from game.kit.preferences import save_settings, settings_path
from game.kit.stage import Stage


class SoundButton(Button):
    """Says whether there is sound; a press changes that, for the next time too."""

    def __init__(self, kit: Kit, stage: Stage, rect: Rect) -> None:
        super().__init__(
            kit, stage, rect, _words(kit), _icon(kit), on_press=self._switch, name="sound"
        )

    def _switch(self) -> None:
        kit = self.kit
        kit.settings.muted = not kit.settings.muted
        kit.apply_loudness()
        self.text, self.icon, self.sub = _words(kit), _icon(kit), save_or_say_why(kit)
        self.refresh()


def save_or_say_why(kit: Kit) -> str:
    """Save the settings; return a sentence if that cannot be done, else nothing."""
    try:
        save_settings(kit.settings, settings_path())
    except OSError:
        return kit.text("sound-unsaved")
    return ""


def _words(kit: Kit) -> str:
    return kit.text("sound-off" if kit.settings.muted else "sound-on")


def _icon(kit: Kit) -> Path:
    return kit.art("sound_off" if kit.settings.muted else "sound_on")


class HintsButton(Button):
    """Says whether there are hints; a press changes that, for the next time too."""

    def __init__(self, kit: Kit, stage: Stage, rect: Rect) -> None:
        words, icon = _hint_words(kit), kit.art("hint")
        super().__init__(kit, stage, rect, words, icon, on_press=self._switch, name="hints")

    def _switch(self) -> None:
        self.kit.settings.hints = not self.kit.settings.hints
        self.text, self.sub = _hint_words(self.kit), save_or_say_why(self.kit)
        self.refresh()


def _hint_words(kit: Kit) -> str:
    return kit.text("hints-on" if kit.settings.hints else "hints-off")
