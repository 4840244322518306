"""The players around the table: a badge each with face, name, tiles, points; whose turn it is."""

from collections.abc import Sequence
from dataclasses import dataclass

from pygame import Rect, Surface

from game.kit import shapes
from game.kit.kit import Kit
from game.kit.stage import Sprite, Stage
from game.session.player import Player
from game.session.session import Session
from game.view.avatars import avatar
from game.view.line import line
from game.view.wording import signed


@dataclass(frozen=True)
class _Badge:
    """All that a badge shows; it is painted anew when this changes."""

    player: Player
    tiles: int
    points: int
    opened: bool
    to_move: bool


class Seats:
    """Show a badge for every seat, in the order of play."""

    def __init__(self, kit: Kit, stage: Stage, zone: Rect, players: int) -> None:
        self._kit = kit
        self.rects = _side_by_side(zone, players, kit.px(14))
        self._sprites: list[Sprite] = [
            stage.add(Surface((1, 1)), *rect.topleft, 3) for rect in self.rects
        ]
        self._shown: list[_Badge | None] = [None] * players

    def show(self, session: Session, racks: Sequence[int]) -> None:
        """Show how the players stand now, with so many tiles on their racks."""
        position = session.game.position
        totals = session.standing.totals
        for at, (player, seat) in enumerate(zip(session.players, position.seats, strict=True)):
            to_move = at == position.to_move and not position.ended
            badge = _Badge(player, racks[at], totals[at], seat.opened, to_move)
            if badge != self._shown[at]:
                self._shown[at] = badge
                self._sprites[at].show(self._paint(at, badge))

    def _paint(self, at: int, badge: _Badge) -> Surface:
        kit, rect = self._kit, self.rects[at]
        line = kit.theme["accent_ink" if badge.to_move else "panel_line"]
        width = max(2, kit.px(3)) if badge.to_move else 1
        picture = shapes.rounded(rect.size, rect.h // 2, kit.theme["panel"], line, width).copy()
        gap = round(rect.h * 0.1)
        face = avatar(kit, badge.player.face, at, rect.h - 2 * gap)
        picture.blit(face, (gap, gap))
        room = Rect(rect.h + gap // 2, 0, rect.w - rect.h - rect.h // 3, rect.h)
        self._write(picture, room, badge)
        return picture

    def _write(self, picture: Surface, room: Rect, badge: _Badge) -> None:
        kit, fits = self._kit, (room.w, round(room.h * 0.36))
        name = line(kit, badge.player.name, "bold", "body", "ink", fits)
        status = line(kit, self._status(badge, room.w), "text", "small", "ink_soft", fits)
        picture.blit(name, name.get_rect(midleft=(room.x, room.h * 0.32)))
        picture.blit(status, status.get_rect(midleft=(room.x, room.h * 0.68)))

    def _status(self, badge: _Badge, room: int) -> str:
        """Say tiles, points and whether the seat has opened, as far as there is room."""
        kit = self._kit
        parts = [kit.text("seat-tiles", count=badge.tiles)]
        if badge.points:
            parts.append(signed(badge.points))
        if badge.opened:
            parts.append(kit.text("seat-opened"))
        size = kit.text_px("small")
        while len(parts) > 1 and kit.fonts.get("text", size).size(" · ".join(parts))[0] > room:
            parts.pop()
        return " · ".join(parts)


def _side_by_side(zone: Rect, count: int, gap: int) -> list[Rect]:
    """Part a strip evenly; badges grow no wider than reads well."""
    width = min((zone.w - gap * (count - 1)) // count, zone.h * 4)
    left = zone.x + (zone.w - count * width - (count - 1) * gap) // 2
    return [Rect(left + at * (width + gap), zone.y, width, zone.h) for at in range(count)]
