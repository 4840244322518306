"""Those who won a match: faces under crowns that come down, and confetti over the ground."""

from collections.abc import Sequence
from random import Random

from pygame import Rect

from game.kit import shapes
from game.kit.kit import Kit
from game.kit.motion.projectile import Point, Projectile
from game.kit.motion.tween import ease_out_back
from game.kit.stage import Sprite, Stage
from game.session.session import Session
from game.view.layers import Layer
from game.view.players.avatars import avatar
from game.view.scores.score_chart import SEAT_SHAPES, seat_shape

TILE_COUNT = 56
GRAVITY = 900.0  # reference px a second, each second


class Confetti:
    """Shapes thrown from a place; the same ones fly the same way each time."""

    def __init__(self, kit: Kit, stage: Stage, start: Point, seconds: float) -> None:
        """Take the place they are thrown from, and the seconds until they are gone."""
        chance, self._seconds = Random(len(SEAT_SHAPES)), seconds
        flights = [_throw(chance, start, kit.scale) for _ in range(TILE_COUNT)]
        self._thrown: list[tuple[Sprite, Projectile]] = []
        for at, flight in enumerate(flights):
            shape = seat_shape(kit, at % len(SEAT_SHAPES), max(6, kit.px(chance.uniform(12, 26))))
            self._thrown.append((stage.add(shape, *start, Layer.CONFETTI, visible=False), flight))

    def show(self, now: float) -> None:
        """Show them `now` seconds after the throw."""
        for sprite, flight in self._thrown:
            there = flight.at(now)
            if there and 0 < now < self._seconds:
                (x, y), _ = there
                sprite.move(x - sprite.rect.width / 2, y - sprite.rect.height / 2)
                sprite.reveal()
            else:
                sprite.hide()


def _throw(chance: Random, start: Point, scale: float) -> Projectile:
    speed = chance.uniform(-900, 900) * scale, chance.uniform(-450, 150) * scale
    return Projectile(start, speed, GRAVITY * scale)


DROP_SECONDS = 0.6  # seconds a crown takes
CROWN_SHARE = 0.44  # side of a crown for each pixel of a room's height
OVERLAP_SHARE = 0.12  # the part of the height by which crown and face overlap


class CrownedWinners:
    """Faces under crowns in a room."""

    def __init__(self, kit: Kit, stage: Stage, session: Session, room: Rect) -> None:
        side, crown = (
            round(room.height * (1 - CROWN_SHARE + OVERLAP_SHARE)),
            round(room.height * CROWN_SHARE),
        )
        winners = session.standing.winners
        self._crowns: list[tuple[Sprite, Rect]] = []
        self._height = room.height
        for seat, middle in zip(winners, _middles(room, len(winners), side), strict=True):
            winner = session.players[seat]
            face = avatar(kit, winner, winner.color_on(seat), side, "glad")
            stage.add(
                face, *face.get_rect(midbottom=(middle, room.bottom)).topleft, Layer.WINNER_OF_MATCH
            )
            art = shapes.svg(kit.art("crown"), (crown, crown), kit.theme["accent_ink"])
            place = art.get_rect(midtop=(middle, room.top))
            self._crowns.append((stage.add(art, *place.topleft, Layer.WINNER_OF_MATCH), place))

    def show(self, now: float) -> None:
        """Show the crowns as far down as they are after `now` seconds."""
        share = ease_out_back(min(1.0, now / DROP_SECONDS))
        for crown, place in self._crowns:
            crown.move(place.x, place.top - (1 - share) * 2 * self._height)


def _middles(room: Rect, count: int, side: int) -> Sequence[int]:
    step = side * 5 // 4
    return [round(room.centerx + (at - (count - 1) / 2) * step) for at in range(count)]
