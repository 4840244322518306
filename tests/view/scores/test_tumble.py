"""Tiles that tumbled out lie on the felt, and none hides the number of another."""

from itertools import combinations, product

import pytest
from pygame import Rect, Vector2

from game.view.proportions import tile_height
from game.view.scores.seating import LEAST, reach, tumble


@pytest.mark.parametrize("size", [(390, 300), (180, 110), (650, 60), (90, 90)])
@pytest.mark.parametrize("count", [1, 2, 5, 9, 14, 30])
def test_no_tile_hides_a_number(size: tuple[int, int], count: int) -> None:
    room = Rect((40, 500), size)
    width, tiles = tumble(room, count, 60)
    high = tile_height(width)
    assert len(tiles) == count
    assert width == LEAST or reach(width, tiles, room.top) <= room.bottom + high
    for one, other in combinations(tiles, 2):
        for here, there in ((one, other), (other, one)):
            for corner in product((-1, 1), (-0.37, 0.1)):  # of the number, in tiles
                across, down = 0.37 * width * corner[0], high * corner[1]
                part = Vector2(here.x, here.y) + Vector2(across, down).rotate(-here.tilt)
                beside = (part - Vector2(there.x, there.y)).rotate(there.tilt)
                assert abs(beside.x) > width / 2 or abs(beside.y) > high / 2
