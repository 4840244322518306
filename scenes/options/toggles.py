"""Buttons that switch sound or language, and save the choice."""

from collections.abc import Callable

from pygame import Rect

from game.kit.kit import Kit
from game.kit.shapes import Art
from game.kit.stage import Stage
from game.kit.text.letters import can_be_drawn
from scenes.quiet_button import QuietButton


class SoundSign(QuietButton):
    """Shows whether sound is on by its icon alone; a press switches it and saves that."""

    def __init__(self, kit: Kit, stage: Stage, rect: Rect) -> None:
        words, icon = _describe_sound(kit)
        super().__init__(
            kit, stage, rect, words, icon, on_press=self._switch, name="sound", tip=words
        )

    def _switch(self) -> None:
        kit = self.kit
        switch_sound(kit)
        self.text, self.icon = _describe_sound(kit)
        self.tip = self.text
        self.sub = kit.text("settings-unsaved") if kit.store.unsaved else ""
        self.refresh()


def switch_sound(kit: Kit) -> None:
    """Switch the sound on or off, and save that."""
    kit.choose("muted", not kit.preferences.muted)
    kit.apply_loudness()


def _describe_sound(kit: Kit) -> tuple[str, Art]:
    state = "off" if kit.preferences.muted else "on"
    return kit.text(f"sound-{state}"), kit.art(f"sound_{state}")


class LanguageSign(QuietButton):
    """Shows a globe, and the language in its tip; a press takes the next one and saves that."""

    def __init__(self, kit: Kit, stage: Stage, zone: Rect, on_switch: Callable[[], None]) -> None:
        """Take the place of the button, and what lays every scene out anew."""
        self._on_switch, words = on_switch, kit.text("language-name")
        place = zone.inflate(0, max(0, kit.min_target - zone.height))
        icon, switch = kit.art("globe"), self._switch
        super().__init__(
            kit, stage, place, words, icon, on_press=switch, name="language", tip=words
        )

    def _switch(self) -> None:
        kit = self.kit
        known = [each for each, name in kit.languages().items() if can_be_drawn(name)]
        now = kit.messages.language
        at = known.index(now) if now in known else -1
        kit.choose("language", known[(at + 1) % len(known)])
        kit.apply_preferences()
        self._on_switch()
