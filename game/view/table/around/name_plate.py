"""The plate of a seat: whose it is, how many tiles are left, and how the player stands."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from pygame import SRCALPHA, Color, Rect, Surface

from game.kit import shapes
from game.kit.kit import Kit
from game.view.players.faces import Mood
from game.view.players.handicaps import signs
from game.view.room import has_room
from game.view.stamp_art import draw_stamp
from game.view.table.shown import ShownSeat
from game.view.wording import signed

HIGH, HIGHEST = 45, 58
"""How high a plate is in reference pixels: as usual, and for large text at most."""

COUNT, LARGE = 0.74, 0.92
"""How high the number of tiles is, in heights of the plate; that of a seat that is nearly out."""

ACROSS = 0.3
"""How high it is at most, in widths of the plate."""

SIGN, STAMP = 0.56, 0.8
"""How high signs and stamps are, in heights of the plate."""

SHINE = 0.45
"""How much lighter the upper edge of a plate is."""

LARGE_PLATE = 70
"""From how many reference pixels of height on a plate has large words, and a second line."""

UPPER = 0.54
"""How high its first line is, in heights of the plate."""

FOOT = 0.78
"""How far down letters of a name stand, in heights of its line."""

ALARM = Color("#9E2226")
"""The colour of a plate that says that the end is near; light words are read on it."""


@dataclass(frozen=True)
class NamePlate:
    """All that a seat shows; it is painted anew when this changes."""

    seat: ShownSeat
    name: str
    to_move: bool
    mood: Mood
    stamp: str
    stands: bool = False
    alarm: bool = False

    @property
    def ink(self) -> str:
        """The colour of its words."""
        return "tile_top" if self.alarm else "brass_ink"


def plate_height(kit: Kit) -> int:
    """Return the height in pixels of the plates on the rim."""
    return min(kit.px(HIGHEST), max(kit.px(HIGH), kit.lines("body")))


def draw_name_plate(kit: Kit, plate: NamePlate, size: tuple[int, int]) -> Surface:
    """Draw a plate of brass, with as much of its news as there is room for."""
    picture = kit.canvas(size)
    picture.blit(draw_brass(kit, size, framed=plate.to_move, alarm=plate.alarm), (0, 0))
    high = min(size[1], kit.px(HIGHEST))
    room = Rect((0, 0), size).inflate(-2 * (high // 5), 0)
    line = [_count(kit, plate, room.w, high), *_news(kit, plate, high)]
    wide = kit.width(plate.name, "bold", "body") + sum(part.width + room.x for part in line)
    if size[1] <= kit.px(LARGE_PLATE) or wide <= room.w:
        _write(kit, picture, room, plate.name, line, plate.ink)
        return picture
    upper = Rect(room.x, room.h // 12, room.w, round(room.h * UPPER))
    lower = Rect(room.x, upper.bottom, room.w, room.h - upper.bottom - upper.top)
    high = round(lower.h / COUNT)
    below = [_count(kit, plate, room.w, high), *_news(kit, plate, high)]
    _write(kit, picture, upper, plate.name, [], plate.ink)
    _write(kit, picture, lower, "", below, plate.ink)
    return picture


def _write(
    kit: Kit, picture: Surface, room: Rect, name: str, parts: Sequence[Surface], ink: str
) -> None:
    """Write a name, and from the end what stands beside it, the first of it in any case."""
    least, gap = kit.width(name, "bold", "body"), room.x
    for at, part in enumerate(parts):
        if at and part.width + gap > room.w - least:
            break
        picture.blit(part, part.get_rect(midright=room.midright))
        room = Rect(room.topleft, (room.w - part.width - gap, room.h))
    if name:
        size = "label" if picture.height > kit.px(LARGE_PLATE) else "body"
        words = kit.one_line(name, "bold", size, ink, (room.w, round(room.h * 0.9)))
        place = words.get_rect(midleft=room.midleft)
        if parts:  # It stands on one line with the number.
            place.top = room.centery + parts[0].height // 2 - round(words.height * FOOT)
        picture.blit(words, place)


def draw_brass(
    kit: Kit, size: tuple[int, int], *, framed: bool = False, alarm: bool = False
) -> Surface:
    """Draw a plate of brass, lit along its upper edge; it is framed while its owner is to move."""
    theme, radius = kit.theme, size[1] // 4
    brass = (ALARM, ALARM) if alarm else (theme["brass"], theme["brass_low"])
    edge = theme["brass_low"].lerp("black", 0.5) if has_room(kit) else theme["panel_line"]
    line, width = (theme["accent_ink"], max(2, kit.px(3))) if framed else (edge, max(1, kit.px(1)))
    body = shapes.rounded(size, radius, brass, line, width).copy()
    shine = Rect(radius, width, size[0] - 2 * radius, max(1, kit.px(2)))
    body.fill(brass[0].lerp("white", SHINE if has_room(kit) else 0.0), shine)
    return body


def _count(kit: Kit, plate: NamePlate, wide: int, high: int) -> Surface:
    px = min(high * (LARGE if plate.seat.nearly_out else COUNT), wide * ACROSS)
    drawn = kit.fonts.render(str(plate.seat.tiles), "title", round(px), kit.theme[plate.ink])
    return drawn.subsurface(drawn.get_bounding_rect())


def _news(kit: Kit, plate: NamePlate, high: int) -> Iterator[Surface]:
    """Draw how a seat stands, what matters most first."""
    seat, ink = plate.seat, kit.theme[plate.ink]
    side = round(high * SIGN)
    if seat.opened:
        yield shapes.tick(side, ink)
    if plate.stamp:
        yield draw_stamp(kit, plate.stamp, round(high * STAMP))
    if eased := signs(seat.player.handicap):
        yield _row([shapes.svg(kit.art(sign), (side, side), ink) for sign in eased])
    if seat.points:
        yield kit.one_line(signed(seat.points), "text", "small", plate.ink, (4 * high, high))


def _row(icons: list[Surface]) -> Surface:
    side = icons[0].height
    row = Surface(((side + side // 4) * len(icons) - side // 4, side), SRCALPHA)
    for at, icon in enumerate(icons):
        row.blit(icon, (at * (side + side // 4), 0))
    return row
