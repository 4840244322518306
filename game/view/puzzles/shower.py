"""A shower of stars over a table, for a puzzle that was found."""

from random import Random

from pygame import Rect

from game.kit import shapes
from game.kit.kit import Kit
from game.kit.motion.projectile import Projectile
from game.kit.stage import Sprite, Stage
from game.view.layers import Layer

SIDES = (22, 34, 46)
"""How large stars are, in reference pixels."""

GRAVITY = 1300.0
"""Reference pixels a second, each second."""

LATEST = 0.35
"""Seconds until the last star begins to fly."""


class Shower:
    """Stars that fly up from the middle of a zone; with reduced motion there are none."""

    def __init__(self, kit: Kit, stage: Stage, zone: Rect, count: int) -> None:
        self._now = 0.0
        chance = Random(count)
        count = 0 if kit.preferences.reduced_motion else count
        start = float(zone.centerx), float(zone.centery)
        self._flying: list[tuple[Sprite, Projectile]] = []
        for at in range(count):
            side = max(8, kit.px(SIDES[at % len(SIDES)]))
            picture = shapes.svg(kit.art("star"), (side, side), kit.theme["accent"])
            sprite = stage.add(picture, z=Layer.CELEBRATION_TILE, visible=False)
            speed = chance.uniform(-900, 900) * kit.scale, chance.uniform(-1000, -450) * kit.scale
            ground = zone.bottom - side / 2
            begins, spin = chance.uniform(0, LATEST), chance.uniform(-1, 1)
            star = Projectile(start, speed, GRAVITY * kit.scale, ground, begins, spin)
            self._flying.append((sprite, star))

    def tick(self, dt: float) -> None:
        """Advance by `dt` seconds."""
        self._now += dt
        for sprite, flight in self._flying:
            if there := flight.at(self._now):
                (x, y), _ = there
                sprite.reveal()
                sprite.move(*sprite.image.get_rect(center=(round(x), round(y))).topleft)
