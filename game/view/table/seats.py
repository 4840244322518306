"""The players around the table: a badge each with face, name, tiles, points; whose turn it is."""

from collections.abc import Mapping
from dataclasses import dataclass

from pygame import SRCALPHA, Rect, Surface

from game.kit import shapes
from game.kit.kit import Kit
from game.kit.stage import Sprite, Stage
from game.view.addressing import label
from game.view.avatars import Mood, avatar, seat_color
from game.view.handicaps import signs
from game.view.layers import Layer
from game.view.stamp_art import draw_stamp
from game.view.table.shown import Shown, ShownSeat
from game.view.wording import signed

GLOW = {3: (14, 130), 2: (20, 185), 1: (28, 255)}
"""How far the light around a seat with so few tiles reaches, in reference pixels, how strong."""

FACE, NARROW = 0.8, 0.27
"""How large a face is, in heights of the badge and at most in widths."""

HIGH, LOW = 0.46, 0.4
"""How high a line of words is at most, and one below it, in heights of the badge."""

COUNT, LARGE = 0.48, 0.62
"""How high the number of tiles is, in heights of the badge; that of a seat that is nearly out."""

STAMP = 0.68
"""How high a stamp is on a badge, in its heights."""


@dataclass(frozen=True)
class _Badge:
    """All that a badge shows; it is painted anew when this changes."""

    seat: ShownSeat
    name: str
    to_move: bool
    mood: Mood
    stamp: str


