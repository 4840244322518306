"""Confetti: the four shapes in the colours of the seats, thrown up once and falling."""

from random import Random

from game.kit.kit import Kit
from game.kit.stage import Stage
from game.view.chart import SHAPES, seat_shape

COUNT = 56
FALL = 900.0  # reference px a second, each second
HEIGHT = -1.0  # on the stage: over the cloth, under all else

Point = tuple[float, float]


class Confetti:
    """Shapes thrown from a place; the same ones fly the same way each time."""

    def __init__(self, kit: Kit, stage: Stage, start: Point, seconds: float) -> None:
        """Take the place they are thrown from, and the seconds until they are gone."""
        chance, self._scale = Random(len(SHAPES)), kit.scale
        self._start, self._seconds = start, seconds
        self._speeds = [
            (chance.uniform(-900, 900), chance.uniform(-450, 150)) for _ in range(COUNT)
        ]
        self._sprites = []
        for at in range(COUNT):
            shape = seat_shape(kit, at % len(SHAPES), max(6, kit.px(chance.uniform(12, 26))))
            self._sprites.append(stage.add(shape, *start, HEIGHT, visible=False))

    def show(self, now: float) -> None:
        """Show them so many seconds after the throw."""
        for sprite, (across, down) in zip(self._sprites, self._speeds, strict=True):
            if not 0 < now < self._seconds:
                sprite.hide()
                continue
            x = self._start[0] + across * now * self._scale
            y = self._start[1] + (down * now + FALL * now * now / 2) * self._scale
            sprite.move(x - sprite.rect.width / 2, y - sprite.rect.height / 2)
            sprite.reveal()
