"""A tile that turns over from its back to its face."""

from math import cos, pi

from game.engine.tile import HIDDEN, Tile
from game.kit.shapes import transformed
from game.kit.stage import Stage
from game.view.tile_art import TileArt

Point = tuple[float, float]


class TurningTile:
    """A tile of which its face is not seen before it has turned."""

    def __init__(
        self, stage: Stage, art: TileArt, tile: Tile, width: int, middle: Point, z: float = 0.0
    ) -> None:
        """Lay it on its face, `width` pixels wide, centred on a point."""
        self.tile = tile
        self._art, self._width = art, width
        self._sprite = stage.add(art.face(HIDDEN, width), z=z)
        self._shown = (-1.0, middle, 1.0, 0.0)
        self.show(0.0, middle)

    def show(self, turned: float, middle: Point, size: float = 1.0, tilt: float = 0.0) -> None:
        """Show it turned so far, from 0 (its back) to 1, about a point, scaled and tilted."""
        if (turned, middle, size, tilt) == self._shown:
            return
        self._shown = turned, middle, size, tilt
        face = self._art.face(self.tile if turned >= 0.5 else HIDDEN, self._width)
        picture = transformed(face, size * abs(cos(pi * turned)), size, tilt)
        self._sprite.show(picture)
        self._sprite.move(middle[0] - picture.width / 2, middle[1] - picture.height / 2)

    def remove(self) -> None:
        """Leave the stage for good."""
        self._sprite.remove()
