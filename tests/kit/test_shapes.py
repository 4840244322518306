"""The dial: filled clockwise, and never otherwise than if it were drawn whole."""

from itertools import pairwise
from pathlib import Path

import pygame
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pygame import Color, Rect, Surface, Vector2

from game.kit import shapes
from game.kit.dial import Dial
from tests.kit.conftest import SQUARE
from tests.sizes import example_count

RED, BLUE, DARK = Color("#C4122F"), Color("#0B5FB0"), Color("#0B332F")

pytestmark = pytest.mark.usefixtures("screen")


def test_a_rounded_rectangle_is_full_inside_and_empty_in_its_corners():
    picture = shapes.rounded((60, 40), 12, RED)
    assert picture.get_size() == (60, 40)
    assert picture.get_at((30, 20)) == RED
    assert picture.get_at((0, 20)) == picture.get_at((30, 39)) == RED
    for corner in [(0, 0), (59, 0), (0, 39), (59, 39)]:
        assert picture.get_at(corner).a == 0


def test_its_edge_is_smooth_and_keeps_its_colour():
    picture = shapes.rounded((60, 40), 12, RED)
    edge = [picture.get_at((x, 1)) for x in range(12)]
    assert any(0 < color.a < 255 for color in edge)
    assert all(abs(color.r - RED.r) <= 2 for color in edge)


def test_all_corners_are_the_same_corner():
    picture = shapes.rounded((61, 43), 12, RED)
    for flip in [(True, False), (False, True)]:
        turned = pygame.transform.flip(picture, *flip)
        assert pygame.image.tobytes(turned, "RGBA") == pygame.image.tobytes(picture, "RGBA")


def test_a_line_goes_round_a_translucent_fill():
    fill = Color(0, 0, 0, 100)
    picture = shapes.rounded((60, 40), 12, fill, RED, 3)
    assert picture.get_at((30, 1)) == picture.get_at((58, 20)) == RED
    assert picture.get_at((30, 20)) == fill


def test_a_gradient_runs_from_top_to_bottom():
    picture = shapes.rounded((20, 50), 0, (RED, BLUE))
    assert picture.get_at((10, 0)) == RED
    assert picture.get_at((10, 49)) == BLUE
    reds = [picture.get_at((10, y)).r for y in range(50)]
    assert reds == sorted(reds, reverse=True)


@pytest.mark.parametrize("size", [(1, 1), (3, 40), (5, 4)])
def test_small_sizes_are_no_fault(size):
    assert shapes.rounded(size, 12, RED, BLUE, 3).get_size() == size


def test_a_disc_is_round():
    picture = shapes.disc(41, RED)
    area = pygame.mask.from_surface(picture, 127).count()
    assert area == pytest.approx(3.1416 * 20.5**2, rel=0.02)


def test_a_broken_line_has_gaps_on_the_sides_and_whole_corners():
    fill = Color(0, 0, 0, 100)
    whole = shapes.rounded((90, 60), 12, fill, RED, 3)
    picture = shapes.dashed((90, 60), 12, fill, RED, 3)
    upper = [picture.get_at((x, 1)) == RED for x in range(12, 78)]
    assert 0.4 < sum(upper) / len(upper) < 0.8
    assert sum(one != other for one, other in pairwise(upper)) >= 4
    assert picture.get_at((45, 30)) == fill
    assert picture.get_at((45, 1)) == picture.get_at((1, 30)) == RED
    corner = Rect(0, 0, 12, 12)
    parts = [pygame.image.tobytes(p.subsurface(corner), "RGBA") for p in (picture, whole)]
    assert parts[0] == parts[1]


def test_a_ring_is_a_line_and_nothing_within():
    ring = shapes.ring(120, 12, RED)
    assert ring.get_at((60, 60)).a == ring.get_at((60, 13)).a == ring.get_at((2, 2)).a == 0
    assert ring.get_at((60, 6)) == ring.get_at((114, 60)) == RED


def test_a_tick_has_its_colour_and_room():
    picture = shapes.tick(20, RED)
    assert Rect(0, 0, 20, 20).contains(picture.get_bounding_rect())
    assert pygame.mask.from_surface(picture, 200).count() > 20


def test_a_vector_picture_is_drawn_in_any_size_and_tint(tmp_path):
    path = tmp_path / "square.svg"
    path.write_text(SQUARE)
    assert shapes.svg(path, (30, 30)).get_at((15, 15)) == Color("white")
    assert shapes.svg(path, (70, 70), RED).get_at((35, 35)) == RED
    assert shapes.svg(path, (70, 70), RED) is shapes.svg(path, (70, 70), RED)


def test_a_tip_points_upwards():
    picture = shapes.tip(20, RED)
    assert picture.get_size() == (20, 10)
    assert picture.get_at((10, 2)).a > 200 < picture.get_at((3, 8)).a
    assert picture.get_at((2, 2)).a == 0


def test_of_the_variants_of_a_drawing_one_is_shown(tmp_path: Path) -> None:
    path = tmp_path / "square.svg"
    square = '<rect width="10" height="10" fill="{}"/></g>'
    path.write_text(
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">'
        f'<g class="variant" id="day">{square.format("#fff")}'
        f'<g class="variant" id="night" display="none">{square.format("#f00")}</svg>'
    )
    seen = {
        variant: shapes.svg(path, (30, 30), variant=variant).get_at((15, 15))
        for variant in ("", "day", "night", "dusk")
    }
    white = Color("white")
    assert seen == {"": white, "day": white, "night": Color("red"), "dusk": white}


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


@settings(max_examples=example_count(40))
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
