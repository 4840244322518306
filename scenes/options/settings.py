"""Settings: how large, loud and fast everything is, kept for the next time."""

from typing import Any, ClassVar

from game.kit.preferences import Preferences
from game.kit.text.letters import can_be_drawn
from game.settings import Settings
from scenes.options.option_pages import Option, Paged, Pages

PAGES: Pages = (
    (
        "settings",
        (
            Option("text_scale", (100, 125, 150, 200)),
            Option("larger_tiles", (False, True)),
            Option("bot_speed", ("slow", "normal", "fast", "instant")),
            Option("reduced_motion", (False, True)),
            Option("tiles", (0.0, 0.4, 0.8)),
            Option("signals", (0.0, 0.4, 0.8)),
            Option("music", (0.0, 0.2, 0.5)),
            Option("language", ()),
        ),
    ),
    (
        "senses",
        (
            Option("captions", (False, True)),
            Option("speech", ("off", "slow", "normal", "fast")),
            Option("voice", (0.4, 0.8)),
        ),
    ),
)

SAMPLES = {"tiles": "clack", "signals": "turn"}
"""The sound that tells how loud it is now."""

LOUDNESS = (*SAMPLES, "music")
"""What is heard again when one chooses how loud it is."""


class SettingsScreen(Paged[None]):
    """Closes with nothing; what is chosen holds at once."""

    title: ClassVar[str] = "settings-title"
    pages: ClassVar[Pages] = PAGES

    def labels(self, option: Option) -> list[tuple[Any, str]]:
        """Return the values in words; languages by their own names, if these can be drawn."""
        if option.field == "language":
            named = self.kit.languages().items()
            return [(it, name if can_be_drawn(name) else it.upper()) for it, name in named]
        return [(value, self._label(option, value)) for value in option.values]

    def disabled(self, option: Option) -> list[Any]:
        """Return the languages without letters, and speech where there is no voice."""
        if option.field == "speech" and not self.kit.speaker.available:
            return list(option.values[1:])
        named = self.kit.languages().items() if option.field == "language" else ()
        return [language for language, name in named if not can_be_drawn(name)]

    def why(self, option: Option) -> str:
        """Say what an option is about, and what is needed for what is disabled."""
        disabled = self.disabled(option)
        return self.kit.text(f"option-{option.name}-barred") if disabled else super().why(option)

    def _label(self, option: Option, value: object) -> str:
        named = str(value).lower() if isinstance(value, bool) else value
        return self.kit.text(f"option-{option.name}-value", value=named)

    def value(self, option: Option) -> object:
        """Return what is set, or the nearest that can be chosen."""
        if option.field == "language":
            return self.kit.messages.language
        now = getattr(self._settings(option), option.field)
        if now in option.values:
            return now
        numbers = [value for value in option.values if isinstance(value, int | float)]
        return min(numbers, key=lambda value: abs(value - now), default=option.values[0])

    def take(self, option: Option, value: object) -> None:
        """Set it, keep it, and lay everything out anew."""
        if option.field in LOUDNESS:
            self.kit.choose("muted", False)
        self.kit.choose(option.field, value)
        self.kit.apply_preferences()
        self.stack.relayout()
        if option.field in SAMPLES:
            self.kit.sounds.play(SAMPLES[option.field])

    def _settings(self, option: Option) -> Settings | Preferences:
        """Return what an option belongs to: this game, or the person whatever they play."""
        ours = option.field in Settings.__struct_fields__
        return self.kit.store[Settings] if ours else self.kit.preferences

    def sub(self, page: str) -> str:
        """Say when it holds, and what of it for one person alone."""
        profile = self.kit.store.profile
        return self.kit.text("options-own", name=profile.name) if profile else super().sub(page)

    def back(self) -> None:
        """Close."""
        self.close()

    def build_navigation(self) -> None:
        """Say whether a choice could be kept, and offer to go on."""
        if self.kit.store.unsaved:
            self.add_label(self.zone("back"), self.kit.text("settings-unsaved"))
        done = self.kit.text("settings-done")
        self.add_button(self.zone("done"), "done", done, self.back, "primary")