class Seats:
    """Show a badge for every seat, in the order of play."""

    def __init__(self, kit: Kit, stage: Stage, zone: Rect, players: int) -> None:
        self._kit = kit
        places = _side_by_side(zone, players, kit.px(14))
        self.rects = [kit.turned(place, zone) for place in places]
        self._glows, self._sprites = (
            [self._add(stage, rect, layer) for rect in self.rects]
            for layer in (Layer.SEAT_GLOW, Layer.SURROUNDINGS)
        )
        self._shown: list[_Badge | None] = [None] * players
        self.stamps: Mapping[int, str] = {}
        """The stamps that have just been found, by seat."""

    @staticmethod
    def _add(stage: Stage, rect: Rect, layer: Layer) -> Sprite:
        return stage.add(Surface((1, 1)), *rect.topleft, layer)

    def show(self, shown: Shown, stamps: Mapping[int, str] | None = None) -> None:
        """Show how the players stand now, and what stamps they have just found."""
        self.stamps = self.stamps if stamps is None else dict(stamps)
        for at, seat in zip(range(len(self.rects)), shown.seats, strict=False):
            badge = _Badge(
                seat,
                label(self._kit, shown.players, at),
                at == shown.to_move and not shown.over,
                mood(shown, at),
                self.stamps.get(at, ""),
            )
            if badge != self._shown[at]:
                self._shown[at] = badge
                self._sprites[at].show(self._paint(at, badge))
                self._light(at, seat)

    def _light(self, at: int, seat: ShownSeat) -> None:
        """Let the badge of a seat glow that is nearly out, the more the fewer tiles it has."""
        glow, rect = self._glows[at], self.rects[at]
        if not seat.nearly_out:
            glow.hide()
            return
        reach, strength = GLOW[seat.tiles]
        color = seat_color(self._kit, seat.player.color_on(at))
        light = shapes.glow(rect.size, rect.h // 2, color, self._kit.px(reach), strength)
        glow.show(light)
        glow.move(*light.get_rect(center=rect.center).topleft)
        glow.reveal()

    def _paint(self, at: int, badge: _Badge) -> Surface:
        kit, rect = self._kit, self.rects[at]
        line = kit.theme["accent_ink" if badge.to_move else "panel_line"]
        width = max(2, kit.px(3)) if badge.to_move else 1
        picture = kit.canvas(rect.size)
        body = shapes.rounded(rect.size, rect.h // 2, kit.theme["panel"], line, width)
        picture.blit(body, (0, 0))
        side = min(round(rect.h * FACE), round(rect.w * NARROW))
        player = badge.seat.player
        face = avatar(kit, player.face, player.color_on(at), side, badge.mood)
        gap, end = (rect.h - side) // 2, rect.w - min(rect.h // 3, rect.w // 11)
        picture.blit(face, (gap, gap))
        left = gap + side + rect.h // 8
        room = Rect(left, 0, end - left, rect.h)
        tight = room.w < 2 * room.h
        if badge.stamp and not tight:
            self._pin(picture, room, badge.stamp)
        self._write(picture, room, badge, tight)
        return picture

    def _pin(self, picture: Surface, room: Rect, kind: str) -> None:
        """Pin a stamp to the end of a badge, and cut it off the room."""
        stamp = draw_stamp(self._kit, kind, round(room.h * STAMP))
        picture.blit(stamp, stamp.get_rect(midright=room.midright))
        room.width -= stamp.width + room.h // 8

    def _write(self, picture: Surface, room: Rect, badge: _Badge, tight: bool) -> None:
        """Write name and number of tiles, below or beside it whether the seat has opened."""
        kit, seat, high = self._kit, badge.seat, round(room.h * HIGH)
        count = self._count(seat, room.h * 3 // 4 if tight else room.h)
        beside = room.w - count.width - room.h // 10
        name = kit.one_line(badge.name, "bold", "body", "ink", (beside, high))
        status = self._below_name(seat, (room.w if tight else beside, round(room.h * LOW)))
        above, middle, below = (round(room.h * share) for share in (0.3, 0.5, 0.7))
        upper = above if status else middle
        picture.blit(name, name.get_rect(midleft=(room.x, upper)))
        picture.blit(count, count.get_rect(midright=(room.right, upper if tight else middle)))
        if status:
            picture.blit(status, status.get_rect(midleft=(room.x, below)))

    def _below_name(self, seat: ShownSeat, room: tuple[int, int]) -> Surface | None:
        """Draw how a seat stands, and the signs of a handicap beside that."""
        kit = self._kit
        side = min(kit.text_px("small"), room[1])
        gap = side // 3
        icons = [
            shapes.svg(kit.art(sign), (side, side), kit.theme["ink_soft"])
            for sign in signs(seat.player.handicap)
        ]
        status = self._status(seat, (room[0] - len(icons) * (side + gap), room[1]))
        parts = [*([status] if status else []), *icons]
        if not icons:
            return status
        wide = sum(part.width + gap for part in parts) - gap
        line = Surface((wide, max(part.height for part in parts)), SRCALPHA)
        left = 0
        for part in parts:
            line.blit(part, part.get_rect(midleft=(left, line.height // 2)))
            left += part.width + gap
        return line

    def _count(self, seat: ShownSeat, height: int) -> Surface:
        """Draw the number of tiles, which anybody may count."""
        px = round(height * (LARGE if seat.nearly_out else COUNT))
        color = self._kit.theme["accent_ink" if seat.nearly_out else "ink"]
        return self._kit.fonts.render(str(seat.tiles), "title", px, color)

    def _status(self, seat: ShownSeat, room: tuple[int, int]) -> Surface | None:
        """Say whether the seat has opened, and its points, as far as there is room."""
        kit, size = self._kit, self._kit.text_px("small")
        parts = [kit.text("seat-opened")] if seat.opened else []
        if seat.points:
            parts.append(signed(seat.points))
        while len(parts) > 1 and kit.width(" · ".join(parts), "text", "small") > room[0]:
            parts.pop()
        if seat.opened and kit.width(parts[0], "text", "small") > room[0]:
            return shapes.tick(min(size, room[1]), kit.theme["ink_soft"])
        return kit.one_line(" · ".join(parts), "text", "small", "ink_soft", room) if parts else None


def mood(shown: Shown, at: int) -> Mood:
    """Return how a player feels.

    Happy is who has just laid tiles, perhaps the last; tense is who sees another with few left.
    """
    seat = shown.seats[at]
    if seat.has_just_played:
        return "happy"
    others = (other for other in shown.seats if other is not seat)
    return "tense" if any(other.nearly_out for other in others) else "calm"


def _side_by_side(zone: Rect, count: int, gap: int) -> list[Rect]:
    """Part a strip evenly; badges grow no wider than reads well."""
    if not count:
        return []
    width = min((zone.w - gap * (count - 1)) // count, zone.h * 4)
    left = zone.x + (zone.w - count * width - (count - 1) * gap) // 2
    return [Rect(left + at * (width + gap), zone.y, width, zone.h) for at in range(count)]
