"""Whose rack it is that lies open: the animal and the name of a player, beside the rack."""

from collections.abc import Sequence

from pygame import SRCALPHA, Rect, Surface

from game.kit import shapes
from game.kit.kit import Kit
from game.kit.stage import Stage
from game.session.player import Player
from game.view.layers import Layer
from game.view.players.addressing import label
from game.view.players.avatars import avatar

FACE_SHARE = 0.62
"""How large the animal is, in heights of its place, where the name stands below it."""


class RackOwner:
    """The player beside the rack, or the words that it is nobody's."""

    def __init__(self, kit: Kit, stage: Stage, place: Rect) -> None:
        self._kit, self._place = kit, place
        self._sprite = stage.add(Surface((1, 1)), *place.topleft, Layer.SURROUNDINGS)
        self._shown: tuple[Sequence[Player], int | None] | None = None

    def show(self, players: Sequence[Player], seat: int | None) -> None:
        """Show whose rack it is, if it is anybody's."""
        if (players, seat) != self._shown:
            self._shown = players, seat
            picture = Surface(self._place.size, SRCALPHA)
            radius, fill = self._kit.px(22), self._kit.theme["panel"]
            picture.blit(shapes.rounded(picture.get_size(), radius, fill), (0, 0))
            if seat is None:
                closed = self._kit.text("replay-closed")
                self._write(picture, closed, picture.get_rect(), "ink_soft")
            else:
                self._draw(picture, players[seat], seat, label(self._kit, players, seat))
            self._sprite.show(picture)

    def _draw(self, picture: Surface, player: Player, seat: int, name: str) -> None:
        """Put the name below the animal, or beside it where the place is low."""
        room, gap = picture.get_rect(), self._kit.px(10)
        low = room.w > 2 * room.h
        side = room.h - 2 * gap if low else round(room.h * FACE_SHARE)
        face = avatar(self._kit, player, player.color_on(seat), side)
        if low:
            most = room.w - side - 3 * gap
            wide = min(most, self._kit.width(name, "bold", "body") + gap)
            left = (room.w - side - gap - wide) // 2
            at = face.get_rect(midleft=(left, room.centery))
            words = Rect(at.right + gap, 0, wide, room.h)
        else:
            at = face.get_rect(midtop=(room.centerx, gap))
            words = Rect(gap, at.bottom, room.w - 2 * gap, room.h - at.bottom)
        picture.blit(face, at)
        self._write(picture, name, words, "ink")

    def _write(self, picture: Surface, text: str, room: Rect, color: str) -> None:
        gap = self._kit.px(8)
        size = (room.w - gap, room.h - gap)
        words = self._kit.words(text, "bold", "body", color, size, "center")
        picture.blit(words, words.get_rect(center=room.center))
