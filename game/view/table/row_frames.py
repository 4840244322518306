"""What lies under and below the rows: a frame for each, its outline, and why a row is no set."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import zip_longest
from typing import Literal

from pygame import Rect, Surface

from game.kit import shapes
from game.kit.kit import Kit
from game.kit.stage import Sprite, Stage
from game.view.blank_tile import CORNER
from game.view.layers import Layer
from game.view.table.shadows import Shadows

FrameState = Literal["lying", "legal", "begun", "faulty", "target"]

CHECK = 0.17
"""How large a mark on the lower edge of a row is, in heights of its frame."""

PILL, WORDS = 30, 0.8
"""The height of a reason in its pill, in reference pixels, and how much of that are words."""

LINE = 2
"""The width of the line around a gap, in pixels."""

LEAST = 8
"""The least height of a sign, in pixels."""

Laid = tuple[Surface, tuple[int, int]]
"""A picture, and where it lies."""

_LINES = {"begun": ("ink", 3), "faulty": ("fault", 5), "target": ("accent_ink", 3)}
"""The colours of lines around rows, and how wide they are, in reference pixels."""


@dataclass(frozen=True)
class RowFrame:
    """Say where a row lies, how it stands, and in words why or how far it is; most words warn."""

    rect: Rect
    state: FrameState
    words: str = ""
    warns: bool = True


def draw_row_frame(kit: Kit, size: tuple[int, int], state: FrameState) -> Surface:
    """Draw a frame; the line around a row that is no set is broken, for eyes without colours."""
    fill, radius = kit.theme["plate"], kit.px(13)
    if state not in _LINES:
        return shapes.rounded(size, radius, fill)
    color, width = _LINES[state]
    draw = shapes.rounded if state == "target" else shapes.dashed
    return draw(size, radius, fill, kit.theme[color], max(2, kit.px(width)))


class RowFrames:
    """Draw the frames of all rows; they are told apart by nothing but their number."""

    def __init__(self, kit: Kit, stage: Stage, zone: Rect) -> None:
        self._kit = kit
        self._stage = stage
        self.zone = zone
        self._shadows = Shadows(kit, zone)
        self._frames: list[RowFrame] = []
        self._shifted: set[int] = set()
        self._grounds: dict[int, tuple[Laid, Laid]] = {}
        self._sprites: dict[int, Sprite] = {}
        self._shadow_sprites: dict[int, Sprite] = {}
        self._checks: dict[int, Sprite] = {}
        self._reasons: list[Sprite] = []
        self._gaps: list[Sprite] = []
        self._kept: dict[int, Surface] = {}
        self._reach = self._gap = 0

    def fit(self, zone: Rect) -> None:
        """Take another zone, for the next time that frames are shown."""
        self.zone, self._shadows = zone, Shadows(self._kit, zone)
        self._frames.clear()

    @property
    def words(self) -> list[Rect]:
        """Where words stand below rows or beside them, or the signs in their place."""
        return [sprite.rect for sprite in self._reasons]

    def show(self, frames: Sequence[RowFrame], reach: int, gap: int) -> None:
        """Show these frames, which reach so far beyond tiles whose lines are so far apart.

        Words are written where they cover no tile, below their row or beside it; where there is no
        such place a sign stands for a warning.
        """
        if (reach, gap) != (self._reach, self._gap):
            self._frames.clear()
        self._reach, self._gap = reach, gap
        before = self._frames[: len(frames)]
        for at, (frame, shown) in enumerate(zip_longest(frames, before)):
            if at in self._shifted or (frame is not shown and frame != shown):
                self._lay(at, frame)
        for at in range(len(frames), len(self._sprites)):
            del self._grounds[at]
            self._shifted.discard(at)
            for sprites in (self._sprites, self._shadow_sprites, self._checks):
                self._remove(sprites, at)
        self._frames = list(frames)
        self._reuse(self._reasons, list(self._pills(frames)), Layer.ROW_REASON)

    def shift(self, at: int, off: tuple[float, float]) -> None:
        """Lay the frame of a row, and its shadow, off their place, while its tiles glide there."""
        if at in self._grounds:
            frame, shadow = self._grounds[at]
            for sprite, (_, (x, y)) in (
                (self._sprites[at], frame),
                (self._shadow_sprites[at], shadow),
            ):
                sprite.move(x + off[0], y + off[1])
            self._shifted.add(at)

    def _lay(self, at: int, frame: RowFrame) -> None:
        tiles = self._tiles(frame)
        picture = draw_row_frame(self._kit, frame.rect.size, frame.state)
        ground, shadow = (picture, frame.rect.topleft), self._shadows.under(tiles)
        self._grounds[at] = ground, shadow
        self._shifted.discard(at)
        self._put(self._sprites, at, ground, Layer.ROW_FRAME)
        self._put(self._shadow_sprites, at, shadow, Layer.ROW_SHADOW)
        self._remove(self._checks, at)
        if frame.state == "legal":
            check = self._disc(min(self._gap, max(12, round(frame.rect.h * CHECK))))
            corner = check.get_rect(midtop=(frame.rect.centerx, tiles.bottom)).topleft
            self._put(self._checks, at, (check, corner), Layer.ROW_CHECK)

    def show_gaps(self, gaps: Sequence[Rect]) -> None:
        """Show the places that a row keeps for the tiles in the hand."""
        theme = self._kit.theme
        drawn = [
            shapes.rounded(
                gap.size, round(gap.w * CORNER), theme["plate"], theme["accent_low"], LINE
            )
            for gap in gaps
        ]
        wanted = [(picture, gap.topleft) for picture, gap in zip(drawn, gaps, strict=True)]
        self._reuse(self._gaps, wanted, Layer.ROW_GAP)

    def _pills(self, frames: Sequence[RowFrame]) -> Iterator[Laid]:
        """Draw the reasons, those that have no room as signs; the last line takes what is left."""
        faulty = sorted((it for it in frames if it.words), key=lambda it: it.rect.bottom)
        if not faulty:
            return
        taken = [self._tiles(frame) for frame in frames]
        # What lies beside the table is a little away from it.
        zone = self.zone.inflate(0, 2 * self._reach)
        ways = [list(self._ways(faulty, high)) for high in self._heights()]
        for at, frame in enumerate(faulty):
            worded = [way for of_height in ways for way in of_height[at]]
            signs = [(place, None) for place in self._signs(frame)]
            place, pill = next(
                (
                    way
                    for way in (*worded, *signs)
                    if zone.contains(way[0]) and way[0].collidelist(taken) < 0
                ),
                signs[-1],
            )
            if pill is None and not frame.warns:
                continue
            taken.append(place)
            yield pill or self._sign(place.size), place.topleft

    def _ways(self, faulty: list[RowFrame], height: int) -> Iterator[list[tuple[Rect, Surface]]]:
        """Return the places for the words of each row in a pill so high, and the pill."""
        drawn = [self._words(frame, height) for frame in faulty]
        below = [self._below(*pair) for pair in zip(faulty, drawn, strict=True)]
        for at, (frame, pill) in enumerate(zip(faulty, drawn, strict=True)):
            alone = below[at].inflate(4, 0).collidelistall(below) == [at]
            left, right = frame.rect.left - self._reach, frame.rect.right + self._reach
            beside = (
                pill.get_rect(midleft=(right, frame.rect.centery)),
                pill.get_rect(midright=(left, frame.rect.centery)),
            )
            yield [(place, pill) for place in (*below[at : at + alone], *beside)]

    def _tiles(self, frame: RowFrame) -> Rect:
        return frame.rect.inflate(-2 * self._reach, -2 * self._reach)

    def _below(self, frame: RowFrame, pill: Surface) -> Rect:
        """Return the place centred under a row, between the sides of the table."""
        place = pill.get_rect(midtop=(frame.rect.centerx, frame.rect.bottom))
        return place.clamp(Rect(self.zone.x, place.y, self.zone.w, place.h))

    def _signs(self, frame: RowFrame) -> tuple[Rect, Rect, Rect]:
        """Return the places for a sign: to the next line, to the one before, and what room is left.

        Only below the last line there may be less room than between lines.
        """
        tiles, high = self._tiles(frame), min(self._gap, self._kit.px(PILL))
        low = max(LEAST, self.zone.bottom + self._reach - tiles.bottom)
        below, above, left = (Rect(0, 0, 2 * side, side) for side in (high, high, min(low, high)))
        below.midtop = tiles.centerx, tiles.bottom + (self._gap - high) // 2
        above.midbottom = tiles.centerx, tiles.top - (self._gap - high) // 2
        left.midtop = tiles.midbottom
        return below, above, left

    def _sign(self, size: tuple[int, int]) -> Surface:
        pill, side = self._pill(*size, "fault"), size[1] * 7 // 8
        sign = shapes.svg(self._kit.art("warning"), (side, side), self._kit.theme["fault_ink"])
        pill.blit(sign, sign.get_rect(center=pill.get_rect().center))
        return pill

    def _disc(self, side: int) -> Surface:
        if side not in self._kept:
            colors = self._kit.theme["legal"], self._kit.theme["fault_ink"]
            self._kept[side] = shapes.badge(self._kit.art("check"), side, side * 2 // 3, *colors)
        return self._kept[side]

    def _put(self, sprites: dict[int, Sprite], at: int, laid: Laid, z: Layer) -> None:
        """Put a picture of a row in its place; what a row has keeps its turn to be drawn."""
        picture, place = laid
        if at not in sprites:
            sprites[at] = self._stage.add(picture, *place, z)
        sprites[at].show(picture)
        sprites[at].move(*place)

    def _remove(self, sprites: dict[int, Sprite], at: int) -> None:
        if at in sprites:
            sprites.pop(at).remove()

    def _reuse(self, sprites: list[Sprite], wanted: list[Laid], z: Layer) -> None:
        while len(sprites) > len(wanted):
            sprites.pop().remove()
        for at, (picture, place) in enumerate(wanted):
            if at == len(sprites):
                sprites.append(self._stage.add(picture, *place, z))
            sprites[at].show(picture)
            sprites[at].move(*place)

    def _heights(self) -> list[int]:
        """Return how high a pill is: for words of their size, and as there is room below a row."""
        kit, room = self._kit, self._gap - self._reach
        least, wanted = (round(px / WORDS) for px in (kit.fonts.size(0), kit.text_px("small")))
        return sorted({wanted, max(least, min(room, wanted))}, reverse=True)

    def _words(self, frame: RowFrame, height: int) -> Surface:
        ink, fill = ("fault_ink", "fault") if frame.warns else ("ink_soft", "panel")
        fonts, color = self._kit.fonts, self._kit.theme[ink]
        words = fonts.render(frame.words, "bold", round(height * WORDS), color)
        pill = self._pill(words.get_width() + height, height, fill)
        pill.blit(words, words.get_rect(center=pill.get_rect().center))
        return pill

    def _pill(self, width: int, height: int, fill: str) -> Surface:
        return shapes.rounded((width, height), height // 2, self._kit.theme[fill]).copy()
