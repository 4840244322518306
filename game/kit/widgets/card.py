"""A card: a picture and some lines, fitted and drawn on a button."""

from collections.abc import Callable
from dataclasses import dataclass
from math import copysign
from typing import Literal

from pygame import Color, Rect, Surface
from pygame.transform import rotozoom

from game.kit import shapes
from game.kit.kit import Kit
from game.kit.stage import Stage
from game.kit.text.letters import Align, Face
from game.kit.widgets.button import Button, Kind
from game.kit.widgets.widget import CLEAR, RADIUS, call_nothing

INSET, GAP = 10, 22
"""Reference pixels between the edge of a card and what is on it, and beside a picture."""

ENOUGH = 0.8
"""A line is left out where it has less than so much of its height."""

LEAST = 0.6
"""How much of its usual size a picture keeps at least where words need the rest."""

SWINGS = 2
"""By how many degrees a card that hangs askew does so under the pointer."""

Size = tuple[int, int]
Draw = Callable[[Size], Surface]


@dataclass(frozen=True)
class Words:
    """Words of a card; they take no more rows than these, and are smaller where that is too few."""

    words: str
    size: str = "body"
    face: Face = "text"
    color: str = ""
    """A colour of the theme; "" is that of the words of a button."""

    rows: int = 1
    end: str = ""
    """Small words at the other end of the line, if there is room for them."""


@dataclass(frozen=True)
class Drawn:
    """A line of a card that is drawn, as high as one of words."""

    draw: Draw
    size: str = "body"
    rows: int = 1


@dataclass(frozen=True)
class Picture:
    """A picture of a card, which leaves room for the lines beside or below it."""

    draw: Draw
    side: Literal["above", "left"] = "above"
    ratio: float = 100.0
    """How wide it is at most, in heights."""

    share: float = 1.0
    """How much of the width of a card it takes at most."""

    least: float = LEAST
    """How much of its height, or of its width beside words, it keeps where they need the rest."""

    is_late: bool = False
    """Whether drawing takes long: then a screen draws one such picture a frame."""


@dataclass(frozen=True)
class Card:
    """What a card shows and does: its lines from top to bottom, the most important first."""

    name: str
    lines: tuple[Words | Drawn, ...]
    press: Callable[[], None] = call_nothing
    """What a press does; one that does nothing is only read."""

    picture: Picture | None = None
    sign: str = ""
    """An icon at the end of the words."""

    kind: Kind = "plain"
    is_chosen: bool = False
    tip: str = ""
    label: str = ""
    """What is said aloud in the place of the lines."""

    ground: Draw | None = None
    """What it is drawn on instead of a sign, and then its words are dark."""

    inset: int = INSET
    """Reference pixels between the edge of the card and what is on it."""

    tilt: float = 0.0
    """By how many degrees it hangs askew, all but its words."""

    @property
    def words(self) -> tuple[str, ...]:
        """What its lines say."""
        lines = [line for line in self.lines if isinstance(line, Words)]
        return tuple(words for line in lines for words in (line.words, line.end) if words)


