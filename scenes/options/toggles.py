"""Buttons that switch sound, hints or language, and save the choice."""

from collections.abc import Callable

from pygame import Rect

from game.kit.kit import Kit
from game.kit.shapes import Art
from game.kit.stage import Stage
from game.kit.text.letters import can_be_drawn
from game.kit.widgets.button import Button
from game.settings import Settings
from scenes.quiet_button import QuietButton


class SoundButton(Button):
    """Shows whether sound is on; a press switches it and saves that."""

    def __init__(self, kit: Kit, stage: Stage, rect: Rect) -> None:
        super().__init__(
            kit, stage, rect, _words(kit), _icon(kit), on_press=self._switch, name="sound"
        )

    def _switch(self) -> None:
        kit = self.kit
        kit.choose("muted", not kit.preferences.muted)
        kit.apply_loudness()
        self._tell()
        self.refresh()

    def _tell(self) -> None:
        """Say how it is now."""
        self.text = _words(self.kit)
        self.icon = _icon(self.kit)
        self.sub = _saved(self.kit)


class SoundSign(QuietButton, SoundButton):
    """Shows the same by its icon alone; the words are in its tip."""

    def __init__(self, kit: Kit, stage: Stage, rect: Rect) -> None:
        super().__init__(kit, stage, rect)
        self.tip = self.text

    def _tell(self) -> None:
        super()._tell()
        self.tip = self.text


def _saved(kit: Kit) -> str:
    """Return a warning if the settings could not be saved, else ""."""
    return kit.text("settings-unsaved") if kit.store.unsaved else ""


def _words(kit: Kit) -> str:
    return kit.text("sound-off" if kit.preferences.muted else "sound-on")


def _icon(kit: Kit) -> Art:
    return kit.art("sound_off" if kit.preferences.muted else "sound_on")


class HintsButton(Button):
    """Shows whether hints are on; a press switches them and saves that."""

    def __init__(self, kit: Kit, stage: Stage, rect: Rect) -> None:
        words, icon = _hint_words(kit), kit.art("hint")
        super().__init__(kit, stage, rect, words, icon, on_press=self._switch, name="hints")

    def _switch(self) -> None:
        self.kit.choose("hints", not self.kit.store[Settings].hints)
        self.text, self.sub = _hint_words(self.kit), _saved(self.kit)
        self.refresh()


def _hint_words(kit: Kit) -> str:
    return kit.text("hints-on" if kit.store[Settings].hints else "hints-off")


class LanguageButton(Button):
    """Shows the language; a press takes the next one and saves that."""

    def __init__(self, kit: Kit, stage: Stage, zone: Rect, on_switch: Callable[[], None]) -> None:
        """Take the place of the button, and what lays every scene out anew."""
        self._on_switch, words = on_switch, kit.text("language-name")
        place = zone.inflate(0, max(0, kit.min_target - zone.height))
        icon, switch = kit.art("globe"), self._switch
        super().__init__(
            kit, stage, place, words, icon, on_press=switch, size="body", name="language"
        )

    def _switch(self) -> None:
        kit = self.kit
        known = [each for each, name in kit.languages().items() if can_be_drawn(name)]
        now = kit.messages.language
        at = known.index(now) if now in known else -1
        kit.choose("language", known[(at + 1) % len(known)])
        kit.apply_preferences()
        self._on_switch()


class LanguageSign(QuietButton, LanguageButton):
    """Shows a globe alone; the language is in its tip."""

    def __init__(self, kit: Kit, stage: Stage, zone: Rect, on_switch: Callable[[], None]) -> None:
        super().__init__(kit, stage, zone, on_switch)
        self.tip = self.text
