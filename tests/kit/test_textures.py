from itertools import pairwise
from weakref import ref

import pygame
import pytest
from pygame import Color

from game.kit import textures

LIGHT, DARK = Color("#20675F"), Color("#0B332F")

pytestmark = pytest.mark.usefixtures("fresh", "screen")


def test_the_cloth_is_lighter_in_the_middle_without_steps():
    cloth = textures.felt((640, 360), LIGHT, DARK)
    assert cloth.get_size() == (640, 360)
    middle, edge = cloth.get_at((320, 165)), cloth.get_at((2, 357))
    assert middle.g - edge.g > 30
    row = [cloth.get_at((x, 180)).g for x in range(640)]
    assert max(abs(a - b) for a, b in pairwise(row)) <= 4


LIGHT_WOOD, DARK_WOOD = Color("#EBCF9F"), Color("#C79C63")


def tones(boards: int, high: int = 300) -> list[float]:
    wood = textures.planks((400, high), LIGHT_WOOD, DARK_WOOD, boards)
    each = high // boards
    parts = (wood.subsurface((100, each * at + 8, 200, each - 16)) for at in range(boards))
    return [pygame.transform.average_color(part)[0] for part in parts]


def test_boards_have_tones_of_their_own_and_no_lines_between_them():
    wood = textures.planks((400, 300), LIGHT_WOOD, DARK_WOOD, 3)
    assert wood.get_size() == (400, 300)
    rows = [pygame.transform.average_color(wood.subsurface((0, y, 400, 1)))[0] for y in range(300)]
    assert max(abs(one - other) for one, other in pairwise(rows)) < 30
    assert all(120 < value <= 255 for value in rows)
    assert all(abs(one - other) >= 3 for one, other in pairwise(tones(3)))


def test_the_grain_of_wood_is_in_focus():
    """Neighbouring fibres differ from line to line, and hardly along a line."""
    wood = textures.planks((400, 300), LIGHT_WOOD, DARK_WOOD, 1)
    down = [wood.get_at((200, y)).b for y in range(50, 250)]
    along = [wood.get_at((x, 150)).b for x in range(100, 300)]
    assert unevenness(down) > 3 * unevenness(along)


def unevenness(values):
    return sum(abs(one - other) for one, other in pairwise(values)) / len(values)


@pytest.mark.parametrize("draw", [textures.felt, lambda *look: textures.planks(*look, 5)])
def test_a_ground_is_the_same_each_time_and_any_size_will_do(draw):
    for size in ((1, 1), (33, 7), (300, 200)):
        assert draw(size, LIGHT, DARK).get_size() == size
        assert draw(size, LIGHT, DARK) is draw(size, LIGHT, DARK)


def test_a_ground_is_shared_while_it_is_shown_and_until_another_is_drawn():
    first = ref(textures.felt((64, 48), LIGHT, DARK))
    assert textures.felt((64, 48), LIGHT, DARK) is first()
    assert textures.felt((64, 48), DARK, DARK) is not first()
    assert first() is None
