"""The rack of a seat at the end: it tips over, and its tiles come to rest on the felt."""

from game.kit.motion.tween import ease_out
from game.kit.stage import Stage
from game.view.scores.score_countup import ScoreCountUp
from game.view.scores.seating import Place
from game.view.tile_art import TileArt
from game.view.turning_tile import TurningTile

STANDING = 0.5
"""From one tile to the next while they stand on the rack, in widths."""


class TumbledRack:
    """The tiles of a seat, at any moment of the telling."""

    def __init__(
        self, stage: Stage, art: TileArt, place: Place, telling: ScoreCountUp, seat: int
    ) -> None:
        """Take the place of the seat, who tips the rack over, and what is told of it."""
        self._telling, self._seat, self._resting = telling, seat, place.resting
        rack, (x, y) = telling.racks[seat], place.head.midbottom
        y += place.head.h // 8
        step = min(place.width * STANDING, 1.5 * place.head.w / max(1, len(rack)))
        self._standing = [(x + (at - (len(rack) - 1) / 2) * step, y) for at in range(len(rack))]
        self._tiles = [
            TurningTile(stage, art, tile, place.width, start)
            for tile, start in zip(rack, self._standing, strict=True)
        ]

    def show(self, now: float) -> None:
        """Show it `now` seconds after the telling began."""
        ways = zip(self._tiles, self._standing, self._resting, strict=True)
        for at, (tile, (x, y), rest) in enumerate(ways):
            turned = self._telling.turned(self._seat, at, now)
            share = ease_out(turned)
            there = x + (rest.x - x) * share, y + (rest.y - y) * share
            tile.show(turned, there, tilt=rest.tilt * share)
