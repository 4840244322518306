"""Chooses the rules of a match: a preset, with or without the River, or custom rules."""

from collections.abc import Collection
from dataclasses import replace
from functools import partial
from typing import ClassVar

from pygame import Rect, Surface

from game.engine.rules import CUSTOM, LADDER, PRESETS, Rules
from game.kit.debounce import Debounce
from game.kit.kit import Kit
from game.kit.text.letters import Face
from game.kit.widgets.card import Words
from game.session.rule_choices import as_agreed
from game.view.room import has_room
from game.view.round_table import LowTable
from game.view.rule_pictures import draw_preset
from scenes.once import OnceScreen
from scenes.page import Page, PageScreen, Way
from scenes.rulebook import RuleBook
from scenes.setup.box import Box, box_card, draw_tray, shelve, tint_of
from scenes.setup.custom_rules import Options
from scenes.setup.ladder import Ladder
from scenes.setup.notes import Note, list_values

BESIDE = 24
"""The space between two boxes beyond the widest word on them, in reference pixels."""

INSIDE = 26, 14
"""How far picture and words stay away from the edges of the open box, in reference pixels."""

PICTURE = 0.42
"""How much of the width of the open box its picture takes."""


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

    def ground(self) -> Surface:
        """Return the low table in its room."""
        return LowTable(self.kit).ground()

    def page(self) -> Page:
        """Show the ladder, the rule book, and the way to use the rules."""
        text, rules = self.kit.text, self._rules
        take, on_rung = partial(self.close, rules), rules.name in LADDER
        ways = (
            Way("ladder", text("preset-ladder"), self._climb, icon="ladder", is_chosen=on_rung),
            self.way_back(),
            Way("book", text("rules-book"), self._read, icon="sheet"),
            Way("done", text("rules-done"), take, "primary"),
        )
        return Page(text("rules-title"), text("rules-sub"), ways=ways)

    def build(self) -> None:
        """Put the boxes on their shelves, the chosen one open below, and the River beside it."""
        self._fill_shelves()
        self._open_box()
        kit, rules = self.kit, self._rules
        river = Note(
            kit,
            self.stage,
            self.zone("with-river"),
            list_values(kit, rules, "river"),
            rules.river,
            self._flow,
            "with-river",
            lambda _: kit.text("rules-river-sub"),
            kit.text("option-river"),
        )
        self.add(river).set_state(enabled=rules.groups and not rules.together)
        super().build()

    def _fill_shelves(self) -> None:
        kit, room, names = self.kit, self.zone("shelf"), list(self._presets)
        titles = [kit.text(f"preset-{name}") for name in names]
        words = [word for title in titles for word in title.split()]
        widest = max(kit.width(word, "bold", "body") for word in words) + kit.px(BESIDE)
        across = max(1, min(len(names), room.w // widest))
        across = -(-len(names) // -(-len(names) // across))
        places = shelve(kit, self.stage, room, len(names), across)
        for name, title, place in zip(names, titles, places, strict=True):
            lines = (Words(title, "body", "bold", rows=2),)
            chosen, take = name == self._rules.name, partial(self._take, name)
            card = box_card(kit, name, name, lines, take, chosen=chosen)
            self.add(Box(kit, self.stage, place, card, tint_of(kit, name)))

    def _open_box(self) -> None:
        """Show what is special in the chosen box: its tiles, whom it suits, what is different."""
        kit, stage, preset, place = self.kit, self.stage, self._rules.name, self.zone("open")
        stage.add(draw_tray(kit, place.size, tint_of(kit, preset)), *place.topleft)
        room = place.inflate(*(-2 * kit.px(each) for each in INSIDE))
        wide = round(room.w * PICTURE)
        stage.add(draw_preset(kit, preset, (wide, room.h)), *room.topleft)
        left = room.left + wide + kit.px(INSIDE[0])
        ids = (f"preset-{preset}", f"preset-{preset}-for", f"preset-{preset}-sub")
        told = [kit.text(id) for id in ids if preset not in LADDER or not id.endswith("for")]
        ink, space = "tile_top" if has_room(kit) else "ink", kit.px(INSIDE[1])
        faces: list[tuple[Face, str]] = [("title", "label"), ("text", "body"), ("text", "body")]
        right = room.right - left
        lines = [
            (words, face, kit.paragraph(words, *face, ink, right).height + space)
            for words, face in zip(told, faces, strict=False)
        ]
        high = sum(line[2] for line in lines)
        top, share = max(room.top, room.centery - high // 2), min(1.0, room.h / high)
        for words, (face, size), needed in lines:
            line = Rect(left, top, right, round(needed * share))
            self.add_label(line, words, face, size, ink, "left")
            top = line.bottom

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

    def _flow(self, river: bool) -> None:
        self._choose(replace(self._rules, river=river))

    def _read(self) -> None:
        self.push(RuleBook(self.kit, self._rules))
