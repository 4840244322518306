"""Choosing the rules of a match: a preset, with or without the River, or rules of one's own."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import ClassVar

from pygame import Rect, Surface

from game.engine.rules import CUSTOM, PRESETS, Rules
from game.engine.tile import Tile
from game.kit import layout, shapes
from game.kit.kit import Kit
from game.kit.stage import Stage
from game.kit.widgets.button import SINK, Button
from game.view.proportions import tile_height
from game.view.tile_art import TileArt
from scenes.custom_rules import Options
from scenes.rulebook import RuleBook
from scenes.screen import Screen, parted

JOKER = 52  # reference px, the width of a joker on a card


class Card(Button):
    """A preset: its name, what is special, its jokers; the chosen one is framed and checked."""

    def __init__(
        self,
        kit: Kit,
        stage: Stage,
        rect: Rect,
        preset: str,
        art: TileArt,
        chosen: bool,
        on_press: Callable[[], None],
    ) -> None:
        self.preset, self.art = preset, art
        super().__init__(kit, stage, rect, on_press=on_press, name=preset)
        self.mark(chosen=chosen)

    def paint(self) -> Surface:
        """Draw the card."""
        canvas = super().paint()
        corner = (self.pad, self.pad + SINK * self.pressed)
        words, jokers = self._parted(Rect(corner, self.rect.size))
        beyond = corner[0] + self.rect.width - words.right
        ticked = max(0, self._tick_side + self.kit.px(38) - beyond)
        self._paint_words(canvas, words, ticked)
        self._paint_jokers(canvas, jokers)
        if self.chosen:
            inset, side = self.kit.px(22), self._tick_side
            mark = shapes.tick(side, self.kit.theme["accent_ink"])
            canvas.blit(mark, (corner[0] + self.rect.width - side - inset, corner[1] + inset))
        return canvas

    @property
    def _tick_side(self) -> int:
        return min(self.kit.text_px("label"), self.rect.height // 2 - self.kit.px(22))

    @property
    def _jokers(self) -> str:
        """The kinds of its jokers, if there are more than the one of every preset."""
        kinds = "".join(kind for kind, _ in PRESETS[self.preset].jokers)
        return kinds if len(kinds) > 1 else ""

    def _parted(self, place: Rect) -> tuple[Rect, Rect]:
        """Part a card into words and jokers, beside or below them, or nowhere for large words."""
        kit = self.kit
        room = place.inflate(-2 * kit.px(28), -2 * kit.px(20))
        if room.width > 4 * room.height:
            room.width -= self._tick_side + kit.px(16)
        size = len(self._jokers) * kit.px(JOKER + 6), tile_height(kit.px(JOKER))
        jokers = Rect((0, 0), size)
        if 2 * jokers.width <= room.width:
            jokers.midright = room.midright
            return Rect(room.topleft, (room.width - jokers.width, room.height)), jokers
        if kit.lines("label") + kit.lines("body", 2) + jokers.height > room.height:
            return room, Rect(room.topright, (0, 0))
        jokers.bottomright = room.bottomright
        return Rect(room.topleft, (room.width, room.height - jokers.height)), jokers

    def _paint_words(self, canvas: Surface, room: Rect, ticked: int) -> None:
        """Write the name over what is special, in the middle."""
        kit = self.kit
        size = room.width - ticked, room.height // 2
        name = kit.one_line(kit.text(f"preset-{self.preset}"), "bold", "label", "ink", size)
        special = kit.text(f"preset-{self.preset}-sub")
        size = room.width, room.height - name.height
        words = kit.words(special, "text", "body", "ink_soft", size)
        top = room.centery - (name.height + words.height) // 2
        canvas.blit(name, (room.left, top))
        canvas.blit(words, (room.left, top + name.height))

    def _paint_jokers(self, canvas: Surface, room: Rect) -> None:
        """Draw a joker of each kind, the last at the right, if there is room."""
        art, width = self.art, self.kit.px(JOKER)
        for at, kind in enumerate(reversed(self._jokers if room.width else "")):
            face, pad = art.face(Tile(kind), width), art.pad(width)
            left = room.right - width - at * (width + self.kit.px(4))
            canvas.blit(face, (left - pad[0], room.top - pad[1]))


class RulesChoice(Screen[Rules | None]):
    """Closes with the Rules chosen, or with None if the person went back."""

    layer: ClassVar[str] = "rules"

    def __init__(self, kit: Kit, rules: Rules) -> None:
        super().__init__(kit)
        self._rules = rules

    def back(self) -> None:
        """Close without a choice."""
        self.close(None)

    def build(self) -> None:
        """Put the cards of the presets over the River, the rule book and the ways back and on."""
        text = self.kit.text
        title, sub = parted(self.zone("title"))
        self.write(title, text("rules-title"), "title", "title")
        self.write(sub, text("rules-sub"), color="ink_soft")
        art = TileArt(self.kit)
        for preset, place in zip(PRESETS, _cards(self.zone("cards"), self.kit), strict=True):
            chosen, take = preset == self._rules.name, partial(self._take, preset)
            self.add(Card(self.kit, self.stage, place, preset, art, chosen, take))
        self.offer(self.zone("back"), "back", text("back"), self.back)
        switch = text("rules-river-on" if self._rules.river else "rules-river-off")
        self.offer(
            self.zone("river"), "with-river", switch, self._switch, sub=text("rules-river-sub")
        )
        self.offer(self.zone("book"), "book", text("rules-book"), self._read, icon="sheet")
        done = text("rules-done")
        self.offer(self.zone("done"), "done", done, lambda: self.close(self._rules), "primary")

    def _take(self, preset: str) -> None:
        if preset == CUSTOM.name:
            self.push(Options(self.kit, self._rules), then=self._choose)
        elif preset != self._rules.name:
            self._choose(PRESETS[preset])

    def _choose(self, rules: Rules | None) -> None:
        if rules:
            self._rules = rules
            self.rebuild()

    def _switch(self) -> None:
        self._choose(replace(self._rules, river=not self._rules.river))

    def _read(self) -> None:
        self.push(RuleBook(self.kit, self._rules))


def _cards(room: Rect, kit: Kit) -> list[Rect]:
    """Cut the room of the cards into three columns, or one where it is narrow."""
    gap, count = kit.px(22), len(PRESETS)
    columns = 3 if room.width > room.height else 1
    rows = layout.rows(room, -(-count // columns), gap)
    return [place for row in rows for place in layout.columns(row, columns, gap)][:count]
