"""The dial: filled clockwise, and never otherwise than if it were drawn whole."""

import pygame
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pygame import Color, Surface, Vector2

from game.kit.dial import Dial

RED, BLUE, DARK = Color("#C4122F"), Color("#0B5FB0"), Color("#0B332F")


@pytest.fixture(autouse=True, scope="module")
def display() -> None:
    pygame.display.init()
    pygame.display.set_mode((64, 64))


def pixels(picture: Surface) -> bytes:
    return pygame.image.tobytes(picture, "RGBA")


@pytest.mark.parametrize("fraction", [0.0, 0.25, 0.5, 0.9, 1.0])
def test_it_is_filled_clockwise_from_twelve(fraction: float) -> None:
    picture = Dial(120, 12, DARK).show(fraction, RED)
    assert picture.get_at((60, 60)).a == 0
    degrees = [d for d in range(0, 360, 5) if abs(d - 360 * fraction) > 8 and 8 < d < 352]
    for d in degrees:
        spot = Vector2(60, 60) + Vector2(0, -54).rotate(d)
        expected = RED if d < 360 * fraction else DARK
        assert picture.get_at((round(spot.x), round(spot.y))) == expected


fractions = st.one_of(st.floats(0, 1), st.integers(0, 60).map(lambda seconds: seconds / 60))
looks = st.tuples(fractions, st.sampled_from([RED, RED, RED, BLUE]))


@settings(max_examples=40, deadline=None)
@given(st.integers(20, 90), st.lists(looks, min_size=2, max_size=8))
def test_whatever_it_showed_before_it_looks_as_if_drawn_whole(
    side: int, shown: list[tuple[float, Color]]
) -> None:
    dial = Dial(side, max(4, side // 14), DARK)
    for fraction, color in shown:
        whole = Dial(side, max(4, side // 14), DARK).show(fraction, color)
        assert pixels(dial.show(fraction, color)) == pixels(whole)


def test_running_down_second_by_second_it_looks_as_if_drawn_whole() -> None:
    dial = Dial(64, 5, DARK)
    for second in range(60, -1, -1):
        whole = Dial(64, 5, DARK).show(second / 60, RED)
        assert pixels(dial.show(second / 60, RED)) == pixels(whole)
