"""Confetti: shapes of the seats that are thrown up, and fall out of sight or onto the table."""

from collections.abc import Callable, Sequence
from random import Random

from game.kit.kit import Kit
from game.kit.motion.projectile import Point, Projectile
from game.kit.stage import Sprite, Stage
from game.view.layers import Layer
from game.view.players.avatars import SEAT_SHAPES, seat_shape

PIECES = 56
FALL = 900.0  # reference px a second, each second
SECONDS = 0.9, 1.8  # until a piece lies on the table
WIDTH = 0.19  # how far apart they lie, in widths of the window


class Confetti:
    """Shapes in the air; the same ones fly the same way each time."""

    def __init__(
        self,
        kit: Kit,
        stage: Stage,
        flights: Sequence[Projectile],
        seconds: float,
        z: float = Layer.CONFETTI,
    ) -> None:
        """Take how they fly, and the seconds until they are gone."""
        chance, self._seconds = Random(len(SEAT_SHAPES)), seconds
        self._thrown: list[tuple[Sprite, Projectile]] = []
        for at, flight in enumerate(flights):
            shape = seat_shape(kit, at % len(SEAT_SHAPES), max(6, kit.px(chance.uniform(12, 26))))
            self._thrown.append((stage.add(shape, *flight.start, z, visible=False), flight))

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


def throw_up(kit: Kit, start: Point) -> list[Projectile]:
    """Return the flights of pieces from a place to all sides and out of the window."""
    chance, scale = Random(PIECES), kit.scale
    speeds = [(chance.uniform(-900, 900), chance.uniform(-450, 150)) for _ in range(PIECES)]
    return [Projectile(start, (x * scale, y * scale), FALL * scale) for x, y in speeds]


def throw_onto(
    kit: Kit, start: Point, edge: Callable[[float], float], pieces: int
) -> list[Projectile]:
    """Return the flights of pieces from a place to an edge, where they come to lie."""
    chance, fall, flights = Random(pieces), FALL * kit.scale, []
    for _ in range(pieces):
        x = kit.size[0] * chance.gauss(0.5, WIDTH)
        y, lasts = edge(x), chance.uniform(*SECONDS)
        down = (y - start[1]) / lasts - fall * lasts / 2
        flights.append(Projectile(start, ((x - start[0]) / lasts, down), fall, ground=y))
    return flights
