"""Where the players sit: behind the far rim, side by side, and who looks on behind the rack."""

from dataclasses import dataclass, replace
from typing import NamedTuple

from pygame import Rect

from game.kit.kit import Kit
from game.view.players.bodies import SHOULDERS
from game.view.room import has_room

HEAD, NARROW = 150, 0.4
"""How large a head is, in reference pixels and at most in widths of the room of a seat."""

RACK = 300
"""How wide a rack is at most that is seen from behind, in reference pixels."""

BACK = 44
"""How high its tiles stand above the rim, in reference pixels."""

GAP = 14
"""The distance between two seats, in reference pixels."""

TOP = 4
"""How far below the edge of the window the head of who leans in is, in reference pixels."""

WHOLE, SEEN, SUNK = 1.2, 0.8, 0.7
"""How much is above the rim at least, in heads: head and chest, all but the chin, and the eyes."""

CENTRED = 1.3
"""From how much room for a rack on it is held in the middle, before the chest, in heads."""

HELD, PLATE = 30, 1.6
"""How high tiles of a rack stand between the paws that hold it, in reference pixels, and how wide
its plate is at most, in heads.
"""

MOST = 0.88
"""How much of a head is above the rim at most."""

CHEEK, ROOMY = 0.32, 1.6
"""How much of a head a bubble covers where a rack has not so much room, in widths of the head.

The plate then reaches below the head, as it does where there is no rim to hide the chin.
"""

LOW, LOWEST = 0.5, 15
"""How much of a plate is left where a bubble needs room: a share of it, and a line in pixels."""

DOWN = 6
"""How far such a plate hangs below its place, in reference pixels: no row begins so high."""

ASIDE = 0.42
"""How much of the room of messages a bubble of the viewer's own may take."""


@dataclass(frozen=True)
class SeatPlace:
    """Say where all of a seat is shown; the viewer's own has a plate alone.

    The `head` is the part of it above the rim while its owner leans in.
    """

    whole: Rect
    plate: Rect
    bubble: Rect
    head: Rect | None = None
    rack: Rect | None = None

    def on_the_way(self, to: "SeatPlace", share: float) -> "SeatPlace":
        """Return the place after a share of the way to another, where that has all that moves."""
        if not (self.head and to.head):
            return to
        plate, head = between(self.plate, to.plate, share), between(self.head, to.head, share)
        return replace(to, plate=plate, head=head)


def between(one: Rect, other: Rect, share: float) -> Rect:
    """Return a rectangle on the way from one to another."""
    sides = zip(one, other, strict=True)
    return Rect([round(start + (end - start) * share) for start, end in sides])


class Behind(NamedTuple):
    """Hold the rim behind which others sit, and how much of a head is above it at least."""

    rim: Rect
    seen: float

    @property
    def whole(self) -> bool:
        """Whether one sees the whole of who sits there, with arms and paws."""
        return self.seen >= WHOLE

    @property
    def sunk(self) -> bool:
        """Whether heads have sunk, so that a plate makes way for what its owner says."""
        return self.seen < SEEN


def behind(kit: Kit, zone: Rect, rim: Behind, count: int, plate: int) -> list[SeatPlace]:
    """Part a zone evenly; each seat has a head and its rack above the rim, and a plate on it."""
    if not count:
        return []
    gap = kit.px(GAP)
    width = (zone.w - gap * (count - 1)) // count
    return [
        _turned(kit, zone, _place(kit, zone, rim, plate, zone.x + at * (width + gap), width))
        for at in range(count)
    ]


def _place(kit: Kit, zone: Rect, behind: Behind, plate: int, left: int, width: int) -> SeatPlace:
    rim, seen = behind.rim, behind.seen
    gap, above = kit.px(GAP), rim.top - kit.px(TOP)
    side = round(min(kit.px(HEAD), width * NARROW, above / seen))
    shoulder = round(side * (SHOULDERS - 1) / 2)
    across = min(kit.px(RACK), width - shoulder - side - gap)
    narrow = across < side * ROOMY
    before = behind.whole and across >= side * CENTRED
    x = left + shoulder + (width - shoulder - side - gap - across) // 2
    high = min(above, round(side * max(MOST, seen)))
    head = Rect(left + (width - side) // 2 if before else x, rim.top - high, side, high)
    right = head.right + gap
    low = rim.bottom
    name = Rect(right, low - plate, across, plate)
    rack = Rect(right, name.top - kit.px(BACK), across, kit.px(BACK))
    if before:
        name.w = min(across, round(side * PLATE))
        rack.size = name.w // 2, kit.px(HELD)
        name.centerx = rack.centerx = head.centerx
        rack.bottom = name.top
    cheek = right - (round(side * CHEEK) if narrow else 0)
    end = min(left + width + gap + shoulder, zone.right)  # Over no more than the next shoulder.
    said = Rect(cheek, kit.px(TOP), end - cheek, name.top - 4 * kit.px(TOP))
    if behind.sunk or narrow or kit.text_scale > 1:  # There the plate makes way for long ones.
        least = max(LOWEST, round(plate * LOW))
        said = Rect(cheek, 0, end - cheek, name.bottom + kit.px(DOWN) - least)
    if narrow or not has_room(kit):
        name = name.union(Rect(head.left, name.top, side, plate))
    return SeatPlace(Rect(left, zone.y, width, low - zone.y), name, said, head, rack)


def _turned(kit: Kit, zone: Rect, place: SeatPlace) -> SeatPlace:
    """Return the place on the other side of the zone, if text runs from the right."""
    assert place.head
    assert place.rack
    rects = (place.whole, place.plate, place.bubble, place.head, place.rack)
    return SeatPlace(*(kit.turned(rect, zone) for rect in rects))


def before(kit: Kit, plate: Rect, message: Rect) -> SeatPlace:
    """Return the place of who sits before the near rim, with a bubble beside plate or messages."""
    usual = kit.turned(plate, message)  # It lies there where text runs from the left.
    line, wide = message, round(message.w * ASIDE)
    if usual.x > message.x:
        gap = plate.top - message.bottom
        line = Rect(message.x, message.bottom, message.w, gap + plate.h)
        wide = usual.x - gap - message.x
    return SeatPlace(plate, plate, kit.turned(Rect(line.topleft, (wide, line.h)), line))
