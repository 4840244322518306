"""Chooses the rules of a match: a preset, with or without the River, or custom rules."""

from collections.abc import Collection
from dataclasses import replace
from functools import partial
from typing import ClassVar

from pygame import Rect

from game.engine.rules import CUSTOM, LADDER, PRESETS, Rules
from game.kit import layout
from game.kit.debounce import Debounce
from game.kit.kit import Kit
from game.session.rule_choices import as_agreed
from scenes.once import OnceScreen
from scenes.page import Page, PageScreen, Way
from scenes.rulebook.book import RuleBook
from scenes.setup.custom_rules import Options
from scenes.setup.ladder import Ladder
from scenes.setup.preset_card import preset_card

FEWEST_ROWS = 2  # so that no card is too high
FEW_CARDS = 4  # up to so many cards are in one column if it is narrow


class RulesChoice(OnceScreen[Rules | None], PageScreen[Rules]):
    """Closes with the chosen Rules, or with None if the player went back."""

    layer: ClassVar[str] = "rules"

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
        """Show the cards of the presets; below them the ladder, the River, the rule book."""
        text, rules = self.kit.text, self._rules
        cards = [
            preset_card(self.kit, it, partial(self._take, it), chosen=it == rules.name)
            for it in self._presets
        ]
        river, sub = text(f"rules-river-{'on' if rules.river else 'off'}"), text("rules-river-sub")
        has_river = rules.groups and not rules.together
        take, on_rung = partial(self.close, rules), rules.name in LADDER
        ways = (
            Way("ladder", text("preset-ladder"), self._climb, icon="ladder", is_chosen=on_rung),
            self.way_back(),
            Way("with-river", river, self._switch, sub=sub, is_open=has_river),
            Way("book", text("rules-book"), self._read, icon="sheet"),
            Way("done", text("rules-done"), take, "primary"),
        )
        return Page(text("rules-title"), text("rules-sub"), cards, ways)

    def places(self, room: Rect, count: int) -> list[Rect]:
        """Divide the room into columns; a few cards are no higher for it, and centred."""
        wide, narrow = 3, 2 if count > FEW_CARDS else 1
        across = min(count, wide if room.w > room.h else narrow)
        down, fewest = -(-count // across), FEWEST_ROWS if across > 1 else FEW_CARDS
        rows = layout.rows(room, max(fewest, down), self.kit.px(self.gap))[:down]
        taken = Rect(0, 0, room.w, rows[-1].bottom - room.top)
        taken.center = room.center
        return layout.grid(taken, down, across, self.kit.px(self.gap))

    def _take(self, preset: str) -> None:
        if preset == CUSTOM.name:
            self.push(Options(self.kit, self._to_change), then=self._take_own)
        elif preset != self._rules.name:
            self._choose(as_agreed(PRESETS[preset], self._rules))

    def _climb(self) -> None:
        self.push(Ladder(self.kit), then=self._take_own)

    @property
    def _to_change(self) -> Rules:
        """The rules that custom rules start from; a rung leaves out too much for that.

        So do games that all play together.
        """
        plain = self._rules.name not in LADDER and not self._rules.together
        return self._rules if plain else as_agreed(CUSTOM, self._rules)

    def _take_own(self, rules: Rules | None) -> None:
        """Close with custom rules or a rung, without another question."""
        if rules:
            self.close(rules)

    def _choose(self, rules: Rules) -> None:
        self._rules = rules
        self.rebuild()

    def _switch(self) -> None:
        self._choose(replace(self._rules, river=not self._rules.river))

    def _read(self) -> None:
        self.push(RuleBook(self.kit, self._rules))
