"""Ledges on the things of a room: what is set there, and its value as an ivory tile."""

from collections.abc import Callable, Container, Mapping, Sequence
from typing import Any, ClassVar

from pygame import Rect, Surface

from game.kit import shapes
from game.kit.kit import Kit
from game.kit.stage import Stage
from game.kit.theme import Theme, ThemeError
from game.kit.widgets.button import FADED
from game.kit.widgets.choice import EDGE, GAP, Choice
from game.kit.widgets.widget import CLEAR, GLOSS, RADIUS
from game.view.tile_art import SHAPES

GROOVE, STOP = 14, 8
"""How high the groove of a slider is, and how large its stops are, in reference pixels."""

KNOB = 0.72
"""How wide the tile on a groove is, in its heights."""

WELL, RING = 0.84, 5
"""How large a well of paint is, in heights of its ledge, and the ring of the chosen one."""

Found = Mapping[str, Theme | ThemeError | None]


class Ledge(Choice[Any]):
    """A row of words, one of them on a tile, below what they are about."""

    says_value: ClassVar[bool] = False
    """Whether the value is written beside its name, as the row shows it in no words."""

    def __init__(
        self,
        kit: Kit,
        stage: Stage,
        rect: Rect,
        title: str,
        labels: Sequence[tuple[Any, str]],
        value: object,
        on_change: Callable[[Any], None],
        name: str,
        disabled: Container[Any],
    ) -> None:
        self._title = title
        super().__init__(kit, stage, rect, labels, value, on_change, name, disabled)

    def segment(self, index: int) -> Rect:
        """Return the place of an option on the screen, below the title."""
        whole, head = super().segment(index), self.kit.lines("body")
        return Rect(whole.left, whole.top + head, whole.w, whole.h - head)

    def paint(self) -> Surface:
        """Draw the title, and each option on the ground below."""
        canvas, kit, gap = self.canvas(), self.kit, self.kit.px(GAP)
        head = Rect((self.pad, self.pad), (self.rect.w, kit.lines("body")))
        told = self.options[self._index()][1] if self.says_value else ""
        value = kit.one_line(told, "text", "body", "ink_soft", (head.w // 2, head.h))
        room = head.w - value.width - 2 * gap, head.h
        title = kit.one_line(self._title, "bold", "body", "ink", room)
        canvas.blit(title, title.get_rect(midleft=head.midleft))
        canvas.blit(value, value.get_rect(midright=head.midright))
        self._paint_ground(canvas, Rect(head.bottomleft, (head.w, self.rect.h - head.h)))
        for index in range(len(self.options)):
            place = self.segment(index).move(self.pad - self.rect.left, self.pad - self.rect.top)
            self._paint_value(canvas, place, index)
        return canvas

    def _paint_ground(self, canvas: Surface, place: Rect) -> None:
        theme = self.kit.theme
        color = theme["sign_dark"].lerp(theme["ink"], 0.1 if self.hovered else 0.0)
        shades, line = (color, color.lerp(theme["ink"], GLOSS)), max(1, self.kit.px(1.5))
        radius = self.kit.px(RADIUS)
        canvas.blit(shapes.rounded(place.size, radius, shades, theme["panel_line"], line), place)

    def _paint_value(self, canvas: Surface, place: Rect, index: int) -> None:
        value, text = self.options[index]
        self._paint_option(canvas, place, text, value == self.value)


class Slider(Ledge):
    """A groove with a stop for each value, and a tile on the stop that is chosen."""

    says_value = True

    def _paint_ground(self, canvas: Surface, place: Rect) -> None:
        theme, high = self.kit.theme, max(6, self.kit.px(GROOVE))
        groove, line = Rect(place.left, 0, place.w, high), max(1, self.kit.px(1.5))
        groove.centery = place.centery
        track = shapes.rounded(groove.size, high // 2, theme["track"], theme["panel_line"], line)
        canvas.blit(track, groove)
        if at := self._index():
            filled = self._stop(place, at).centerx - place.left, high
            shades = theme["accent"], theme["accent_low"]
            canvas.blit(shapes.rounded(filled, high // 2, shades), groove)

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


class Sizes(Ledge):
    """Two letters in each size that text can have."""

    says_value = True

    def _paint_value(self, canvas: Surface, place: Rect, index: int) -> None:
        kit, gap, value = self.kit, self.kit.px(GAP), self.options[index][0]
        if chosen := value == self.value:
            self._lay_tile(canvas, place.inflate(-gap, -gap))
        px = round((place.h - 2 * gap) * value / self.options[-1][0] * 0.7)
        px = max(kit.fonts.size(0), min(px, place.w // 2))
        ink = kit.theme["ink_dark" if chosen else "ink"]
        letters = kit.fonts.render(kit.text("option-text-scale-letters"), "bold", px, ink)
        canvas.blit(letters, letters.get_rect(center=place.center))


class Wells(Ledge):
    """A well of paint for each theme, in the colours of its table."""

    says_value = True

    def __init__(self, found: Found, *arguments: Any) -> None:
        self._found = found
        super().__init__(*arguments)

    def _paint_value(self, canvas: Surface, place: Rect, index: int) -> None:
        kit, name = self.kit, self.options[index][0]
        side = min(place.w - 2 * kit.px(GAP), round(place.h * WELL))
        well = Rect(0, 0, side, side)
        well.center = place.center
        found = self._found[name]
        if not isinstance(found, Theme):
            sign = shapes.svg(kit.art("cross"), (side // 2, side // 2), kit.theme["ink_soft"])
            canvas.blit(sign, sign.get_rect(center=well.center))
            return
        line = kit.theme["accent_ink" if name == self.value else "panel_line"]
        width = max(2, kit.px(RING if name == self.value else 2))
        shades = shapes.opaque(found["felt_light"]), shapes.opaque(found["felt_dark"])
        canvas.blit(shapes.rounded(well.size, side // 2, shades, line, width), well)


class Palettes(Ledge):
    """A tile with the four signs of tiles for each set of colours."""

    says_value = True

    def _paint_value(self, canvas: Surface, place: Rect, index: int) -> None:
        kit, gap, name = self.kit, self.kit.px(GAP), self.options[index][0]
        tile = place.inflate(-2 * gap, -2 * gap)
        self._lay_tile(canvas, tile)
        if name == self.value:
            line, radius = kit.theme["accent_ink"], kit.px(RADIUS)
            ring = shapes.rounded(place.size, radius, CLEAR, line, max(2, kit.px(RING)))
            canvas.blit(ring, place)
        side = min(tile.w // (len(SHAPES) + 2), tile.h // 2)
        left, step = tile.centerx - side * (len(SHAPES) - 1) * 5 // 8, side * 5 // 4
        for at, (kind, shape) in enumerate(SHAPES.items()):
            sign = shapes.svg(kit.art(shape), (side, side), kit.theme.palettes[name][kind])
            middle = left + at * step, tile.centery - kit.px(EDGE) // 2
            canvas.blit(sign, sign.get_rect(center=middle))


LOUDNESS = "tiles", "signals", "music"
"""Options that unmute the game when the player changes them."""

KINDS: dict[str, type[Ledge]] = {
    **dict.fromkeys((*LOUDNESS, "speech"), Slider),
    "text_scale": Sizes,
    "palette": Palettes,
}
"""The ledges that are not rows of words."""
