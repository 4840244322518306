"""Soft edges: shadows below pictures, lights around plates."""

import pytest
from pygame import Color, Rect

from game.kit import shapes, softness
from game.kit.surface_cache import forget_surfaces
from tests.scenes.seated import raw

RED = Color("#C4122F")

pytestmark = pytest.mark.usefixtures("screen")


def test_a_shadow_is_soft_below_and_tells_where_the_picture_begins() -> None:
    card = shapes.rounded((40, 30), 6, RED)
    image, pad = softness.shadowed(card, 4, (0, 5), 120)
    assert image.get_at((pad[0] + 20, pad[1] + 15)) == RED
    assert image.subsurface(Rect(pad, card.get_size())).get_at((0, 15)) == RED
    below = [image.get_at((pad[0] + 20, y)).a for y in range(pad[1] + 30, image.get_height())]
    assert below == sorted(below, reverse=True)
    assert 20 < below[0] <= 120
    assert below[-1] <= 3


def test_a_glow_is_strongest_within_and_fades_to_nothing() -> None:
    light = softness.glow((60, 40), 20, RED, 10, 200)
    row = [light.get_at((x, light.height // 2)).a for x in range(light.width // 2)]
    assert row == sorted(row)
    assert row[0] <= 4
    assert row[-1] == pytest.approx(200, abs=5)


@pytest.mark.parametrize("reach", [2, 5, 7, 14])
def test_a_glow_looks_as_if_all_of_it_were_blurred(
    reach: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    def drawn() -> bytes:
        forget_surfaces()
        return raw(softness.glow((331, 191), 12, RED, reach, 130))

    in_parts = drawn()
    monkeypatch.setattr(softness, "BLURRED", 1000)
    assert drawn() == in_parts
