"""Notes of paper that one chooses from; one with several values turns over to the next."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from math import cos, pi
from typing import Any

import pygame
from pygame import SRCALPHA, Color, Rect, Surface

from game.engine.rules import DEALS, TWIST_JOKERS, Length, Rules
from game.kit import shapes
from game.kit.gestures import Direction, Point
from game.kit.kit import Kit
from game.kit.stage import Stage
from game.kit.widgets.card import INSET, Card, CardButton, Picture, Size, Words
from game.kit.widgets.choice import BESIDE
from game.kit.widgets.widget import CLEAR, Widget, call_nothing
from game.session.rule_choices import RULE_CHOICES
from game.view.room import has_room
from game.view.sheets import CORNER, PAPER, draw_paper, sheet_within
from game.view.wording import length_name

EDGE = 4
"""How wide the line around a note or a box is, in reference pixels."""

SHADED, FADED = Color(214, 208, 198), 0.5
"""What light is left on a note beside the chosen one; how pale words are that cannot be pressed."""

GLASS = 0.7
"""How wide the drawing on a note is, in heights."""

CHOICES = {**RULE_CHOICES, "deal": DEALS}
"""The values for each field of the rules that a note may turn over to."""

TURNS, EAR = 0.18, 20
"""Seconds in which a note turns over; how large its bent corner is, in reference pixels."""


class CardNote(CardButton):
    """A note of paper on which a card is written, as high as its lines; the chosen has a frame."""

    def __init__(
        self, kit: Kit, stage: Stage, rect: Rect, card: Card, drawn: Surface | None = None
    ) -> None:
        high = note_height(kit, *(kit.lines(line.size, line.rows) for line in card.lines))
        place = Rect(0, 0, rect.w, min(rect.h, high))
        place.center = rect.center
        super().__init__(kit, stage, place, card, drawn)

    def background(self, fill: str, lighter: float = 0.0, line: str = "panel_line") -> Surface:
        """Draw the paper; in a theme without a room, as any button."""
        kit, size = self.kit, self.rect.size
        if not has_room(kit):
            return super().background(fill, lighter, line if self.framed else "panel_line")
        paper, sheet = draw_paper(kit, size), sheet_within(kit, size)
        if self.pressable and not (self.chosen and self.enabled):
            paper.fill(SHADED, special_flags=pygame.BLEND_RGB_MULT)
        if self.framed:
            paper.blit(draw_frame(kit, sheet.size), sheet)
        return paper

    @property
    def framed(self) -> bool:
        """Whether a yellow line is around it."""
        return self.chosen and self.enabled

    @property
    def _face(self) -> Rect:
        return sheet_within(self.kit, self.rect.size) if has_room(self.kit) else super()._face

    def _ink(self) -> Color:
        ink, paper = self.kit.theme["ink_dark"], PAPER[1]
        if not has_room(self.kit):
            return super()._ink()
        return ink if self.enabled else ink.lerp(paper, FADED)


class TurningNote(CardNote):
    """The note for a field of the rules; pressed, it turns over to the next value."""

    moves = True

    def __init__(
        self,
        kit: Kit,
        stage: Stage,
        rect: Rect,
        rules: Rules,
        field: str,
        take: Callable[[str, Any], None],
        meaning: Callable[[Any], str] | None = None,
        icon: str = "",
        told: str = "",
    ) -> None:
        """Take whom to tell the field and its new value, and what a value means.

        `icon` is a drawing beside the words, `told` a line that stays below them.
        """
        self.values, self.value = list_values(kit, rules, field), getattr(rules, field)
        self._tell, self._meaning, self._told = partial(take, field), meaning, told
        self._other_side, self._turned = Surface((0, 0)), 1.0
        name = field.replace("_", "-")
        self.caption = kit.text(f"option-{name}")
        picture = Picture(partial(shapes.svg, kit.art(icon)), "left", GLASS) if icon else None
        words = self._write()
        card = Card(name, words, self._tell, picture, is_chosen=True, label=self.caption)
        super().__init__(kit, stage, rect, card)

    @property
    def framed(self) -> bool:
        """Whether a yellow line is around it."""
        return self.hovered

    def background(self, fill: str, lighter: float = 0.0, line: str = "panel_line") -> Surface:
        """Draw the paper with a bent corner: it has another side."""
        paper = super().background(fill, lighter, line)
        if has_room(self.kit) and self.enabled:
            ear, corner = self.kit.px(EAR), self._face.bottomright
            tip = corner[0] - ear, corner[1] - ear
            ends = (tip[0], corner[1]), (corner[0], tip[1])
            pygame.draw.polygon(paper, CLEAR, (*ends, corner))
            pygame.draw.polygon(paper, SHADED, (*ends, tip))
        return paper

    def paint(self) -> Surface:
        """Draw it, narrower while it turns over from its other side."""
        face = super().paint()
        if self._turned == 1:
            return face
        shown = self._other_side if self._turned < 0.5 else face
        narrow = shapes.transformed(shown, abs(cos(pi * self._turned)))
        picture = Surface(face.size, SRCALPHA)
        picture.blit(narrow, narrow.get_rect(center=picture.get_rect().center))
        return picture

    def animate(self, dt: float) -> None:
        """Turn over to the side with the new value."""
        if self._turned < 1:
            self._turned = min(1.0, self._turned + dt / TURNS)
            self.refresh()

    def continue_from(self, before: Widget) -> None:
        """Go on turning over."""
        if isinstance(before, TurningNote) and before.rect == self.rect:
            self._other_side, self._turned = before._other_side, before._turned
            self.refresh()

    def activate(self, pos: Point | None) -> None:  # noqa: ARG002
        """Turn over to the next value, after the last one to the first."""
        self._turn((self._at + 1) % len(self.values))

    def step(self, direction: Direction) -> bool:
        """Turn to the value before or after this one, if there is one."""
        if direction not in BESIDE:
            return False
        at = self._at + BESIDE[direction]
        if 0 <= at < len(self.values):
            self._turn(at)
        return True

    def state(self) -> str:
        """Say what is chosen and what that means, or that nothing can be."""
        value, number, count = self.values[self._at][1], self._at + 1, len(self.values)
        chosen = self.kit.text("speak-choice", value=value, number=number, count=count)
        means = self._meaning(self.value) if self._meaning else self._told
        return self.kit.aloud(chosen, means) if self.enabled else super().state()

    @property
    def _at(self) -> int:
        return [value for value, _ in self.values].index(self.value)

    def _write(self) -> tuple[Words, ...]:
        value = Words(self.values[self._at][1], "label", "bold")
        if self._meaning:
            return value, Words(self._meaning(self.value), "small")
        told = (Words(self._told, "small"),) if self._told else ()
        return Words(self.caption, "small"), value, *told

    def _turn(self, at: int) -> None:
        self.kit.sounds.play("press")
        if not self.kit.preferences.reduced_motion:
            self._other_side, self._turned = super().paint(), 0.0
        self.value = self.values[at][0]
        self.card = replace(self.card, lines=self._write())
        self.refresh()
        self._tell(self.value)

    def disconnect(self) -> None:
        """Call nothing any more."""
        super().disconnect()
        self.card = replace(self.card, press=call_nothing)
        self._tell = partial(call_nothing)


def note_height(kit: Kit, *lines: int) -> int:
    """Return how high a note is that has lines of such heights, with its edges and shadow."""
    return max(kit.min_target, sum(lines) + 3 * kit.px(INSET) + kit.px(EDGE))


def draw_frame(kit: Kit, size: Size) -> Surface:
    """Draw the yellow line around what is chosen, or pointed at."""
    width = max(2, kit.px(EDGE))
    return shapes.rounded(size, kit.px(CORNER), CLEAR, kit.theme["accent_ink"], width)


def list_values(kit: Kit, rules: Rules, field: str) -> list[tuple[Any, str]]:
    """Return the values for a field of the rules in words; one from elsewhere is added last."""
    now, values = getattr(rules, field), CHOICES[field]
    known = values if now in values else (*values, now)
    return [(value, _name_value(kit, field, value)) for value in known]


def _name_value(kit: Kit, field: str, value: Any) -> str:
    if isinstance(value, Length):
        return length_name(kit, value)
    if isinstance(value, tuple):
        value = "twist" if value == TWIST_JOKERS else "classic"
    named = str(value).lower() if value is None or isinstance(value, bool) else value
    return kit.text(f"option-{field.replace('_', '-')}-value", value=named)
