"""Notes of paper that one chooses from: side by side, or one that turns over to what is next."""

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import pygame
from pygame import Color, Rect, Surface

from game.engine.rules import TWIST_JOKERS, Length, Rules
from game.kit import shapes
from game.kit.gestures import Point
from game.kit.kit import Kit
from game.kit.stage import Stage
from game.kit.widgets.choice import Choice
from game.kit.widgets.widget import CLEAR, RADIUS, Widget
from game.session.rule_choices import RULE_CHOICES
from game.view.room import has_room
from game.view.sheets import CORNER, draw_paper, sheet_within
from game.view.wording import length_name

Value = TypeVar("Value")

INSET = 16, 9
"""How far words stay away from the edges of a note, in reference pixels: across and down."""

GAP, EDGE = 12, 4
"""The space between two notes, and how wide the line around one is, in reference pixels."""

CAPTION = 0.5
"""How much of a note what it is about takes at most."""

UNDER, FADED = Color(214, 208, 198), Color(255, 255, 255, 115)
"""What light is left on a note that is not chosen, and what of one that cannot be pressed."""


class Notes(Choice[Value]):
    """Options as notes side by side; the chosen one has a frame."""

    def __init__(
        self,
        kit: Kit,
        stage: Stage,
        rect: Rect,
        options: Sequence[tuple[Value, str]],
        value: Value,
        take: Callable[[Value], None],
        name: str,
        meaning: Callable[[Value], str] = lambda _: "",
        caption: str = "",
        icon: str = "",
    ) -> None:
        """Take what each value means, what all is about, and a drawing beside the words."""
        self.meaning, self.caption, self._icon = meaning, caption, icon
        super().__init__(kit, stage, rect, options, value, take, name)
        self.label = caption

    def segment(self, index: int) -> Rect:
        """Return the place of a note on the screen, apart from the next one."""
        place = super().segment(index)
        last = index == len(self.options) - 1
        return Rect(place.topleft, (place.w - (0 if last else self.kit.px(GAP)), place.h))

    def state(self) -> str:
        """Say what is chosen and what that means, or that nothing can be."""
        return Widget.state(self) or self.kit.aloud(super().state(), self.meaning(self.value))

    def paint(self) -> Surface:
        """Draw each note."""
        canvas = self.canvas()
        for index, (value, words) in enumerate(self.options):
            place = self.segment(index).move(self.pad - self.rect.left, self.pad - self.rect.top)
            chosen = value == self.value
            self._lay_paper(canvas, place, chosen=chosen, framed=chosen)
            self._write(canvas, place, value, words)
        return self._fade(canvas)

    def _write(self, canvas: Surface, place: Rect, value: Value, words: str) -> None:
        """Write on a note what it is about, the value and what that means, beside the drawing."""
        across, down = map(self.kit.px, INSET)
        sheet = sheet_within(self.kit, place.size).move(place.topleft)
        room = sheet.inflate(-2 * across, -2 * down)
        if self._icon:
            icon = shapes.svg(self.kit.art(self._icon), (room.w, room.h))
            canvas.blit(icon, icon.get_rect(midleft=room.midleft))
            taken = icon.width + across // 2
            room = Rect(room.left + taken, room.top, room.w - taken, room.h)
        lines = self._draw_lines(words, self.meaning(value), room)
        top = room.centery - sum(line.height for line in lines) // 2
        for line in lines:
            canvas.blit(line, line.get_rect(midtop=(room.centerx, top)))
            top += line.height

    def _fade(self, canvas: Surface) -> Surface:
        """Return what was drawn, fainter if it cannot be pressed."""
        if not self.enabled:
            canvas.fill(FADED, special_flags=pygame.BLEND_RGBA_MULT)
        return canvas

    def _lay_paper(self, canvas: Surface, place: Rect, *, chosen: bool, framed: bool) -> None:
        kit, theme = self.kit, self.kit.theme
        if has_room(kit):
            paper, radius = draw_paper(kit, place.size), kit.px(CORNER)
            if not chosen:
                paper.fill(UNDER, special_flags=pygame.BLEND_RGB_MULT)
        else:
            radius, line = kit.px(RADIUS), max(1, kit.px(2))
            paper = shapes.rounded(place.size, radius, theme["panel"], theme["panel_line"], line)
        canvas.blit(paper, place)
        if framed:
            sheet, width = sheet_within(kit, place.size), max(2, kit.px(EDGE))
            frame = shapes.rounded(sheet.size, radius, CLEAR, theme["accent"], width)
            canvas.blit(frame, sheet.move(place.topleft))

    def _draw_lines(self, words: str, meaning: str, room: Rect) -> list[Surface]:
        """Draw what it is about, the value, and what that means if there is room for it all."""
        kit, high = self.kit, self.kit.lines("small")
        ink = "ink_dark" if has_room(kit) else "ink"
        lines, left = list[Surface](), room.h
        if self.caption:
            place = room.w, min(2 * high, round(room.h * CAPTION))
            lines.append(kit.words(self.caption, "text", "small", ink, place, "center"))
            left -= lines[0].height
        fits = kit.width(meaning, "text", "small") <= room.w
        below = high if meaning and fits and left >= high + kit.lines("body") else 0
        place = room.w, left - below
        lines.append(kit.words(words, "bold", "label", ink, place, "center"))
        if below:
            lines.append(kit.words(meaning, "text", "small", ink, (room.w, below), "center"))
        return lines


class Note(Notes[Value]):
    """A note that shows the chosen option; pressed, it turns over to the next one."""

    def activate(self, pos: Point | None) -> None:  # noqa: ARG002
        """Turn over to the next option, after the last one to the first."""
        super().activate(None)

    def segment(self, index: int) -> Rect:  # noqa: ARG002
        """Return the place of the note, wherever an option is in the row."""
        return self.rect

    def paint(self) -> Surface:
        """Draw the option that is chosen."""
        canvas = self.canvas()
        place = Rect((self.pad, self.pad), self.rect.size)
        self._lay_paper(canvas, place, chosen=True, framed=self.hovered)
        self._write(canvas, place, *self.options[self._index()])
        return self._fade(canvas)


def list_values(kit: Kit, rules: Rules, field: str) -> list[tuple[Any, str]]:
    """Return the values for a field of the rules in words; one from elsewhere is added last."""
    now, values = getattr(rules, field), RULE_CHOICES[field]
    known = values if now in values else (*values, now)
    return [(value, _name_value(kit, field, value)) for value in known]


def _name_value(kit: Kit, field: str, value: object) -> str:
    if isinstance(value, Length):
        return length_name(kit, value)
    return kit.text(f"option-{field.replace('_', '-')}-value", value=_word(value))


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
