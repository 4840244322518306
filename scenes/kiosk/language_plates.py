"""Brass plates with the names of all languages, which light up one after the other."""

from collections.abc import Callable
from functools import partial

from pygame import Rect, Surface

from game.kit import layout
from game.kit.kit import Kit
from game.kit.stage import Stage
from game.kit.text.letters import can_be_drawn
from game.kit.widgets.button import Button
from game.view.scores.words_on_felt import draw_word_plate

LIT_SECONDS = 2.0
"""How long each plate is lit; none is for so long that it burns in."""

GAP, WIDEST = 14, 240
"""The space between two plates and how wide one is at most, in reference pixels."""


class LanguagePlate(Button):
    """A plate with the name of a language."""

    is_lit = False

    def paint(self) -> Surface:
        """Draw the plate, lit also under the pointer."""
        canvas = self.canvas()
        lit = self.is_lit or self.hovered
        plate = draw_word_plate(self.kit, self.text, self.rect.size, lit=lit)
        canvas.blit(plate, (self.pad, self.pad))
        return canvas


class LanguagePlates:
    """The plates side by side, in the middle of a room."""

    def __init__(self, kit: Kit, stage: Stage, room: Rect, on_choice: Callable[[], None]) -> None:
        """Take what to do after a choice: every scene has to be laid out again."""
        self._kit, self._on_choice = kit, on_choice
        named = {id: name for id, name in kit.languages().items() if can_be_drawn(name)}
        if len(named) == 1:
            named = {}  # There is nothing to choose.
        row = Rect(0, 0, min(room.w, len(named) * kit.px(WIDEST + GAP)), room.h)
        row.center = room.center
        places = layout.columns(row, max(1, len(named)), kit.px(GAP))
        self.plates = [
            LanguagePlate(kit, stage, place, name, name=f"language-{id}")
            for (id, name), place in zip(named.items(), places, strict=False)
        ]
        for id, plate in zip(named, self.plates, strict=True):
            plate.on_press = partial(self._choose, id)
            plate.set_state(chosen=id == kit.messages.language)
        self._ids = [*named] or [kit.messages.language]
        own = kit.messages.language
        self._first = self._ids.index(own) if own in self._ids else 0
        self._now, self.lit = 0.0, ""
        """Which language is lit: one's own first."""
        self.tick(0.0)

    def tick(self, dt: float) -> None:
        """Light the next plate when it is time."""
        self._now += dt
        turn = self._first + int(self._now / LIT_SECONDS)
        self.lit = self._ids[turn % len(self._ids)]
        for id, plate in zip(self._ids, self.plates, strict=False):
            plate.set_state(is_lit=id == self.lit)

    def _choose(self, language: str) -> None:
        self._kit.choose("language", language)
        self._kit.apply_preferences()
        self._on_choice()
