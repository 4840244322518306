"""Chooses the rules of a match: a preset, with or without the River, or custom rules."""

from collections.abc import Collection
from dataclasses import replace
from functools import partial
from typing import Any

from game.engine.rules import CUSTOM, LADDER, PRESETS, Rules
from game.kit.debounce import Debounce
from game.kit.kit import Kit
from game.kit.widgets.card import Card, Draw, Picture, Words
from game.kit.widgets.widget import call_nothing
from game.session.rule_choices import as_agreed
from game.view.near_table import LowTable
from scenes.once import OnceScreen
from scenes.page import Page, PageScreen, Way
from scenes.rulebook.book import RuleBook
from scenes.setup.box import FRONT, GameBox, OpenBox, draw_front, shelve, tint_of
from scenes.setup.custom_rules import Options
from scenes.setup.ladder import Ladder
from scenes.setup.notes import TurningNote

BESIDE = 24
"""The space between two boxes beyond the widest word on them, in reference pixels."""

LEAST = 5
"""So many boxes have room on a shelf at least, where there are fewer, too."""

PICTURE = 0.42
"""How much of the width of the open box its picture takes."""


class RulesChoice(OnceScreen[Rules | None], PageScreen[Rules]):
    """Closes with the chosen Rules, or with None if the player went back."""

    layer = "rules"
    table = LowTable

    def __init__(
        self,
        kit: Kit,
        rules: Rules,
        presets: Collection[str] = PRESETS,
        presses: Debounce | None = None,
    ) -> None:
        """Take the rules chosen last, and the presets to choose from."""
        super().__init__(kit, presses)
        self._rules, self._presets = rules, presets

    def page(self) -> Page:
        """Show the ladder, the rule book, and the way to use the rules."""
        text, rules = self.kit.text, self._rules
        take, on_rung = partial(self.close, rules), rules.name in LADDER
        ways = (
            Way("ladder", text("preset-ladder"), self._climb, icon="ladder", is_chosen=on_rung),
            self.way_back(),
            Way(
                "book",
                text("rules-book"),
                lambda: self.push(RuleBook(self.kit, rules)),
                icon="sheet",
            ),
            Way("done", text("rules-done"), take, "primary"),
        )
        return Page(text("rules-title"), text("rules-sub"), ways=ways)

    def fill(self) -> None:
        """Put the boxes on their shelves, the chosen one open below, and the River beside it."""
        kit, stage, rules = self.kit, self.stage, self._rules
        self._fill_shelves()
        special = self._card(rules.name, Picture(self._draw(rules.name), "left", 2.0, PICTURE))
        special = replace(special, name="open", press=call_nothing, is_chosen=False)
        self.add(OpenBox(kit, stage, self.zone("open"), special, tint_of(kit, rules.name)))
        place, told = self.zone("with-river"), kit.text("rules-river-sub")
        river = self.add(TurningNote(kit, stage, place, rules, "river", self._flow, told=told))
        river.name = "with-river"  # There is a box of that name.
        river.set_enabled(rules.groups and not rules.together)

    def _fill_shelves(self) -> None:
        kit, room, names = self.kit, self.zone("shelf"), list(self._presets)
        words = [word for name in names for word in kit.text(f"preset-{name}").split()]
        widest = max(kit.width(word, "bold", "body") for word in words) + kit.px(BESIDE)
        most = max(1, room.w // widest)
        across = min(most, max(LEAST, -(-len(names) // -(-len(names) // most))))
        places = shelve(kit, self.stage, room, len(names), across)
        for name, place in zip(names, places, strict=True):
            card = self._card(name, Picture(self._draw(name), least=FRONT))
            title = Words(card.words[0], "body", "bold", rows=2)
            front = replace(card, lines=(title,), label=kit.aloud(*card.words))
            self.add(GameBox(kit, self.stage, place, front, tint_of(kit, name)))

    def _draw(self, preset: str) -> Draw:
        return partial(draw_front, self.kit, preset, ())

    def _card(self, preset: str, picture: Picture) -> Card:
        """Show a preset: its tiles, its name, whom it suits and what is different."""
        name, text = f"preset-{preset}", self.kit.text
        suits = [] if preset in LADDER else [Words(text(f"{name}-for"), rows=2)]
        lines = Words(text(name), "label", "title"), *suits, Words(text(f"{name}-sub"), rows=2)
        take, chosen = partial(self._take, preset), preset == self._rules.name
        return Card(preset, lines, take, picture, is_chosen=chosen)

    def _take(self, preset: str) -> None:
        if preset == CUSTOM.name:
            # A rung leaves out too much to start from, and so do games that all play together.
            plain = self._rules.name not in LADDER and not self._rules.together
            start = self._rules if plain else as_agreed(CUSTOM, self._rules)
            self.push(Options(self.kit, start), then=self._take_own)
        elif preset != self._rules.name:
            self._choose(as_agreed(PRESETS[preset], self._rules))

    def _climb(self) -> None:
        self.push(Ladder(self.kit), then=self._take_own)

    def _take_own(self, rules: Rules | None) -> None:
        """Close with custom rules or a rung, without another question."""
        if rules:
            self.close(rules)

    def _choose(self, rules: Rules) -> None:
        self._rules = rules
        self.rebuild()

    def _flow(self, field: str, flows: Any) -> None:
        self._choose(replace(self._rules, **{field: flows}))
