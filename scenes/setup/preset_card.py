"""The card of a preset: a picture of what is special, next to its name and audience."""

from collections.abc import Callable
from typing import Literal

from pygame import Rect, Surface

from game.engine.rules import LADDER
from game.kit import shapes
from game.kit.kit import Kit
from game.kit.stage import Stage
from game.kit.widgets.button import SINK, Button
from game.view.rule_pictures import draw_preset

CARD_MARGIN = 22  # reference px between the edge of a card and what is on it
PICTURE_SHARE = 0.38  # the largest share of a card's width that a picture takes
SLIM, BROAD = 0.6, 1.35  # the least and the usual width of a picture, in heights


Sign = Literal["", "check", "more"]
"""The icon at the right end of a card: it is chosen, or leads to more."""


class PresetCard(Button):
    """Shows a preset: its picture, its name, whom it suits and what is special."""

    def __init__(
        self,
        kit: Kit,
        stage: Stage,
        rect: Rect,
        preset: str,
        on_press: Callable[[], None],
        *,
        name: str,
        title: str,
        sign: Sign = "",
        broad: float = BROAD,
    ) -> None:
        self.preset, self.title, self.sign = preset, title, sign
        self._picture, self._words = self._parted(kit, rect.size, broad)
        self._drawn = draw_preset(kit, preset, self._picture.size) if self._picture else None
        below = (kit.text(f"preset-{preset}-{which}") for which, _, _ in self._below)
        self.label = kit.aloud(title, *below)
        super().__init__(kit, stage, rect, on_press=on_press, name=name)
        self.set_state(chosen=sign == "check")

    @property
    def pictured(self) -> bool:
        """Whether there is room for the picture."""
        return self._drawn is not None

    def _parted(self, kit: Kit, size: tuple[int, int], broad: float) -> tuple[Rect, Rect]:
        """Divide a card into picture and words; if the words need all of it, drop the picture."""
        gap, sign = kit.px(CARD_MARGIN), kit.text_px("body") if self.sign else 0
        room = Rect((0, 0), size).inflate(-2 * gap, -gap)
        title = kit.width(self.title, "bold", "label")
        wide = round(min(size[0] * PICTURE_SHARE, room.h * broad, room.w - gap - title - sign))
        for side in (wide, min(wide, round(room.h * SLIM))):
            words = Rect(room.left + side + gap, room.top, room.w - side - gap, room.h)
            if side >= int(room.h * SLIM) and self._high(kit, words.width) <= words.height:
                return Rect(room.topleft, (side, room.h)), words
        if self.preset in LADDER:  # Children find their rung by its picture.
            wide = min(round(room.h * BROAD), room.w // 4)
            picture = Rect(room.topleft, (wide, room.h))
            return picture, Rect(picture.right + gap, room.top, room.w - wide - gap, room.h)
        return Rect(room.topleft, (0, 0)), room

    def _high(self, kit: Kit, width: int) -> int:
        """Return the height of all words at a width, in px."""
        below = [(f"preset-{self.preset}-{which}", size) for which, size, _ in self._below]
        drawn = (kit.paragraph(kit.text(id), "text", size, "ink_soft", width) for id, size in below)
        return kit.lines("label") + sum(paragraph.height for paragraph in drawn)

    @property
    def _below(self) -> tuple[tuple[str, str, str], ...]:
        """The texts below the name, their sizes and colours; a rung has only one."""
        whom, special = ("for", "small", "accent_ink"), ("sub", "body", "ink_soft")
        return (special,) if self.preset in LADDER else (whom, special)

    def paint(self) -> Surface:
        """Draw the card."""
        canvas, kit = super().paint(), self.kit
        corner = (self.pad, self.pad + SINK * self.pressed)
        if self._drawn:
            canvas.blit(self._drawn, self._picture.move(corner))
        self._paint_words(canvas, self._words.move(corner))
        if self.sign:
            side, inset = kit.text_px("body"), kit.px(CARD_MARGIN)
            sign = shapes.svg(kit.art(self.sign), (side, side), kit.theme["accent_ink"])
            right = corner[0] + self.rect.width - inset
            canvas.blit(sign, sign.get_rect(topright=(right, corner[1] + inset)))
        return canvas

    def _paint_words(self, canvas: Surface, room: Rect) -> None:
        """Write, centred below each other: the name, whom it suits, what is special."""
        kit, preset = self.kit, self.preset
        wide = room.width - (kit.text_px("body") if self.sign else 0)
        lines = [kit.one_line(self.title, "bold", "label", "ink", (wide, room.height // 2))]
        for which, size, color in self._below:
            left = room.height - sum(line.height for line in lines)
            if len(lines) == 1 or left >= kit.lines("body"):
                id = f"preset-{preset}-{which}"
                lines.append(self._block(id, size, color, room.width, left))
        top = room.centery - sum(line.height for line in lines) // 2
        for line in lines:
            canvas.blit(line, (room.left, top))
            top += line.height

    def _block(self, id: str, size: str, color: str, width: int, height: int) -> Surface:
        return self.kit.words(self.kit.text(id), "text", size, color, (width, height))
