"""Custom rules: every option of the game, each with an explanation."""

from dataclasses import replace
from typing import Any, ClassVar

from game.engine.rules import CUSTOM, TWIST_JOKERS, Length, Rules
from game.kit.kit import Kit
from game.session.rule_choices import RULE_CHOICES
from game.view.wording import length_name
from scenes.options.drawer import Drawer
from scenes.options.option_screen import Option

PAGES = tuple(
    (page, tuple(Option(field, RULE_CHOICES[field]) for field in fields))
    for page, fields in (
        ("table", ("jokers", "river", "loose_tiles", "open_racks")),
        (
            "first",
            ("initial_meld", "mercy", "joker_in_initial_meld", "build_in_initial_turn"),
        ),
        (
            "jokers",
            (
                "freed_joker",
                "own_tiles_with_freed_joker",
                "group_joker_needs_both",
                "double_needs_both",
            ),
        ),
        ("match", ("seconds", "penalty_unfinished", "length")),
    )
)


class Options(Drawer[Rules]):
    """Closes with custom Rules, or with None if the player went back."""

    title: ClassVar[str] = "options-title"
    told: ClassVar[str] = "options-table"
    options = tuple(option for _, page in PAGES for option in page)

    def __init__(self, kit: Kit, rules: Rules) -> None:
        super().__init__(kit)
        self._rules = replace(rules, name=CUSTOM.name)

    def labels(self, option: Option) -> list[tuple[Any, str]]:
        """Return the values; if the current one is not among them, it is added last."""
        now, values = self.value(option), option.values
        known = values if now in values else (*values, now)
        return [(value, self._label(option, value)) for value in known]

    def _label(self, option: Option, value: object) -> str:
        if isinstance(value, Length):
            return length_name(self.kit, value)
        return self.kit.text(f"option-{option.name}-value", value=_word(value))

    def value(self, option: Option) -> object:
        """Return the value in the rules."""
        return getattr(self._rules, option.field)

    def take(self, option: Option, value: object) -> None:
        """Change the rules."""
        changed: dict[str, Any] = {option.field: value}
        self._rules = replace(self._rules, **changed)

    def build_navigation(self) -> None:
        """Add the buttons to go back and to accept the rules."""
        text = self.kit.text
        self.add_button(self.zone("back"), "back", text("back"), self.back)
        done = text("options-done")
        self.add_button(self.zone("done"), "done", done, lambda: self.close(self._rules), "primary")


def _word(value: object) -> str | int:
    """Return a value in the form that the texts of options use."""
    match value:
        case None:
            return "none"
        case bool():
            return "yes" if value else "no"
        case tuple():
            return "twist" if value == TWIST_JOKERS else "classic"
        case int():
            return value
        case _:
            return str(value)
