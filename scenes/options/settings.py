"""The settings: how large, loud and fast everything is, saved for the next time."""

from collections.abc import Sequence
from functools import partial
from typing import Any, ClassVar

from game.kit.preferences import Preferences
from game.kit.text.letters import can_be_drawn
from game.program import font_command
from game.settings import Settings
from game.version import VERSION
from scenes.grown_ups import ask_grown_ups
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
            Option("speech", ("off", "slow", "normal", "fast", "faster", "fastest")),
            Option("voice", (0.4, 0.8)),
            Option("read_to_me", (False, True)),
        ),
    ),
)

AT_HOME: Pages = (("home", (Option("grown_ups", (False, True)), Option("rush", (False, True)))),)
"""What there is to set where somebody lives with the game, beside the rest."""

SAMPLES = {"tiles": "clack", "signals": "turn"}
"""The sound that demonstrates a volume after a change."""

SPOKEN = "speech", "read_to_me"
"""Options that need a voice."""

FOR_GROWN_UPS = ("grown_ups", False), ("rush", True)
"""What only grown-ups may choose, where they want to be asked first."""

LOUDNESS = (*SAMPLES, "music")
"""Options that unmute the game when the player changes them."""


class SettingsScreen(Paged[None]):
    """Shows all settings; changes take effect at once."""

    title: ClassVar[str] = "settings-title"
    pages: ClassVar[Pages] = PAGES

    @property
    def all_pages(self) -> Pages:
        """The pages that there are here: a public screen is nobody's home."""
        return (*PAGES, *AT_HOME) if self.kit.store.lasts else PAGES

    def labels(self, option: Option) -> Sequence[tuple[Any, str]]:
        """Return the values with labels; languages have their own names, if drawable."""
        if option.field == "language":
            named = self.kit.languages().items()
            return [(it, name if can_be_drawn(name) else it.upper()) for it, name in named]
        return super().labels(option)

    def disabled(self, option: Option) -> list[Any]:
        """Return languages whose letters no font has, and speech if there is no voice."""
        if option.field in SPOKEN and not self.kit.speaker.available:
            return list(option.values[1:])
        named = self.kit.languages().items() if option.field == "language" else ()
        return [language for language, name in named if not can_be_drawn(name)]

    def why(self, option: Option) -> str:
        """Say what an option is about, or what its disabled values need."""
        if not self.disabled(option):
            return super().why(option)
        return self.kit.text(f"option-{option.name}-disabled", command=font_command())

    def value(self, option: Option) -> object:
        """Return the current value, or the nearest that can be chosen."""
        if option.field == "language":
            return self.kit.messages.language
        now = getattr(self._settings(option), option.field)
        if now in option.values:
            return now
        numbers = [value for value in option.values if isinstance(value, int | float)]
        return min(numbers, key=lambda value: abs(value - now), default=option.values[0])

    def take(self, option: Option, value: object) -> None:
        """Set and save the value; what guards against children is opened by a sum."""
        if (option.field, value) in FOR_GROWN_UPS:
            ask_grown_ups(self, partial(self._take, option, value))
        else:
            self._take(option, value)

    def _take(self, option: Option, value: object) -> None:
        """Set and save the value, and lay everything out anew."""
        if option.field in LOUDNESS:
            self.kit.choose("muted", False)
        self.kit.choose(option.field, value)
        self.kit.apply_preferences()
        self.stack.relayout()
        if option.field in SAMPLES:
            self.kit.sounds.play(SAMPLES[option.field])

    def _settings(self, option: Option) -> Settings | Preferences:
        """Return what holds an option: this game's settings, or the player's preferences."""
        ours = option.field in Settings.__struct_fields__
        return self.kit.store[Settings] if ours else self.kit.preferences

    def sub(self, page: str) -> str:
        """Say that changes apply at once, or for which player alone they are."""
        profile = self.kit.store.profile
        return self.kit.text("options-own", name=profile.name) if profile else super().sub(page)

    def _look(self) -> None:
        # Imported late: it is seldom opened.
        from scenes.options.appearance import Appearance

        self.push(Appearance(self.kit))

    def back(self) -> None:
        """Close."""
        self.close()

    def build_navigation(self) -> None:
        """Add the Done button, and the version, or a warning if the settings could not be saved."""
        if self.kit.store.unsaved:
            self.add_label(self.zone("back"), self.kit.text("settings-unsaved"))
        else:
            version = self.kit.text("settings-version", version=VERSION)
            self.add_label(self.zone("back"), version, color="ink_soft")
        if self.kit.store.lasts:
            look = self.kit.text("settings-look")
            self.add_button(self.zone("look"), "look", look, self._look, icon="look")
        done = self.kit.text("settings-done")
        self.add_button(self.zone("done"), "done", done, self.back, "primary")