class CardButton(Button):
    """Draws a card and does what a press on it means."""

    def __init__(self, kit: Kit, stage: Stage, rect: Rect, card: Card, drawn: Surface | None):
        """Take the card, and its picture if that was drawn before."""
        self.card = card
        self.pressable = card.press is not call_nothing
        self.drawn = drawn
        head, *below = card.words or ("",)
        super().__init__(
            kit, stage, rect, head, None, card.kind, card.press, name=card.name, tip=card.tip
        )
        self.label = card.label or kit.aloud(head, *below)
        self.set_state(chosen=card.is_chosen)

    @property
    def waits(self) -> bool:
        """Whether its picture is still to be drawn."""
        picture, size = self.card.picture, self._places()[0].size
        return bool(picture and picture.is_late and not (self.drawn and self.drawn.size == size))

    @property
    def picture_place(self) -> Rect:
        """Where its picture is."""
        return self._places()[0].move(self.rect.topleft)

    def complete(self) -> None:
        """Draw the picture."""
        if self.card.picture:
            size = self._places()[0].size
            picture, self.drawn = self.card.picture.draw(size), self.kit.canvas(size)
            self.drawn.blit(picture, picture.get_rect(center=self.drawn.get_rect().center))
            self.refresh()

    def background(self, fill: str, lighter: float = 0.0, line: str = "panel_line") -> Surface:
        """Draw what the card is on; with its picture, where both hang askew."""
        if not self.card.ground:
            return super().background(fill, lighter, line)
        ground, size = self.card.ground(self.rect.size).copy(), self.rect.size
        if self.chosen:
            color, wide = self.kit.theme["accent_edge"], max(3, self.kit.px(6))
            ground.blit(shapes.rounded(size, self.kit.px(RADIUS), CLEAR, color, wide), (0, 0))
        if not self.card.tilt:
            return ground
        place, flat = self._places()[0], ground.get_rect()
        picture = self._picture(place.size)
        ground.blit(picture, picture.get_rect(center=place.center))
        tilt = copysign(SWINGS, self.card.tilt) if self.hovered else self.card.tilt
        turned, ground = rotozoom(ground, tilt, 1), self.kit.canvas(size)
        ground.blit(turned, turned.get_rect(center=flat.center))
        return ground

    def _paint_primary(self, canvas: Surface, lower: int) -> None:
        if self.card.ground:
            canvas.blit(self.background("panel"), (self.pad, self.pad + lower))
        else:
            super()._paint_primary(canvas, lower)

    @property
    def _edge(self) -> int:
        return 0 if self.card.ground else super()._edge

    def _ink(self) -> Color:
        return self.kit.theme["ink_dark"] if self.card.ground else super()._ink()

    def _paint_contents(self, canvas: Surface, room: Rect) -> None:
        down = room.top - self._room().top
        place, words = (each.move(self.pad, self.pad + down) for each in self._places())
        if self.card.picture and min(place.size) > 0 and not self.card.tilt:
            picture = self._picture(place.size)
            canvas.blit(picture, picture.get_rect(center=place.center))
        if self.card.sign:
            side = min(self.kit.text_px("label"), words.h)
            ink = self._ink() if self.primary else self.kit.theme["accent_ink"]
            sign = shapes.svg(self.kit.art(self.card.sign), (side, side), ink)
            canvas.blit(sign, sign.get_rect(midright=words.midright))
            words = self._leave_sign_room(words)
        lines = self._draw_lines(words.size)
        top = words.centery - sum(line.height for line in lines) // 2
        if self._align == "center" and len(lines) > 1 and self.card.picture:
            top = words.top  # Names stand side by side with those of other cards.
        if self.kind == "bare" and lines:  # Words stand out from whatever lies below them.
            high = sum(line.height for line in lines)
            wide = max(line.width for line in lines) + self.kit.px(GAP)
            plate = shapes.rounded((wide, high), self.kit.px(RADIUS), self.kit.theme["plate"])
            canvas.blit(plate, plate.get_rect(midtop=(words.centerx, top)))
        for line in lines:
            left = words.left if self._align == "left" else words.centerx - line.width // 2
            canvas.blit(line, (left, top))
            top += line.height

    def _picture(self, size: Size) -> Surface:
        """Return the picture, or a plain felt where it is still to be drawn."""
        if self.drawn and self.drawn.size == size:
            return self.drawn
        if self.card.picture and not self.card.picture.is_late:
            return self.card.picture.draw(size)
        radius = self.kit.px(RADIUS - INSET // 2)
        return shapes.rounded(size, radius, self.kit.theme["felt_dark"])

    @property
    def _align(self) -> Align:
        return "left" if self.card.picture and self.card.picture.side == "left" else "center"

    def _places(self) -> tuple[Rect, Rect]:
        inset = self.kit.px(self.card.inset)
        room, picture = self._face.inflate(-2 * inset, -2 * inset), self.card.picture
        if not picture:
            return Rect(room.topleft, (0, 0)), room
        if picture.side == "above":
            needed = sum(self._high(line) for line in self.card.lines)
            words = min(needed, round(room.h * (1 - picture.least)))
            wide = min(room.w, round((room.h - words) * picture.ratio))
            place = Rect(room.centerx - wide // 2, room.top, wide, room.h - words)
            return place, Rect(room.left, place.bottom, room.w, words)
        usual = min(round(room.h * picture.ratio), round(room.w * picture.share))
        least, gap = round(usual * picture.least), self.kit.px(GAP)
        wide = usual if self._fits_beside(room.w - usual - 2 * gap) else least
        place = Rect(room.left, room.top, wide, room.h)
        return place, Rect(place.right + gap, room.top, room.right - place.right - 2 * gap, room.h)

    @property
    def _face(self) -> Rect:
        return Rect(0, 0, self.rect.w, self.rect.h - self._edge)

    def _fits_beside(self, wide: int) -> bool:
        first = next((it for it in self.card.lines if isinstance(it, Words)), None)
        return not first or self.kit.width(first.words, first.face, first.size) <= wide

    def _leave_sign_room(self, words: Rect) -> Rect:
        """Make room for the sign; words in the middle stay there."""
        side = self.kit.text_px("label")
        if self._align == "center":
            return words.inflate(-2 * side, 0)
        return Rect(words.topleft, (words.w - side, words.h))

    def _high(self, line: Words | Drawn) -> int:
        return self.kit.lines(line.size, line.rows)

    def _draw_lines(self, room: Size) -> list[Surface]:
        """Draw the lines that have room for all their words, the first ones before others."""
        drawn, left = list[Surface](), room[1]
        for line in self.card.lines:
            size = room[0], min(left, self._high(line))
            if not drawn or self._has_room(line, size):
                drawn.append(self._draw(line, size))
                left -= drawn[-1].height
        return drawn

    def _has_room(self, line: Words | Drawn, room: Size) -> bool:
        if room[1] < ENOUGH * self.kit.lines(line.size):
            return False
        px = self.kit.text_px("small")
        return isinstance(line, Drawn) or self.kit.fonts.fits(line.words, line.face, px, room)

    def _draw(self, line: Words | Drawn, size: Size) -> Surface:
        if isinstance(line, Drawn):
            return line.draw(size)
        kit, color = self.kit, self.kit.theme[line.color] if line.color else self._ink()
        words = kit.words(line.words, line.face, line.size, color, size, self._align)
        ink = self._ink() if self.primary or self.card.ground else kit.theme["ink_soft"]
        end = kit.fonts.render(line.end, "text", kit.text_px("small"), ink)
        if words.width + kit.px(GAP) + end.width > size[0] or not line.end:
            return words
        whole = kit.canvas((size[0], words.height))
        whole.blit(words, (0, 0))
        whole.blit(end, end.get_rect(midright=(size[0], words.height // 2)))
        return whole
