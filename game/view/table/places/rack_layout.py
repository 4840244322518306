"""Where the tiles of a rack stand: on shelves, filled from the left."""

from math import ceil

from game.view.proportions import TILE_RATIO

Zone = tuple[float, float, float, float]

TILE_SHARE = 0.86
"""The part of a shelf's height that a tile may take."""

TILE_GAP = 0.1
"""The distance between tiles for each unit of their width."""

SHORTEST = 10
"""A shelf takes so many tiles before the next one is begun."""


class RackLayout:
    """Give `count` tiles places on the shelves of a zone (x, y, width, height in px)."""

    def __init__(self, count: int, zone: Zone, rows: int, largest: int) -> None:
        """Take the largest tile width; tiles are smaller where shelves are too low or short."""
        self._zone = zone
        self._rows = rows
        self._count = count
        self._shelf = zone[3] / rows
        highest = int(self._shelf * TILE_SHARE / TILE_RATIO)
        width = max(1, min(largest, highest))
        while self._capacity(width) * rows < count and width > 1:
            width -= 1
        self.width = width
        self._per_shelf = max(1, ceil(count / rows), min(SHORTEST, self._capacity(width)))

    @property
    def places(self) -> list[tuple[int, int]]:
        """The top left corner of each tile."""
        drop = (self._shelf - round(self.width * TILE_RATIO)) / 2
        x, y, _, _ = self._zone
        return [
            (round(x) + column * self._pitch(self.width), round(y + shelf * self._shelf + drop))
            for shelf, column in (divmod(at, self._per_shelf) for at in range(self._count))
        ]

    @property
    def grooves(self) -> list[int]:
        """The heights at which the tiles stand."""
        drop = (self._shelf + round(self.width * TILE_RATIO)) / 2
        return [round(self._zone[1] + shelf * self._shelf + drop) for shelf in range(self._rows)]

    def index_at(self, point: tuple[float, float]) -> int:
        """Give the index before which a tile comes that is put down at the point."""
        x, y, _, _ = self._zone
        shelf = max(0, min(int((point[1] - y) // self._shelf), self._rows - 1))
        column = int((point[0] - x) / self._pitch(self.width) + 0.5)
        return min(self._count, shelf * self._per_shelf + max(0, min(column, self._per_shelf)))

    @staticmethod
    def _pitch(width: int) -> int:
        return width + max(1, round(width * TILE_GAP))

    def _capacity(self, width: int) -> int:
        """Count the tiles that one shelf can hold."""
        pitch = self._pitch(width)
        return int(self._zone[2] + pitch - width) // pitch
