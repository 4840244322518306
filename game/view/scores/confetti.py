"""Confetti: shapes of the seats, thrown from a place."""

from random import Random

from game.kit.kit import Kit
from game.kit.motion.projectile import Point, Projectile
from game.kit.stage import Sprite, Stage
from game.view.layers import Layer
from game.view.scores.score_chart import SEAT_SHAPES, seat_shape

PIECES = 56
FALL = 900.0  # reference px a second, each second


class Confetti:
    """Shapes thrown from a place; the same ones fly the same way each time."""

    def __init__(
        self, kit: Kit, stage: Stage, start: Point, seconds: float, pieces: int = PIECES
    ) -> None:
        """Take the place they are thrown from, and the seconds until they are gone."""
        chance, self._seconds = Random(len(SEAT_SHAPES)), seconds
        flights = [_throw(chance, start, kit.scale) for _ in range(pieces)]
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
    return Projectile(start, speed, FALL * scale)
