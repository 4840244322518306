"""What can be preferred: one list of options, and the base of the pages that offer them."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, ClassVar

from pygame import Rect

from game.kit.scene import Result
from game.kit.text.letters import can_be_drawn
from game.kit.widgets.caps import name_key
from game.program import font_command
from scenes.options.ledges import LOUDNESS, MOST, Draw, Ledge, Pictures, Slider
from scenes.screen import SideScreen

NO_YES = (False, True)


@dataclass(frozen=True)
class Option:
    """A field and the values that can be chosen for it."""

    field: str
    values: tuple[Any, ...] = NO_YES

    @property
    def name(self) -> str:
        """The name of the option in text ids."""
        return self.field.replace("_", "-")

    def with_default(self) -> "Option":
        """Return the option of one person, whose value may be that of everybody."""
        return Option(self.field, (None, *self.values))


PREFERENCES = {
    option.field: option
    for option in (
        Option("tiles", (0.0, 0.4, 0.8)),
        Option("signals", (0.0, 0.4, 0.8)),
        Option("music", (0.0, 0.2, 0.5)),
        Option("speech", ("off", "slow", "normal", "fast", "faster", "fastest")),
        Option("text_scale", (100, 125, 150, 200)),
        Option("reduced_motion"),
        Option("theme", ()),
        Option("palette", ("normal", "safe")),
        Option("larger_tiles"),
        Option("bot_speed", ("slow", "normal", "fast", "instant")),
        Option("captions"),
        Option("easy_hands"),
        Option("one_switch", ("off", "slow", "normal", "fast")),
        Option("voice", (0.4, 0.8)),
        Option("remarks_aloud"),
        Option("mono"),
        Option("read_to_me"),
        Option("language", ()),
        Option("grown_ups"),
        Option("rush"),
        Option("hints"),
        Option("outlook"),
    )
}
"""All that can be preferred; which languages and themes there are is known only later."""

SLID = *LOUDNESS, "speech"
"""Options whose values are more or less of something."""

SPOKEN = "speech", "read_to_me", "remarks_aloud"
"""Options that need a voice."""


class OptionScreen(SideScreen[Result]):
    """The base of pages with options: what these are called, and which values they have."""

    layer: ClassVar[str] = "options"

    def label(self, option: Option, value: object) -> str:
        """Say a value of an option; None is what everybody has."""
        if value is None:
            return self.kit.text("player-as-all")
        named = str(value).lower() if isinstance(value, bool) else value
        return self.kit.text(f"option-{option.name}-value", value=named)

    def labels(self, option: Option) -> Sequence[tuple[Any, str]]:
        """Return the values of an option that are shown now, with their labels."""
        if option.field == "language":
            named = self.kit.languages().items()
            return [(it, name if can_be_drawn(name) else it.upper()) for it, name in named]
        return [(value, self.label(option, value)) for value in option.values]

    def list_disabled(self, option: Option) -> Sequence[Any]:
        """Return the values that are shown but can't be chosen here."""
        if option.field in SPOKEN and not self.kit.speaker.available:
            return [value for value in option.values if value not in (None, "off", False)]
        named = self.kit.languages().items() if option.field == "language" else ()
        return [language for language, name in named if not can_be_drawn(name)]

    def why(self, option: Option) -> str:
        """Say what an option is about, or what its disabled values need."""
        # Not what a page adds: it tells elsewhere what is wrong with that.
        kind = "disabled" if OptionScreen.list_disabled(self, option) else "why"
        key = name_key(self.kit, self.kit.keys.keys["speech"])
        return self.kit.text(f"option-{option.name}-{kind}", command=font_command(), key=key)

    def add_ledge(self, option: Option, place: Rect, why: str, draw: Draw | None = None) -> Ledge:
        """Add the values of an option in words or drawn, below its name and why there is it."""
        title, labels = self.kit.text(f"option-{option.name}"), self.labels(option)
        kind: Callable[..., Ledge] = partial(Pictures, draw) if draw else Ledge
        if option.field in SLID or len(labels) > MOST:
            kind = Slider
        take, disabled = partial(self.take, option), self.list_disabled(option)
        told = labels, self.value(option), take, option.name, disabled, (title, why)
        return self.add(kind(self.kit, self.stage, place, *told))

    def value(self, option: Option) -> object:
        """Return the chosen value of an option."""
        raise NotImplementedError

    def take(self, option: Option, value: object) -> None:
        """Choose a value of an option."""
        raise NotImplementedError
