"""What lies under and below the rows: a plate for each, its outline, and why a row is no set."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Literal

from pygame import Rect, Surface

from game.kit import paint
from game.kit.kit import Kit
from game.kit.stage import Sprite, Stage
from game.view.line import line

State = Literal["lying", "legal", "faulty", "target"]

LOW, MIDDLE, HIGH = 5.0, 14.0, 15.0
"""Heights on the stage: plates under the tiles, check marks and reasons over them."""

TICK = 0.17
"""How large a mark on the lower edge of a row is, in heights of its plate."""

_LINES = {"legal": "legal", "faulty": "fault", "target": "accent_ink"}


@dataclass(frozen=True)
class Plate:
    """Say where a row lies, how it stands, and the reason if it is no set."""

    rect: Rect
    state: State
    reason: str = ""


def draw_plate(kit: Kit, size: tuple[int, int], state: State) -> Surface:
    """Draw a plate; the line around a faulty row is broken, for eyes that see no colours."""
    fill, radius, width = kit.theme["plate"], kit.px(13), max(2, kit.px(3))
    if state == "lying":
        return paint.rounded(size, radius, fill)
    draw = paint.dashed if state == "faulty" else paint.rounded
    return draw(size, radius, fill, kit.theme[_LINES[state]], width)


class Plates:
    """Draw the plates of all rows; they are told apart by nothing but their number."""

    def __init__(self, kit: Kit, stage: Stage, zone: Rect) -> None:
        self._kit = kit
        self._zone = zone
        self._stage = stage
        self._sprites: list[Sprite] = []
        self._checks: list[Sprite] = []
        self._reasons: list[Sprite] = []
        self._kept: dict[int, Surface] = {}

    def show(self, plates: Sequence[Plate], room_below: int) -> None:
        """Show these plates; a reason is written below its row where the room allows."""
        self._reuse(self._sprites, [(self._paint(p), p.rect.topleft) for p in plates], LOW)
        self._reuse(self._checks, list(self._ticks(plates)), MIDDLE)
        self._reuse(self._reasons, list(self._pills(plates, room_below)), HIGH)

    def _pills(
        self, plates: Sequence[Plate], room: int
    ) -> Iterator[tuple[Surface, tuple[int, int]]]:
        """Draw the reasons that have room; those that would meet are only signs."""
        faulty = [plate for plate in plates if plate.reason]
        if room < self._kit.fonts.size(0):
            yield from map(self._pinned, faulty)
            return
        drawn = [self._reason(plate.reason, room) for plate in faulty]
        places = [self._below(*pair) for pair in zip(faulty, drawn, strict=True)]
        for plate, picture, place in zip(faulty, drawn, places, strict=True):
            if len(place.inflate(4, 0).collidelistall(places)) > 1:
                sign = self._sign(room)
                yield sign, self._below(plate, sign).topleft
            else:
                yield picture, place.topleft

    def _pinned(self, plate: Plate) -> tuple[Surface, tuple[int, int]]:
        """Draw the sign on the lower edge of a row, below which there is no room."""
        sign = self._sign(_mark_side(plate))
        return sign, sign.get_rect(center=plate.rect.midbottom).topleft

    def _ticks(self, plates: Sequence[Plate]) -> Iterator[tuple[Surface, tuple[int, int]]]:
        """Draw a check mark on the lower edge of each legal row, for eyes that see no colours."""
        for plate in plates:
            if plate.state == "legal":
                tick = self._tick(_mark_side(plate))
                yield tick, tick.get_rect(center=plate.rect.midbottom).topleft

    def _tick(self, side: int) -> Surface:
        """Give a check mark on a disc."""
        if side not in self._kept:
            theme = self._kit.theme
            disc = self._kept[side] = paint.disc(side, theme["legal"]).copy()
            mark = paint.svg(self._kit.art("check"), (side * 2 // 3,) * 2, theme["fault_ink"])
            disc.blit(mark, mark.get_rect(center=(side / 2, side / 2)))
        return self._kept[side]

    def _reuse(
        self, sprites: list[Sprite], wanted: list[tuple[Surface, tuple[int, int]]], z: float
    ) -> None:
        while len(sprites) > len(wanted):
            sprites.pop().remove()
        for at, (picture, place) in enumerate(wanted):
            if at == len(sprites):
                sprites.append(self._stage.add(picture, *place, z))
            sprites[at].show(picture)
            sprites[at].move(*place)

    def _paint(self, plate: Plate) -> Surface:
        return draw_plate(self._kit, plate.rect.size, plate.state)

    def _reason(self, text: str, room: int) -> Surface:
        """Draw a reason in its pill."""
        kit, height = self._kit, min(room, self._kit.px(30))
        words = line(kit, text, "bold", "small", "fault_ink", (kit.size[0], height * 3 // 4))
        pill = self._pill(words.get_width() + height, height)
        pill.blit(words, words.get_rect(center=pill.get_rect().center))
        return pill

    def _sign(self, room: int) -> Surface:
        """Draw the sign that stands for a reason."""
        height = min(room, self._kit.px(30))
        pill = self._pill(2 * height, height)
        side = height * 3 // 4
        sign = paint.svg(self._kit.art("warning"), (side, side), self._kit.theme["fault_ink"])
        pill.blit(sign, sign.get_rect(center=pill.get_rect().center))
        return pill

    def _pill(self, width: int, height: int) -> Surface:
        return paint.rounded((width, height), height // 2, self._kit.theme["fault"]).copy()

    def _below(self, plate: Plate, picture: Surface) -> Rect:
        """Give the place centred under a row, between the sides of the table."""
        place = picture.get_rect(midtop=(plate.rect.centerx, plate.rect.bottom))
        return place.clamp(Rect(self._zone.x, place.y, self._zone.w, place.h))


def _mark_side(plate: Plate) -> int:
    """Give the height in pixels of a mark on the lower edge of a row."""
    return max(12, round(plate.rect.h * TICK))
