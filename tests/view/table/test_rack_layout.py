from itertools import pairwise

import pytest

from game.view.table.rack_layout import Shelves

ZONE = (100, 700, 1378, 250)


def test_thirty_tiles_stand_at_their_normal_size() -> None:
    assert 72 <= Shelves(30, ZONE, rows=2, largest=80).width <= 80
    assert Shelves(30, ZONE, rows=2, largest=72).width == 72


@pytest.mark.parametrize("count", [0, 1, 9, 14, 21, 30, 40, 64, 106])
@pytest.mark.parametrize("rows", [1, 2, 3])
def test_every_tile_stands_free_and_inside(count: int, rows: int) -> None:
    shelves = Shelves(count, ZONE, rows, largest=78)
    places = shelves.places
    assert len(places) == count
    for x, y in places:
        assert 100 <= x <= 100 + 1378 - shelves.width
        assert 700 <= y <= 950 - round(shelves.width * 1.375)
    for (x, y), (next_x, next_y) in pairwise(places):
        assert next_x - x > shelves.width or next_y - y > shelves.width * 1.375


def test_a_shelf_is_filled_before_the_next_is_begun() -> None:
    places = Shelves(14, ZONE, rows=2, largest=78).places
    assert len({y for _, y in places[:10]}) == 1
    assert [x for x, _ in places[10:]] == [x for x, _ in places[:4]]


def test_many_tiles_are_spread_evenly() -> None:
    places = Shelves(30, ZONE, rows=2, largest=78).places
    assert places[14][1] < places[15][1]
    assert places[15][0] == places[0][0]


def test_a_tile_put_down_on_another_comes_before_or_behind_it() -> None:
    shelves = Shelves(14, ZONE, rows=2, largest=78)
    for index, (x, y) in enumerate(shelves.places):
        middle = x + shelves.width / 2
        assert shelves.index_at((middle - 10, y + 20)) == index
        assert shelves.index_at((middle + 10, y + 20)) == index + 1


def test_points_beside_the_tiles_mean_the_nearest_end() -> None:
    shelves = Shelves(14, ZONE, rows=2, largest=78)
    assert shelves.index_at((0, 0)) == 0
    assert shelves.index_at((5000, 710)) == 10
    assert shelves.index_at((5000, 5000)) == 14
    assert Shelves(0, ZONE, rows=2, largest=78).index_at((500, 800)) == 0


def test_tiles_stand_in_the_grooves() -> None:
    shelves = Shelves(14, ZONE, rows=2, largest=78)
    feet = {y + round(shelves.width * 1.375) for _, y in shelves.places}
    assert len(shelves.grooves) == len(feet)
    assert all(min(abs(groove - foot) for foot in feet) <= 1 for groove in shelves.grooves)
