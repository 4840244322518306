"""Ledges on the things of a room: what is set there, and its value as an ivory tile."""

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from typing import Any

from pygame import Rect, Surface

from game.kit import shapes
from game.kit.gestures import Point
from game.kit.kit import Kit
from game.kit.theme import Theme
from game.kit.widgets.button import FADED
from game.kit.widgets.choice import GAP, Choice
from game.kit.widgets.widget import RADIUS
from game.view.tile_art import SHAPES

GROOVE, STOP = 14, 8
"""How high the groove of a slider is, and how large its stops are, in reference pixels."""

KNOB = 0.72
"""How wide the tile on a groove is, in its heights."""

RING = 5
"""How wide the frame around a chosen picture is, in reference pixels."""

MOST = 6
"""So many values are in a row of words; more of them are stops of a slider."""

HIGH = 80
"""How high a row of values is at most, in reference pixels."""

ENOUGH = 0.9
"""Values fit where each has so much of the room of the widest."""

Size = tuple[int, int]
Draw = Callable[[Any, Size], Surface]


class Ledge(Choice[Any]):
    """A row of words, one of them on a tile, below what they are about."""

    says_value = False
    """Whether the value is written beside its name, as the row shows it in no words."""

    @classmethod
    def height(cls, kit: Kit, why: str, width: int, row: int) -> int:
        """Return how high it is with all its words above a row of values."""
        rows = kit.fonts.lines(why, "text", kit.text_px("body"), width) if why else ()
        return kit.lines("body", 1 + len(rows)) + kit.px(GAP) + row

    @classmethod
    def is_wide(cls, kit: Kit, labels: Sequence[str], width: int) -> bool:
        """Return whether fingers and words of all values have room side by side."""
        longest = max(cls.needs(kit, label) for label in labels)
        words = longest * len(labels) * ENOUGH <= width or len(labels) > MOST
        return words and len(labels) * kit.min_target <= width

    @cached_property
    def row(self) -> Rect:
        """The place of all values on the screen, at the foot of the ledge."""
        title, why = self.words
        if not title:
            return self.rect
        above = self.height(self.kit, why, self.rect.w, 0)
        high = max(self.kit.min_target // 2, min(self.rect.h - above, highest(self.kit)))
        return Rect(self.rect.left, self.rect.bottom - high, self.rect.w, high)

    def activate(self, pos: Point | None) -> None:
        """Choose the value at a point; what is explained above it is not pressed."""
        if not pos or pos[1] >= self.rect.bottom - max(self.row.h, self.kit.min_target):
            super().activate(pos)

    def paint(self) -> Surface:
        """Draw the words above the values."""
        canvas, kit, gap = super().paint(), self.kit, self.kit.px(GAP)
        (title, why), foot = self.words, self.row.top - self.rect.top + self.pad - gap
        if not title:
            return canvas
        if why:
            told = kit.paragraph(why, "text", "body", "ink_soft", self.rect.w)
            canvas.blit(told, (self.pad, foot - told.height))
            foot -= told.height
        head = Rect(self.pad, foot - kit.lines("body"), self.rect.w, kit.lines("body"))
        chosen = self.options[self._index()][1] if self.says_value else ""
        value = kit.one_line(chosen, "text", "body", "ink_soft", (head.w // 2, head.h))
        room = head.w - value.width - 2 * gap, head.h
        name = kit.one_line(title, "bold", "body", "ink", room)
        canvas.blit(name, name.get_rect(midleft=head.midleft))
        canvas.blit(value, value.get_rect(midright=head.midright))
        return canvas


def highest(kit: Kit) -> int:
    """Return how high a row of values is at most."""
    return max(kit.min_target, kit.px(HIGH * kit.text_scale))


class Slider(Ledge):
    """A groove with a stop for each value, and a tile on the stop that is chosen."""

    says_value = True

    def _paint_ground(self, canvas: Surface, row: Rect) -> None:
        theme, high = self.kit.theme, max(6, self.kit.px(GROOVE))
        groove, line = Rect(row.left, 0, row.w, high), max(1, self.kit.px(1.5))
        groove.centery = row.centery
        track = shapes.rounded(groove.size, high // 2, theme["track"], theme["panel_line"], line)
        canvas.blit(track, groove)
        if at := self._index():
            filled = self._stop(row, at).centerx - row.left, high
            shades = theme["accent"], theme["accent_low"]
            edge = theme["accent_ink"]  # Yellow alone is not seen on light wood.
            canvas.blit(shapes.rounded(filled, high // 2, shades, edge, line), groove)

    def _paint_value(self, canvas: Surface, place: Rect, index: int) -> None:
        theme, size = self.kit.theme, max(4, self.kit.px(STOP))
        whole = Rect(self.pad, place.top, self.rect.w, place.h)
        if index == self._index():
            self._lay_tile(canvas, self._stop(whole, index))
        elif index > self._index():
            faint = FADED if self.options[index][0] in self.disabled else 0.8
            dot = shapes.disc(size, theme["track"].lerp(theme["ink"], faint))
            canvas.blit(dot, dot.get_rect(center=self._stop(whole, index).center))

    def _stop(self, whole: Rect, index: int) -> Rect:
        """Return where the tile is on a stop: from one end of the groove to the other."""
        wide = round(whole.h * KNOB)
        left = (whole.w - wide) * index // (len(self.options) - 1)
        return Rect(whole.left + left, whole.top, wide, whole.h)


class Pictures(Ledge):
    """A picture of each value, the chosen one in a frame."""

    says_value = True

    def __init__(self, draw: Draw, *told: Any, **more: Any) -> None:
        self._draw = draw
        super().__init__(*told, **more)

    def _paint_value(self, canvas: Surface, place: Rect, index: int) -> None:
        kit, gap, value = self.kit, self.kit.px(GAP), self.options[index][0]
        if value == self.value:
            shade, line = kit.theme["track"], kit.theme["accent_ink"]
            radius, width = kit.px(RADIUS), max(2, kit.px(RING))
            canvas.blit(shapes.rounded(place.size, radius, shade, line, width), place)
        picture = self._draw(value, place.inflate(-3 * gap, -3 * gap).size)
        canvas.blit(picture, picture.get_rect(center=place.center))


def draw_size(kit: Kit, percent: int, room: Size) -> Surface:
    """Draw two letters in a size that text can have."""
    px = min(room[0] * 3 // 4, room[1]) * (100 + percent) // 300
    letters = kit.text("option-text-scale-letters")
    return kit.fonts.render(letters, "bold", max(kit.fonts.size(0), px), kit.theme["ink"])


def draw_well(themes: Mapping[str, tuple[Theme, str]], kit: Kit, name: str, room: Size) -> Surface:
    """Draw a well of paint in the colours of a theme's table, or a cross for a broken one."""
    side, (theme, fault) = min(room), themes[name]
    if fault:
        return shapes.svg(kit.art("cross"), (side // 2, side // 2), kit.theme["ink_soft"])
    shades = shapes.opaque(theme["felt_light"]), shapes.opaque(theme["felt_dark"])
    return shapes.rounded((side, side), side // 2, shades, kit.theme["sign_edge"], kit.px(2))


def draw_palette(kit: Kit, name: str, room: Size) -> Surface:
    """Draw the four signs of tiles in their colours on a plate of ivory."""
    theme, side = kit.theme, min(room[0] * 4 // 21, room[1] // 2)
    plate = shapes.filled(room, kit.px(GAP), (theme["tile_top"], theme["tile_low"]))
    for at, (kind, shape) in enumerate(SHAPES.items()):
        sign = shapes.svg(kit.art(shape), (side, side), theme.palettes[name][kind])
        middle = room[0] // 2 + (2 * at - 3) * side * 5 // 8, room[1] // 2
        plate.blit(sign, sign.get_rect(center=middle))
    return plate


LOUDNESS = "tiles", "signals", "music"
"""Options that unmute the game when the player changes them."""
