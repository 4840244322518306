from itertools import pairwise

import pytest
from pygame import Color

from game.kit import textures

LIGHT, DARK = Color("#20675F"), Color("#0B332F")


@pytest.fixture(autouse=True)
def display(screen):
    return screen


def test_the_cloth_is_lighter_in_the_middle_without_steps():
    cloth = textures.felt((640, 360), LIGHT, DARK)
    assert cloth.get_size() == (640, 360)
    middle, edge = cloth.get_at((320, 165)), cloth.get_at((2, 357))
    assert middle.g - edge.g > 30
    row = [cloth.get_at((x, 180)).g for x in range(640)]
    assert max(abs(a - b) for a, b in pairwise(row)) <= 4


def test_wood_has_boards_between_its_two_colours():
    wood = textures.planks((400, 300), Color("#EBCF9F"), Color("#C79C63"), 3)
    assert wood.get_size() == (400, 300)
    column = [wood.get_at((200, y)).r for y in range(300)]
    seams = [y for y in range(1, 300) if abs(column[y] - column[y - 1]) > 30]
    assert {100, 200} <= set(seams)
    assert all(110 < value <= 255 for value in column)


@pytest.mark.parametrize("draw", [textures.felt, lambda *look: textures.planks(*look, 5)])
def test_a_ground_is_the_same_each_time_and_any_size_will_do(draw):
    for size in ((1, 1), (33, 7), (300, 200)):
        assert draw(size, LIGHT, DARK).get_size() == size
        assert draw(size, LIGHT, DARK) is draw(size, LIGHT, DARK)
