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
from scenes.rulebook import RuleBook
from scenes.screen import split_title
from scenes.setup.custom_rules import Options
from scenes.setup.ladder import Ladder
from scenes.setup.preset_card import PresetCard

FEWEST_ROWS = 2  # so that no card is too high
FEW_CARDS = 4  # up to so many cards are in one column if it is narrow


class RulesChoice(OnceScreen[Rules | None]):
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

    def back(self) -> None:
        """Close without a choice."""
        self.close(None)

    def build(self) -> None:
        """Put the cards of the presets above the buttons: ladder, River, rule book, back, done."""
        text = self.kit.text
        title, sub = split_title(self.zone("title"))
        self.add_label(title, text("rules-title"), "title", "title")
        self.add_label(sub, text("rules-sub"), color="ink_soft")
        places = _cards(self.zone("cards"), self.kit, len(self._presets))
        for preset, place in zip(self._presets, places, strict=True):
            self._build_card(preset, place)
        name, place = text("preset-ladder"), self.zone("ladder")
        ladder = self.add_button(place, "ladder", name, self._climb, icon="ladder")
        ladder.set_state(chosen=self._rules.name in LADDER)
        self.add_button(self.zone("back"), "back", text("back"), self.back)
        switch = text("rules-river-on" if self._rules.river else "rules-river-off")
        self.add_button(
            self.zone("river"), "with-river", switch, self._switch, sub=text("rules-river-sub")
        ).set_enabled(self._rules.groups and not self._rules.together)
        self.add_button(self.zone("book"), "book", text("rules-book"), self._read, icon="sheet")
        done = text("rules-done")
        self.add_button(self.zone("done"), "done", done, lambda: self.close(self._rules), "primary")

    def _build_card(self, preset: str, place: Rect) -> None:
        self.add(
            PresetCard(
                self.kit,
                self.stage,
                place,
                preset,
                partial(self._take, preset),
                name=preset,
                title=self.kit.text(f"preset-{preset}"),
                sign="check" if preset == self._rules.name else "",
            )
        )

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


def _cards(room: Rect, kit: Kit, count: int) -> list[Rect]:
    """Divide the room into three columns, or two if it is narrow; a few cards are centred."""
    gap, narrow = kit.px(22), 2 if count > FEW_CARDS else 1
    columns = min(count, 3 if room.width > room.height else narrow)
    needed, fewest = -(-count // columns), FEWEST_ROWS if columns > 1 else FEW_CARDS
    rows = layout.rows(room, max(fewest, needed), gap)[:needed]
    down = (room.bottom - rows[-1].bottom) // 2
    places = [place for row in rows for place in layout.columns(row.move(0, down), columns, gap)]
    return places[:count]
