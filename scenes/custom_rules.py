"""Custom rules: every option of the game, explained where it is chosen."""

from dataclasses import replace
from typing import Any, ClassVar

from game.engine.rules import CUSTOM, FREED, TWIST_JOKERS, Games, Length, Rounds, Rules, Target
from game.kit.kit import Kit
from game.view.wording import length_name
from scenes.option_pages import Option, Paged, Pages

SECONDS = (None, 30, 60, 90, 120)
LENGTHS: tuple[Length, ...] = (Games(1), Rounds(1), Games(4), Target(200))
NO_YES = (False, True)


PAGES: Pages = (
    (
        "table",
        (
            Option("jokers", (CUSTOM.jokers, TWIST_JOKERS)),
            Option("river", NO_YES),
            Option("loose_tiles", ("refused", "taken")),
            Option("open_racks", NO_YES),
        ),
    ),
    (
        "first",
        (
            Option("initial_meld", (30, 50, 0)),
            Option("mercy", (None, 3, 5)),
            Option("joker_in_initial_meld", (True, False)),
            Option("build_in_initial_turn", NO_YES),
        ),
    ),
    (
        "jokers",
        (
            Option("freed_joker", FREED),
            Option("own_tiles_with_freed_joker", (0, 2)),
            Option("group_joker_needs_both", NO_YES),
            Option("double_needs_both", NO_YES),
        ),
    ),
    (
        "match",
        (
            Option("seconds", SECONDS),
            Option("penalty_unfinished", (3, 1)),
            Option("length", LENGTHS),
        ),
    ),
)


class Options(Paged[Rules | None]):
    """Closes with custom Rules, or with None if the person went back."""

    title: ClassVar[str] = "options-title"
    pages: ClassVar[Pages] = PAGES

    def __init__(self, kit: Kit, rules: Rules) -> None:
        super().__init__(kit)
        self._rules = replace(rules, name=CUSTOM.name)

    def labels(self, option: Option) -> list[tuple[Any, str]]:
        """Give the values; one that is set and not among them is the last."""
        now, values = self.value(option), option.values
        known = values if now in values else (*values, now)
        return [(value, self._label(option, value)) for value in known]

    def _label(self, option: Option, value: object) -> str:
        if isinstance(value, Length):
            return length_name(self.kit, value)
        return self.kit.text(f"option-{option.name}-value", value=_word(value))

    def value(self, option: Option) -> object:
        """Give what the rules say."""
        return getattr(self._rules, option.field)

    def take(self, option: Option, value: object) -> None:
        """Change the rules."""
        changed: dict[str, Any] = {option.field: value}
        self._rules = replace(self._rules, **changed)

    def back(self) -> None:
        """Close without a choice."""
        self.close(None)

    def build_navigation(self) -> None:
        """Offer to go back, or to take the rules."""
        text = self.kit.text
        self.offer(self.zone("back"), "back", text("back"), self.back)
        done = text("options-done")
        self.offer(self.zone("done"), "done", done, lambda: self.close(self._rules), "primary")


def _word(value: object) -> str | int:
    """Give a value as the texts of options know it."""
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
