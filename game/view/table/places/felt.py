"""What rows lie on: a zone of some size, and the widths in which tiles can lie there, by steps."""

from collections.abc import Iterator
from dataclasses import dataclass

from game.view.proportions import TILE_GAP, TILE_RATIO
from game.view.table.places.row_lines import AIR, APART, RowLines, Size
from game.view.table.places.tile_sizes import TileSizes

SHRINK = 0.9
"""The step to the next tile width when even the smallest of the list is too large."""

FULL, FULLER = 0.4, 0.3
"""The share of an airy table that tiles take before they get smaller, and how much more the next
smaller ones may take: few tiles lie on much felt."""

BARE = 0.75
"""Tiles get larger again where they would take no more than this part of that."""

TILE_ROOM = (1 + TILE_GAP) * (TILE_RATIO + AIR)
"""The room that a tile takes of an airy table, in squares of its width."""


@dataclass(frozen=True)
class Felt:
    """What rows lie on: the size of the zone, and the steps of tile widths, the largest first.

    With each width goes how far apart lines are at least; so many steps are roomy, so many airy,
    and at so many rows are steady on their lines.
    """

    size: Size
    steps: tuple[tuple[int, float], ...]
    roomy: int
    airy: int
    steady: int

    def lines(self, step: int) -> RowLines:
        """Return bare lines."""
        return RowLines(self.size, *self.steps[step])

    def filled(self, step: int, tiles: int) -> float:
        """Return the share of the zone that tiles take, with the air around them."""
        return tiles * TILE_ROOM * self.steps[step][0] ** 2 / (self.size[0] * self.size[1])

    def holds(self, step: int, lines: RowLines) -> bool:
        """Return whether rows lie as they should: with some air, where the table is roomy."""
        return step >= self.roomy or lines.roomy

    @property
    def is_tall(self) -> bool:
        """Return whether there is more room for lines than on them."""
        return self.size[1] * 2 > self.size[0]

    def is_full(self, step: int) -> bool:
        """Return whether tiles are smaller than they would be but for the number of the rows."""
        return step > self.roomy

    def suited(self, tiles: int, now: int = 0) -> int:
        """Return the step that suits this many tiles, if they are at a step now."""
        for step in range(self.airy):
            most = FULL + step * FULLER
            if self.filled(step, tiles) <= (BARE * most if step < now else most):
                return step
        return max(now, self.airy - 1)


def felt(size: Size, sizes: TileSizes, scale: float) -> Felt:
    """Return the felt of a zone in px, where a reference pixel is so large."""
    roomy = len(sizes.roomy)
    airy = roomy + len(sizes.airy)
    return Felt(size, tuple(_steps(sizes, scale)), roomy, airy, airy + len(sizes.steady))


def _steps(sizes: TileSizes, scale: float) -> Iterator[tuple[int, float]]:
    """List the tile widths in px down to the least, with how far apart lines are at least."""
    width = 0
    for width in (*sizes.roomy, *sizes.airy):
        yield round(width * scale), AIR
    for width in (*sizes.steady, *sizes.small):
        yield round(width * scale), APART
    width = round(width * scale)
    while width > 1:
        width = int(width * SHRINK)
        yield width, APART
