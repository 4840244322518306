"""Confetti: the four shapes in the colours of the seats, thrown up once and falling."""

from random import Random

from game.kit.kit import Kit
from game.kit.stage import Sprite, Stage
from game.view.chart import SHAPES, seat_shape
from game.view.flight import Flight, Point

COUNT = 56
FALL = 900.0  # reference px a second, each second
HEIGHT = -1.0  # on the stage: over the cloth, under all else


class Confetti:
    """Shapes thrown from a place; the same ones fly the same way each time."""

    def __init__(self, kit: Kit, stage: Stage, start: Point, seconds: float) -> None:
        """Take the place they are thrown from, and the seconds until they are gone."""
        chance, self._seconds = Random(len(SHAPES)), seconds
        flights = [_throw(chance, start, kit.scale) for _ in range(COUNT)]
        self._thrown: list[tuple[Sprite, Flight]] = []
        for at, flight in enumerate(flights):
            shape = seat_shape(kit, at % len(SHAPES), max(6, kit.px(chance.uniform(12, 26))))
            self._thrown.append((stage.add(shape, *start, HEIGHT, visible=False), flight))

    def show(self, now: float) -> None:
        """Show them so many seconds after the throw."""
        for sprite, flight in self._thrown:
            there = flight.at(now)
            if there and 0 < now < self._seconds:
                (x, y), _ = there
                sprite.move(x - sprite.rect.width / 2, y - sprite.rect.height / 2)
                sprite.reveal()
            else:
                sprite.hide()


def _throw(chance: Random, start: Point, scale: float) -> Flight:
    speed = chance.uniform(-900, 900) * scale, chance.uniform(-450, 150) * scale
    return Flight(start, speed, FALL * scale)
