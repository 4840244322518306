"""Brass plates with the names of all languages, which light up and invite one after the other."""

from collections.abc import Callable
from functools import cache, partial
from pathlib import Path

import pygame
from pygame import Rect, Surface

from game.kit import layout
from game.kit.kit import Kit
from game.kit.messages import chosen_texts
from game.kit.stage import Stage
from game.kit.text.letters import can_be_drawn
from game.kit.widgets.button import Button
from game.view.scores.words_on_felt import draw_plate

LIT_SECONDS = 2.0
"""How long each plate is lit; none is for so long that it burns in."""

UNLIT = (178, 178, 178)
"""What light is left on the others."""

GAP, WIDEST = 14, 240
"""The space between two plates and how wide one is at most, in reference pixels."""


@cache
def invite(assets: Path, language: str) -> tuple[str, str]:
    """Return the title of the invitation in a language, and the line below it."""
    text = chosen_texts(assets, language)
    return text("attract-title"), text("attract-line")


class LanguagePlate(Button):
    """A plate with the name of a language."""

    is_lit = False

    def paint(self) -> Surface:
        """Draw the plate, in shade unless it is lit or under the pointer."""
        canvas = self.canvas()
        plate = draw_plate(self.kit, self.text, self.rect.size)
        if not (self.is_lit or self.hovered):
            plate.fill(UNLIT, special_flags=pygame.BLEND_RGB_MULT)
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
        self._languages, now = tuple(named), kit.messages.language
        self._lit, chosen = -1, self._languages.index(now) if now in named else 0
        self._now = chosen * LIT_SECONDS
        self.tick(0.0)

    @property
    def language(self) -> str:
        """The language that is lit, where there are several."""
        return self._languages[self._lit]

    def tick(self, dt: float) -> bool:
        """Light the next plate when it is time; return whether it was."""
        self._now += dt
        before, self._lit = self._lit, int(self._now / LIT_SECONDS) % max(1, len(self.plates))
        for at, plate in enumerate(self.plates):
            plate.set_state(is_lit=at == self._lit)
        return self._lit != before

    def _choose(self, language: str) -> None:
        self._kit.choose("language", language)
        self._kit.apply_preferences()
        self._on_choice()
