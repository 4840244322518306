from itertools import pairwise

import pytest

from game.view.table.places.rack_layout import RackLayout

ZONE = (100, 700, 1378, 250)


def test_thirty_tiles_stand_at_their_normal_size() -> None:
    assert 72 <= RackLayout(30, ZONE, rows=2, largest=80).width <= 80
    assert RackLayout(30, ZONE, rows=2, largest=72).width == 72


@pytest.mark.parametrize("count", [0, 1, 9, 14, 21, 30, 40, 64, 106])
@pytest.mark.parametrize("rows", [1, 2, 3])
def test_every_tile_stands_free_and_inside(count: int, rows: int) -> None:
    rack_layout = RackLayout(count, ZONE, rows, largest=78)
    places = rack_layout.places
    assert len(places) == count
    for x, y in places:
        assert 100 <= x <= 100 + 1378 - rack_layout.width
        assert 700 <= y <= 950 - round(rack_layout.width * 1.375)
    for (x, y), (next_x, next_y) in pairwise(places):
        assert next_x - x > rack_layout.width or next_y - y > rack_layout.width * 1.375


def test_a_shelf_is_filled_before_the_next_is_begun() -> None:
    places = RackLayout(14, ZONE, rows=2, largest=78).places
    assert len({y for _, y in places[:10]}) == 1
    assert [x for x, _ in places[10:]] == [x for x, _ in places[:4]]


def test_many_tiles_are_spread_evenly() -> None:
    places = RackLayout(30, ZONE, rows=2, largest=78).places
    assert places[14][1] < places[15][1]
    assert places[15][0] == places[0][0]


def test_a_tile_put_down_on_another_comes_before_or_behind_it() -> None:
    rack_layout = RackLayout(14, ZONE, rows=2, largest=78)
    for index, (x, y) in enumerate(rack_layout.places):
        middle = x + rack_layout.width / 2
        assert rack_layout.index_at((middle - 10, y + 20)) == index
        assert rack_layout.index_at((middle + 10, y + 20)) == index + 1


def test_points_beside_the_tiles_mean_the_nearest_end() -> None:
    rack_layout = RackLayout(14, ZONE, rows=2, largest=78)
    assert rack_layout.index_at((0, 0)) == 0
    assert rack_layout.index_at((5000, 710)) == 10
    assert rack_layout.index_at((5000, 5000)) == 14
    assert RackLayout(0, ZONE, rows=2, largest=78).index_at((500, 800)) == 0


def test_tiles_stand_in_the_grooves() -> None:
    rack_layout = RackLayout(14, ZONE, rows=2, largest=78)
    feet = {y + round(rack_layout.width * 1.375) for _, y in rack_layout.places}
    assert len(rack_layout.grooves) == len(feet)
    assert all(min(abs(groove - foot) for foot in feet) <= 1 for groove in rack_layout.grooves)
